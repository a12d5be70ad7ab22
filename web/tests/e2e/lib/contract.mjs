// The layout contract of a table: the status line and the dock are wholly in sight, what is pressed there is covered by
// nothing and cut off nowhere, and the board neither hides anything nor asks to be scrolled.

/** What breaks the contract on the table that is shown, in words. */
export function faultsOfContract(page) {
  // The screen itself: a phone takes a page that is too wide for it as wider than it is, and tells that as its own width.
  return page.evaluate((screen) => {
    const faults = [];
    const inSight = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= screen.width + 1 && bottom <= screen.height + 1;
    const box = (part) => part.getBoundingClientRect();
    const size = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ');
    for (const name of ['status', 'board', 'dock']) {
      const region = document.querySelector(`[data-region="${name}"]`);
      if (!region) {
        faults.push(`there is no ${name}`);
        continue;
      }
      if (!inSight(box(region))) faults.push(`the ${name} leaves the screen: ${size(box(region))}`);
      if (name !== 'board' && region.scrollHeight > region.clientHeight + 2) faults.push(`the ${name} is cut off: ${region.scrollHeight} px in ${region.clientHeight}`);
    }
    // What lies over the table while it waits: a window, or the end.
    const open = document.querySelector('dialog[open], .end-panel');
    for (const part of document.querySelectorAll('[data-region="dock"] button, [data-region="status"] a, [data-region="status"] button, .table-bar button')) {
      const place = box(part);
      const words = `${part.className} "${part.textContent.trim().slice(0, 40)}"`;
      if (!place.width || getComputedStyle(part).visibility === 'hidden') continue;
      // A list of ways to pay may be long, and so may a hand; it scrolls by itself, and only there.
      const list = part.closest('.tokens, .dd-row-scroll');
      if (list && (list.scrollHeight > list.clientHeight + 1 || list.scrollWidth > list.clientWidth + 1)) continue;
      if (!inSight(place)) faults.push(`out of sight: ${words}`);
      if (place.width < 43.5 || place.height < 43.5) faults.push(`smaller than a finger (${Math.round(place.width)}x${Math.round(place.height)}): ${words}`);
      if (open) continue;
      const there = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
      if (!there || !(part.contains(there) || there.contains(part))) faults.push(`covered by ${there?.className ?? 'nothing'}: ${words}`);
    }
    // The spaces of a board that pans are found by arithmetic: their buttons are there for keys, and no finger hits them.
    for (const part of document.querySelectorAll('[data-region="board"] button:not(.board-cell)')) {
      if (box(part).width && !inSight(box(part))) faults.push(`the board is cut off at ${part.className}`);
    }
    for (const part of document.querySelectorAll('[data-region="dock"] *')) {
      if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth && /hidden|clip/.test(getComputedStyle(part).overflowX) && !part.closest('.spoken, .name')) // the status line tells the name
        faults.push(`words cut in the dock: ${part.className}`);
    }
    // Hearts, signs and words that do not fit into their button lie over what stands beside it.
    for (const part of document.querySelectorAll('[data-region="dock"] button')) {
      const place = box(part);
      if (!place.width || part.closest('.table-dock [inert]')) continue;
      for (const inside of part.querySelectorAll('.pips, .name, b')) {
        const { right, width } = box(inside);
        if (width && !inside.closest('.spoken') && right > place.right + 2) faults.push(`${inside.className || 'words'} stand out of ${part.className}`);
      }
    }
    for (const name of document.querySelectorAll('[data-region] span.name')) {
      const { lineHeight, fontSize } = getComputedStyle(name);
      const lines = Math.round(box(name).height / (parseFloat(lineHeight) || 1.2 * parseFloat(fontSize)));
      if (lines > name.textContent.trim().split(/\s+/).length) faults.push(`a name broken into letters: "${name.textContent}" in ${lines} lines`);
    }
    return [...new Set(faults)];
  }, page.viewportSize());
}
