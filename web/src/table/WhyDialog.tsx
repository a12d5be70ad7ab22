// "Why not?": the rule that forbids it, in words, with the way to its paragraph and back.
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { Explanation } from '../contract';
import { known, say } from '../words';
import { Dialog } from './Dialog';
import type { Session } from './session';

const RulesSheet = lazy(() => import('../rules/RulesSheet'));

export function ruleSentence(rule: string): string {
  const key = `rule.${rule}`;
  return known(key) ? say(key) : say('web.why.rule', { rule });
}

export function WhyDialog({ session, action, onClose }: { session: Session; action: string; onClose(): void }) {
  const [found, setFound] = useState<Explanation | null>(null);
  const [reading, setReading] = useState(false);
  useEffect(() => {
    session.why(action).then(setFound, () => setFound({ legal: false }));
  }, [action]);
  if (reading)
    return (
      <Suspense fallback={null}>
        <RulesSheet game={session.opened.game} rule={found?.rule} onClose={() => setReading(false)} />
      </Suspense>
    );
  return (
    <Dialog title={say('web.why.title')} onClose={onClose}>
      <p class="why-what">{session.face.actionWords(action, session.view.value)}</p>
      <div aria-live="polite">
        {found && <p>{found.legal ? say('web.why.allowed') : found.rule ? ruleSentence(found.rule) : say('web.why.not_now')}</p>}
      </div>
      <div class="row end">
        {found?.rule && (
          <button type="button" class="button" onClick={() => setReading(true)}>
            {say('web.why.read')}
          </button>
        )}
        <button type="button" class="button main" onClick={onClose}>
          {say('web.close')}
        </button>
      </div>
    </Dialog>
  );
}
