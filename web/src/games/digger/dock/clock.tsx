// What is left of a Turn that has a limit: a ring that empties, and the time in minutes and seconds. In the last half minute
// it is said how much is left.
import { useEffect, useState } from 'preact/hooks';
import type { Clock } from '../../../contract';
import { say } from '../../../words';

const round = 2 * Math.PI * 10;
/** seconds at which it is said */
const said = new Set([60, 30, 10]);

export function TurnClock({ clock: { ends, of } }: { clock: Clock }) {
  const leftNow = () => Math.max(0, Math.ceil((ends - performance.now()) / 1000));
  const [left, set] = useState(leftNow);
  useEffect(() => {
    set(leftNow());
    const timer = setInterval(() => set(leftNow()), 250);
    return () => clearInterval(timer);
  }, [ends]);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <span class="dd-clock" role="timer" aria-label={say('web.digger.dock.time', { time })} data-late={left <= 30}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <circle class="left" cx="12" cy="12" r="10" stroke-dasharray={`${(round * Math.min(1, (1000 * left) / of)).toFixed(1)} ${round.toFixed(1)}`} transform="rotate(-90 12 12)" />
      </svg>
      <span aria-hidden="true">{time}</span>
      <span class="spoken" role="status">
        {said.has(left) && say('web.digger.dock.time', { time })}
      </span>
    </span>
  );
}
