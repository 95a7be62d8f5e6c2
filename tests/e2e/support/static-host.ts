/** A host for a folder of files, under any path, whose files can be exchanged and that can be lost. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A running host. */
export interface StaticHost {
  /** The address of the folder, with a slash at its end. */
  readonly url: string;
  /** Serves another folder from now on. */
  readonly serve: (folder: string) => void;
  /** What was asked for so far, as paths under the folder. */
  readonly asked: string[];
  /** Ends the host: from then on nothing answers. */
  readonly stop: () => Promise<void>;
}

/** Serves a folder under a path, such as `/some/path/`, on a free port of this machine. */
export async function hostFolder(folder: string, path: string): Promise<StaticHost> {
  let served = folder;
  const asked: string[] = [];
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://host');
    const name = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : '';
    asked.push(name);
    const content = name && (await readFile(join(served, name)).catch(() => undefined));
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    answer.writeHead(content ? 200 : 404, { 'content-type': content ? type : 'text/plain' });
    answer.end(content || 'There is no such file.');
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}${path}`,
    serve: (next) => {
      served = next;
    },
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('The host has no port.'));
    });
  });
}
