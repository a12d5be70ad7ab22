// The seven orders with what each costs, and the end of the Turn.
import { useRef } from 'preact/hooks';
import { plural, say } from '../../../words';
import { useRoving } from '../../../parts/roving';
import { Spoken } from '../../../parts/Spoken';
import { Sign } from '../badge';
import { orderName } from '../content';
import { factsOf } from '../facts';
import { orders, type DiggerView, type Order } from '../kinds';
import { plain, points, sentence } from '../named';
import { orderWords } from '../words';
import { left, matching, partOf, unpick } from './choices';
import type { Drafting } from './drafting';
import { useHold } from './hold';
import { Cost } from './pieces';

/** What an order costs now; null where that is not told. */
export const costOf = (view: DiggerView, order: string): number | null => factsOf(view)?.orders?.find((one) => one.order === order)?.cost ?? null;

/** The orders that can be given. One that does not go with what was picked lets it go. */
export function openGroups({ choices, live }: Drafting): ReadonlySet<string> {
  return new Set(live ? left(choices, [], 'group') : []);
}

interface OrderProps {
  order: Order | 'pass';
  /** its key */
  number: number;
  open: boolean;
  ways: number;
  cost: number | null;
  pressed: boolean;
  hinted: boolean;
  act(): void;
  why(): void;
}

function OrderButton({ order, number, open, ways, cost, pressed, hinted, act, why }: OrderProps) {
  const held = useHold({ tap: open ? act : why, hold: why });
  const name = order === 'pass' ? say('web.digger.dock.pass') : orderName(order);
  const words = order === 'pass' ? [say('web.digger.do.pass')] : [orderWords(order), ...(cost ? [points(cost)] : []), plural('web.digger.dock.ways', ways)];
  return (
    <button type="button" class="dd-order" data-order={order} data-hint={hinted} aria-pressed={pressed} aria-disabled={!open} {...held}>
      <Spoken words={words.map((part) => plain(part)).join(', ')}>
        <Sign name={order} />
        <span class="dd-order-word">{name}</span>
        {cost !== null && <Cost points={cost} />}
        <kbd class="dd-key">{number}</kbd>
      </Spoken>
    </button>
  );
}

interface OrdersProps {
  draft: Drafting;
  hinted: string | null;
  pass(): void;
  whyNot(words: string): void;
}

export function Orders({ draft, hinted, pass, whyNot }: OrdersProps) {
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  const open = openGroups(draft);
  const group = draft.picked('group') ?? (draft.picks.length && draft.fitting[0] ? partOf(draft.fitting[0], 'group') : undefined);
  const others = unpick(unpick(draft.picks, 'group'), 'verb');
  return (
    <div ref={box} class="dd-orders" role="group" aria-label={say('web.digger.dock.orders')}>
      {orders.map((order, at) => (
        <OrderButton
          key={order}
          order={order}
          number={at + 1}
          open={open.has(order)}
          ways={open.has(order) ? matching(draft.choices, [...others, { slot: 'group', value: order }]).length || matching(draft.choices, [{ slot: 'group', value: order }]).length : 0}
          cost={costOf(draft.view, order)}
          pressed={group === order}
          hinted={hinted === order}
          act={() => (draft.picked('group') === order ? draft.clear() : draft.pick({ slot: 'group', value: order }))}
          why={() => whyNot(order)}
        />
      ))}
      <OrderButton order="pass" number={0} open={draft.live && draft.choices.some((choice) => partOf(choice, 'verb') === 'pass')} ways={1} cost={null} pressed={group === 'pass'} hinted={hinted === 'pass'} act={pass} why={() => whyNot('pass')} />
    </div>
  );
}

/** "Move! from 3,0", "Conquer!": what is under way. */
export const groupName = (group: string): string => (orders.includes(group as Order) ? orderName(group) : sentence(group === 'special' ? say('web.digger.special') : group === 'summon' ? say('web.digger.dock.summon') : group === 'dragon' ? say('web.digger.dock.dragon') : group === 'sneak' ? say('web.digger.dock.sneak') : group === 'store' ? say('web.digger.dock.store') : ''));
