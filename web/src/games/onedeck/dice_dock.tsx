// Below the card: what stopping costs, the dice, the abilities, and the bar that ends it.
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../contract';
import { HandSaid } from '../../parts/HandGroup';
import { Spoken } from '../../parts/Spoken';
import { Tray } from '../../parts/Tray';
import { Picture } from '../../picture';
import { plural, say } from '../../words';
import { ruleSentence } from '../../table/WhyDialog';
import { abilityName, abilityText } from './content';
import { AbilityRow, helping, usables } from './abilities';
import type { Choosing } from './choosing';
import { placeName, type DiceHand, type TrayDie } from './dice_hand';
import { dieCode, picture, readDie, seatLetter, type Encounter, type OnedeckView } from './kinds';
import { encounterOdds, outcome } from './odds';
import { BarButton, GameDie } from './pieces';
import { useOdds } from './risk_line';
import { TollLine, tollDamage, TollSigns, tollTime, tollWords } from './toll';
import { actionWords, costWords, dieName, harm, sentence } from './words';

export interface Planned {
  /** all that the computer would do before it stops or throws */
  line: readonly string[];
  shown: boolean;
  show(on: boolean): void;
}

/** What "all as the hint says" would do: it halts before the end, and before dice are thrown, unless that is all there is to do. */
export function plannedLine(line: readonly string[] = []): readonly string[] {
  if (line.length === 1 && line[0] !== 'finish') return line;
  // Where a hero would fall, potions follow the stop: it is the person who stops.
  const stop = line.indexOf('finish');
  return line.slice(0, stop < 0 ? -1 : stop);
}

/** From so many dice on, like ones lie on each other. */
const most = 14;

function Dice({ view, table, hinted }: { view: OnedeckView; table: DiceHand; hinted: readonly string[] }) {
  const { hand, dice, owned, payment, wanted, marked } = table;
  const { encounter } = view;
  const heap = dice.length > most;
  const kinds = heap ? [...new Set(dice.map(({ kind }) => kind))] : null;
  const held = hand.held.value;
  const left = [...hinted];
  const pays = [...(payment?.kinds ?? [])];
  const one = (entry: TrayDie, count: number) => {
    const { id, kind, die, rolls } = entry;
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    const paying = held.length ? -1 : pays.indexOf(kind);
    if (paying >= 0) pays.splice(paying, 1);
    const props = hand.thing(id);
    const toggle = wanted ? () => table.mark(id) : undefined;
    return (
      <button
        key={heap ? kind : id}
        {...props}
        {...(toggle ? { onClick: toggle, onPointerDown: undefined, 'aria-pressed': marked.includes(id) } : {})}
        data-owner={owned ? seatLetter(die.seat) : undefined}
        data-held={toggle ? marked.includes(id) : props['data-held']}
        data-hint={at >= 0}
        data-pays={paying >= 0}
        data-fits={wanted ? wanted.has(kind) : undefined}
      >
        <Spoken words={count > 1 ? say('web.onedeck.heap', { n: count, die: dieName(die, view, owned) }) : dieName(die, view, owned)}>
          <GameDie die={die} rolls={rolls} />
          {owned && <i class="od-owner">{seatLetter(die.seat)}</i>}
          {count > 1 && <b class="od-times">×{count}</b>}
        </Spoken>
      </button>
    );
  };
  return (
    <Tray label={say('web.onedeck.dice')}>
      {kinds
        ? kinds.map((kind) => {
            const alike = dice.filter((entry) => entry.kind === kind);
            return one(alike.find(({ id }) => !held.includes(id)) ?? alike[0]!, alike.length);
          })
        : dice.map((entry) => one(entry, 1))}
      {dice.length === 0 && encounter!.active && <span class="od-none">{say('web.onedeck.no_dice')}</span>}
      {encounter!.to_roll.map(({ color, count, seat }) => (
        <span key={`${seat}${color}`} class="od-waiting" aria-hidden="true">
          {Array.from({ length: count }, (_, at) => (
            <GameDie key={at} die={{ seat, color, value: 0, use: 'any' }} look="spent" still />
          ))}
        </span>
      ))}
    </Tray>
  );
}

/** Where dice are given for a heroic one, or given back. */
function Forges({ view, encounter, table, hinted }: { view: OnedeckView; encounter: Encounter; table: DiceHand; hinted: string | null }) {
  const { hand, options } = table;
  const open = new Set(options.map(({ place }) => place));
  const forges = encounter.heroes.map((seat) => `make ${seatLetter(seat)}`).filter((place) => open.has(place));
  return (
    <>
      {forges.map((place) => (
        <button key={place} {...hand.place(place)} class="od-forge" data-hint={hinted?.startsWith(`${place} `)} data-owner={forges.length > 1 ? place.slice(-1) : undefined}>
          <span class="spoken">{placeName(place, view)}</span>
          <span class="part-seen" aria-hidden="true">
            <Picture name={picture('forge')} />
            {forges.length > 1 && <i class="od-owner">{place.slice(-1)}</i>}
          </span>
        </button>
      ))}
      {open.has('discard') && (
        <button {...hand.place('discard')} class="od-forge">
          <span class="spoken">{placeName('discard', view)}</span>
          <span aria-hidden="true">⌫</span>
        </button>
      )}
    </>
  );
}

/** The ability that is looked at: what it says, what would be paid, what can be reached with it. */
function Armed({ props, table, choosing }: { props: BoardProps<OnedeckView>; table: DiceHand; choosing: Choosing }) {
  const { payment, armed } = table;
  const [verb = '', first = '', second = ''] = armed!.split(' ');
  const id = (verb === 'use' ? second : first).split('/')[0]!;
  const odds = encounterOdds(useOdds(payment?.action ?? null, props.explain));
  const throws = odds !== null && odds.then === undefined && odds.cases.length > 1;
  const dice = (payment?.kinds ?? []).flatMap((code) => readDie(code) ?? []).map((die) => dieName(die, props.view, table.owned));
  return (
    <div class="od-armed">
      <p>
        <b>{abilityName(id)}.</b> {abilityText(id)}
      </p>
      <p class="od-armed-best" aria-live="polite">
        {payment === null ? say('web.onedeck.pay_with', { cost: costWords(id) }) : odds ? say('web.onedeck.best_then', { best: outcome(odds) }) : say('web.onedeck.reckoning')}
      </p>
      <div class="od-bar">
        <BarButton onPick={() => table.arm(null)}>{say('web.onedeck.back')}</BarButton>
        <BarButton
          gold
          thread={throws}
          disabled={payment === null}
          onPick={() => {
            table.hand.letGo();
            choosing.send(payment!.action);
          }}
        >
          {dice.length ? say('web.onedeck.pay', { dice: dice.join(', ') }) : verb === 'potion' ? say('web.onedeck.drink') : say('web.onedeck.use')}
        </BarButton>
      </div>
    </div>
  );
}

/** Dice for the effect that is taking place: marked in any order, named in the engine's. */
function Picking({ view, table, choosing }: { view: OnedeckView; table: DiceHand; choosing: Choosing }) {
  const { using } = view;
  const { min, from } = using!.choose!;
  const { marked, owned } = table;
  const order = from.map((die) => dieCode(die, owned));
  const codes = marked.map((id) => id.slice(0, id.indexOf('#'))).sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return (
    <div class="od-armed">
      <p>
        <b>{abilityName(using!.ability)}.</b> {abilityText(using!.ability)}
      </p>
      <div class="od-bar">
        {choosing.actions.includes('done') && <BarButton onPick={() => choosing.send('done')}>{say('web.onedeck.none')}</BarButton>}
        <BarButton gold disabled={marked.length === 0 || marked.length < min} keys="g" onPick={() => choosing.send(...codes.map((code) => `pick ${code}`), 'done')}>
          {plural('web.onedeck.pick', marked.length)}
        </BarButton>
      </div>
    </div>
  );
}

interface DockProps {
  props: BoardProps<OnedeckView>;
  encounter: Encounter;
  table: DiceHand;
  choosing: Choosing;
  planned: Planned;
  hurt: ReadonlySet<number>;
  openHero(seat: number): void;
  openAbilities(): void;
}

/** The step in which dice are used: stop, or put them all as the computer would. */
function UseDice({ props, encounter, table, choosing, planned, openAbilities }: Omit<DockProps, 'hurt' | 'openHero'>) {
  const { view, suggested } = props;
  const [sure, ask] = useState<{ of: unknown; words: string } | null>(null);
  const asked = sure?.of === choosing.turn ? sure.words : null;
  const { toll } = encounter;
  const stop = async () => {
    if (asked !== null || !choosing.actions.includes('finish')) return choosing.actions.includes('finish') && choosing.send('finish');
    const odds = encounterOdds((await props.explain('finish').catch(() => null))?.odds);
    const best = odds?.best;
    const better = best && toll && best.damage <= tollDamage(toll) && best.time <= tollTime(toll) && best.damage + best.time < tollDamage(toll) + tollTime(toll);
    if (better) ask({ of: choosing.turn, words: say('web.onedeck.stop.better', { harm: harm(best.damage, best.time) }) });
    else if (toll?.lost) ask({ of: choosing.turn, words: `${sentence(say('web.onedeck.toll.lost'))}.` });
    else choosing.send('finish');
  };
  if (table.armed !== null) return <Armed props={props} table={table} choosing={choosing} />;
  const all = usables(view, table);
  const refusal = table.refused;
  return (
    <>
      {refusal !== null && <Refusal action={refusal} props={props} />}
      {planned.shown && <PlanWords line={planned.line} props={props} />}
      {asked !== null && (
        <p class="od-note" role="alert">
          {asked}
        </p>
      )}
      {!planned.shown && <AbilityRow before={<Forges view={view} encounter={encounter} table={table} hinted={suggested} />} view={view} table={table} all={all} most={4} hinted={suggested} helps={helping(choosing.advice)} refuse={(one) => props.whyNot(one.place)} more={openAbilities} />}
      <div class="od-bar">
        {planned.shown ? (
          <>
            <BarButton onPick={() => planned.show(false)}>{say('web.onedeck.back')}</BarButton>
            <BarButton
              gold
              keys="g"
              thread={planned.line.length === choosing.advice?.line?.length}
              onPick={() => {
                planned.show(false);
                table.hand.letGo();
                choosing.send(...planned.line);
              }}
            >
              {plural('web.onedeck.put_all', planned.line.length)}
            </BarButton>
          </>
        ) : (
          <>
            <BarButton disabled={planned.line.length === 0} keys="+" onPick={() => planned.show(true)}>
              {say('web.onedeck.all')}
            </BarButton>
            <BarButton gold thread keys="0" hinted={suggested === 'finish'} disabled={!choosing.live} spoken={`${say('web.onedeck.stop')}. ${toll ? tollWords(toll) : ''}`} onPick={() => void stop()}>
              {say(asked === null ? 'web.onedeck.stop' : 'web.onedeck.stop.anyway')}
              {toll && <TollSigns toll={toll} />}
            </BarButton>
          </>
        )}
      </div>
    </>
  );
}

function PlanWords({ line, props }: { line: readonly string[]; props: BoardProps<OnedeckView> }) {
  const odds = encounterOdds(useOdds(line[0] ?? null, props.explain));
  const other = line.filter((action) => !action.startsWith('cover')).map((action) => actionWords(action, props.view));
  return (
    <div class="od-armed">
      <p aria-live="polite">
        <b>{odds ? say('web.onedeck.ends_at', { best: outcome(odds) }) : say('web.onedeck.reckoning')}</b> {other.join('; ')}
      </p>
    </div>
  );
}

/** Why not: the rule, in words, and where it stands. */
function Refusal({ action, props }: { action: string; props: BoardProps<OnedeckView> }) {
  const [words, tell] = useState('');
  const [of, about] = useState('');
  if (of !== action) {
    about(action);
    tell('');
    props.explain(action).then(({ rule }) => rule && tell(ruleSentence(rule)), () => {});
  }
  return words ? (
    <p class="od-note" role="alert">
      {words}{' '}
      <button type="button" class="link" onClick={() => props.whyNot(action)}>
        ?<span class="spoken">{say('web.onedeck.why')}</span>
      </button>
    </p>
  ) : null;
}

export function EncounterDock(dock: DockProps & { rest: preact.ComponentChildren }) {
  const { props, encounter, table, choosing, planned, hurt, openHero, rest } = dock;
  const { view, suggested } = props;
  const kind = choosing.turn?.kind;
  const dicey = kind === 'dice';
  const picking = kind === 'pick' && view.using?.choose;
  const shown = planned.shown ? (planned.line[0] ?? null) : suggested;
  const hinted = shown ? shown.split(' ').filter((token, at) => at > 0 && readDie(token)) : [];
  return (
    <div class="od-dock od-dice-dock">
      <HandSaid hand={table.hand} />
      <TollLine view={view} encounter={encounter} hurt={hurt} open={openHero} />
      {(encounter.active || table.dice.length > 0 || encounter.to_roll.length > 0) && <Dice view={view} table={table} hinted={hinted} />}
      <div class="od-below">
        {picking ? <Picking view={view} table={table} choosing={choosing} /> : dicey || (!choosing.turn && encounter.active) ? <UseDice {...dock} /> : rest}
      </div>
    </div>
  );
}
