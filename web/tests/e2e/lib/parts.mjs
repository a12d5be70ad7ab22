// The page of shared pieces: it is in no product, so it is built and served from here.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { build as bundle } from 'vite';
import { build, root } from './places.mjs';

const folder = join(build, 'web/parts');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

let built;
const buildOnce = () => (built ??= bundle({ configFile: join(root, 'web/tests/parts/vite.config.ts') }));

export async function startParts() {
  await buildOnce();
  const server = createServer(async ({ url }, answer) => {
    const path = normalize(new URL(url, 'http://here').pathname);
    try {
      const text = await readFile(join(folder, path === '/' ? 'index.html' : path));
      answer.writeHead(200, { 'content-type': types[extname(path)] ?? (path === '/' ? 'text/html' : 'application/octet-stream') }).end(text);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => new Promise((done) => server.close(done).closeAllConnections()) };
}
