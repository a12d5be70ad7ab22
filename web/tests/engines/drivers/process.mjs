// A program of the system with a folder of its own, both gone when it is stopped.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const patience = 30_000;
const farewell = 5000;

/** A home for a browser, with the folder of its downloads; `remove` takes it away. */
export function newHome() {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-browser-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  return { folder, downloads, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

/** Starts a program; resolves with what `pattern` finds in what it says, on any of its outputs, and `stop`. */
export async function start(program, parts, { env = {}, pattern }) {
  // A group of its own, so that what it starts ends with it.
  const child = spawn(program, parts, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: { ...process.env, ...env }, detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // gone already
    }
  };
  const always = () => end('SIGKILL');
  process.once('exit', always);
  let said = '';
  const found = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${program} does not start: ${said}`)), patience);
    const done = (settle, value) => {
      clearTimeout(late);
      settle(value);
    };
    for (const output of child.stdio.slice(1))
      output.on('data', (piece) => {
        said = (said + piece).slice(-10_000);
        const match = pattern?.exec(said);
        if (match) done(resolve, match);
      });
    child.once('spawn', () => pattern || done(resolve, null));
    child.once('error', (error) => done(reject, new Error(`${program} cannot be started: ${error.message}`)));
    void ended.then((status) => done(reject, new Error(`${program} ended with ${status}: ${said}`)));
  });
  return {
    found,
    async stop() {
      end('SIGTERM');
      const late = setTimeout(always, farewell);
      await ended;
      clearTimeout(late);
      always(); // what it left behind
      process.off('exit', always);
    },
  };
}
