// Skills and potions: chips below the dice, and the preview of the one that is looked at.
import type { ComponentChildren } from 'preact';
import type { Advice } from '../../contract';
import { HandGroup } from '../../parts/HandGroup';
import { Pip } from '../../parts/Pips';
import { Picture } from '../../picture';
import { say } from '../../words';
import { abilityName, abilityOf, abilityText, heroName } from './content';
import type { DiceHand } from './dice_hand';
import { letterOf, picture, seatLetter, seatOf, type OnedeckView } from './kinds';
import { ColourSign } from './pieces';
import { costWords, wayWords } from './words';

export interface Usable {
  place: string;
  id: string;
  way: number | null;
  seat: number;
  potion: boolean;
  /** it can be paid now */
  ready: boolean;
  used: boolean;
  /** the rule that keeps it from being used */
  blocked: string | null;
}

function waysOf(id: string): (number | null)[] {
  return abilityOf(id)?.ways?.map((_, at) => at + 1) ?? [null];
}

/** All skills of the heroes in the encounter, and the potions that are known while there are tokens; those that can be used first. */
export function usables(view: OnedeckView, table: DiceHand): Usable[] {
  const places = new Set(table.options.map(({ place }) => place));
  const seats = view.encounter?.heroes ?? [];
  const skills = seats.flatMap((seat) =>
    view.heroes[seat]!.abilities
      // what is not for this kind of encounter would only be in the way
      .filter(({ passive, used, usable }) => !passive && (used || usable))
      .flatMap(({ id, used, usable, blocked }) =>
        waysOf(id).map((way) => {
          const place = `use ${seatLetter(seat)} ${id}${way === null ? '' : `/${way}`}`;
          return { place, id, way, seat, potion: false, ready: places.has(place), used, blocked: usable ? null : blocked };
        }),
      ),
  );
  const potions = [...places].flatMap((place) => {
    const [verb, name = '', letter = ''] = place.split(' ');
    const [id = '', way] = name.split('/');
    return verb === 'potion' ? [{ place, id, way: way ? Number(way) : null, seat: seatOf(letter), potion: true, ready: true, used: false, blocked: null }] : [];
  });
  return [...skills.filter(({ ready }) => ready), ...potions, ...skills.filter(({ ready }) => !ready)];
}

function Cost({ id }: { id: string }) {
  const cost = abilityOf(id)?.cost;
  if (cost?.kind === 'dice')
    return (
      <span class="od-chip-cost">
        {cost.count > 1 && cost.count}
        {letterOf(cost.color)}
        <ColourSign color={cost.color} />
      </span>
    );
  if (cost?.kind === 'mana')
    return (
      <span class="od-chip-cost">
        Σ{cost.value} {letterOf('magic')}
        <ColourSign color="magic" />
      </span>
    );
  if (cost?.kind === 'potion')
    return (
      <span class="od-chip-cost">
        <Pip kind="drop" />
      </span>
    );
  return <span class="od-chip-cost">0</span>;
}

function spokenUsable({ id, way, seat, potion, ready, used }: Usable, view: OnedeckView): string {
  const name = way === null ? abilityName(id) : `${abilityName(id)}, ${wayWords(id, way)}`;
  const owner = view.players > 1 ? say('web.onedeck.of', { name: heroName(view.heroes[seat]!.hero).text, what: name }) : name;
  const state = used ? [say('onedeck.used')] : ready ? [] : [say('web.onedeck.not_now')];
  return [potion ? say('web.onedeck.potion', { name: owner }) : owner, costWords(id), abilityText(id), ...state].join(', ');
}

interface RowProps {
  view: OnedeckView;
  table: DiceHand;
  all: readonly Usable[];
  hinted: string | null;
  helps: ReadonlySet<string>;
  refuse(one: Usable): void;
  more(): void;
}

/** As many as fit; the others wait behind "+n". */
export function AbilityRow({ view, table, all, hinted, helps, refuse, more, most, before }: RowProps & { most: number; before: ComponentChildren }) {
  const shown = all.length > most ? all.slice(0, most - 1) : all;
  const { hand } = table;
  return (
    <HandGroup label={say('web.onedeck.abilities')} class="od-abilities">
      {before}
      {shown.map((one) => (
        <button
          key={one.place}
          {...hand.place(one.place)}
          class="od-chip"
          data-owner={view.players > 1 ? seatLetter(one.seat) : undefined}
          data-state={one.used ? 'used' : one.ready ? 'ready' : 'blocked'}
          data-helps={helps.has(one.id)}
          data-hint={hinted !== null && hinted.startsWith(`${one.place}`)}
          aria-disabled={!one.ready}
          aria-pressed={table.armed === one.place}
          onClick={() => (one.ready ? void hand.put(one.place) : refuse(one))}
        >
          <span class="spoken">{spokenUsable(one, view)}</span>
          <span class="part-seen" aria-hidden="true">
            <span class="od-chip-head">
              <Picture name={picture(`${one.potion ? 'potion' : 'skill'}-${one.id}`)} />
              <Cost id={one.id} />
            </span>
            <span class="od-chip-name">
              {abilityName(one.id)}
              {one.way !== null && ` ${wayWords(one.id, one.way)}`}
            </span>
          </span>
        </button>
      ))}
      {all.length > shown.length && (
        <button type="button" class="od-chip od-more" onClick={more}>
          <span class="spoken">{say('web.onedeck.more_abilities')}</span>
          <span aria-hidden="true">+{all.length - shown.length}</span>
        </button>
      )}
    </HandGroup>
  );
}

/** Of the computer's advice: which abilities its line uses. */
export function helping(advice: Advice | null): Set<string> {
  return new Set((advice?.line ?? []).flatMap((action) => {
    const [verb, first = '', second = ''] = action.split(' ');
    return verb === 'use' ? [second.split('/')[0]!] : verb === 'potion' ? [first.split('/')[0]!] : [];
  }));
}
