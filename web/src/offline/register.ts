// The service worker keeps the product, the shell and the games each by itself. A newer version is fetched in the
// background and used from the next start on: it never takes the place of one that is being played.
import { signal } from '@preact/signals';
import { keepQuietly, offlineReady } from './keep';

/** A newer version waits for the next start. */
export const newerWaits = signal(false);

export function stayOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', async () => {
    try {
      const registration = await navigator.serviceWorker.register('/sw.js');
      registration.addEventListener('updatefound', () => {
        const fresh = registration.installing;
        fresh?.addEventListener('statechange', () => {
          if (fresh.state === 'installed' && navigator.serviceWorker.controller) newerWaits.value = true;
        });
      });
      await navigator.serviceWorker.ready;
    } catch {
      offlineReady.value = null; // refused, as in a private window: the page works as long as the server does
      return;
    }
    keepQuietly().catch(() => {}); // no network, or no room: the shelf shows what is here
  });
}
