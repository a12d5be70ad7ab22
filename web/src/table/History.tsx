// The whole game as a slider: marks where a round begins, playing through it, and going on from any moment.
import { memo } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons';
import { settings } from '../settings';
import { say } from '../words';
import { linesOf } from './lines';
import type { Session } from './session';
import './history.css';

interface Props {
  session: Session;
  onBranch(at: number): void;
}

/** milliseconds a step when the game is played back, at each speed */
const beat = [1600, 1100, 700, 350, 120];

export const History = memo(({ session, onBranch }: Props) => {
  const { steps, moment, face } = session;
  const length = steps.value.length;
  const at = moment.value ?? length;
  const [playing, setPlaying] = useState(false);
  const lines = (step: number) => {
    const past = steps.value[step - 1];
    return past ? linesOf(face, past, session.chairs, session.view.value) : [];
  };
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      // Steps that say nothing are not worth a beat.
      let next = at + 1;
      while (next < length && lines(next).length === 0) next += 1;
      if (next >= length) setPlaying(false);
      void session.look(next);
    }, beat[settings.value.speed]);
    return () => clearTimeout(timer);
  }, [playing, at, length]);
  const marks = steps.value.flatMap((step, index) =>
    linesOf(face, step, session.chairs, session.view.value).some((line) => line.weight === 'round') ? [index + 1] : [],
  );
  const look = (to: number) => {
    setPlaying(false);
    void session.look(Math.max(0, Math.min(length, to)));
  };
  return (
    <div class="history" role="group" aria-label={say('web.history.title')}>
      <div class="history-row">
        <button type="button" class="button quiet" onClick={() => look(at - 1)} disabled={at === 0} aria-label={say('web.history.back')}>
          <Icon sign="back" />
        </button>
        <div class="history-track">
          <input
            type="range"
            min={0}
            max={length}
            value={at}
            aria-label={say('web.history.moment')}
            aria-valuetext={say('web.history.step', { at, of: length })}
            onInput={(event) => look(Number(event.currentTarget.value))}
          />
          <div class="marks" aria-hidden="true">
            {marks.map((mark) => (
              <i key={mark} style={{ left: `${(100 * mark) / Math.max(1, length)}%` }} />
            ))}
          </div>
        </div>
        <button type="button" class="button quiet" onClick={() => look(at + 1)} disabled={at >= length} aria-label={say('web.history.forward')}>
          <Icon sign="forward" />
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={length === 0}
          aria-label={say(playing ? 'web.history.pause' : 'web.history.play')}
          onClick={() => {
            if (!playing && at >= length) void session.look(0);
            setPlaying(!playing);
          }}
        >
          <Icon sign={playing ? 'pause' : 'play'} />
        </button>
      </div>
      {moment.value !== null && (
        <div class="history-row past">
          <span>{say('web.history.step', { at, of: length })}</span>
          <button type="button" class="button" onClick={() => look(length)}>
            <Icon sign="end" />
            {say('web.history.present')}
          </button>
          {!session.opened.lesson && (
            <button type="button" class="button" onClick={() => onBranch(at)}>
              <Icon sign="branch" />
              {say('web.history.branch')}
            </button>
          )}
          {!session.opened.lesson && !session.over.value && <span class="history-note">{say('web.history.guessed')}</span>}
        </div>
      )}
    </div>
  );
});
