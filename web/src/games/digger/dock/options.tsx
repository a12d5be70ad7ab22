// One part of a choice, chosen from a list: a coin, an order, whose coin, who is given up, a direction. What can only be
// chosen on the board is not here.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { BoardProps, Chair } from '../../../contract';
import { known, percent, plural, say } from '../../../words';
import { useRoving } from '../../../parts/roving';
import { Spoken } from '../../../parts/Spoken';
import { Picture } from '../../../picture';
import { Badge, Count, Sign, type SignName } from '../badge';
import { content, lordName, orderName } from '../content';
import { factsOf } from '../facts';
import { directions, picture, seatOf, type DiggerView, type Direction } from '../kinds';
import { countedCoins, directionName, figureName, laidOn, nameOf, placeWords, plain, points, sentence } from '../named';
import { actionWords } from '../words';
import { actionOf, matching, partOf, type Choice, type Picked, type Slot } from './choices';
import type { Drafting } from './drafting';
import { askFate, type Fate } from './fate';
import { groupName } from './orders';
import { CoinPicture } from './pieces';
import { isDeclining, listOf, plainChoices, stateOf } from './state';

export interface Option {
  id: string;
  words: string;
  look: ComponentChildren;
  /** the choices that it leaves */
  choices: readonly Choice[];
  pressed: boolean;
  pick(): void;
}

const isSpace = (value: string) => value.includes(',');

/** The seat out of whose hand a coin would come. */
function victim(view: DiggerView, choice: Choice): number | null {
  return laidOn(partOf(choice, 'space'), view)?.owner ?? null;
}

function looksOf(slot: Slot, value: string, view: DiggerView, chairs: readonly Chair[], choice: Choice): { words: string; look: ComponentChildren } {
  const pictured = (name: string, words: string) => ({ words, look: [<Picture key="p" class="dd-option-picture" name={picture(name)} />, <span key="w">{words}</span>] });
  if (slot === 'lord') return pictured(value, plain(lordName(value)));
  if (slot === 'order') return { words: orderName(value), look: [<Sign key="s" name={value as SignName} />, <span key="w">{orderName(value)}</span>] };
  if (slot === 'coin') {
    const coin = countedCoins(partOf(choice, 'verb'), view)[Number(value) - 1]?.value ?? null;
    return { words: coin === null ? say('web.digger.dock.coin.unknown', { n: value }) : say('web.digger.dock.coin', { n: value, coin }), look: <CoinPicture value={coin} /> };
  }
  if (slot === 'direction') return { words: directionName(value as Direction), look: <DirectionArrow direction={value as Direction} /> };
  if (slot === 'source') {
    if (value === 'bag') return pictured('coin-bag', say('web.digger.dock.source.bag'));
    if (value === 'stored') return pictured('coins', say('web.digger.dock.source.stored'));
    const seat = value === 'hand' ? victim(view, choice) : seatOf(value);
    const words = say('web.digger.dock.source.hand', { name: nameOf(seat, chairs) });
    return { words, look: [seat === null ? null : <Badge key="b" seat={seat} />, <span key="w">{words}</span>] };
  }
  if (slot === 'who') return { words: nameOf(seatOf(value), chairs), look: [<Badge key="b" seat={seatOf(value)} />, <span key="w">{nameOf(seatOf(value), chairs)}</span>] };
  if (slot === 'token' && value === 'reserve') return { words: say('web.digger.dock.reserve'), look: [<Sign key="s" name="stooge" />, <span key="w">{say('web.digger.dock.reserve')}</span>] };
  if (isSpace(value)) {
    const count = laidOn(value, view)?.stooges?.count ?? 0;
    const words = [plural('digger.part.stooges', count), placeWords(value, view)].join(', ');
    return { words, look: [<Count key="c" sign="stooge">{count}</Count>, <small key="w">{value}</small>] };
  }
  const price = factsOf(view)?.summons?.find(({ creature }) => creature === value)?.tp;
  const name = plain(figureName(value));
  return { words: price && partOf(choice, 'verb') === 'summon' ? `${name}, ${points(price)}` : name, look: [content.pieces[value] ? <Picture key="p" class="dd-option-picture" name={picture(value)} /> : null, <span key="w">{name}</span>] };
}

export function DirectionArrow({ direction }: { direction: Direction }) {
  return (
    <svg class="dd-arrow" viewBox="0 0 24 24" aria-hidden="true" style={{ transform: `rotate(${-60 * directions.indexOf(direction)}deg)` }}>
      <path d="M3 12h16M12 5l7 7-7 7" />
    </svg>
  );
}

const verbSigns: Readonly<Record<string, SignName>> = { draw: 'coin', build: 'work', yes: 'rise', again: 'coin', special: 'special', store: 'treasure', sneak: 'egg', dragon: 'dragon_tile', summon: 'total_battle' };

/** A plain answer, or an order that a place offers. */
function verbLook(choice: Choice, group: boolean, view: DiggerView): { words: string; look: ComponentChildren } {
  const verb = partOf(choice, 'verb');
  const name = group ? groupName(partOf(choice, 'group')) : '';
  const words = name || shortWords(choice, view);
  const sign = content.orders[partOf(choice, 'group')] ? (partOf(choice, 'group') as SignName) : verbSigns[verb];
  return { words, look: [sign ? <Sign key="s" name={sign} /> : null, <span key="w">{words}</span>] };
}

/** A plain choice in few words, for its button. */
export function shortWords(choice: Choice, view: DiggerView): string {
  const verb = partOf(choice, 'verb');
  const key = `web.digger.dock.say.${verb}.${view.phase}`;
  const plainKey = `web.digger.dock.say.${verb}`;
  return known(key) ? say(key) : known(plainKey) ? say(plainKey) : sentence(actionWords(actionOf(choice), view));
}

/** Who can be moved: Stooges by the tile where they stand, Creatures, the own Adventurer. */
function moversOf(draft: Drafting, chairs: readonly Chair[]): readonly Option[] {
  const { view, choices, picks, fitting } = draft;
  const found = new Map<string, Picked>();
  for (const choice of fitting) {
    const verb = partOf(choice, 'verb');
    const slot = (['from', 'creature'] as const).find((one) => partOf(choice, one));
    const picked: Picked = slot ? { slot, value: partOf(choice, slot) } : { slot: 'verb', value: verb };
    if (!isDeclining(choice)) found.set(`${picked.slot} ${picked.value}`, picked);
  }
  return [...found].map(([id, picked]): Option => {
    const those = matching(choices, [...picks, picked]);
    const figure = picked.slot === 'verb' ? (view.seats[view.active ?? 0]?.adventurer?.id ?? picked.value) : picked.value;
    return { id, ...looksOf(picked.slot, figure, view, chairs, those[0]!), choices: those, pressed: false, pick: () => draft.pick(picked) };
  });
}

const moving = (draft: Drafting) => stateOf(draft) === 'move' && (['from', 'creature', 'verb'] as const).every((slot) => draft.picked(slot) === undefined) && draft.turn?.kind !== 'adventurer_step' && draft.turn?.kind !== 'creature_step';

/** What can be chosen from a list now. */
export function optionsOf(draft: Drafting, chairs: readonly Chair[]): readonly Option[] {
  const { view, choices, picks, fitting } = draft;
  const movers = moving(draft) ? moversOf(draft, chairs) : [];
  // of a figure that is alone it is asked which way at once
  if (movers.length > 1 || movers[0]?.id.startsWith('from')) return movers;
  const list = listOf(draft);
  const direct = plainChoices(draft)
    .filter((choice) => !isDeclining(choice))
    .map((choice): Option => ({ id: partOf(choice, 'verb'), ...verbLook(choice, false, view), choices: [choice], pressed: draft.choice === choice, pick: () => draft.pick({ slot: 'verb', value: partOf(choice, 'verb') }) }));
  if (list)
    return [
      ...list.values.map((value): Option => {
        const those = matching(choices, [...picks, { slot: list.slot, value }]);
        return { id: `${list.slot} ${value}`, ...looksOf(list.slot, value, view, chairs, those[0]!), choices: those, pressed: false, pick: () => draft.pick({ slot: list.slot, value }) };
      }),
      ...direct,
    ];
  const groups = [...new Set(fitting.filter((choice) => !isDeclining(choice) && Object.keys(choice.parts).length > 2).map((choice) => partOf(choice, 'group')))];
  const several = groups.length + direct.length > 1 ? groups : [];
  return [
    ...several.map((group): Option => {
      const those = fitting.filter((choice) => partOf(choice, 'group') === group);
      return { id: group, ...verbLook(those[0]!, true, view), choices: those, pressed: false, pick: () => draft.pick({ slot: 'group', value: group }) };
    }),
    ...direct,
  ];
}

/** So many of them are asked what they would do. */
const mostAsked = 12;

/** What each option that is one choice would do. */
export function useFates({ attempt }: Pick<BoardProps<DiggerView>, 'attempt'>, options: readonly Option[], live: boolean): ReadonlyMap<string, Fate> {
  const [found, keep] = useState<{ of: string; fates: ReadonlyMap<string, Fate> }>({ of: '', fates: new Map() });
  const asked = useMemo(() => options.filter(({ choices }) => choices.length === 1).slice(0, mostAsked), [options]);
  const of = asked.map(({ choices }) => choices[0]!.line.join()).join('\n');
  useEffect(() => {
    if (!live || !asked.length) return;
    let wanted = true;
    Promise.all(asked.map(async ({ id, choices }) => [id, await askFate(attempt, choices[0]!.line)] as const)).then(
      (fates) => wanted && keep({ of, fates: new Map(fates) }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [of, live]);
  return found.of === of ? found.fates : new Map();
}

/** How likely a coin is worth 1, 2, 3: bars with their share. */
function CoinOdds({ chances }: { chances: readonly number[] }) {
  return (
    <span class="dd-bars">
      {chances.map((chance, at) => (
        <span key={at} class="dd-bar" style={{ '--share': `${Math.round(100 * chance)}%` }}>
          <small>{at + 1}</small>
          <i />
        </span>
      ))}
    </span>
  );
}

const chancesOf = ({ odds }: Fate) => [odds.coin, odds.stolen].find((chances) => chances?.some((chance) => chance > 0));
const chanceWords = (chances: readonly number[]) => chances.map((chance, at) => say('web.digger.odds.value', { value: at + 1, percent: percent(chance) })).join(', ');

interface RowProps {
  draft: Drafting;
  options: readonly Option[];
  fates: ReadonlyMap<string, Fate>;
  hinted: string | null;
  label: string;
}

export function OptionsRow({ draft, options, fates, hinted, label }: RowProps) {
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  useEffect(() => {
    if (hinted !== null) box.current?.querySelector('[data-hint="true"]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [hinted, options]);
  return (
    <div ref={box} class="dd-row dd-options" role="group" aria-label={label}>
      <div class="dd-row-scroll">
        {options.map(({ id, words, look, choices, pressed, pick }, at) => {
          const fate = fates.get(id);
          const chances = fate && chancesOf(fate);
          const idle = fate?.odds.idle !== undefined;
          const spoken = [words, ...(chances ? [chanceWords(chances)] : []), ...(idle ? [say('web.digger.dock.idle')] : [])].join(', ');
          return (
            <button
              key={id}
              type="button"
              class="dd-option"
              data-idle={idle}
              data-hint={hinted !== null && choices.some((choice) => actionOf(choice) === hinted)}
              aria-pressed={pressed}
              aria-disabled={!draft.live}
              onClick={() => draft.live && pick()}
            >
              <Spoken words={spoken}>
                <span class="dd-option-look">{look}</span>
                {chances && <CoinOdds chances={chances} />}
                {at < 9 && <kbd class="dd-key">{at + 1}</kbd>}
              </Spoken>
            </button>
          );
        })}
      </div>
    </div>
  );
}
