// Between two people at one screen: until the next one says they are there, only what everybody may see is shown.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons';
import { say } from '../words';
import { chairName, named } from './names';
import { Recap } from './Recap';
import type { Session } from './session';

export function Curtain({ session }: { session: Session }) {
  const seat = session.curtain.value!;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const [turn, view] = [session.turn.value, session.view.value];
  const name = chairName(session.chairs[seat]!, seat);
  const from = session.steps.value.findLastIndex((step) => step.actor === seat) + 1;
  return (
    <section class="curtain" aria-labelledby="curtain-title">
      <div class="curtain-box panel">
        <h1 id="curtain-title">{say('web.curtain.title', { name })}</h1>
        {turn && view !== null && <p class="curtain-must">{session.face.must(turn, view, named(session.chairs))}</p>}
        <p>{say('web.curtain.text', { name })}</p>
        <button type="button" class="button main" ref={button} onClick={() => void session.lift()}>
          {say('web.curtain.ready', { name })}
        </button>
        {session.takeBack.value && (
          <button type="button" class="button" onClick={() => void session.undo(session.takeBack.value!.to, session.takeBack.value!.seats)}>
            <Icon sign="undo" />
            {say('web.curtain.undo')}
          </button>
        )}
        <h2>{say('web.recap.title')}</h2>
        <Recap session={session} from={from} />
      </div>
    </section>
  );
}
