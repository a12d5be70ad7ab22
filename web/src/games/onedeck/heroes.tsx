// The heroes: a plate at the board's edge with hearts, dice and what is tucked below, and the whole sheet behind a tap.
import { Pip } from '../../parts/Pips';
import { Picture } from '../../picture';
import { plural, say } from '../../words';
import { abilityName, abilityText, cardName, cardOf, featOf, groupName, heroName, inWords, type Icons } from './content';
import { portraitOf, seatLetter, type Hero, type OnedeckView } from './kinds';
import { Hearts, Stat } from './pieces';
import { costWords, sentence } from './words';

const stats = ['strength', 'agility', 'magic'] as const;

/** What a choice would change on a sheet. */
export interface Change {
  item?: Icons;
  skill?: string;
  heal?: number;
  hurt?: number;
}

export function Portrait({ hero }: { hero: Hero }) {
  return (
    <span class="od-portrait" data-owner={seatLetter(hero.seat)} aria-hidden="true">
      <Picture name={portraitOf(hero)} fit="xMidYMin slice" />
      <b>{seatLetter(hero.seat)}</b>
    </span>
  );
}

export function itemWords(item: Icons): string {
  return [...stats.flatMap((stat) => (item[stat] ? [`+${item[stat]} ${say(`web.onedeck.colour.${stat}`)}`] : [])), ...(item.health ? [`+${item.health} ♥`] : [])].join(', ');
}

export function ItemIcons({ item }: { item: Icons }) {
  return (
    <span class="od-icons" role="img" aria-label={itemWords(item)}>
      {stats.map((stat) => item[stat] > 0 && <Stat key={stat} color={stat} count={item[stat]} />)}
      {item.health > 0 && (
        <span class="od-plus">
          +{item.health}
          <Pip kind="heart" />
        </span>
      )}
    </span>
  );
}

function spokenHero(hero: Hero): string {
  const parts = [
    heroName(hero.hero).text,
    say('onedeck.health', { left: Math.max(0, hero.health - hero.damage), health: hero.health }),
    ...stats.map((stat) => `${say(`web.onedeck.colour.${stat}`)} ${hero.stats[stat]}`),
    say('web.onedeck.items', { count: hero.items.length, limit: hero.item_limit }),
    say('web.onedeck.skills', { count: hero.skills.length, limit: hero.skill_limit }),
    ...(hero.stored ? [say('onedeck.stored', { stored: hero.stored, cap: hero.cap })] : []),
  ];
  return parts.join(', ');
}

interface PlateProps {
  view: OnedeckView;
  hero: Hero;
  change?: Change;
  /** it can be chosen: the tap means this instead of the sheet */
  pressed?: boolean;
  choosable?: boolean;
  hinted?: boolean;
  onPick(): void;
}

export function HeroPlate({ hero, change = {}, pressed, choosable = false, hinted = false, onPick }: PlateProps) {
  const { item, heal = 0, hurt = 0 } = change;
  const skills = [...hero.skills.map(({ ability }) => ability), ...(change.skill ? [change.skill] : [])];
  return (
    <button
      type="button"
      class="od-hero"
      data-owner={seatLetter(hero.seat)}
      data-choosable={choosable}
      data-hint={hinted}
      data-place={`hero ${seatLetter(hero.seat)}`}
      aria-pressed={choosable ? pressed === true : undefined}
      onClick={onPick}
    >
      <span class="spoken">{spokenHero(hero)}</span>
      <span class="part-seen" aria-hidden="true">
        <Portrait hero={hero} />
        <span class="od-hero-lines">
          <span class="od-hero-name">{heroName(hero.hero).text}</span>
          <Hearts hero={{ ...hero, health: hero.health + (item?.health ?? 0) }} cracked={hurt} ghost={heal} />
          <span class="od-hero-dice">
            {stats.map((stat) => (
              <Stat key={stat} color={stat} count={hero.stats[stat]} ghost={item?.[stat] ?? 0} />
            ))}
            {hero.stored > 0 && <Stat color="heroic" count={hero.stored} />}
          </span>
        </span>
        <span class="od-tucked">
          <span data-thing={`tucked item ${hero.seat}`}>
            {say('web.onedeck.items.short', { count: hero.items.length + (item ? 1 : 0), limit: hero.item_limit })}
          </span>
          {skills.slice(0, 4).map((ability, at) => (
            <i key={ability} data-ghost={at >= hero.skills.length}>
              {abilityName(ability)}
            </i>
          ))}
        </span>
      </span>
    </button>
  );
}

function AbilityLine({ id, note }: { id: string; note?: string }) {
  return (
    <li>
      <b>{abilityName(id)}</b> <i>({note ?? costWords(id)})</i> {abilityText(id)}
    </li>
  );
}

/** The whole sheet: all that lies with this hero. */
export function HeroSheet({ hero }: { hero: Hero }) {
  const feat = featOf(hero.hero, hero.side);
  return (
    <div class="od-sheet">
      <div class="od-sheet-head">
        <Portrait hero={hero} />
        <div>
          <Hearts hero={hero} />
          <p class="od-hero-dice">
            {stats.map((stat) => (
              <Stat key={stat} color={stat} count={hero.stats[stat]} />
            ))}
          </p>
        </div>
      </div>
      {feat && (
        <p>
          <b>{inWords(feat.name)}</b>: {inWords(feat.text)} {hero.cap > 0 && `${sentence(say('onedeck.stored', { stored: hero.stored, cap: hero.cap }))}.`}
        </p>
      )}
      {hero.specialisation && <p>{groupName(hero.specialisation)}</p>}
      <h3>{say('web.onedeck.skills', { count: hero.skills.length, limit: hero.skill_limit })}</h3>
      <ul>
        {hero.abilities.map(({ id, slot, used }) => (
          <AbilityLine key={slot} id={id} note={used ? say('onedeck.used') : undefined} />
        ))}
      </ul>
      <h3>{say('web.onedeck.items', { count: hero.items.length, limit: hero.item_limit })}</h3>
      <ul>
        {hero.items.map((card) => (
          <li key={card}>
            {cardName(card).text}: {itemWords(cardOf(card)!.item)} ({plural('onedeck.lanterns', cardOf(card)!.lanterns)})
          </li>
        ))}
      </ul>
    </div>
  );
}
