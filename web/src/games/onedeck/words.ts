// One Deck Dungeon in words: what must be done, what an action does, dice, boxes, harm.
import type { Chair, Seat } from '../../contract';
import { known, list, plural, say, type Named } from '../../words';
import { abilityName, abilityOf, abilityText, cardName, cardOf, groupName, optionName, type Colour } from './content';
import { colourName, foeName, letterOf, nameOf, readDie, seatOf, type Die, type OnedeckView, type ReadDie, type ShownBox } from './kinds';

const plain = (name: string | Named) => (typeof name === 'string' ? name : name.text);

export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// --- dice and boxes ----------------------------------------------------------------------------------------------------

const useSign: Readonly<Record<Die['use'], string>> = { any: '', armor_box_only: 'a', mana_only: 'm' };

/** "S4", with the letter of the language. */
export function dieSign({ color, value, use = 'any' }: { color: Colour; value: number; use?: Die['use'] }): string {
  return `${letterOf(color)}${value}${useSign[use]}`;
}

/** "strength 4", "heroic 6, for armour only"; of two heroes "Mage: strength 4". */
export function dieName(die: ReadDie | Die, view?: OnedeckView, owned = false): string {
  const name = say('web.onedeck.die', { colour: colourName(die.color), value: die.value });
  const restricted = die.use === 'any' ? name : say(`web.onedeck.die.${die.use}`, { die: name });
  return owned && die.seat !== null ? say('web.onedeck.of', { name: plain(nameOf(die.seat, view)), what: restricted }) : restricted;
}

export const diceSigns = (dice: readonly { color: Colour; value: number; use: Die['use'] }[]) => dice.map(dieSign).join(' ');

/** "2 damage and 3 time", "nothing" */
export function harm(damage: number, time: number): string {
  const parts = [...(damage ? [plural('onedeck.damage', damage)] : []), ...(time ? [plural('onedeck.time', time)] : [])];
  return parts.length ? list(parts) : say('onedeck.nothing');
}

/** What a box wants: "strength 5 or more", "wide, magic 9 in all". */
export function boxWants({ color, number, wide, x }: ShownBox): string {
  const amount = number ?? 'X';
  const key = x && number === null ? 'web.onedeck.box.unknown' : wide ? 'web.onedeck.box.wide' : 'web.onedeck.box.one';
  return say(key, { colour: colourName(color), number: amount });
}

/** The whole of a box in words: "Box 4, strength 5 or more, 2 damage, locked by armour." */
export function boxWords(box: ShownBox, locked = false): string {
  const parts = [say('web.onedeck.box', { number: box.box }), boxWants(box)];
  if (box.armor) parts.push(say('onedeck.armour'));
  if (box.skull) parts.push(say('onedeck.skull'));
  if (box.damage || box.time) parts.push(harm(box.damage, box.time));
  if (typeof box.of === 'number') parts.push(say('web.onedeck.box.floor', { floor: box.of }));
  if (locked) parts.push(say('web.onedeck.box.locked'));
  return parts.join(', ');
}

/** What an ability costs: "1 strength die", "magic dice adding up to 3", "free". */
export function costWords(id: string): string {
  const cost = abilityOf(id)?.cost;
  if (cost?.kind === 'dice') return plural('web.onedeck.cost.dice', cost.count, { colour: colourName(cost.color) });
  if (cost?.kind === 'mana') return say('web.onedeck.cost.mana', { value: cost.value });
  return cost?.kind === 'potion' ? plural('onedeck.potions', 1) : say(cost?.kind === 'passive' ? 'onedeck.cost.passive' : 'onedeck.cost.free');
}

/** What one way of an ability brings, where it has several: "S1", "+1", "re-roll". */
export function wayWords(id: string, number: number): string {
  const way = abilityOf(id)?.ways?.[number - 1];
  if (way?.dice) return way.dice.map(({ color, value }) => dieSign({ color, value, use: 'any' })).join(' ');
  if (way?.add) return `+${way.add}`;
  return way?.kind === 'reroll' ? say('onedeck.way.reroll') : String(number);
}

// --- actions -------------------------------------------------------------------------------------------------------------

interface Parts {
  heroes: (string | Named)[];
  numbers: number[];
  dice: string[];
  card: string | undefined;
  ability: string | undefined;
}

function partsOf(tokens: readonly string[], view: OnedeckView | undefined): Parts {
  const parts: Parts = { heroes: [], numbers: [], dice: [], card: undefined, ability: undefined };
  for (const token of tokens) {
    const die = readDie(token);
    if (/^[A-D]+$/.test(token)) parts.heroes.push(...[...token].map((letter) => nameOf(seatOf(letter), view)));
    else if (/^\d+$/.test(token)) parts.numbers.push(Number(token));
    else if (die) parts.dice.push(die.seat === null ? dieSign(die) : `${token[0]} ${dieSign(die)}`);
    else if (cardOf(token)) parts.card = token;
    else {
      const [id = '', way] = token.split('/');
      const name = abilityOf(id) ? abilityName(id) : groupName(id);
      parts.ability = way ? `${name} (${wayWords(id, Number(way))})` : name;
    }
  }
  return parts;
}

function deedKey(tokens: readonly string[], { card, dice }: Parts): string {
  const [verb = '', first = '', second = ''] = tokens;
  if (verb === 'loot') return `deed.loot.${/^\d$/.test(first) ? second : first}${card ? '.replace' : ''}`;
  if (verb === 'use') return dice.length ? 'deed.use.pay' : 'deed.use';
  return verb === 'option' ? `deed.option.${first}` : `deed.${verb}`;
}

export function actionWords(action: string, view?: OnedeckView): string {
  const tokens = action.split(' ');
  const parts = partsOf(tokens.slice(1), view);
  const key = deedKey(tokens, parts);
  const printedOption = tokens[0] === 'option' && view?.encounter?.card ? optionName(view.encounter.card, tokens[1] ?? '') : '';
  if (printedOption) return printedOption;
  if (!known(key)) return action;
  const { heroes, numbers, dice, card, ability } = parts;
  const text = say(key, {
    hero: heroes.length === 1 ? heroes[0]! : list(heroes.map(plain)),
    number: numbers[0] ?? '',
    second: numbers[1] ?? '',
    numbers: numbers.join(' + '),
    dice: dice.join(' '),
    card: card ? cardName(card) : '',
    ability: ability ?? '',
  });
  const which = tokens[0] === 'loot' && numbers.length ? `${numbers[0]}: ` : '';
  return sentence(which + text);
}

/** The shortest name of a choice, for a button that stands beside a picture of what it is about. */
export function shortWords(action: string, view: OnedeckView): string {
  const [verb] = action.split(' ');
  const key = `web.onedeck.do.${verb}`;
  return known(key) ? say(key) : actionWords(action, view);
}

// --- what must be done -----------------------------------------------------------------------------------------------------

function asked(view: OnedeckView): Seat | undefined {
  const task = view.agenda.at(-1);
  return view.using?.seat ?? (task && 'hero' in task ? task.hero : undefined);
}

export function must({ kind, actor }: { kind: string; actor: Seat | 'chance' | null }, view: OnedeckView, _chairs: Chair[]): string {
  if (actor === null || kind === 'over') return say('web.table.over');
  const { encounter, using, facing, loot } = view;
  const card = encounter?.card ?? (facing === null ? undefined : view.doors[facing - 1]?.cards[0]) ?? loot[0]?.card;
  const key =
    kind === 'act' && view.costs.explore === null
      ? 'must.act.enter'
      : kind === 'pick' && using?.choose?.max === 1
        ? 'must.pick.one'
        : kind === 'loot' && loot[0]
          ? 'web.onedeck.must.loot'
          : kind === 'dice' && encounter
            ? `web.onedeck.must.dice.${encounter.kind}`
            : `must.${kind}`;
  return known(key)
    ? say(key, {
        name: nameOf(asked(view) ?? actor, view),
        card: card ? cardName(card) : foeName(null, view),
        boss: foeName(null, view),
        ability: using ? abilityName(using.ability) : '',
        text: using ? abilityText(using.ability) : '',
      })
    : say('web.table.wait');
}
