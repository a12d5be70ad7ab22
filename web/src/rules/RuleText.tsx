// A line of the rules as nodes: never as HTML, so that nothing in a text can be anything but text.
import { address } from '../route';
import { parseInline, type Inline } from './inline';
import { cutAt } from './search';

interface Marks {
  game: string;
  /** the words that are searched for */
  marks: string[];
}

export function Marked({ text, marks }: { text: string; marks: string[] }) {
  return <>{cutAt(text, marks).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}</>;
}

function Part({ part, game, marks }: Marks & { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return <Marked text={part.text} marks={marks} />;
    case 'code':
      return (
        <code>
          <Marked text={part.text} marks={marks} />
        </code>
      );
    case 'reference':
      return (
        <a class="rule-reference" href={address('rules', game, part.id)}>
          <Marked text={part.id} marks={marks} />
        </a>
      );
    case 'link':
      return (
        <a href={part.to} rel="noreferrer">
          <Parts parts={part.parts} game={game} marks={marks} />
        </a>
      );
    case 'strong':
      return (
        <strong>
          <Parts parts={part.parts} game={game} marks={marks} />
        </strong>
      );
    case 'stressed':
      return (
        <em>
          <Parts parts={part.parts} game={game} marks={marks} />
        </em>
      );
  }
}

function Parts({ parts, game, marks }: Marks & { parts: Inline[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <Part key={index} part={part} game={game} marks={marks} />
      ))}
    </>
  );
}

export function RuleText({ text, game, marks }: Marks & { text: string }) {
  return <Parts parts={parseInline(text)} game={game} marks={marks} />;
}
