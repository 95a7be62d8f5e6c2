/**
 * `npm run cli -- …`: the command line from a bare clone. Installs and builds what is missing or
 * outdated, then runs the command in this very process, so that keys and signals reach it.
 */
import { installDependencies, tool } from './setup.mjs';

await installDependencies();
const built = await tool('typescript:tsc', ['-b', 'src/cli']);
if (built !== 0) process.exit(built);
await import('../dist/cli/main.js');
