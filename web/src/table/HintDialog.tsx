// The report behind a hint: why, what it promises, and what the computer thinks of the alternatives.
import { useEffect, useState } from 'preact/hooks';
import { ProtocolError } from '../connection/connection';
import type { Advice, Prospect } from '../contract';
import { number, percent, plural, say } from '../words';
import { Dialog } from './Dialog';
import { promise, reasons, usualLevel } from './HintLine';
import { levelName, named } from './names';
import type { Session } from './session';

interface Props {
  session: Session;
  /** the hint that is asked about */
  first: Advice;
  /** the choice waits now, and is not one of a moment that is past */
  now: boolean;
  onClose(): void;
  /** A stronger computer thinks of something: it is to be shown on the board. */
  onFound(advice: Advice): void;
  onChoose(action: string): void;
}

const mostAlternatives = 5;

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (!lines.length) return null;
  return (
    <section class="hint-reason">
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

export function HintDialog({ session, first, now, onClose, onFound, onChoose }: Props) {
  const [level, setLevel] = useState(usualLevel);
  const [advice, setAdvice] = useState<Advice | 'thinking' | 'none' | 'failed'>(first);
  const [odds, setOdds] = useState<unknown>(null);
  const { face } = session;
  useEffect(() => {
    let wanted = true;
    const think = async () => {
      let found = first;
      if (level !== usualLevel) {
        setAdvice('thinking');
        setOdds(null);
        found = await session.suggest(level);
        if (wanted) setAdvice(found);
        if (wanted) onFound(found);
      }
      if (!now) return; // only what waits now has its odds
      const { odds: chances } = await session.explain(found.action);
      if (wanted) setOdds(chances ?? null);
    };
    think().catch((error) => {
      if (wanted) setAdvice(error instanceof ProtocolError && error.fault.code === 'dropped' ? 'none' : 'failed');
    });
    return () => {
      wanted = false;
    };
  }, [level]);
  // A number that is one everywhere tells nothing.
  const searched = typeof advice === 'object' && advice.considered.some(({ visits }) => visits > 1);
  const shortly = ({ chance, score }: Prospect) => (chance !== undefined ? percent(chance) : number(score ?? 0));
  return (
    <Dialog title={say('web.hint.title')} onClose={onClose}>
      <div aria-live="polite">
        {advice === 'thinking' && (
          <p>
            {say('web.hint.thinking', { level: levelName(level) })}{' '}
            <button type="button" class="button quiet" onClick={() => session.hastenHint()}>
              {say('web.table.now')}
            </button>
          </p>
        )}
        {advice === 'none' && <p>{say('web.hint.none')}</p>}
        {advice === 'failed' && <p>{say('web.hint.failed')}</p>}
        {typeof advice === 'object' && (
          <p class="hint-best">
            {say('web.hint.best', { level: levelName(level), action: face.actionWords(advice.action, session.view.value), value: promise(session, advice) })}
          </p>
        )}
      </div>
      {typeof advice === 'object' && (
        <>
          <Lines title={say('web.hint.gains')} lines={[...reasons(session, advice), ...(odds ? face.gainWords(odds, session.view.value, named(session.chairs)) : [])]} />
          <Lines title={say('web.hint.risks')} lines={odds ? face.oddsWords(odds, session.view.value) : []} />
          {advice.considered.length > 1 && (
            <table class="hint-table">
              <caption>{say(advice.chance === undefined ? 'web.hint.alternatives.scores' : 'web.hint.alternatives')}</caption>
              <tbody>
                {advice.considered.slice(0, mostAlternatives).map((move) => (
                  <tr key={move.action}>
                    <th scope="row">{face.actionWords(move.action, session.view.value)}</th>
                    <td>{shortly(move)}</td>
                    {searched && <td>{plural('web.hint.visits', move.visits)}</td>}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <div class="row end">
            {level < 5 && (
              <button type="button" class="button" onClick={() => setLevel(5)}>
                {say('web.hint.harder')}
              </button>
            )}
            {now && (
              <button type="button" class="button main" onClick={() => onChoose(advice.action)}>
                {say('web.hint.do')}
              </button>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
