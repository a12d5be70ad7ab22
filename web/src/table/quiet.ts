// Input goes first: a step of the game is not drawn in the moment in which somebody has just pressed something, so that
// the answer to the press is on the screen before.
const calm = 180;
const patience = 600;
let last = -Infinity;

for (const kind of ['pointerdown', 'keydown'] as const)
  addEventListener(kind, () => (last = performance.now()), { capture: true, passive: true });

/** Resolves when nothing was pressed for a moment, or after a while all the same. */
export async function quiet(): Promise<void> {
  const start = performance.now();
  for (;;) {
    const now = performance.now();
    const left = last + calm - now;
    if (left <= 0 || now - start > patience) return;
    await new Promise((resume) => setTimeout(resume, left));
  }
}
