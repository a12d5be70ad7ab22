// Counting up at the end of a game: one number after the other, and a tap counts the rest.
import { useEffect, useState } from 'preact/hooks';
import { lasting, untilTap } from './travel';

/** milliseconds of a number, at the usual speed */
const beat = 230;

/** Of so many numbers, how many are counted so far; `each` is called before each. A tap, or the second that is given back, counts the rest. */
export function useCounting(all: number, each: (at: number) => void, time: number = lasting(beat)): [number, () => void] {
  const [counted, count] = useState(() => (time ? 0 : all));
  const rest = () => count(all);
  useEffect(() => {
    if (counted >= all) return;
    const done = untilTap({ finish: rest });
    const timer = setTimeout(() => {
      each(counted);
      count(counted + 1);
    }, time);
    return () => {
      clearTimeout(timer);
      done();
    };
  }, [counted]);
  return [counted, rest];
}
