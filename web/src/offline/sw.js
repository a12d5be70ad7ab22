// The service worker: keeps every file of this version of the product and answers from there first. The shell has one
// cache, each game its own, with a version made of its files: what did not change is not fetched again. A new version is
// kept beside the old one and takes over when no page uses the old one any more, so an update never interrupts a game.
const parts = '%PARTS%'; // { shell: { version, files: { path: its bytes on the wire } }, crypt: … }
const shell = 'shell';
const patienceInMs = 1000;

const cacheOf = (part) => `undercroft-${part}-${parts[part].version}`;
const partOf = new Map(Object.entries(parts).flatMap(([part, { files }]) => Object.keys(files).map((file) => [file, part])));
const bytesOf = (part, files = Object.keys(parts[part].files)) => files.reduce((sum, file) => sum + parts[part].files[file], 0);

/** Those of its files that are not kept yet. */
async function missing(part) {
  const files = Object.keys(parts[part].files);
  if (!(await caches.has(cacheOf(part)))) return files; // to open it would make it
  const cache = await caches.open(cacheOf(part));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.filter((file) => !kept.has(file));
}

/** A file of another version that has the same name is the same file, if its name has the hash of what is in it. */
async function fromAnotherVersion(file) {
  return file.startsWith('/assets/') ? caches.match(file, { ignoreVary: true }) : undefined;
}

async function keepFile(part, file) {
  const reply = (await fromAnotherVersion(file)) ?? (await fetch(file, { priority: 'low' }));
  if (!reply.ok) throw new Error(`${file}: status ${reply.status}`);
  await (await caches.open(cacheOf(part))).put(file, reply);
}

/** Fetches what is missing of a part, and tells which share of its bytes is kept. */
async function keep(part, tell = () => {}) {
  const files = await missing(part);
  const whole = bytesOf(part);
  let left = bytesOf(part, files);
  tell(1 - left / whole);
  const each = async (file) => {
    await keepFile(part, file);
    left -= bytesOf(part, [file]);
    tell(1 - left / whole);
  };
  await Promise.all(files.map(each));
}

/** The games that were kept by the version before are kept by this one, too. */
async function keptBefore() {
  const names = await caches.keys();
  return Object.keys(parts).filter((part) => names.some((name) => name.startsWith(`undercroft-${part}-`)));
}

addEventListener('install', (event) => {
  const install = async () => {
    for (const part of new Set([shell, ...(await keptBefore())])) await keep(part);
  };
  event.waitUntil(install());
});

addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const ours = new Set(Object.keys(parts).map(cacheOf));
    for (const name of await caches.keys()) {
      if (name.startsWith('undercroft-') && !ours.has(name)) await caches.delete(name);
    }
    await clients.claim();
  };
  event.waitUntil(forgetOthers());
});

/** The page asks what is kept, or for a game to be kept: { keep: game }. The answers come through the port. */
addEventListener('message', (event) => {
  const [port] = event.ports;
  const answer = async () => {
    const { keep: game } = event.data;
    if (game) await keep(game, (progress) => port.postMessage({ progress }));
    const state = async (part) => [part, { bytes: bytesOf(part), ready: (await missing(part)).length === 0 }];
    port.postMessage({ kept: Object.fromEntries(await Promise.all(Object.keys(parts).map(state))) });
  };
  event.waitUntil(answer().catch((error) => port.postMessage({ fault: String(error) })));
});

/** Does somebody else live at this address now? A port is soon taken by another program, and must not show our page. */
async function belongsToAnother(reply) {
  return reply !== null && !(await reply.clone().text()).includes('<title>Undercroft');
}

/** What the server says, or null if there is none, or none that answers soon. */
function fromServer(request) {
  const late = new Promise((resolve) => setTimeout(() => resolve(null), patienceInMs));
  return Promise.race([fetch(request).catch(() => null), late]);
}

async function page(request) {
  const kept = await (await caches.open(cacheOf(shell))).match('/');
  if (!kept) return fetch(request);
  const reply = await fromServer(request);
  return (await belongsToAnother(reply)) ? reply : kept;
}

async function file(part, request) {
  const kept = await (await caches.open(cacheOf(part))).match(request, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}

// Only its own paths: whatever else is asked for at this address is none of its business.
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const path = url.pathname === '/index.html' ? '/' : url.pathname;
  const part = partOf.get(path);
  if (!part) return;
  event.respondWith(request.mode === 'navigate' && path === '/' ? page(request) : file(part, request));
});
