/**
 * `npm start`: from a bare clone to the game in a browser. Installs what is missing, builds the
 * production game and serves it on this machine until Ctrl+C. `--open` opens the browser.
 */
import { createServer } from 'node:net';
import { installDependencies, openInBrowser, root, say, tool } from './setup.mjs';

const HOST = '127.0.0.1';
const FIRST_PORT = 4173;

/**
 * True when nothing listens on the port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });
}

/**
 * The wanted port or the next free one; 0, any port, when a hundred are taken.
 * @param {number} wanted
 */
async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100 && port < 65536; port++) {
    if (await isFree(port)) return port;
  }
  return 0;
}

const asked = Number(process.env.PORT || FIRST_PORT);
if (!Number.isInteger(asked) || asked < 1 || asked > 65535) {
  say(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

await installDependencies();
say('Building the game…');
const built = await tool('vite', ['build', '--logLevel', 'warn']);
if (built !== 0) process.exit(built);

const { preview } = await import('vite');
const server = await preview({
  configFile: `${root}/vite.config.ts`,
  logLevel: 'warn',
  preview: { host: HOST, port: await freePort(asked), strictPort: false },
});
const url = server.resolvedUrls?.local[0] ?? `http://${HOST}:${server.config.preview.port}/`;
say(`Threefold is ready: ${url}  (Ctrl+C ends it)`);
if (process.argv.includes('--open')) openInBrowser(url);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
