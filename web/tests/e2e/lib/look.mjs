// What must hold on every screen, whatever it shows: axe finds nothing, nothing is cut off at the side, and on a phone a
// finger can hit every button.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const finger = 44;

/** Smaller than a finger for a reason; everything else must not be. */
const smallOnPurpose = [
  // A link inside a sentence is as high as its line.
  'p a, li a, dd a, td a',
  // Drawn by their label, which is large enough.
  'input[type="radio"], input[type="checkbox"], input[type="file"]',
  // The spaces of a board are found by arithmetic, and chosen by a finger only where they are large enough: these are for keys.
  '.board-cell',
  // The line of the rules that a search opened is text.
  '.rules-text a',
];

export async function faultsOfAxe(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target, any, all }) => `${id}: ${target.join(' ')} ${[...any, ...all].map(({ message }) => message).join('; ').slice(0, 160)}`));
  });
}

export function faultsOfLayout(page, { phone, still }) {
  // A phone shows a page that is too wide smaller, so the page's own idea of its width says nothing.
  const { width } = page.viewportSize();
  return page.evaluate(
    ({ width: wide, phone: onPhone, still: withoutScrolling, finger: least, smallOnPurpose: exceptions }) => {
      const faults = [];
      const root = document.scrollingElement;
      if (root.scrollWidth > wide) faults.push(`the page is ${root.scrollWidth - wide} px too wide`);
      const open = document.querySelector('dialog[open]');
      for (const part of open ? [open, ...open.querySelectorAll('*')] : [])
        if (part.scrollWidth > part.clientWidth + 1 && /auto|scroll|hidden/.test(getComputedStyle(part).overflowX) && !part.closest('.spoken')) faults.push(`cut off at the side: ${part.className}`);
      if (withoutScrolling) {
        if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight - innerHeight} px too high`);
        const board = document.querySelector('.table-board');
        if (board && board.scrollHeight > board.clientHeight + 1) faults.push(`the board is ${board.scrollHeight - board.clientHeight} px too high`);
        for (const part of document.querySelectorAll('.table-board button:not(.board-cell), .table-bar button')) {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          if (width && (left < -1 || top < -1 || right > wide + 1 || bottom > innerHeight + 1)) faults.push(`out of sight: ${part.className} ${part.textContent.slice(0, 30)}`);
        }
      }
      if (onPhone) {
        const top = document.querySelector('dialog[open]') ?? document.body;
        for (const part of top.querySelectorAll('button, a, select, summary, input')) {
          const { width, height } = part.getBoundingClientRect();
          if (!width || !height || exceptions.some((exception) => part.matches(exception)) || part.closest('.spoken')) continue;
          if (width < least - 0.5 || height < least - 0.5) faults.push(`smaller than a finger (${Math.round(width)}x${Math.round(height)}): ${part.tagName.toLowerCase()}.${part.className} ${part.textContent.trim().slice(0, 30)}`);
        }
      }
      return [...new Set(faults)];
    },
    { width, phone, still, finger, smallOnPurpose },
  );
}
