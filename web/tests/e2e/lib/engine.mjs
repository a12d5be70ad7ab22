// The engine without a page: to make saved games for the tests, and to know the truth that a page must not show.
import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { engineFile } from './places.mjs';
import { Dice } from './dice.mjs';

class Engine {
  constructor(exports) {
    this.exports = exports;
  }

  ask(message) {
    const { memory, uc_alloc, uc_free, uc_request, uc_reply_size } = this.exports;
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    const place = uc_alloc(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const reply = uc_request(place, bytes.length);
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, reply, uc_reply_size()));
    uc_free(place);
    const answer = JSON.parse(text);
    if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
    return answer;
  }
}

const compiled = new Map();
export async function startEngine(game = 'crypt') {
  if (!compiled.has(game)) compiled.set(game, await WebAssembly.compile(readFileSync(engineFile(game))));
  let memory;
  const refuse = () => 8;
  const system = {
    fd_write: refuse,
    fd_seek: refuse,
    fd_close: refuse,
    clock_time_get: (clock, precision, place) => {
      new DataView(memory.buffer).setBigUint64(place, process.hrtime.bigint(), true);
      return 0;
    },
    random_get: (place, size) => {
      webcrypto.getRandomValues(new Uint8Array(memory.buffer, place, size));
      return 0;
    },
    proc_exit: (status) => {
      throw new Error(`the engine ended itself with ${status}`);
    },
  };
  const { exports } = await WebAssembly.instantiate(compiled.get(game), { wasi_snapshot_preview1: new Proxy(system, { get: (known, name) => known[name] ?? refuse }) });
  memory = exports.memory;
  exports._initialize();
  return new Engine(exports);
}

/**
 * A saved game, as the page exports it: random choices from `seed` until `until(turn, steps)` says stop, or the end.
 * `seats` says who sits there, as saves do: "human=Anna", "level:3".
 */
export async function playedSave({ seats, seed, sides = 'AAAAAA', until = () => false }) {
  const engine = await startEngine();
  const dice = new Dice(seed);
  const { table, turn: first } = engine.ask({ cmd: 'new', game: 'crypt', players: seats.length, options: { collectors: [...sides] }, seed, limit: 10_000 });
  let turn = first;
  for (let steps = 0; !turn.over && !until(turn, steps); ++steps)
    turn = engine.ask({ cmd: 'act', table, seat: turn.actor, action: dice.of(turn.actions), viewer: 'all', limit: 10_000 }).turn;
  const { save } = engine.ask({ cmd: 'save', table });
  return { ...save, seats: seats.join(',') };
}

/** The same game before the last choice of the first seat. */
export async function lastChoiceSave(options) {
  let last = 0;
  const remember = (turn, steps) => {
    if (turn.actor === 0) last = steps;
    return false;
  };
  await playedSave({ ...options, until: remember });
  return playedSave({ ...options, until: (turn, steps) => steps === last });
}

/** The first seat is to claim, and there is a card that it cannot have. */
export function blockedSave() {
  const open = (turn) => new Set(turn.actions.flatMap((action) => action.match(/S\d/g) ?? [])).size;
  return playedSave({
    seats: ['human=Anna', 'level:3', 'level:2'],
    seed: 'blocked',
    until: (turn, steps) => steps >= 6 && turn.actor === 0 && turn.kind === 'claim' && turn.count > 8 && open(turn) < 4,
  });
}
