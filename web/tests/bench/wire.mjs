// What goes over the wire: a small proxy before the server counts every byte of every answer, whoever asked for it, the
// page, its workers or the service worker.
import { createServer, request } from 'node:http';

/** head and body of an answer, as they are sent */
function headSize({ statusCode, statusMessage, rawHeaders }) {
  let size = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length;
  for (let at = 0; at < rawHeaders.length; at += 2) size += rawHeaders[at].length + rawHeaders[at + 1].length + 4;
  return size;
}

export async function countingProxy(target) {
  const { hostname, port } = new URL(target);
  const answers = [];
  const proxy = createServer((from, to) => {
    const ask = request({ hostname, port, path: from.url, method: from.method, headers: { ...from.headers, host: `${hostname}:${port}` } }, (answer) => {
      const entry = { path: from.url, bytes: headSize(answer), encoding: answer.headers['content-encoding'] ?? 'plain' };
      answers.push(entry);
      to.writeHead(answer.statusCode, answer.rawHeaders);
      answer.on('data', (piece) => {
        entry.bytes += piece.length;
        to.write(piece);
      });
      answer.on('end', () => to.end());
    });
    ask.on('error', () => to.destroy());
    from.pipe(ask);
  });
  await new Promise((ready) => proxy.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${proxy.address().port}`,
    answers,
    stop: () => {
      proxy.closeAllConnections();
      return new Promise((closed) => proxy.close(closed));
    },
  };
}

const shares = [
  ['engine', /\.wasm$/],
  ['fonts', /\.woff2?$/],
  ['scripts', /\.js$/],
  ['styles', /\.css$/],
  ['pictures', /\/assets\/.*\.svg$/],
  ['icons', /\.(svg|png|ico)$/],
];

/** bytes by kind of file and together, and how many of them were for files that had been fetched before */
export function sharesOf(answers) {
  const found = {};
  const seen = new Set();
  let twice = 0;
  for (const { path, bytes } of answers) {
    const kind = shares.find(([, pattern]) => pattern.test(path.replace(/\?.*/, '')))?.[0] ?? 'other';
    found[kind] = (found[kind] ?? 0) + bytes;
    if (seen.has(path)) twice += bytes;
    seen.add(path);
  }
  return { found, twice, pictures: found.pictures ?? 0, bytes: Object.values(found).reduce((sum, bytes) => sum + bytes, 0) };
}
