// The blocks of a chapter, their ids quiet in the margin. The opened rule can take the focus, so that a screen reader begins
// to read there.
import type { ComponentChildren } from 'preact';
import { parseInline, plainText } from './inline';
import { shortId, type Block } from './markdown';
import { anchor, sentence, type Reading } from './reading';
import { Marked, Reference, RuleText } from './RuleText';

/** The title of a rule, as far as it has one: the strong words that it begins with. */
function titleOf(text: string): string {
  const [first] = parseInline(text);
  return first?.kind === 'strong' ? plainText(first.parts).replace(/[.;,:]$/, '') : '';
}

function Told({ id, reading }: { id: string | undefined; reading: Reading }) {
  const words = reading.translate || id === reading.opened ? sentence(id) : '';
  return words ? (
    <span class="rule-told">
      <Marked text={words} needles={reading.needles} />
    </span>
  ) : null;
}

function Line({ text, id, reading }: { text: string; id?: string; reading: Reading }) {
  const Drawn = id !== undefined && reading.examples?.drawn.includes(id) ? reading.examples.Example : null;
  return (
    <>
      <Told id={id} reading={reading} />
      <span class="rule-text" lang={reading.language}>
        {Drawn ? <strong>{titleOf(text)}</strong> : <RuleText text={text} reading={reading} />}
      </span>
      {Drawn && <Drawn id={id!} />}
    </>
  );
}

/** The id in the margin; of something found, the way to its place. */
function Margin({ id, number, reading }: { id?: string; number?: string; reading: Reading }) {
  if (id === undefined) return <span class="rule-id">{number ? `${number}.` : ''}</span>;
  return <span class="rule-id">{reading.needles.length ? <Reference id={id} reading={reading} /> : shortId(id)}</span>;
}

/** A rule or a line of text, as an element that can be opened if it has an id. */
function Entry({ as: Tag, block, reading }: { as: 'p' | 'h3' | 'div'; block: { text: string; id?: string; number?: string }; reading: Reading }) {
  const { id } = block;
  const place = id ? { id: anchor(id), tabIndex: -1 } : {};
  return (
    <Tag {...place} class={`rule${id === reading.opened && id ? ' opened' : ''}`}>
      <Margin id={id} number={block.number} reading={reading} />
      <span class="rule-body">
        <Line text={block.text} id={id} reading={reading} />
      </span>
    </Tag>
  );
}

function Table({ block, reading }: { block: Extract<Block, { kind: 'table' }>; reading: Reading }) {
  const text = (source: string) => <RuleText text={source} reading={reading} />;
  // A wide table scrolls by itself; with a tab stop it does so from the keyboard, too.
  return (
    <div class="rule-table" tabIndex={0} role="group" aria-label={block.head.map((cell) => plainText(parseInline(cell))).join(', ')} lang={reading.language}>
      <table>
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              <th key={index} scope="col">
                {text(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ id, cells }, index) => (
            <tr key={index} {...(id && { id: anchor(id), tabIndex: -1 })} class={id && id === reading.opened ? 'opened' : undefined}>
              {cells.map((cell, column) => (
                <td key={column}>{text(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Item = Extract<Block, { kind: 'item' }>;

/** The items that belong to one list; deeper ones hang below the item before them. */
function List({ items, reading }: { items: Item[]; reading: Reading }) {
  const depth = items[0]?.depth ?? 0;
  const rows: { item: Item; below: Item[] }[] = [];
  for (const item of items) {
    if (item.depth > depth && rows.length > 0) rows[rows.length - 1]!.below.push(item);
    else rows.push({ item, below: [] });
  }
  return (
    <ul>
      {rows.map(({ item, below }, index) => (
        <li key={item.id ?? index} class={item.id || item.number ? undefined : 'plain'}>
          <Entry as="div" block={item} reading={reading} />
          {below.length > 0 && <List items={below} reading={reading} />}
        </li>
      ))}
    </ul>
  );
}

export function Blocks({ blocks, reading }: { blocks: Block[]; reading: Reading }) {
  const nodes: ComponentChildren[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]!;
    if (block.kind === 'item') {
      const items: Item[] = [];
      for (let next = block as Block | undefined; next?.kind === 'item'; next = blocks[++at]) items.push(next);
      at -= 1;
      nodes.push(<List key={nodes.length} items={items} reading={reading} />);
    } else if (block.kind === 'table') nodes.push(<Table key={nodes.length} block={block} reading={reading} />);
    else nodes.push(<Entry key={nodes.length} as={block.kind === 'heading' ? 'h3' : 'p'} block={block} reading={reading} />);
  }
  return <>{nodes}</>;
}
