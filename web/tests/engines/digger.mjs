// Dungeon Digger's board, pressed as a person does.

const open = ':not([aria-disabled="true"])';

/** Projects are exchanged: an order, a switch, the button that does it. */
export async function byHand(page) {
  const think = `.dd-dock[data-state="orders"] .dd-order[data-order="think"]${open}`;
  if (!(await page.has(think))) return false;
  await page.click(think);
  await page.click('.dd-project');
  await page.waitForSelector(`.dd-confirm[data-idle="false"]${open}`);
  await page.click('.dd-confirm');
  return true;
}
