// The ledge over the board's lower edge: chips that come and go. Bonus orders that wait, with the reason they came; a coin
// that could be stored; what else a place or a scenario offers. They never stop the hand.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../../words';
import { Icon } from '../../../icons';
import { useRoving } from '../../../parts/roving';
import { Spoken } from '../../../parts/Spoken';
import type { GameEvent } from '../../../contract';
import { Sign, type SignName } from '../badge';
import { orderName, typeName } from '../content';
import { orders, type DiggerView, type Order } from '../kinds';
import { plain } from '../named';
import { told } from '../pace';
import { partOf, type Choice } from './choices';
import type { Drafting } from './drafting';
import { groupName } from './orders';
import type { Offer } from './places';

/** Which Rooms brought the bonus orders of this Turn: by order, the oldest first. It is known only of what was seen to come. */
export function useReasons(events: GameEvent[], view: DiggerView): ReadonlyMap<Order, readonly string[]> {
  const last = useRef<string | null>(null);
  const [reasons, keep] = useState<ReadonlyMap<Order, readonly string[]>>(new Map());
  useEffect(() => {
    let next = reasons;
    const change = (order: Order, list: readonly string[]) => (next = new Map([...next, [order, list]]));
    for (const event of told(events)) {
      if (event.type === 'turn.began') next = new Map();
      else if (event.type === 'bonus.received') last.current = event.rooms;
      else if (event.type === 'bonus.named' && last.current) change(event.order, [...(next.get(event.order) ?? []), last.current]);
      else if (event.type === 'bonus.renounced' || (event.type === 'order.given' && event.bonus)) change(event.order, (next.get(event.order) ?? []).slice(1));
    }
    if (next !== reasons) keep(next);
  }, [events, view]);
  return reasons;
}

interface ChipProps {
  /** a bonus order that waits */
  order?: Order;
  sign: SignName | null;
  words: ComponentChildren;
  spoken: string;
  pressed?: boolean;
  hinted?: boolean;
  act(): void;
  /** puts it away */
  away?: { spoken: string; act(): void };
}

function LedgeChip({ order, sign, words, spoken, pressed, hinted, act, away }: ChipProps) {
  return (
    <span class="dd-chip" data-order={order} data-hint={hinted}>
      <button type="button" class="dd-chip-main" aria-pressed={pressed} onClick={act}>
        <Spoken words={spoken}>
          {sign && <Sign name={sign} />}
          {words}
        </Spoken>
      </button>
      {away && (
        <button type="button" class="dd-chip-away" aria-label={away.spoken} onClick={away.act}>
          <Icon sign="close" />
        </button>
      )}
    </span>
  );
}

const onceInAWhile: readonly [group: string, sign: SignName][] = [
  ['summon', 'total_battle'],
  ['dragon', 'dragon_tile'],
];

interface LedgeProps {
  draft: Drafting;
  suggested: string | null;
  reasons: ReadonlyMap<Order, readonly string[]>;
  /** what else can be done at the place that was pressed */
  here: readonly Offer[];
  onHere(offer: Offer): void;
}

export function Ledge({ draft, suggested, reasons, here, onHere }: LedgeProps) {
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  const { view, turn, live, choices } = draft;
  if (!turn || !live) return <div class="dd-ledge" ref={box} />;
  const group = draft.picked('group');
  const has = (name: string) => choices.some((choice) => partOf(choice, 'group') === name);
  const plainly = (verb: string): Choice | undefined => choices.find((choice) => partOf(choice, 'verb') === verb && choice.line.length === 1);
  const no = turn.kind === 'store_coin' ? plainly('no') : undefined;
  const pick = (name: string) => (group === name ? draft.clear() : draft.pick({ slot: 'group', value: name }));
  return (
    <div class="dd-ledge" ref={box} role="group" aria-label={say('web.digger.dock.ledge')}>
      {turn.kind === 'store_coin' && has('store') && (
        <LedgeChip
          sign="treasure"
          words={say('web.digger.dock.store')}
          spoken={say('web.digger.dock.store')}
          pressed={group === 'store'}
          hinted={suggested?.startsWith('store') ?? false}
          act={() => pick('store')}
          {...(no ? { away: { spoken: say('deed.digger.no.store_coin'), act: () => draft.make(no) } } : {})}
        />
      )}
      {orders
        .filter((order) => view.pool[order] > 0)
        .map((order) => {
          const why = (reasons.get(order) ?? []).map((type) => plain(typeName(type)));
          const renounce = choices.find((choice) => partOf(choice, 'verb') === 'renounce' && partOf(choice, 'order') === order);
          const many = view.pool[order] > 1 ? ` ×${view.pool[order]}` : '';
          const name = `${orderName(order)}${many}`;
          return (
            <LedgeChip
              key={order}
              order={order}
              sign={order}
              words={
                <>
                  {name}
                  {why[0] && <small>{why[0]}</small>}
                </>
              }
              spoken={say('web.digger.dock.pending', { order: name, why: why.join(', ') })}
              pressed={group === order}
              hinted={suggested !== null && suggested.split(' ')[0] === order}
              act={() => has(order) && pick(order)}
              {...(renounce ? { away: { spoken: say('deed.digger.renounce', { order: orderName(order) }), act: () => draft.pick({ slot: 'verb', value: 'renounce' }, { slot: 'order', value: order }) } } : {})}
            />
          );
        })}
      {onceInAWhile.map(([name, sign]) => has(name) && <LedgeChip key={name} sign={sign} words={groupName(name)} spoken={groupName(name)} pressed={group === name} hinted={suggested?.startsWith(name) ?? false} act={() => pick(name)} />)}
      {here.map((offer) => {
        const name = groupName(offer.group) || offer.group;
        return <LedgeChip key={`${offer.verb} ${offer.picked.slot}`} sign={orders.includes(offer.group as Order) ? (offer.group as SignName) : null} words={name} spoken={say('web.digger.dock.here', { what: name })} act={() => onHere(offer)} />;
      })}
    </div>
  );
}
