// Random numbers that are the same in every run.
export class Dice {
  constructor(seed) {
    this.state = 2166136261;
    for (const letter of String(seed)) this.state = Math.imul(this.state ^ letter.charCodeAt(0), 16777619) >>> 0;
  }

  /** from 0, below 1 */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  below(n) {
    return Math.floor(this.next() * n);
  }

  of(list) {
    return list[this.below(list.length)];
  }
}
