// What a claim is good for: the coins that its cards bring, and from whom, as the engine counts them.
import type { Chair } from '../../contract';
import { list, plural, say } from '../../words';
import { cardName, nameOf, types, type CryptView } from './kinds';
import type { ClaimOdds } from './words';

type Gain = NonNullable<ClaimOdds['gains']>[number];

function sources({ treasure, hidden, collectors }: Gain): string[] {
  return [
    hidden ? say('web.crypt.gain.hidden') : plural('web.crypt.gain.card', treasure),
    ...types.flatMap((type) =>
      collectors[type] ? [say('web.crypt.gain.collector', { coins: plural('crypt.coins', collectors[type]), collector: say(`collector.${type}`) })] : [],
    ),
  ];
}

export function gainWords(odds: unknown, view: CryptView, chairs: Chair[]): string[] {
  const gains = (odds as ClaimOdds | null)?.gains ?? [];
  return gains.flatMap((gain) => {
    const at = view.crypt.findIndex(({ slot }) => slot === gain.slot);
    const { card, dice } = view.crypt[at] ?? {};
    if (!card) return [];
    const words = say('web.crypt.gain', { slot: gain.slot, card: cardName(card.type, card.value), sources: list(sources(gain)) });
    if (!dice) return [words];
    const taken = say('web.crypt.gain.bumps', { name: nameOf(dice.holder, chairs), total: view.facts.dice[at]?.total ?? '?' });
    return [`${words} ${taken}`];
  });
}
