// node bench/wasm.mjs MODULE SECONDS: random games of the first game of the list in WebAssembly. Prints one line: games a second, and the check
// number of the first 100 games, which the native program must find as well.
import { readFileSync } from 'node:fs';

const [module, seconds = '1'] = process.argv.slice(2);
let memory;
const quiet = () => 0;
const imports = new Proxy({}, {
  get: (_, name) => (name === 'clock_time_get'
    ? (_id, _precision, place) => {
      new DataView(memory.buffer).setBigUint64(place, process.hrtime.bigint(), true);
      return 0;
    }
    : quiet),
});
const { instance } = await WebAssembly.instantiate(readFileSync(module), { wasi_snapshot_preview1: imports });
memory = instance.exports.memory;
instance.exports._initialize();
const play = instance.exports.uc_random_games;

const check = BigInt.asUintN(64, play(100n));
for (let i = 0; i < 3; ++i) play(2000n); // warm-up
// The best of several short runs, as the native program measures.
let best = 0;
const end = performance.now() + 1000 * Number(seconds);
while (performance.now() < end) {
  const start = process.cpuUsage();
  play(2000n);
  const spent = process.cpuUsage(start);
  best = Math.max(best, 2000 / ((spent.user + spent.system) / 1e6));
}
console.log(`${Math.round(best)} ${check}`);
