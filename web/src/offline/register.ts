// The service worker keeps the whole product. A newer version is fetched in the background and used from the next start
// on: it never takes the place of one that is being played.
import { signal } from '@preact/signals';

/** Is everything stored, so that the page works without a server? Null where browsers do not offer it. */
export const offlineReady = signal<boolean | null>('serviceWorker' in navigator ? false : null);
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
      offlineReady.value = true;
    } catch {
      offlineReady.value = null; // refused, as in a private window: the page works as long as the server does
    }
  });
}
