// The blocks of a chapter. The opened rule can take the focus, so that a screen reader begins to read there.
import type { ComponentChildren } from 'preact';
import { known, say } from '../words';
import type { Block } from './markdown';
import { Marked, RuleText } from './RuleText';

export interface Reading {
  game: string;
  marks: string[];
  /** the id of the rule that was asked for */
  opened: string | null;
  /** whether every rule is told in the page's language, or the opened one alone */
  translate: boolean;
}

export function anchor(id: string): string {
  return `rule-${id}`;
}

/** The sentence of a rule in the page's language, where there is one. */
export function sentence(id: string | undefined): string {
  const key = `rule.${id ?? ''}`;
  return known(key) ? say(key) : '';
}

function openable(id: string | undefined, opened: string | null) {
  return id ? { id: anchor(id), tabIndex: -1, class: id === opened ? 'rule opened' : 'rule' } : {};
}

function Told({ id, reading }: { id: string | undefined; reading: Reading }) {
  const words = reading.translate || id === reading.opened ? sentence(id) : '';
  return words ? (
    <span class="rule-told">
      <Marked text={words} marks={reading.marks} />
    </span>
  ) : null;
}

function Line({ block, reading }: { block: { text: string; id?: string }; reading: Reading }) {
  return (
    <>
      <Told id={block.id} reading={reading} />
      <span lang="en">
        <RuleText text={block.text} game={reading.game} marks={reading.marks} />
      </span>
    </>
  );
}

function Table({ block, reading }: { block: Extract<Block, { kind: 'table' }>; reading: Reading }) {
  const text = (source: string) => <RuleText text={source} game={reading.game} marks={reading.marks} />;
  // A wide table scrolls by itself; with a tab stop it does so from the keyboard, too.
  return (
    <div class="rule-table" tabIndex={0} role="group" aria-label={block.head.join(', ')} lang="en">
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
          {block.rows.map((row, index) => (
            <tr key={index} {...openable(row.id, reading.opened)}>
              {row.cells.map((cell, column) => (
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

/** The items from `from` on that belong to one list; deeper ones hang below the item before them. */
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
        <li key={item.id ?? index}>
          <div {...openable(item.id, reading.opened)}>
            <Line block={item} reading={reading} />
          </div>
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
    } else if (block.kind === 'table') {
      nodes.push(<Table key={nodes.length} block={block} reading={reading} />);
    } else if (block.kind === 'heading') {
      nodes.push(
        <h3 key={nodes.length} {...openable(block.id, reading.opened)}>
          <Line block={block} reading={reading} />
        </h3>,
      );
    } else {
      nodes.push(
        <p key={nodes.length} {...openable(block.id, reading.opened)}>
          <Line block={block} reading={reading} />
        </p>,
      );
    }
  }
  return <>{nodes}</>;
}
