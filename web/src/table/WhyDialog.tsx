// "Why not?": the rule that forbids it, in words, with the way to its paragraph.
import { useEffect, useState } from 'preact/hooks';
import type { Explanation } from '../contract';
import { address } from '../route';
import { known, say } from '../words';
import { Dialog } from './Dialog';
import type { Session } from './session';

export function ruleSentence(rule: string): string {
  const key = `rule.${rule}`;
  return known(key) ? say(key) : say('web.why.rule', { rule });
}

export function WhyDialog({ session, action, onClose }: { session: Session; action: string; onClose(): void }) {
  const [found, setFound] = useState<Explanation | null>(null);
  useEffect(() => {
    session.explain(action).then(setFound, () => setFound({ legal: false }));
  }, [action]);
  return (
    <Dialog title={say('web.why.title')} onClose={onClose}>
      <p class="why-what">{session.face.actionWords(action)}</p>
      <div aria-live="polite">
        {found && <p>{found.legal ? say('web.why.allowed') : found.rule ? ruleSentence(found.rule) : say('web.why.not_now')}</p>}
      </div>
      <div class="row end">
        {found?.rule && (
          <a class="button" href={address('rules', session.opened.game, found.rule)}>
            {say('web.why.read', { rule: found.rule })}
          </a>
        )}
        <button type="button" class="button main" onClick={onClose}>
          {say('web.close')}
        </button>
      </div>
    </Dialog>
  );
}
