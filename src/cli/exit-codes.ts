/** What the exit code of the command line says; documented in docs/cli.md. */
export const EXIT = {
  done: 0,
  /** The data given cannot be used, or something outside the program failed. */
  failed: 1,
  /** The command was called wrongly. */
  misused: 2,
  /** `verify` found that a record is not true. */
  unverified: 3,
  /** 128 and the number of the signal, as shells count. */
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;
