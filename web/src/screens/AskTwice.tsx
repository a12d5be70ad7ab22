// A button for what cannot be taken back: the first press asks, the second does it.
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  label: string;
  /** the spoken name of the first button where the label alone would be unclear */
  spoken?: string;
  question: string;
  yes: string;
  no: string;
  quiet?: boolean;
  act(): void;
}

export function AskTwice({ label, spoken, question, yes, no, quiet, act }: Props) {
  const [asking, ask] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const refuse = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) refuse.current?.focus();
    else if (asked.current) first.current?.focus();
    asked.current = asking;
  }, [asking]);
  if (!asking)
    return (
      <button ref={first} type="button" class={quiet ? 'button quiet' : 'button'} aria-label={spoken} onClick={() => ask(true)}>
        {label}
      </button>
    );
  return (
    <span
      class="ask-twice"
      role="group"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key === 'Escape') ask(false);
      }}
    >
      <span>{question}</span>
      <button
        type="button"
        class="button danger"
        onClick={() => {
          ask(false);
          act();
        }}
      >
        {yes}
      </button>
      <button ref={refuse} type="button" class="button" onClick={() => ask(false)}>
        {no}
      </button>
    </span>
  );
}
