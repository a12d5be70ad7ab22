// node web/tests/e2e/run.mjs [NAME...]: the page in a real browser. Prints a line for each case; NAME keeps the cases
// whose names have it. A case that fails is tried once more, in a new window: if it passes then, its line says so and why
// it failed first. Needs the program, the packed page and Debian's chromium; speaks to this machine only.
import { readdirSync } from 'node:fs';
import { chromium as browsers } from 'playwright-core';
import { chromium } from './lib/places.mjs';
import { startServer } from './lib/server.mjs';
import { Visit } from './lib/visit.mjs';

const usualSeconds = 90;
const together = Number(process.env.UC_E2E_TOGETHER ?? 2);

const cases = [];
for (const file of readdirSync(new URL('cases', import.meta.url)).sort()) {
  if (file.endsWith('.mjs')) cases.push(...(await import(`./cases/${file}`)).cases);
}
const wanted = process.argv.slice(2);
const chosen = cases.filter(({ name }) => !wanted.length || wanted.some((part) => name.includes(part)));
if (!chosen.length) {
  console.log(`FAIL no case is called ${wanted.join(' or ')}`);
  process.exit(1);
}
// The long ones first, so that the last worker does not finish alone.
chosen.sort((one, other) => (other.weight ?? 1) - (one.weight ?? 1));

const server = await startServer();
const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
let failed = 0;

function within(seconds, work) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Why the case failed, or null. */
async function attempt({ name, seconds = usualSeconds, options, act }) {
  const visits = [];
  const begin = async (more = {}) => {
    const { url = server.url, ...rest } = more;
    const visit = await Visit.begin(browser, url, { ...options, ...rest });
    visits.push(visit);
    return visit;
  };
  let fault = null;
  try {
    await within(seconds, act({ begin, url: server.url, browser }));
    const errors = visits.flatMap((visit) => visit.unexpectedErrors());
    if (errors.length) throw new Error(`the page reported: ${[...new Set(errors)].slice(0, 5).join(' | ')}`);
  } catch (error) {
    fault = error;
    await visits.at(-1)?.shot(`failed-${name.replace(/\W+/g, '-')}`).catch(() => {});
  }
  for (const visit of visits) await visit.end().catch(() => {});
  return fault;
}

async function run(one) {
  const start = performance.now();
  const first = await attempt(one);
  const fault = first && (await attempt(one));
  const took = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (!first) return console.log(`ok ${one.name} (${took})`);
  if (!fault) return console.log(`ok ${one.name} (${took}, at the second try; first: ${String(first.message).split('\n')[0]})`);
  failed += 1;
  console.log(`FAIL ${one.name} (${took}) ${String(fault.message).split('\n').slice(0, Number(process.env.UC_E2E_LINES ?? 40)).join('\n     ')}`);
  if (process.env.UC_E2E_STACK) console.log(fault.stack);
}

const queue = [...chosen];
await Promise.all(
  Array.from({ length: together }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await run(next);
  }),
);
await browser.close();
await server.stop();
process.exit(failed ? 1 : 0);
