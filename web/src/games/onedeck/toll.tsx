// What stopping now would cost, as a picture: hearts that would break, hours that would burn, and what else comes of it.
import { Pip, Pips } from '../../parts/Pips';
import { list, plural, say } from '../../words';
import { heroName } from './content';
import { seatLetter, type Encounter, type Hero, type OnedeckView, type Toll } from './kinds';
import { Hearts, Hours } from './pieces';
import { Portrait } from './heroes';
import { harm } from './words';

/** What comes with the harm: loot that escapes, skulls, healing of the boss, the stairs, death. */
export function tollNotes(toll: Toll): string[] {
  const lethal = toll.shares.filter((share) => share.lethal);
  return [
    ...(toll.lost ? [say('web.onedeck.toll.lost')] : lethal.length ? [plural('web.onedeck.toll.lethal', toll.potions)] : []),
    ...(toll.escapes ? [say('onedeck.toll.escapes')] : []),
    ...(toll.stairs ? [plural('onedeck.toll.stairs', toll.stairs)] : []),
    ...(toll.added ? [plural('onedeck.toll.added', toll.added)] : []),
    ...(toll.softened ? [plural('onedeck.toll.softened', toll.softened)] : []),
    ...(toll.to_time ? [plural('onedeck.toll.to_time', toll.to_time)] : []),
    ...(toll.boss?.healed ? [say('web.onedeck.toll.heals', { n: toll.boss.healed })] : []),
    ...(toll.boss?.won ? [say('web.onedeck.toll.won')] : []),
  ];
}

export const tollDamage = (toll: Toll) => toll.damage + toll.stairs;
export const tollTime = (toll: Toll) => toll.time + toll.undying;

/** "Stopping now costs 4 damage and 3 time; no loot" */
export function tollWords(toll: Toll): string {
  const cost = tollDamage(toll) + tollTime(toll) ? say('onedeck.toll', { harm: harm(tollDamage(toll), tollTime(toll)) }) : say('onedeck.toll.nothing');
  const strikes = toll.boss ? [say('web.onedeck.strikes', { n: toll.boss.damaged })] : [];
  return list([cost, ...strikes, ...tollNotes(toll)]);
}

function HeroHearts({ view, hero, cracked, open, hurt }: { view: OnedeckView; hero: Hero; cracked: number; open(): void; hurt: boolean }) {
  return (
    <button type="button" class="od-toll-hero" data-owner={seatLetter(hero.seat)} data-hurt={hurt} data-place={`hero ${seatLetter(hero.seat)}`} onClick={open}>
      <Portrait hero={hero} />
      <span class="spoken">{heroName(hero.hero).text}</span>
      <Hearts hero={hero} cracked={cracked} />
      {view.players > 1 && cracked > 0 && <b aria-hidden="true">−{cracked}</b>}
    </button>
  );
}

export function TollLine({ view, encounter, hurt, open }: { view: OnedeckView; encounter: Encounter; hurt: ReadonlySet<number>; open(seat: number): void }) {
  const { toll } = encounter;
  const notes = toll ? tollNotes(toll) : [];
  const deadly = toll !== null && (toll.lost || toll.shares.some(({ lethal }) => lethal));
  // Beside the hearts of two there is no room for a sentence: the end of the party is a skull there, and potions are counted.
  const together = encounter.heroes.length > 1;
  return (
    <div class="od-toll" data-bad={deadly}>
      {toll && (
        <span class="spoken" role="status">
          {tollWords(toll)}
        </span>
      )}
      {encounter.heroes.map((seat) => {
        const hero = view.heroes[seat]!;
        return <HeroHearts key={seat} view={view} hero={hero} cracked={toll?.shares.find((share) => share.seat === seat)?.damage ?? 0} hurt={hurt.has(seat)} open={() => open(seat)} />;
      })}
      {toll && (
        <span class="od-toll-rest">
          {tollTime(toll) > 0 && <Hours count={tollTime(toll)} most={together ? 1 : notes.length ? 2 : 5} />}
          {toll.boss && toll.boss.damaged > 0 && <Pips kind="skull" full={toll.boss.damaged} spoken={say('web.onedeck.strikes', { n: toll.boss.damaged })} />}
          {deadly && (
            <span class="od-hours" aria-hidden="true">
              {!toll.lost && `−${toll.potions}`}
              <Pip kind={toll.lost ? 'skull' : 'drop'} />
            </span>
          )}
          {notes.length > 0 && !(deadly && together) && <em aria-hidden="true">{notes[0]}</em>}
        </span>
      )}
    </div>
  );
}

/** On the button that stops. */
export function TollSigns({ toll }: { toll: Toll }) {
  const damage = tollDamage(toll);
  const time = tollTime(toll);
  return (
    <span class="od-signs" aria-hidden="true">
      {toll.boss && toll.boss.damaged > 0 && (
        <i>
          {toll.boss.damaged}
          <Pip kind="skull" />
        </i>
      )}
      {damage > 0 && (
        <i>
          −{damage}
          <Pip kind="heart" look="cracked" />
        </i>
      )}
      {time > 0 && (
        <i>
          −{time}
          <Pip kind="hour" />
        </i>
      )}
    </span>
  );
}
