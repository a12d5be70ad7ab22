// The reasons of a hint in words: docs/format/onedeck.md, "Reasons".
import type { Chair, Reason } from '../../contract';
import { known, percent, plural, say } from '../../words';
import { abilityName, type Colour } from './content';
import { nameOf, type OnedeckView } from './kinds';
import { dieSign, harm } from './words';

export function reasonWords(reason: Reason, view: OnedeckView, _chairs: Chair[]): string {
  const key = `web.onedeck.why.${reason.code}`;
  if (!known(key)) return '';
  const { box, die, damage, time, ability, chance, doors, lanterns, missing, seat, dice, health, level, value } = reason;
  const n = (field: unknown) => Number(field ?? 0);
  const gains = [...(n(dice) ? [plural('web.onedeck.more_dice', n(dice))] : []), ...(n(health) ? [`${n(health)} ♥`] : [])];
  return say(key, {
    box: n(box),
    die: die ? dieSign(die as { color: Colour; value: number }) : '',
    harm: harm(Math.round(n(damage)), Math.round(n(time))),
    damage: n(damage),
    time: n(time),
    ability: ability ? abilityName(String(ability)) : '',
    percent: percent(n(chance)),
    doors: n(doors),
    lanterns: n(lanterns),
    missing: n(missing),
    name: nameOf(seat, view),
    gains: gains.join(' '),
    level: n(level),
    value: n(value),
  });
}
