/** The engine and the check of the golden records, to be bundled into one script for a browser. */
import * as engine from '../../src/engine/index.ts';
import { checkGolden } from './check-golden.ts';

export { checkGolden, engine };
