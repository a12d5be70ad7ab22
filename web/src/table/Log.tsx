// What happened, line by line; each line leads to its moment. Steps that can still be taken back freely say so.
import { memo } from 'preact/compat';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../contract';
import { language, say } from '../words';
import { linesOf } from './lines';
import { Seal } from './Seal';
import type { Session } from './session';
import './log.css';

interface Props {
  session: Session;
  onLook(at: number): void;
  onUndo(to: number): void;
}

interface RowProps {
  lines: LogLine[];
  /** the length of the history after this step */
  at: number;
  when: 'before' | 'now' | 'later';
  free: boolean;
  onLook(at: number): void;
  onUndo(to: number): void;
  /** for a new drawing when the language changes */
  language: string;
}

/** Only the rows that changed are drawn anew: a game has hundreds. */
const Row = memo(({ lines, at, when, free, onLook, onUndo }: RowProps) => (
  <li class={when}>
    <button type="button" onClick={() => onLook(at)} aria-current={when === 'now' ? 'step' : undefined}>
      {lines.map((line, number) => (
        <span key={number} class={line.weight}>
          {line.text}
        </span>
      ))}
    </button>
    {free && (
      <button type="button" class="to-here" onClick={() => onUndo(at - 1)}>
        {say('web.table.undo_to_here')}
      </button>
    )}
  </li>
));

export const Log = memo(({ session, onLook, onUndo }: Props) => {
  const { face, steps, moment, turn } = session;
  const list = useRef<HTMLOListElement>(null);
  const shown = moment.value ?? steps.value.length;
  const freeTo = turn.value?.undo.free_to ?? Infinity;
  const showNow = () => {
    const element = list.current!;
    if (moment.value === null) element.scrollTop = element.scrollHeight;
    else element.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  };
  // Before it is drawn: else the beginning would be drawn first.
  useLayoutEffect(showNow, [steps.value.length, moment.value]);
  // A window has no height before it is open.
  useEffect(showNow, []);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={say('web.table.log')}>
      {session.opened.commitment && (
        <li class="before">
          <Seal commitment={session.opened.commitment} />
        </li>
      )}
      {steps.value.map((step, index) => {
        const lines = linesOf(face, step, session.chairs, session.view.value);
        if (!lines.length) return null;
        const at = index + 1;
        return (
          <Row
            key={index}
            lines={lines}
            at={at}
            when={at === shown ? 'now' : at > shown ? 'later' : 'before'}
            free={session.mayUndo(step.actor) && index >= freeTo}
            onLook={onLook}
            onUndo={onUndo}
            language={language.value}
          />
        );
      })}
    </ol>
  );
});
