// The reasons of a hint in words: docs/format/crypt.md, "Reasons".
import type { Chair, Reason } from '../../contract';
import { known, percent, plural, say } from '../../words';
import { cardName, nameOf, type CryptView, type Type } from './kinds';

export function reasonWords(reason: Reason, view: CryptView, chairs: Chair[]): string {
  const key = `why.crypt.${reason.code}`;
  if (!known(key)) return '';
  const { slot, coins, type, seat, holder, by, dice, chance, effort } = reason;
  // Dice of effort 1 never fail.
  if (reason.code === 'risks' && Number(chance) < 0.005) return '';
  const card = view.crypt.find((one) => one.slot === slot)?.card;
  return say(key, {
    card: card ? cardName(card.type, card.value) : String(slot ?? ''),
    coins: plural('crypt.coins', Number(coins ?? 0)),
    collector: type ? say(`collector.${type as Type}`) : '',
    name: nameOf(seat ?? holder, chairs),
    by: Number(by ?? 0),
    dice: plural('crypt.dice.count', Number(dice ?? 0)),
    percent: percent(Number(chance ?? 0)),
    effort: Number(effort ?? 0),
  });
}
