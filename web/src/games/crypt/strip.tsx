// The line above the Crypt: which round it is, what is left in the deck, whose turn comes when.
import type { Chair } from '../../contract';
import { plural, say } from '../../words';
import { Badge, Emblem } from './emblem';
import { nameOf, typeName, type CryptView } from './kinds';
import { Torches } from './seat';

function Order({ view, chairs }: { view: CryptView; chairs: Chair[] }) {
  return (
    <ol class="order" aria-label={say('web.crypt.order')}>
      {view.order.map((holder, at) => {
        const state = view.facts.turns[at] ?? 'next';
        const last = at + 1 === view.order.length;
        const leader = at === 0 && view.leader === holder;
        return (
          <li key={at} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Badge holder={holder} />
            <span class="spoken">
              {[
                nameOf(holder, chairs),
                leader ? say('crypt.leader') : '',
                say(`web.crypt.turn.${state}`),
                last ? say('web.crypt.turn.last') : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <Torches still leader={leader} lights={last && view.lights_out === holder} />
            {state === 'done' && <i aria-hidden="true">✓</i>}
          </li>
        );
      })}
    </ol>
  );
}

function Deck({ view }: { view: CryptView }) {
  const { cards, top } = view.deck;
  const words = !cards ? say('crypt.deck.empty') : top ? plural('crypt.deck', cards, { top: typeName(top) }) : plural('crypt.deck.unseen', cards);
  return (
    <span class="deck" data-place="deck" title={words}>
      <span class="stack" aria-hidden="true" data-empty={!cards}>
        {top && <Emblem type={top} />}
      </span>
      <b aria-hidden="true">{cards}</b>
      <span class="spoken">{words}</span>
    </span>
  );
}

export function Strip({ view, chairs }: { view: CryptView; chairs: Chair[] }) {
  return (
    <header class="crypt-strip">
      <span class="round">{say('web.crypt.round', { round: view.round, rounds: view.rounds })}</span>
      <Order view={view} chairs={chairs} />
      <Deck view={view} />
    </header>
  );
}
