// The names of things for those who hear the board instead of seeing it.
import type { Chair } from '../../contract';
import { plural, say } from '../../words';
import type { Part } from './claim';
import { nameOf, slotNumber, typeName, types, type CryptView, type DiceFacts, type HeldCard, type SeatView, type SlotView } from './kinds';
import { diceWords } from './words';

function cardSpoken(card: NonNullable<SlotView['card']>): string {
  if (card.value === null) return say('crypt.plain.hidden');
  return say(card.face === 'down' ? 'crypt.plain.seen' : 'crypt.plain.value', { value: card.value });
}

export function slotName(slot: string): string {
  return say('web.crypt.slot', { number: slotNumber(slot) });
}

/** "Slot 2: Idol, value 3, held by Bruna with 2 dice of effort 3 (total 6)" */
export function slotSpoken(slot: SlotView, facts: DiceFacts, chairs: Chair[], chosen?: { part: Part; total: number }): string {
  const start = slotName(slot.slot);
  if (!slot.card) return `${start}: ${say('crypt.card.none')}`;
  const words = [typeName(slot.card.type), cardSpoken(slot.card)];
  const { dice } = slot;
  words.push(
    dice
      ? say(dice.holder === 'ghost' ? 'crypt.plain.held.ghost' : 'crypt.plain.held', {
          name: nameOf(dice.holder, chairs),
          dice: diceWords(dice.count, dice.effort),
          total: facts?.total ?? '?',
        })
      : say('crypt.plain.free'),
  );
  if (chosen)
    words.push(say('web.crypt.slot.chosen', { dice: diceWords(chosen.part.count, chosen.part.effort), total: chosen.total }));
  return `${start}: ${words.join(', ')}`;
}

/** 3, (3) seen by all, 3* known to you, ?≥2, ? */
export function heldValue(card: HeldCard): string {
  if (card.value === null) return card.at_least && card.at_least > 1 ? `?≥${card.at_least}` : '?';
  if (card.face === 'up') return String(card.value);
  return card.remembered ? `(${card.value})` : `${card.value}*`;
}

export function collectionSpoken(seat: SeatView): string {
  const groups = types.flatMap((type) => {
    const cards = seat.collection.filter((card) => card.type === type);
    return cards.length ? [`${typeName(type)} ${cards.map((card) => card.value ?? '?').join(' ')}`] : [];
  });
  return groups.length ? groups.join(', ') : say('crypt.collection.empty');
}

export function scoreText(score: SeatView['score']): string {
  return `${score.total}${score.hidden ? '+?' : ''}`;
}

export function seatSpoken(view: CryptView, seat: SeatView, chairs: Chair[]): string {
  const marks = [
    view.leader === seat.seat ? say('crypt.leader') : '',
    view.lights_out === seat.seat ? say('crypt.lights') : '',
    seat.race ? say('crypt.race') : '',
  ].filter(Boolean);
  return [
    nameOf(seat.seat, chairs),
    ...marks,
    say('crypt.dice', { ready: seat.ready, placed: seat.on_cards, exhausted: seat.exhausted }),
    `${say('crypt.score.now')} ${scoreText(seat.score)}`,
    seat.score.hidden ? plural('crypt.plain.unsure', seat.score.hidden) : '',
    collectionSpoken(seat),
  ]
    .filter(Boolean)
    .join(', ');
}
