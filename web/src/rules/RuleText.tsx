// A line of the rules as nodes: never as HTML, so that nothing in a text can be anything but text.
import { address } from '../route';
import { parseInline, type Inline } from './inline';
import { shortId } from './markdown';
import type { Reading } from './reading';
import { cutAt, type Needles } from './search';

export function Marked({ text, needles }: { text: string; needles: Needles }) {
  return <>{cutAt(text, needles).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}</>;
}

/** A way to another rule; what is not in this book is only named. */
export function Reference({ id, reading, class: kind = 'rule-reference' }: { id: string; reading: Reading; class?: string }) {
  if (!reading.known.has(id)) return <>{shortId(id)}</>;
  return (
    <a
      class={kind}
      href={address('rules', reading.game, id)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        reading.open(id);
      }}
    >
      {shortId(id)}
    </a>
  );
}

function Part({ part, reading }: { part: Inline; reading: Reading }) {
  switch (part.kind) {
    case 'text':
      return <Marked text={part.text} needles={reading.needles} />;
    case 'code':
      return (
        <code>
          <Marked text={part.text} needles={reading.needles} />
        </code>
      );
    case 'reference':
      return <Reference id={part.id} reading={reading} />;
    case 'link':
      return (
        <a href={part.to} rel="noreferrer">
          <Parts parts={part.parts} reading={reading} />
        </a>
      );
    case 'strong':
      return (
        <strong>
          <Parts parts={part.parts} reading={reading} />
        </strong>
      );
    case 'stressed':
      return (
        <em>
          <Parts parts={part.parts} reading={reading} />
        </em>
      );
  }
}

function Parts({ parts, reading }: { parts: Inline[]; reading: Reading }) {
  return (
    <>
      {parts.map((part, index) => (
        <Part key={index} part={part} reading={reading} />
      ))}
    </>
  );
}

export function RuleText({ text, reading }: { text: string; reading: Reading }) {
  return <Parts parts={parseInline(text)} reading={reading} />;
}
