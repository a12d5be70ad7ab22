// One's Projects: chosen before or after the space; while Projects are exchanged each is a switch.
import { useRef } from 'preact/hooks';
import { plural, say } from '../../../words';
import type { Hand } from '../../../parts/hand';
import { useRoving } from '../../../parts/roving';
import { Spoken } from '../../../parts/Spoken';
import { Count } from '../badge';
import { tileName } from '../content';
import type { Seat } from '../kinds';
import { gold, openSides, plain } from '../named';
import { left, matching, partOf, pickedOf, tilesIn, unpick } from './choices';
import type { Drafting } from './drafting';
import { useHold } from './hold';
import { TileInHand } from './pieces';
import { isBuild, type DockState } from './state';
import { mostGold, type Worths } from './worths';

/** How a tile can be told from others of its kind. */
export const tileWords = (tile: string) => `${plain(tileName(tile))} (${openSides(tile, 0)})`;

interface ProjectProps {
  tile: string;
  seat: Seat;
  /** it fits what was picked */
  fits: boolean;
  pressed: boolean;
  hinted: boolean;
  /** how many spaces take it, and the most Gold that it brings there */
  spaces: number | null;
  gp: number | null;
  hand: Hand | null;
  onPick(): void;
  onWhy(): void;
}

function Project({ tile, seat, fits, pressed, hinted, spaces, gp, hand, onPick, onWhy }: ProjectProps) {
  const held = useHold({ tap: fits || pressed ? onPick : onWhy, hold: () => !fits && onWhy() });
  const words = [tileWords(tile), ...(spaces === null ? [] : [plural('web.digger.dock.spaces', spaces)]), ...(gp ? [say('web.digger.dock.up_to', { gold: gold(gp) })] : [])];
  return (
    <button
      type="button"
      class="dd-project"
      data-hold={`project ${tile}`}
      data-fits={fits}
      data-hint={hinted}
      aria-pressed={pressed}
      aria-disabled={!fits && !pressed}
      {...held}
      onPointerDown={(event) => {
        held.onPointerDown(event);
        if (fits) hand?.press(event, `project ${tile}`);
      }}
    >
      <Spoken words={words.join(', ')}>
        <TileInHand tile={tile} seat={seat} />
        {gp !== null && gp > 0 && <b class="dd-project-gold">+{gp}</b>}
      </Spoken>
    </button>
  );
}

interface RowProps {
  draft: Drafting;
  state: DockState;
  seat: Seat;
  worths: Worths;
  hand: Hand | null;
  /** the tiles that a hint speaks of */
  hinted: readonly string[];
  whyNot(words: string): void;
}

/** What the tiles of a hand are for now: to be built, or to be exchanged. */
export function ProjectsRow({ draft, state, seat, worths, hand, hinted, whyNot }: RowProps) {
  const box = useRef<HTMLDivElement>(null);
  useRoving(box);
  const { view, choices, picks } = draft;
  const { projects, bag } = view.seats[seat]!;
  const switching = state === 'think';
  const listed = tilesIn(pickedOf(picks, 'tiles') ?? '');
  const hint = [...hinted];
  const builds = choices.filter(isBuild);
  const verb = builds[0] ? partOf(builds[0], 'verb') : 'work';
  const others = unpick(unpick(picks, 'tile'), 'rotation');
  const tile = draft.picked('tile');
  const seen = new Map<string, number>();
  const nth = (id: string) => {
    seen.set(id, (seen.get(id) ?? 0) + 1);
    return seen.get(id)!;
  };
  return (
    <div ref={box} class="dd-row" role="group" aria-label={say('web.digger.dock.projects')}>
      <div class="dd-row-scroll">
        {(projects.tiles ?? []).map((id, at) => {
          const copy = nth(id);
          const on = switching ? copy <= listed.filter((one) => one === id).length : tile === id && copy === 1;
          const fitting = switching ? matching(choices, [...unpick(picks, 'tiles'), { slot: 'tiles', value: [...listed, ...(on ? [] : [id])].join(' ') }]) : matching(builds, [...others, { slot: 'tile', value: id }]);
          const hintAt = hint.indexOf(id);
          if (hintAt >= 0) hint.splice(hintAt, 1);
          return (
            <Project
              key={at}
              tile={id}
              seat={seat}
              fits={draft.live && fitting.length > 0}
              pressed={on}
              hinted={hintAt >= 0}
              spaces={switching || !builds.length ? null : left(fitting, [], 'space').length}
              gp={switching ? null : mostGold(worths, fitting)}
              hand={switching ? null : hand}
              onPick={() => {
                if (switching) draft.toggle(id, !on);
                else if (on) draft.drop('tile');
                else draft.pick({ slot: 'tile', value: id });
              }}
              onWhy={() => whyNot(`${verb} ${id}`)}
            />
          );
        })}
        {projects.tiles === null &&
          Array.from({ length: projects.count }, (_, at) => (
            <span key={at} class="dd-project">
              <TileInHand tile={null} seat={seat} />
            </span>
          ))}
        {projects.count === 0 && <span class="dd-quiet">{say('web.digger.dock.no_projects')}</span>}
      </div>
      <span class="dd-bag" role="img" aria-label={plural('web.digger.dock.bag', bag.count)}>
        <Count sign="project">{bag.count}</Count>
      </span>
    </div>
  );
}
