// Plays recorded games in the WebAssembly modules, as a page would: through their exported functions alone.
//
//   node run.mjs FOLDER SAVE.json...    each save must load in the module of its game, FOLDER/undercroft-<game>.wasm, and its
//                                       outcomes be those of its seed
//   node run.mjs FOLDER --signature     prints the signature that `undercroft bench --signature` prints
import { webcrypto } from 'node:crypto';
import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

// The few functions of the system interface that the C library asks for.
class System {
  constructor() {
    const refuse = () => 8; // "bad file descriptor"
    const known = {
      fd_write: (fd, list, count, written) => this.write(fd, list, count, written),
      fd_seek: refuse,
      fd_close: refuse,
      fd_read: refuse,
      fd_fdstat_get: refuse,
      fd_prestat_get: refuse,
      fd_prestat_dir_name: refuse,
      environ_sizes_get: (count, size) => this.store([count, 0], [size, 0]),
      environ_get: () => 0,
      clock_time_get: (clock, precision, place) => {
        this.view().setBigUint64(place, process.hrtime.bigint(), true);
        return 0;
      },
      random_get: (place, size) => {
        webcrypto.getRandomValues(new Uint8Array(this.memory.buffer, place, size));
        return 0;
      },
      proc_exit: (status) => {
        throw new Error(`the module ended itself with status ${status}`);
      },
    };
    this.imports = { wasi_snapshot_preview1: known };
  }

  view() {
    return new DataView(this.memory.buffer);
  }

  store(...pairs) {
    for (const [place, value] of pairs) this.view().setUint32(place, value, true);
    return 0;
  }

  write(fd, list, count, written) {
    let total = 0;
    for (let i = 0; i < count; ++i) {
      const start = this.view().getUint32(list + 8 * i, true);
      const size = this.view().getUint32(list + 8 * i + 4, true);
      writeSync(fd === 1 ? 1 : 2, new Uint8Array(this.memory.buffer, start, size));
      total += size;
    }
    return this.store([written, total]);
  }
}

export async function load(path) {
  const system = new System();
  const { instance } = await WebAssembly.instantiate(readFileSync(path), system.imports);
  const engine = instance.exports;
  system.memory = engine.memory;
  engine._initialize();

  const request = (message) => {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    const place = engine.uc_alloc(bytes.length);
    new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
    const reply = engine.uc_request(place, bytes.length);
    engine.uc_free(place);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, reply, engine.uc_reply_size())));
  };
  return { engine, request };
}

// In the order of the list.
function games() {
  const list = readFileSync(new URL('../../cmake/games.cmake', import.meta.url), 'utf8');
  return /set\(UC_GAMES ([\w ]+)\)/.exec(list)[1].split(' ');
}

// What is wrong with a recorded game in its module; undefined if nothing is.
function fault_of(modules, path) {
  const save = JSON.parse(readFileSync(path, 'utf8'));
  const { request } = modules[save.game];
  const reply = request({ id: path, cmd: 'load', save });
  if (!reply.ok) return JSON.stringify(reply.error);
  const { table } = reply;
  if (reply.id !== path) return `the reply has the id ${reply.id}`;
  if (reply.verified !== true) return 'its outcomes are not those of its seed';
  // Saved again it is the same: same actions, same position.
  const again = request({ cmd: 'save', table }).save;
  for (const part of ['actions', 'position', 'seed']) {
    if (JSON.stringify(again?.[part]) !== JSON.stringify(save[part])) return `saved again, its ${part} differs`;
  }
  return request({ cmd: 'close', table }).ok ? undefined : 'the table does not close';
}

async function main([folder, ...files]) {
  const modules = {};
  for (const game of games()) modules[game] = await load(join(folder, `undercroft-${game}.wasm`));
  if (files[0] === '--signature') {
    const signature = Object.values(modules).reduce((before, { engine }) => engine.uc_signature(before), 0n);
    console.log(BigInt.asUintN(64, signature).toString(16).padStart(16, '0'));
    return 0;
  }
  let faults = 0;
  for (const path of files) {
    const fault = fault_of(modules, path);
    if (fault) console.log(`${path}: ${fault}`);
    faults += fault ? 1 : 0;
  }
  console.log(`${files.length - faults} recorded games replayed, ${faults} failed`);
  return faults || !files.length ? 1 : 0;
}

process.exit(await main(process.argv.slice(2)));
