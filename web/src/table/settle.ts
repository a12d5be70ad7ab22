// What is not there at once: a die rolls before it lies, coins are counted up. A tap finishes both, as it does all motion.
import { useEffect, useState } from 'preact/hooks';
import { lasting, untilTap } from './travel';

/** milliseconds at the usual speed */
const rollTime = 1000;
const countTime = 700;
/** milliseconds that a face of a rolling die is seen */
const faceTime = 80;

/** Calls `show` with the part of the time that is over, up to 1. What it gives back ends it. */
function pass(time: number, every: number, show: (part: number) => void): () => void {
  const start = performance.now();
  const end = () => {
    clearInterval(timer);
    done();
  };
  const finish = () => {
    end();
    show(1);
  };
  const timer = setInterval(() => {
    const part = (performance.now() - start) / time;
    if (part >= 1) finish();
    else show(part);
  }, every);
  const done = untilTap({ finish });
  return end;
}

/** Counts the faces that a die shows while it rolls; null as soon as it lies. It rolls once, when it is first drawn. */
export function useRolling(rolls: boolean): number | null {
  const [face, show] = useState<number | null>(() => (rolls && lasting(rollTime) > 0 ? 0 : null));
  useEffect(() => {
    if (face === null) return;
    const time = lasting(rollTime);
    return pass(time, faceTime, (part) => show(part < 1 ? Math.floor((part * time) / faceTime) : null));
  }, []);
  return face;
}

/** The number that is shown while it grows, or shrinks, to `value`. */
export function useCounting(value: number): number {
  const [shown, show] = useState(value);
  useEffect(() => {
    const time = lasting(countTime);
    if (shown === value) return;
    if (!time) return show(value);
    return pass(time, 40, (part) => show(Math.round(shown + (value - shown) * part)));
  }, [value]);
  return shown;
}
