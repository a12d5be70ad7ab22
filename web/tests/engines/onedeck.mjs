// One Deck Dungeon's board, pressed as a person does.

const lit = 'button[data-hint="true"], [data-hint="true"] button';
const golden = '.table-dock .od-button.main:not([aria-disabled="true"])';

/** What the lesson lights is chosen, and done by the golden button. Where dice come into it the lesson is left. */
export async function learn(page, move) {
  if (!/^(explore|enter|face|option)\b/.test(move)) return false;
  const title = await page.text('.status');
  await page.click(lit);
  const next = await page.waitFor(
    ([before, button]) => (document.querySelector('.status').textContent !== before ? 'done' : document.querySelector(button) && 'golden'),
    [title, golden],
    { words: `"${move}" or the button that does it` },
  );
  if (next === 'golden') await page.click(golden);
  return true;
}
