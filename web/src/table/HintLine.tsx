// A hint on the table: its ghost lies on the board, here stand one line with the reason, and the button that does it. The
// report with what else was thought of is one tap further.
import { useEffect, useRef, useState } from 'preact/hooks';
import { ProtocolError } from '../connection/connection';
import type { Advice, Prospect } from '../contract';
import { Icon } from '../icons';
import { percent, say, sentences } from '../words';
import { levelName, named } from './names';
import type { Session } from './session';
import './hint.css';

export const usualLevel = 3;

/** What a suggestion promises, in words. */
export function promise(session: Session, { chance, score }: Prospect): string {
  return chance !== undefined ? say('web.hint.chance', { percent: percent(chance) }) : session.face.scoreWords(score ?? 0);
}

/** Why, in words, the weightiest first. */
export function reasons(session: Session, advice: Advice): string[] {
  const { face, view, chairs } = session;
  return (advice.why ?? []).flatMap((reason) => face.reasonWords?.(reason, view.value, named(chairs)) || []);
}

interface Props {
  session: Session;
  /** whose choice it was, at a moment that is past; null for the one that waits now */
  who: string | null;
  /** The hint has come: its action is to be shown on the board. */
  onFound(advice: Advice): void;
  onDo(action: string): void;
  onMore(): void;
  onClose(): void;
}

export function HintLine({ session, who, onFound, onDo, onMore, onClose }: Props) {
  const [advice, setAdvice] = useState<Advice | 'thinking' | 'none' | 'failed'>('thinking');
  const line = useRef<HTMLElement>(null);
  const { face } = session;
  useEffect(() => {
    let wanted = true;
    const think = async () => {
      const found = await session.suggest(usualLevel);
      if (!wanted) return;
      setAdvice(found);
      onFound(found);
    };
    think().catch((error) => {
      if (wanted) setAdvice(error instanceof ProtocolError && error.fault.code === 'dropped' ? 'none' : 'failed');
    });
    return () => {
      wanted = false;
    };
  }, []);
  // Who asked by a key goes on by keys: Enter does it, Escape puts it away and the focus back.
  const before = useRef(document.activeElement);
  const leave = () => {
    if (before.current instanceof HTMLElement && line.current?.contains(document.activeElement)) before.current.focus({ preventScroll: true });
    onClose();
  };
  const found = typeof advice === 'object';
  useEffect(() => line.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true }), [found]);
  return (
    <section
      class="hint-line"
      ref={line}
      aria-label={say('web.hint.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      <p aria-live="polite">
        {advice === 'thinking' && say('web.hint.thinking', { level: levelName(usualLevel) })}
        {advice === 'none' && say('web.hint.none')}
        {advice === 'failed' && say('web.hint.failed')}
        {found && (
          <>
            {who !== null && `${who}: `}
            <b>{sentences([face.actionWords(advice.action, session.view.value)])}</b> {reasons(session, advice)[0] ?? promise(session, advice)}
          </>
        )}
      </p>
      <span class="hint-buttons">
        {advice === 'thinking' && (
          <button type="button" class="button" onClick={() => session.hastenHint()}>
            {say('web.table.now')}
          </button>
        )}
        {found && (
          <>
            {who === null && (
              <button type="button" class="button main" onClick={() => onDo(advice.action)}>
                {say('web.hint.do')}
              </button>
            )}
            <button type="button" class="button" onClick={onMore}>
              {say('web.hint.more')}
            </button>
          </>
        )}
        <button type="button" class="button quiet" aria-label={say('web.close')} onClick={leave}>
          <Icon sign="close" />
        </button>
      </span>
    </section>
  );
}
