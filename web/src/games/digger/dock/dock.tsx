// The dock: one's own table, Projects, orders, and whatever a decision asks, always in the same room.
import type { BoardProps } from '../../../contract';
import { known, list, plural, say } from '../../../words';
import type { Hand } from '../../../parts/hand';
import { DockRegion } from '../../../table/regions';
import { content, inWords, lordName, tileName, typeName } from '../content';
import type { DiggerView, Seat } from '../kinds';
import { figureName, gold, placeWords, plain, sentence } from '../named';
import { partOf, readChoices, tilesIn, type Choice } from './choices';
import type { Drafting } from './drafting';
import { Foot } from './foot';
import { OptionsRow, type Option } from './options';
import type { Fate } from './fate';
import { groupName, Orders } from './orders';
import { Own, UndoButton } from './own';
import { Count, Sign } from '../badge';
import { LordPicture } from './pieces';
import { ProjectsRow } from './projects';
import { turnsOf, turnTile } from './turning';
import { decliningOf, isDeclining, nextSlot, type DockState } from './state';
import type { Worths } from './worths';

export interface DockProps {
  props: BoardProps<DiggerView>;
  draft: Drafting;
  state: DockState;
  seat: Seat;
  worths: Worths;
  hand: Hand | null;
  options: readonly Option[];
  fates: ReadonlyMap<string, Fate>;
  note: string | null;
  pass(): void;
  openSelf(): void;
  openLord(): void;
}

/** The next thing to do, in few words. */
export function askWords(draft: Drafting, state: DockState): string {
  if (state === 'idle' || state === 'orders') return '';
  if (state === 'think') return say(draft.turn?.kind === 'revised_plans' ? 'web.digger.dock.ask.return' : 'web.digger.dock.ask.tiles');
  const groups = new Set(draft.fitting.filter((choice) => !isDeclining(choice)).map((choice) => partOf(choice, 'group')));
  if (state === 'options' && groups.size > 1) return say('web.digger.dock.ask.what');
  const slot = nextSlot(draft);
  if (state === 'build' && draft.picked('tile') === undefined && draft.picked('space') === undefined) return say('web.digger.dock.ask.build');
  const key = `web.digger.dock.ask.${slot}`;
  return slot && known(key) ? say(key) : '';
}

function BuildTitle({ draft }: { draft: Drafting }) {
  const ways = turnsOf(draft);
  const tile = draft.picked('tile') ?? (draft.choice ? partOf(draft.choice, 'tile') : undefined);
  const space = draft.picked('space') ?? (draft.choice ? partOf(draft.choice, 'space') : undefined);
  const at = ways.indexOf(draft.choice!);
  const what = tile ? (space ? say('web.digger.dock.build.on', { tile: tileName(tile), space }) : plain(tileName(tile))) : (space ?? groupName(partOf(draft.fitting[0]!, 'group')));
  return <>{sentence(what + (ways.length > 1 ? ` · ${say('web.digger.dock.way', { n: at + 1, of: ways.length })}` : ''))}</>;
}

const special = (lord: string) => inWords(content.lords[lord]?.special.name);
/** What a decision is about that is no order: a Room, an ability, a figure. */
const subjects: Readonly<Record<string, () => string>> = {
  place_portal: () => plain(typeName('portal')),
  place_hunt_tile: () => say('digger.face_down'),
  pit: () => plain(typeName('pit')),
  dorm_summon: () => plain(typeName('dorm')),
  trap_coin: () => plain(typeName('trap')),
  coin_keep: () => inWords(content.lords['pennypinch']?.standard.name),
  tax_day: () => special('pennypinch'),
  revised_plans: () => special('mortar'),
  earthquake: () => special('landslide'),
  treasure_with: () => plain(figureName('treasure_token')),
  dragon_save: () => plain(figureName('dragon_token')),
  dragon_flee: () => plain(figureName('dragon_token')),
  flameblast: () => say('deed.digger.blast.any'),
  fury_retreat: () => plain(figureName('barbarian')),
  troll_shift: () => plain(figureName('troll')),
  elemental_redraw: () => plain(figureName('elemental')),
};

function titleOf(draft: Drafting, state: DockState): string {
  const { view, turn, fitting } = draft;
  const asked = view.asked;
  if (turn?.kind === 'bonus_pick' && asked) return say('web.digger.dock.title.bonus', { n: asked.left ?? 1 });
  const subject = turn && subjects[turn.kind]?.();
  if (subject) return subject;
  const groups = [...new Set(fitting.map((choice) => partOf(choice, 'group')))].filter((group) => groupName(group));
  const spaces = new Set(fitting.map((choice) => partOf(choice, 'space')));
  const place = draft.picked('from') ?? draft.picked('space') ?? (spaces.size === 1 ? [...spaces][0] || undefined : undefined) ?? (state === 'options' ? asked?.space : undefined);
  const what = groups.length === 1 ? groupName(groups[0]!) : turn?.kind === 'next_shift' ? groupName('move') : askWords(draft, state);
  return place ? say('web.digger.dock.title.at', { what, place: placeWords(place, view) }) : what;
}

function Shifts({ draft }: { draft: Drafting }) {
  const { turn, view } = draft;
  const left = turn?.kind === 'next_shift' || turn?.kind.endsWith('_step') ? (view.asked?.left ?? 0) : 0;
  return left ? (
    <span class="dd-shifts" role="img" aria-label={plural('web.digger.dock.left', left)}>
      {Array.from({ length: left }, (_, at) => (
        <Sign key={at} name="move" />
      ))}
    </span>
  ) : null;
}

function Head({ all, busy }: { all: DockProps; busy: boolean }) {
  const { props, draft, state, seat, openSelf, openLord } = all;
  const ready = draft.live && draft.choices.some((choice) => partOf(choice, 'verb') === 'special');
  return (
    <div class="dd-head">
      <UndoButton
        undo={() => (draft.canUndo ? draft.undo() : props.undo())}
        all={() => {
          if (draft.canUndo) draft.clear();
          else props.undo(true);
        }}
      />
      {busy && (
        <h2 class="dd-title">
          {state === 'build' ? <BuildTitle draft={draft} /> : sentence(titleOf(draft, state))}
          {state === 'move' && <Shifts draft={draft} />}
        </h2>
      )}
      <Own view={props.view} seat={seat} open={openSelf} openLord={openLord} peek={props.peek} special={ready} clock={props.clock} />
    </div>
  );
}

/** How many of a group go. */
function GroupSize({ draft }: { draft: Drafting }) {
  const from = draft.picked('from');
  if (from === undefined) return null;
  const most = Math.max(...draft.choices.filter((choice) => partOf(choice, 'from') === from).map((choice) => Number(partOf(choice, 'count'))));
  const now = Number(draft.choice ? partOf(draft.choice, 'count') : (draft.picked('count') ?? 1));
  const set = (count: number) => draft.pick({ slot: 'from', value: from }, { slot: 'count', value: String(count) });
  return (
    <div class="dd-group" role="group" aria-label={say('web.digger.dock.group')}>
      <button type="button" class="dd-square" aria-label={say('web.digger.dock.fewer')} aria-disabled={now <= 1} onClick={() => now > 1 && set(now - 1)}>
        −
      </button>
      <output class="dd-group-now">
        <Count sign="stooge">
          {now}
          <small>/{most}</small>
        </Count>
      </output>
      <button type="button" class="dd-square" aria-label={say('web.digger.dock.more')} aria-disabled={now >= most} onClick={() => now < most && set(now + 1)}>
        +
      </button>
      <button type="button" class="button" aria-pressed={now === most} aria-disabled={now >= most} onClick={() => now < most && set(most)}>
        {say('web.digger.dock.all')}
      </button>
    </div>
  );
}

function LordText({ id }: { id: string | undefined }) {
  const lord = id ? content.lords[id] : undefined;
  return (
    <div class="dd-lord-text" tabIndex={0} role="group" aria-label={id ? plain(lordName(id)) : say('web.digger.dock.ask.lord')}>
      {lord ? (
        <>
          <p>
            <b>{inWords(lord.standard.name)}.</b> {inWords(lord.standard.text)}
          </p>
          <p>
            <b>{inWords(lord.special.name)}.</b> {inWords(lord.special.text)}
          </p>
        </>
      ) : (
        <p>{say('web.digger.dock.ask.lord')}</p>
      )}
    </div>
  );
}

/** The lords to choose from, all their portraits in one row. */
function Lords({ draft, hinted }: { draft: Drafting; hinted: string | null }) {
  return (
    <div class="dd-row dd-lords" role="group" aria-label={say('web.digger.dock.ask.lord')}>
      {draft.choices.map((choice) => {
        const id = partOf(choice, 'lord');
        return (
          <button key={id} type="button" class="dd-portrait" aria-pressed={draft.picked('lord') === id} data-hint={hinted === `lord ${id}`} aria-label={plain(lordName(id))} onClick={() => draft.pick({ slot: 'lord', value: id })}>
            <LordPicture lord={id} />
          </button>
        );
      })}
    </div>
  );
}

export function Dock(all: DockProps) {
  const { props, draft, state, seat, worths, hand, options, fates, note, pass } = all;
  const { chairs, suggested, whyNot } = props;
  const busy = state !== 'idle' && state !== 'orders';
  const [hint] = suggested === null ? [] : readChoices([suggested]);
  const hintedTiles = hint ? (hint.parts.tiles !== undefined ? tilesIn(hint.parts.tiles) : partOf(hint, 'tile') ? [partOf(hint, 'tile')] : []) : [];
  const atRest = draft.turn !== null && ['main', 'pool', 'store_coin'].includes(draft.turn.kind);
  const decline = atRest ? null : decliningOf(draft);
  const ask = askWords(draft, state);
  const showOptions = options.length > 0 && (state === 'options' || state === 'move');
  return (
    <DockRegion class="digger">
      <div class="dd-dock" data-busy={busy} data-state={state} data-live={draft.live}>
        <Head all={all} busy={busy} />
        {state === 'lords' ? (
          <Lords draft={draft} hinted={suggested} />
        ) : state === 'move' && draft.picked('from') !== undefined ? (
          <div class="dd-row">
            <GroupSize draft={draft} />
          </div>
        ) : showOptions ? (
          <OptionsRow draft={draft} options={options} fates={fates} hinted={suggested} label={ask || titleOf(draft, state)} />
        ) : (
          <ProjectsRow draft={draft} state={state} seat={seat} worths={worths} hand={hand} hinted={hintedTiles} whyNot={whyNot} />
        )}
        {state === 'lords' ? <LordText id={draft.picked('lord')} /> : <Orders draft={draft} hinted={hint ? partOf(hint, 'group') : null} pass={pass} whyNot={whyNot} />}
        <div class="dd-foot">
          <Foot draft={draft} chairs={chairs} ask={ask} note={note} turns={turnsOf(draft).length} turn={() => turnTile(draft)} decline={decline} onDecline={() => decline && draft.pick({ slot: 'verb', value: partOf(decline, 'verb') })} />
        </div>
      </div>
    </DockRegion>
  );
}

/** Asked once before points are given away while a build scores. */
export function passNote(view: DiggerView, best: { choice: Choice; gp: number } | null): string | null {
  if (!best || view.turn.tp === 0) return null;
  const tile = partOf(best.choice, 'tile');
  return say('web.digger.dock.pass.ask', { points: plural('web.digger.points', view.turn.tp), tile: tileName(tile), space: partOf(best.choice, 'space'), gold: gold(best.gp) });
}
export const joined = (words: readonly string[]) => list(words.filter(Boolean));
