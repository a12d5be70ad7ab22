// The program itself, serving the page on this machine.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { pack as usualPack, program } from './places.mjs';

const patience = 30_000;

/** A port that is free now, for a server that is stopped and comes back at the same address. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export async function startServer({ port = 0, pack = usualPack } = {}) {
  const child = spawn(program, ['serve', '--port', String(port), '--no-browser', '--page', pack], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Nothing stays behind if the tests themselves break.
  const fell = () => child.kill();
  process.once('exit', fell);
  let said = '';
  const url = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the server said no address: ${said}`)), patience);
    const hear = (piece) => {
      said += piece;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (!found) return;
      clearTimeout(late);
      resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    void ended.then((status) => reject(new Error(`the server ended with ${status}: ${said}`)));
  });
  return {
    url,
    async stop() {
      process.off('exit', fell);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
