// The reasons of a hint in words: docs/format/digger.md, "Reasons".
import type { Chair, Reason } from '../../contract';
import { known, plural, say } from '../../words';
import { orderName, prizeName, tileName, typeName } from './content';
import type { DiggerView, Order } from './kinds';
import { coins, figureName, gold, nameOf, orderNames, tileNames } from './named';

export function reasonWords(reason: Reason, _view: DiggerView, chairs: Chair[]): string {
  const { code, gp, length, open, seat, stooges, rooms, order, orders, creature, prize, chance, picks, resources, craft, strength, coin, space, tile, tiles } = reason;
  const drawn = reason.coins;
  const stem = `web.digger.why.${code}`;
  const n = Number(length ?? stooges ?? picks ?? drawn ?? resources ?? craft ?? strength ?? coin ?? 0);
  const key = known(`${stem}.one`) ? `${stem}.${n === 1 ? 'one' : 'other'}` : typeof rooms === 'string' && known(`${stem}.room`) ? `${stem}.room` : stem;
  if (!known(key)) return '';
  return say(key, {
    n,
    gold: gold(Number(gp ?? 0)),
    coins: coins(Number(drawn ?? 0)),
    stooges: plural('digger.part.stooges', Number(stooges ?? 0)),
    name: nameOf(seat, chairs),
    room: typeof rooms === 'string' ? typeName(rooms) : '',
    order: typeof order === 'string' ? orderName(order) : '',
    orders: Array.isArray(orders) ? orderNames(orders as Order[]) : '',
    piece: typeof creature === 'string' ? figureName(creature) : '',
    prize: typeof prize === 'string' ? prizeName(prize as Parameters<typeof prizeName>[0]) : '',
    space: String(space ?? ''),
    tile: typeof tile === 'string' ? tileName(tile) : '',
    tiles: Array.isArray(tiles) ? tileNames(tiles as string[]) : '',
    open: Number(open ?? 0),
    percent: Math.round(100 * Number(chance ?? 0)),
  });
}
