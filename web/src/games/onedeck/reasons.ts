// The reasons of a hint in words: docs/format/onedeck.md, "Reasons".
import type { Chair, Reason } from '../../contract';
import { known, percent, say, withSign } from '../../words';
import { abilityName, type Colour } from './content';
import { colourName, nameOf, type OnedeckView } from './kinds';
import { dieSign, harm } from './words';

/** What an item changes on a sheet: "+1 strength, −1 magic, +1 ♥". */
function changes(dice: Partial<Record<Colour, number>>, health: number): string {
  const colours = Object.entries(dice) as [Colour, number][];
  return [...colours.flatMap(([colour, n]) => (n ? [`${withSign(n)} ${colourName(colour)}`] : [])), ...(health ? [`${withSign(health)} ♥`] : [])].join(', ');
}

/** Fewer of one and more of the other is no saving of both: each is told by itself. */
function against(damage: number, time: number): string {
  const [saved, spent] = [harm(Math.max(0, damage), Math.max(0, time)), harm(Math.max(0, -damage), Math.max(0, -time))];
  if (damage <= 0 && time <= 0) return damage || time ? say('web.onedeck.why.dearer', { harm: spent }) : '';
  return damage < 0 || time < 0 ? say('web.onedeck.why.exchanges', { harm: saved, spent }) : say('web.onedeck.why.spares', { harm: saved });
}

export function reasonWords(reason: Reason, view: OnedeckView, _chairs: Chair[]): string {
  const key = `web.onedeck.why.${reason.code}`;
  if (!known(key)) return '';
  const { box, die, damage, time, ability, chance, doors, lanterns, missing, seat, dice, health, level, value } = reason;
  const n = (field: unknown) => Number(field ?? 0);
  const [harmed, late] = [Math.round(n(damage)), Math.round(n(time))];
  const gains = changes((dice ?? {}) as Partial<Record<Colour, number>>, n(health));
  if (reason.code === 'item' && !gains) return '';
  if (reason.code === 'spares') return against(harmed, late);
  // What is no help now is no reason: the next one is told.
  if (reason.code === 'helps') return harmed > 0 || late > 0 ? say(key, { ability: abilityName(String(ability)), harm: harm(Math.max(0, harmed), Math.max(0, late)) }) : '';
  return say(key, {
    box: n(box),
    die: die ? dieSign(die as { color: Colour; value: number }) : '',
    harm: harm(harmed, late),
    damage: n(damage),
    time: n(time),
    ability: ability ? abilityName(String(ability)) : '',
    percent: percent(n(chance)),
    doors: n(doors),
    lanterns: n(lanterns),
    missing: n(missing),
    name: nameOf(seat, view),
    gains,
    level: n(level),
    value: n(value),
  });
}
