// What happened since this person's last choice.
import { say } from '../words';
import { linesOf } from './lines';
import type { Session } from './session';

export function Recap({ session, from }: { session: Session; from: number }) {
  const lines = session.steps.value.slice(from).flatMap((step) => linesOf(session.face, step, session.chairs, session.view.value));
  if (!lines.length) return <p>{say('web.recap.nothing')}</p>;
  return (
    <ol class="recap">
      {lines.map((line, number) => (
        <li key={number} class={line.weight}>
          {line.text}
        </li>
      ))}
    </ol>
  );
}
