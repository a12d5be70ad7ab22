// What happened, line by line; each line leads to its moment. Steps that can still be taken back freely say so.
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../words';
import { linesOf } from './lines';
import type { Session } from './session';
import './log.css';

interface Props {
  session: Session;
  onLook(at: number): void;
  onUndo(to: number): void;
}

export function Log({ session, onLook, onUndo }: Props) {
  const { face, steps, moment, turn } = session;
  const list = useRef<HTMLOListElement>(null);
  const shown = moment.value ?? steps.value.length;
  const free = turn.value?.undo.free_to ?? Infinity;
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    if (moment.value === null) element.scrollTop = element.scrollHeight;
    else element.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [steps.value.length, moment.value]);
  return (
    <ol class="log" ref={list} tabIndex={0} aria-label={say('web.table.log')}>
      {steps.value.map((step, index) => {
        const lines = linesOf(face, step, session.chairs);
        if (!lines.length) return null;
        const at = index + 1;
        return (
          <li key={index} class={at === shown ? 'now' : at > shown ? 'later' : undefined}>
            <button type="button" onClick={() => onLook(at)} aria-current={at === shown ? 'step' : undefined}>
              {lines.map((line, number) => (
                <span key={number} class={line.weight}>
                  {line.text}
                </span>
              ))}
            </button>
            {step.actor === session.me && index >= free && (
              <button type="button" class="to-here" onClick={() => onUndo(index)}>
                {say('web.table.undo_to_here')}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
