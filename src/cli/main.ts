#!/usr/bin/env node
/** The edge of the process: arguments in, exit code out, broken pipes quiet. */
import { createRequire } from 'node:module';
import { CommanderError } from 'commander';
import { EXIT } from './exit-codes.ts';
import { buildProgram } from './program.ts';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader has seen enough, as `head` does: nothing is wrong.
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.done);
    throw error;
  });
}

const manifest = createRequire(import.meta.url)('../../package.json') as { version: string };

try {
  const program = await buildProgram(manifest.version, process.argv[2]);
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.misused;
  } else if (isSystemError(error)) {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = EXIT.failed;
  } else {
    throw error;
  }
}

/** Whether the system refused something, such as a file: no fault of this program. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
