// Four heroes, two cards: who faces what, and who goes first. Two taps swap two heroes.
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../contract';
import { say } from '../../words';
import type { Choosing } from './choosing';
import { heroName } from './content';
import { BigCard, facedCards } from './faced';
import { seatLetter, type OnedeckView } from './kinds';
import { Hearts, PrintedBoxes } from './pieces';
import { Portrait } from './heroes';

/** "pairs AC 2": A and C go first, against the second card; against the boss there is no card. */
export interface Pairing {
  first: string;
  card: number | null;
}
export function readPairs(action: string | null | undefined): Pairing | null {
  const found = /^pairs ([A-D]{2})(?: (\d))?$/.exec(action ?? '');
  return found ? { first: found[1]!, card: found[2] ? Number(found[2]) : null } : null;
}
export const pairsText = ({ first, card }: Pairing) => `pairs ${[...first].sort().join('')}${card === null ? '' : ` ${card}`}`;

const others = (first: string) => [...'ABCD'].filter((letter) => !first.includes(letter)).join('');

export function PairsBoard({ props, choosing, open }: { props: BoardProps<OnedeckView>; choosing: Choosing; open(card: string | null): void }) {
  const { view } = props;
  const [held, hold] = useState<string | null>(null);
  const laid = readPairs(choosing.picked ?? choosing.actions[0]);
  if (!laid) return null;
  const cards = facedCards(view);
  const put = (next: Pairing) => {
    const wanted = pairsText(next);
    const swapped = pairsText({ ...next, card: null });
    choosing.pick(choosing.actions.find((action) => action === wanted) ?? choosing.actions.find((action) => action.startsWith(swapped)) ?? null);
  };
  const tap = (letter: string) => {
    if (held === null || held === letter) return hold(held === letter ? null : letter);
    hold(null);
    if (laid.first.includes(held) === laid.first.includes(letter)) return;
    const [out, into] = laid.first.includes(held) ? [held, letter] : [letter, held];
    put({ ...laid, first: laid.first.replace(out, into) });
  };
  const second = laid.card === null ? null : cards.length > 1 ? 3 - laid.card : laid.card;
  return (
    <div class="od-pairs">
      {[
        { heroes: laid.first, card: laid.card, key: 'web.onedeck.pairs.first' as const },
        { heroes: others(laid.first), card: second, key: 'web.onedeck.pairs.then' as const },
      ].map(({ heroes, card, key }) => {
        const ahead = card === null ? undefined : (cards[card - 1] ?? cards[0]);
        return (
          <section key={key} class="od-pair" aria-label={say(key)}>
            <h2>{say(key)}</h2>
            <BigCard view={view} card={ahead?.card ?? null} open={() => open(ahead?.card ?? null)} />
            {ahead?.kind === 'combat' && <PrintedBoxes boxes={ahead.boxes} label={say('web.onedeck.boxes')} small />}
            <div class="od-pair-heroes">
              {[...heroes].map((letter) => {
                const hero = view.heroes[letter.charCodeAt(0) - 65]!;
                return (
                  <button key={letter} type="button" class="od-toll-hero" data-owner={seatLetter(hero.seat)} aria-pressed={held === letter} aria-disabled={!choosing.live} onClick={() => choosing.live && tap(letter)}>
                    <Portrait hero={hero} />
                    <span class="spoken">{heroName(hero.hero).text}</span>
                    <Hearts hero={hero} />
                  </button>
                );
              })}
            </div>
          </section>
        );
      })}
      {laid.card !== null && cards.length > 1 && (
        <button type="button" class="button od-swap" onClick={() => put({ ...laid, card: 3 - laid.card! })}>
          {say('web.onedeck.pairs.swap')}
        </button>
      )}
    </div>
  );
}
