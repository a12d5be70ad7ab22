// "3 hours ago", in the page's language.
import { language } from '../words';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_629_800],
  ['year', 31_557_600],
];

export function ago(then: number, now: number = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const seconds = Math.max(0, (now - then) / 1000);
  let unit: Intl.RelativeTimeFormatUnit = 'second';
  let size = 1;
  for (const [larger, from] of steps) {
    if (seconds < from) break;
    unit = larger;
    size = from;
  }
  // Nobody needs the seconds: whatever is younger than a minute is now.
  return words.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit);
}
