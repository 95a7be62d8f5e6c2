// Loaded before the command line to make it fail in the middle of its work.
process.on('SIGUSR2', () => {
  throw new Error('a fault in the middle of a game');
});
