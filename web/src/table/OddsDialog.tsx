// The chances of what is being considered: from the engine, never reckoned here.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../words';
import { Dialog } from './Dialog';
import type { Session } from './session';

export function OddsDialog({ session, action, onClose }: { session: Session; action: string | null; onClose(): void }) {
  const [lines, setLines] = useState<string[] | null>(null);
  useEffect(() => {
    if (action === null) return;
    session.explain(action).then(
      ({ odds }) => setLines(odds ? session.face.oddsWords(odds) : []),
      () => setLines([]),
    );
  }, [action]);
  return (
    <Dialog title={say('web.odds.title')} onClose={onClose}>
      {action === null ? (
        <p>{say('web.odds.nothing')}</p>
      ) : (
        <>
          <p class="why-what">{session.face.actionWords(action, session.view.value)}</p>
          <ul aria-live="polite">
            {lines?.map((line) => <li key={line}>{line}</li>)}
            {lines?.length === 0 && <li>{say('odds.none')}</li>}
          </ul>
        </>
      )}
    </Dialog>
  );
}
