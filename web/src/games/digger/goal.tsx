// What the game is played for, and what else ends it: the goal in Gold, and the scenarios' own clocks.
import type { Chair } from '../../contract';
import { plural, say, sentences } from '../../words';
import { Picture } from '../../picture';
import { Badge, Count, Sign } from './badge';
import { scenarioName, scenariosOf } from './content';
import { factsOf } from './facts';
import { picture, type DiggerView, type Seat } from './kinds';
import { figureName, nameOf, placeWords } from './named';

/** How far a player has come, from 0 to 1, as the engine says. */
export function progressOf(view: DiggerView, seat: Seat): number {
  const goal = factsOf(view)?.goals.find((one) => one.what === 'gp' && one.seat === seat);
  return goal?.need ? Math.max(0, Math.min(1, goal.have / goal.need)) : 0;
}

/** Monsters that nobody has conquered, those that lie face down included. */
function monstersLeft({ board, hunt }: DiggerView): number {
  const open = board.filter(({ tile, token }) => tile === 'monster' && token === null).length;
  return open + (hunt?.face_down.reduce((all, { monster }) => all + monster, 0) ?? 0);
}

/** What the Sands of Time still have: red when few are left. */
const sandsLow = 3;

function Sands({ sands }: { sands: NonNullable<DiggerView['sands']> }) {
  return (
    <span class="dd-sands" data-low={sands.limit - sands.marker <= sandsLow}>
      <Sign name="sands_of_time" />
      <b>
        {sands.marker}/{sands.limit}
      </b>
    </span>
  );
}

function Citadel({ citadel }: { citadel: NonNullable<DiggerView['citadel']> }) {
  return (
    <span class="dd-citadel" style={{ '--full': citadel.inside / citadel.capacity }}>
      <Sign name="citadel" />
      <b>
        {citadel.inside}/{citadel.capacity}
      </b>
    </span>
  );
}

function Adventurers({ view }: { view: DiggerView }) {
  return (
    <span class="dd-adventurers">
      {view.seats.flatMap(({ seat, adventurer }) =>
        adventurer ? (
          <span key={seat} data-gone={adventurer.at === null}>
            <Picture name={picture(adventurer.id)} />
            <b>{adventurer.life ?? '–'}</b>
          </span>
        ) : (
          []
        ),
      )}
    </span>
  );
}

function PortalTokens({ view }: { view: DiggerView }) {
  const goals = (factsOf(view)?.goals ?? []).filter(({ what, have }) => what === 'portal_tokens' && have > 0);
  if (!goals.length) return <Sign name="total_battle" />;
  return (
    <span class="dd-portals">
      {goals.map(({ seat, have, need }) => (
        <span key={seat}>
          <Badge seat={seat!} />
          <i>{'●'.repeat(have)}</i>
          <i class="dd-faint">{'○'.repeat(Math.max(0, need - have))}</i>
        </span>
      ))}
    </span>
  );
}

export function GoalChip({ view }: { view: DiggerView }) {
  const scenarios = scenariosOf(view.options.scenario);
  return (
    <>
      {view.goal !== null && (
        <span class="dd-goal-gold" data-finishing={view.finishing}>
          <Sign name="gp" />
          <b>{view.goal}</b>
        </span>
      )}
      {view.sands && <Sands sands={view.sands} />}
      {scenarios.includes('monster_hunt') && <Count sign="monster">{monstersLeft(view)}</Count>}
      {scenarios.includes('trapped_adventurers') && <Adventurers view={view} />}
      {view.citadel && <Citadel citadel={view.citadel} />}
      {view.lair && <Count sign="dragons_lair">{view.lair.stack.length}</Count>}
      {scenarios.includes('total_battle') && <PortalTokens view={view} />}
    </>
  );
}

/** Each of the things that end the game, or make Gold in this scenario, in a sentence. */
export function goalLines(view: DiggerView, chairs: readonly Chair[]): string[] {
  const { sands, citadel, lair, creatures } = view;
  const scenarios = scenariosOf(view.options.scenario);
  const adventurers = view.seats.flatMap(({ seat, adventurer }) =>
    adventurer ? [say('web.digger.goal.adventurer', { piece: figureName(adventurer.id), name: nameOf(seat, chairs), at: adventurer.at === null ? say('digger.off_board') : placeWords(adventurer.at, view), life: adventurer.life ?? '–' })] : [],
  );
  const place = (space: string | null) => (space === null ? say('digger.off_board') : placeWords(space, view));
  return [
    ...(view.goal === null ? [] : [plural('web.digger.goal', view.goal)]),
    ...(view.finishing ? [say('digger.finishing')] : []),
    ...(sands ? [say('digger.sands', { marker: sands.marker, limit: sands.limit })] : []),
    ...(scenarios.includes('monster_hunt') ? [plural('web.digger.goal.monsters', monstersLeft(view))] : []),
    ...adventurers,
    ...(citadel ? [say('digger.citadel', { inside: citadel.inside, capacity: citadel.capacity })] : []),
    ...(lair ? [say('web.digger.goal.lair', { dragon: place(lair.dragon), treasure: place(lair.treasure), stack: lair.stack.length })] : []),
    ...(creatures ? view.seats.filter(({ portal_tokens: tokens }) => tokens.length).map(({ seat, portal_tokens: tokens }) => plural('web.digger.goal.portal', tokens.reduce((all, one) => all + one.count, 0), { name: nameOf(seat, chairs) })) : []),
  ];
}

export function goalWords(view: DiggerView, chairs: readonly Chair[]): string {
  const names = scenariosOf(view.options.scenario).map(scenarioName);
  return sentences([...names, ...goalLines(view, chairs)]);
}
