// Floor, torch, lanterns, potions: how long it can go on. The deck is a torch; each card that time takes burns off it.
import type { OnedeckView } from './kinds';
import { bossPicture, told } from './kinds';
import type { GameEvent } from '../../contract';
import { Pip } from '../../parts/Pips';
import { Picture } from '../../picture';
import { plural, say } from '../../words';
import { bossName } from './content';

/** All encounter cards of a game: a full torch. */
function whole(view: OnedeckView): number {
  return view.players === 4 ? 88 : 44;
}

function stripWords(view: OnedeckView): string {
  const { floor, deck, stairs, experience, potions, boss } = view;
  const parts = [
    boss.here ? say('onedeck.head.boss', { boss: bossName(view.dungeon) }) : say('web.onedeck.floor', { floor }),
    boss.here
      ? say('onedeck.boss', { boss: bossName(view.dungeon), damage: boss.damage, health: boss.health })
      : stairs.visible
        ? say('onedeck.head.stairs', { tokens: stairs.tokens, limit: stairs.limit })
        : plural('onedeck.head.deck', deck.cards),
    say('web.onedeck.lanterns', { lanterns: experience.lanterns, needed: experience.needed }),
    plural('onedeck.potions', potions.tokens),
  ];
  return parts.join(', ');
}

export function Strip({ view, events, open }: { view: OnedeckView; events: GameEvent[]; open(): void }) {
  const { floor, deck, stairs, experience, potions, boss } = view;
  const lost = told(events).filter(({ type }) => type === 'card.discarded' || type === 'stairs.token').length;
  return (
    <button type="button" class="od-strip" onClick={open}>
      <span class="spoken">{stripWords(view)}</span>
      <span class="od-floor" aria-hidden="true" data-boss={boss.here}>
        {boss.here ? <Pip kind="skull" /> : say('web.onedeck.floor.short', { floor })}
      </span>
      {boss.here ? (
        <span class="od-torch od-boss-health" aria-hidden="true">
          {Array.from({ length: boss.health }, (_, at) => (
            <Pip key={at} kind="skull" look={at < boss.damage ? 'lost' : 'full'} />
          ))}
        </span>
      ) : stairs.visible ? (
        <span class="od-torch od-stairs" aria-hidden="true" data-lost={lost > 0}>
          {Array.from({ length: stairs.limit }, (_, at) => (
            <i key={at} data-on={at < stairs.tokens} />
          ))}
        </span>
      ) : (
        <span class="od-torch" aria-hidden="true" data-lost={lost > 0} data-low={deck.cards <= 8}>
          <span class="od-fuel" style={{ width: `${(100 * deck.cards) / whole(view)}%` }}>
            <i key={deck.cards} class="od-flame" />
          </span>
          <b>{deck.cards}</b>
        </span>
      )}
      <span class="od-count" aria-hidden="true" data-full={experience.lanterns >= experience.needed}>
        <Pip kind="lantern" />
        {experience.lanterns}/{experience.needed}
      </span>
      <span class="od-count" aria-hidden="true">
        <Pip kind="drop" />
        {potions.tokens}
      </span>
      <span class="od-far" aria-hidden="true">
        <Picture name={bossPicture(view)} fit="xMidYMin slice" />
      </span>
      {/* what burned off just now, in sight for a moment */}
      {lost > 0 && (
        <span key={`${floor} ${deck.cards} ${stairs.tokens}`} class="od-burnt" aria-hidden="true">
          −{lost}
          <Pip kind="hour" />
        </span>
      )}
    </button>
  );
}
