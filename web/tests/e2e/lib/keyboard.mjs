// A person without a pointer: Tab, arrows, Enter, Space and Escape alone.
const most = 120;

/** Goes on with Tab until the element with the focus fits. */
export async function tabTo(page, selector, key = 'Tab') {
  for (let presses = 0; presses < most; ++presses) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} cannot be reached with ${key}`);
}

export async function pressOn(page, selector, key = 'Enter') {
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

/** Is the element with the focus drawn with a ring that can be seen? */
export function focusIsSeen(page) {
  return page.evaluate(() => {
    const ring = (element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    };
    const focused = document.activeElement;
    // A ring may be drawn around what belongs to the element: the label of a radio button.
    return ring(focused) || (focused.labels ? [...focused.labels].some((label) => ring(label) || [...label.children].some(ring)) : false);
  });
}
