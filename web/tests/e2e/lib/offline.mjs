/** Waits until the shell and every game are kept in the browser: the service worker is asked. */
export function offlineReady(page) {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }));
    const ask = () =>
      new Promise((answer) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => answer(data.kept);
        active.postMessage({}, [port2]);
      });
    while (!Object.values(await ask()).every(({ ready }) => ready)) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}
