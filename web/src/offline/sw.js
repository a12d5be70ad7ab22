// The service worker: keeps every file of this version of the product and answers from there first. A new version is
// kept beside the old one and takes over when no page uses the old one any more, so an update never interrupts a game.
const version = '%VERSION%';
const files = '%FILES%';
const cacheName = `undercroft-${version}`;

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

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const answer = async () => {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true, ignoreVary: true });
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
