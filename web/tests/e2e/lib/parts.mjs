// Pages that are in no product, so they are built and served from here: the page of shared pieces, boards alone.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { build as bundle } from 'vite';
import { build, root } from './places.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

const built = new Map();
function buildOnce(name) {
  if (!built.has(name)) built.set(name, bundle({ configFile: join(root, `web/tests/${name}/vite.config.ts`) }));
  return built.get(name);
}

/** Builds what lies in a folder of web/tests, once, and serves it. */
export async function startBuilt(name) {
  await buildOnce(name);
  const folder = join(build, 'web', name);
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

export const startParts = () => startBuilt('parts');
