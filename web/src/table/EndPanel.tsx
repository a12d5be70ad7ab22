// The end of a game: the face counts the scores; here stand the fair dice, and where to go next.
import { useEffect, useRef } from 'preact/hooks';
import { kept, refreshKept } from '../kept';
import { say } from '../words';
import { Icon } from '../icons';
import { named } from './names';
import { shortSeal } from './Seal';
import type { Session } from './session';
import { address } from '../route';

interface Props {
  session: Session;
  onLookBack(): void;
  onAgain(): void;
  onExport(): void;
}

export function EndPanel({ session, onLookBack, onAgain, onExport }: Props) {
  const turn = session.turn.value!;
  const { End } = session.face;
  // A game of a campaign is not begun once more: the campaign goes on.
  const campaign = kept.value?.find(({ table }) => table === session.table)?.campaign;
  useEffect(() => void refreshKept().catch(() => {}), []);
  const last = session.steps.value.findLastIndex((step) => step.actor !== 'chance');
  const events = session.steps.value.slice(last).flatMap((step) => step.events);
  // What lies behind is inert, so the focus comes here.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section class="end-panel">
      <div class="end-box panel" role="dialog" aria-modal="true" aria-label={say('web.end.title')} tabIndex={-1} ref={box}>
        <End view={session.view.value} chairs={named(session.chairs)} me={session.me} results={turn.results ?? []} events={events} review={(part) => session.review(part)} />
        <div class="row">
          {campaign !== undefined ? (
            <a class="button main" href={address('campaign', campaign)}>
              <Icon sign="forward" />
              {say('web.end.campaign')}
            </a>
          ) : (
            <button type="button" class="button main" onClick={onAgain}>
              <Icon sign="again" />
              {say('web.end.again')}
            </button>
          )}
          <button type="button" class="button" onClick={onLookBack}>
            <Icon sign="recap" />
            {say('web.end.look_back')}
          </button>
          <button type="button" class="button" onClick={onExport}>
            <Icon sign="save" />
            {say('web.table.export')}
          </button>
          <a class="button" href={address()}>
            <Icon sign="home" />
            {say('web.table.home')}
          </a>
        </div>
        {turn.seed && session.opened.commitment && (
          <details>
            <summary>
              {say('web.end.fair')} <code class="short-seal">{shortSeal(session.opened.commitment)}</code>
            </summary>
            <dl class="seed">
              <dt>{say('web.end.seed')}</dt>
              <dd>{turn.seed}</dd>
              <dt>{say('web.end.commitment')}</dt>
              <dd>{session.opened.commitment}</dd>
            </dl>
            <a href={address('fair', turn.seed, session.opened.commitment)}>{say('web.end.check')}</a>
          </details>
        )}
      </div>
    </section>
  );
}
