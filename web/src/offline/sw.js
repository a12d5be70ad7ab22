// The service worker: keeps every file of this version of the product and answers from there first. A new version is
// kept beside the old one and takes over when no page uses the old one any more, so an update never interrupts a game.
const version = '%VERSION%';
const files = '%FILES%';
const cacheName = `undercroft-${version}`;
const patienceInMs = 1000;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('undercroft-') && name !== cacheName) await caches.delete(name);
    }
    await clients.claim();
  };
  event.waitUntil(forgetOthers());
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
  const kept = await (await caches.open(cacheName)).match('/');
  if (!kept) return fetch(request);
  const reply = await fromServer(request);
  return (await belongsToAnother(reply)) ? reply : kept;
}

async function file(request) {
  const kept = await (await caches.open(cacheName)).match(request, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}

// Only its own paths: whatever else is asked for at this address is none of its business.
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const path = url.pathname === '/index.html' ? '/' : url.pathname;
  if (!files.includes(path)) return;
  event.respondWith(request.mode === 'navigate' && path === '/' ? page(request) : file(request));
});
