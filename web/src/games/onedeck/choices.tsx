// Every choice that is not dice: what is tapped on the board is looked at first, and the bar does it. What is plainly the
// way on is one tap; all else that could be chosen lies between as chips.
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../contract';
import { plural, say } from '../../words';
import type { Choosing } from './choosing';
import { abilityName, abilityText, cardName, cardOf, content, featOf, groupName, inWords } from './content';
import { HeroPlate, ItemIcons, type Change } from './heroes';
import { seatOf, type OnedeckView } from './kinds';
import { BarButton } from './pieces';
import { RiskLine, useOdds } from './risk_line';
import { actionWords, sentence, shortWords } from './words';
import { Pip } from '../../parts/Pips';
import { Spoken } from '../../parts/Spoken';

/** The plain way on, by what is decided. */
const plainWay: Readonly<Record<string, readonly string[]>> = {
  'turn-start': ['go'],
  face: ['face'],
  invisibility: ['fight'],
  feat: ['ready'],
  peek: ['no'],
  'add-door': ['add'],
  descend: ['descend'],
  'descend-now': ['descend'],
};
/** Another way that is one tap, too. */
const aside = new Set(['explore', 'flee', 'stay', 'descend', 'invisible', 'no', 'stop']);
/** Dice or cards follow: there is no way back. */
const throws = new Set(['explore', 'enter', 'face', 'flee', 'fight', 'option', 'ready', 'feat', 'bonus', 'first', 'go', 'descend', 'stay', 'finish', 'peek', 'give-up', 'add']);

const verbOf = (action: string) => action.split(' ')[0]!;
export const isThrow = (action: string) => throws.has(verbOf(action));

/** The hero that an action is about, if tapping that hero means it. */
const heroTap = /^(?:heal|hurt|extra|stairs|first) ([A-D])$/;
const onBoard = /^(enter|peek|option|loot) /;

export interface Ways {
  main: string | null;
  sides: string[];
  heroes: Map<number, string>;
  chips: string[];
}

/** `asChips`: no hero's plate is in sight to be tapped. */
export function waysOf(kind: string, actions: readonly string[], asChips = false): Ways {
  const main = plainWay[kind]?.find((action) => actions.includes(action)) ?? (actions.length === 1 && aside.has(actions[0]!) ? actions[0]! : null);
  const heroes = new Map<number, string>();
  const sides: string[] = [];
  const chips: string[] = [];
  for (const action of actions) {
    const hero = heroTap.exec(action);
    if (action === main || onBoard.test(action)) continue;
    if (hero && !asChips && !heroes.has(seatOf(hero[1]!))) heroes.set(seatOf(hero[1]!), action);
    else if (aside.has(action)) sides.push(action);
    else chips.push(action);
  }
  // Who faces what is laid out on the board.
  if (kind.endsWith('pairs')) return { main: actions[0] ?? null, sides, heroes, chips: [] };
  // The only thing that could be chosen is the way on.
  if (main === null && chips.length === 1 && !heroes.size) return { main: chips[0]!, sides, heroes, chips: [] };
  return { main, sides, heroes, chips };
}

/** What tapping a hero for this would change on the sheet. */
function changeOf(action: string | undefined, picked: boolean): Change {
  if (!action || !picked) return {};
  return action.startsWith('heal') ? { heal: 1 } : { hurt: 1 };
}

function ChipInside({ action, view }: { action: string; view: OnedeckView }) {
  const [verb, first = '', second = ''] = action.split(' ');
  const lead = view.players > 1 && /^[A-D]$/.test(first) ? <b class="od-letter-disc">{first}</b> : null;
  if (verb === 'lose' && cardOf(second))
    return (
      <>
        {lead}
        {cardName(second).text} <ItemIcons item={cardOf(second)!.item} />
      </>
    );
  if (verb === 'feat') {
    const hero = view.heroes[seatOf(first)]!;
    const paid = content.heroes[hero.hero] && hero.cap === 0;
    return (
      <>
        {lead}
        {inWords(featOf(hero.hero, hero.side)?.name)} {paid ? '' : '×'}
        {second}
      </>
    );
  }
  if (verb === 'level' || verb === 'brew') {
    const lanterns = action.split(' ').slice(1).map(Number);
    const over = lanterns.reduce((sum, one) => sum + one, 0) - view.experience.needed;
    return (
      <>
        <Pip kind="lantern" /> {lanterns.join(' + ')}
        {over > 0 && <i>{plural('web.onedeck.over', over)}</i>}
      </>
    );
  }
  if (verb === 'basic')
    return (
      <span class="od-chip-text">
        <b>{abilityName(first)}</b> {abilityText(first)}
      </span>
    );
  if (verb === 'specialise')
    return (
      <span class="od-chip-text">
        <b>{groupName(first)}</b>{' '}
        {Object.entries(content.talents)
          .filter(([, { group }]) => group === first)
          .map(([id]) => abilityName(id))
          .join(', ')}
      </span>
    );
  return <>{sentence(actionWords(action, view))}</>;
}

interface DockProps {
  props: BoardProps<OnedeckView>;
  choosing: Choosing;
  openHero(seat: number): void;
  /** between heroes and bar */
  children?: ComponentChildren;
  /** what is done in the place of the action that is picked: more of them */
  doing?(action: string): string[];
  /** heroes show what the choice would change */
  change?(seat: number): Change;
  /** a tap on a hero, if it means something else than the sheet */
  tapHero?(seat: number): boolean;
  chosenHero?: number | null;
  asChips?: boolean;
  /** the heroes stand on the board */
  bare?: boolean;
}

export function HeroRow({ props, choosing, ways, openHero, change, tapHero, chosenHero }: DockProps & { ways: Ways }) {
  const { view, suggested } = props;
  return (
    <div class="od-heroes" data-count={view.heroes.length}>
      {view.heroes.map((hero) => {
        const action = ways.heroes.get(hero.seat);
        const picked = action !== undefined && choosing.picked === action;
        return (
          <HeroPlate
            key={hero.seat}
            view={view}
            hero={hero}
            change={change ? change(hero.seat) : changeOf(action, picked)}
            choosable={action !== undefined || (tapHero !== undefined && chosenHero !== undefined)}
            pressed={picked || chosenHero === hero.seat}
            hinted={action !== undefined && suggested === action}
            onPick={() => {
              if (tapHero?.(hero.seat)) return;
              if (action === undefined) openHero(hero.seat);
              else choosing.pick(picked ? null : action);
            }}
          />
        );
      })}
    </div>
  );
}

/** The bar below everything that is chosen: aside, and the way on. */
export function ChoiceBar({ props, choosing, ways, doing }: { props: BoardProps<OnedeckView>; choosing: Choosing; ways: Ways; doing?: DockProps['doing'] }) {
  const { view, suggested } = props;
  const { picked, actions } = choosing;
  const chosen = picked !== null && actions.includes(picked) ? picked : ways.main;
  const send = (action: string) => choosing.send(...(doing ? doing(action) : [action]));
  return (
    <div class="od-bar">
      {ways.sides.map((action) => (
        <BarButton key={action} thread={isThrow(action)} hinted={suggested === action} disabled={!choosing.live} keys={action === 'explore' ? 'e' : undefined} spoken={sideWords(action, view)} onPick={() => send(action)}>
          <SideInside action={action} view={view} />
        </BarButton>
      ))}
      <BarButton gold keys="g" thread={chosen !== null && isThrow(chosen)} hinted={chosen !== null && suggested === chosen} disabled={chosen === null || !choosing.live} onPick={() => send(chosen!)}>
        {chosen === null ? say(choosing.turn?.kind === 'act' ? 'web.onedeck.choose.door' : 'web.onedeck.choose') : chosen === ways.main ? <SideInside action={chosen} view={view} /> : shortWords(chosen, view)}
      </BarButton>
    </div>
  );
}

function costOf(action: string, view: OnedeckView): number {
  const { costs } = view;
  return (action === 'explore' ? costs.explore : action === 'go' ? costs.turn : action === 'descend' ? costs.descend : 0) ?? 0;
}

function sideWords(action: string, view: OnedeckView): string {
  const cost = costOf(action, view);
  const doors = action === 'explore' ? [plural('onedeck.doors.count', view.costs.new_doors)] : [];
  return [shortWords(action, view), ...doors, ...(cost ? [plural('onedeck.time', cost)] : [])].join(', ');
}

function SideInside({ action, view }: { action: string; view: OnedeckView }) {
  const cost = costOf(action, view);
  return (
    <>
      {shortWords(action, view)}
      {action === 'explore' && view.costs.new_doors > 0 && ` +${view.costs.new_doors}`}
      {cost > 0 && (
        <i class="od-cost-sign">
          −{cost}
          <Pip kind="hour" />
        </i>
      )}
    </>
  );
}

export function Chips({ props, choosing, ways }: { props: BoardProps<OnedeckView>; choosing: Choosing; ways: Ways }) {
  const { view, suggested } = props;
  if (!ways.chips.length) return null;
  return (
    <div class="od-picks tokens" role="group" aria-label={say('web.onedeck.choices')} tabIndex={-1}>
      {ways.chips.map((action) => (
        <button
          key={action}
          type="button"
          class="od-pick"
          data-owner={/^[A-D]$/.test(action.split(' ')[1] ?? '') && view.players > 1 ? action.split(' ')[1] : undefined}
          data-hint={suggested === action}
          aria-pressed={choosing.picked === action}
          onClick={() => choosing.pick(choosing.picked === action ? null : action)}
        >
          <Spoken words={actionWords(action, view)}>
            <ChipInside action={action} view={view} />
          </Spoken>
        </button>
      ))}
    </div>
  );
}

/** What is asked the engine about: what is picked, or the plain way where its chances matter. */
function asksAbout(kind: string, picked: string | null, ways: Ways, actions: readonly string[]): string | null {
  if (picked !== null && actions.includes(picked)) return /^(heal|foresight|value|drop|basic|specialise)/.test(picked) ? null : picked;
  return ['face', 'feat', 'invisibility', 'bonus', 'pairs', 'boss-pairs'].includes(kind) ? ways.main : null;
}

/** The choice's own part of a dock: chips, risk, bar. */
export function ChoiceParts(dock: DockProps) {
  const { props, choosing, children, doing, asChips } = dock;
  const { turn } = choosing;
  const ways = waysOf(turn?.kind ?? '', choosing.actions, asChips);
  const about = turn && choosing.live ? asksAbout(turn.kind, choosing.picked, ways, choosing.actions) : null;
  const odds = useOdds(about, props.explain);
  return (
    <>
      {children}
      <Chips props={props} choosing={choosing} ways={ways} />
      {about !== null && <RiskLine odds={odds} />}
      {turn ? <ChoiceBar props={props} choosing={choosing} ways={ways} doing={doing} /> : <div class="od-bar" />}
    </>
  );
}

export function ChoiceDock(dock: DockProps) {
  const ways = waysOf(dock.choosing.turn?.kind ?? '', dock.choosing.actions);
  return (
    <div class="od-dock">
      {!dock.bare && <HeroRow {...dock} ways={ways} />}
      <ChoiceParts {...dock} />
    </div>
  );
}

