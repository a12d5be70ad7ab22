export function check(right, ...words) {
  if (!right) throw new Error(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' ') || 'not so');
}

export function same(found, wanted, what) {
  check(JSON.stringify(found) === JSON.stringify(wanted), `${what}: found ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
}
