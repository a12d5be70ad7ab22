// The reasons of a hint in words: docs/format/digger.md, "Reasons".
import type { Chair, Reason } from '../../contract';
import { known, plural, say } from '../../words';
import { orderName, typeName } from './content';
import type { DiggerView, Order } from './kinds';
import { coins, figureName, gold, nameOf, orderNames } from './named';

export function reasonWords(reason: Reason, _view: DiggerView, chairs: Chair[]): string {
  const stem = `web.digger.why.${reason.code}`;
  const { gp, length, open, seat, player, stooges, rooms, order, orders, creature, prize, need, coins: drawn, chance } = reason;
  const n = Number(length ?? stooges ?? open ?? drawn ?? need ?? 0);
  const key = known(`${stem}.one`) ? `${stem}.${n === 1 ? 'one' : 'other'}` : stem;
  if (!known(key)) return '';
  return say(key, {
    n,
    gold: gold(Number(gp ?? 0)),
    coins: coins(Number(drawn ?? 0)),
    stooges: plural('digger.part.stooges', Number(stooges ?? 0)),
    name: nameOf(seat ?? player, chairs),
    room: typeof rooms === 'string' ? typeName(rooms) : '',
    order: typeof order === 'string' ? orderName(order) : '',
    orders: Array.isArray(orders) ? orderNames(orders as Order[]) : '',
    piece: typeof creature === 'string' ? figureName(creature) : '',
    prize: typeof prize === 'string' ? prize : '',
    open: Number(open ?? 0),
    percent: Math.round(100 * Number(chance ?? 0)),
  });
}
