export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A table on the screen: what was measured, the figure, the target, whether it is met. */
export class Figures {
  lines = [];

  add(what, figure, target, met) {
    const line = { what, figure, target, verdict: met === null ? '' : met ? 'met' : 'MISSED' };
    this.lines.push(line);
    // Told at once: the whole takes minutes.
    console.log(`${what.padEnd(58)} ${figure.padStart(22)}   ${target.padEnd(12)} ${line.verdict}`);
  }

  note(text) {
    console.log(`    ${text}`);
  }
}
