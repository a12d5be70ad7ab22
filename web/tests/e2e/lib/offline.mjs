/** Waits until the shell and every game are kept in the browser: the service worker is asked. Says what it waited for in vain. */
export function offlineReady(page) {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const late = (ms, words) => new Promise((_, reject) => setTimeout(() => reject(new Error(words)), ms));
    if (!navigator.serviceWorker.controller)
      await Promise.race([late(15_000, 'the service worker does not take the page'), new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }))]);
    const ask = () =>
      new Promise((answer) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => answer(data.kept);
        active.postMessage({}, [port2]);
      });
    for (const end = Date.now() + 20_000; ; ) {
      const kept = await Promise.race([late(8000, 'the service worker is silent'), ask()]);
      if (Object.values(kept).every(({ ready }) => ready)) return;
      if (Date.now() > end) throw new Error(`not kept: ${JSON.stringify(kept)}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}
