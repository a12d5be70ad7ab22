// What can be chosen can also be typed, as in the terminal: "work KIT-A 3,-1 2", or its beginning.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../../words';
import { Icon } from '../../../icons';
import { actionOf, type Choice } from './choices';

const most = 6;

interface NotationProps {
  choices: readonly Choice[];
  make(choice: Choice): void;
  whyNot(action: string): void;
  close(): void;
}

export function Notation({ choices, make, whyNot, close }: NotationProps) {
  const [text, write] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(document.activeElement);
  useLayoutEffect(() => {
    field.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus({ preventScroll: true });
    };
  }, []);
  const wanted = text.trim().replace(/\s+/g, ' ');
  const fitting = choices.filter((choice) => actionOf(choice).startsWith(wanted));
  const exact = choices.find((choice) => actionOf(choice) === wanted) ?? (fitting.length === 1 ? fitting[0] : undefined);
  return (
    <form
      class="dd-notation"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wanted) return;
        if (exact) make(exact);
        else whyNot(wanted);
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <label>
        <span class="spoken">{say('web.digger.dock.notation')}</span>
        <input ref={field} type="text" list="dd-notation-list" autocomplete="off" autocapitalize="off" spellcheck={false} value={text} onInput={(event) => write(event.currentTarget.value)} placeholder={say('web.digger.dock.notation')} />
      </label>
      <datalist id="dd-notation-list">
        {fitting.slice(0, most).map((choice) => (
          <option key={actionOf(choice)} value={actionOf(choice)} />
        ))}
      </datalist>
      <button type="submit" class="button main" aria-label={say('web.digger.dock.confirm')}>
        <Icon sign="forward" />
      </button>
      <button type="button" class="button quiet" aria-label={say('web.close')} onClick={close}>
        <Icon sign="close" />
      </button>
    </form>
  );
}
