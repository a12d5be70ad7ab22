// The Ghost of the solo game: its dice, and what it thought in its last turn, step by step.
import { useRef } from 'preact/hooks';
import type { GameEvent } from '../../contract';
import { Picture } from '../../picture';
import { say } from '../../words';
import { Die, DiceRow } from './die';
import { Badge } from './emblem';
import type { CryptView } from './kinds';
import { told, type Told } from './lines';
import { Torches } from './seat';
import { diceWords } from './words';

interface Thought {
  count: number;
  effort: number;
  steps: string[];
}

/** The groups in their order, each with the slots it passed over and where it came to rest. */
function thoughts(turn: Told[]): Thought[] {
  const found: Thought[] = [];
  let steps: string[] = [];
  for (const event of turn) {
    if (event.type === 'ghost.passed') steps.push(say(`web.crypt.ghost.step.${event.why}`, { slot: event.slot }));
    if (event.type !== 'ghost.placed' && event.type !== 'ghost.aside') continue;
    steps.push(event.type === 'ghost.placed' ? say('web.crypt.ghost.step.placed', { slot: event.slot }) : say('web.crypt.ghost.step.aside'));
    found.push({ count: event.count, effort: event.effort, steps });
    steps = [];
  }
  return found;
}

function ghostCounts(ghost: NonNullable<CryptView['ghost']>): string {
  return say('crypt.ghost.dice', { ready: ghost.ready, placed: ghost.on_cards, aside: ghost.aside });
}

/** The Ghost's last turn stays in sight while the round goes on from there. */
export function useLastTurn(view: CryptView, events: GameEvent[]): Told[] {
  const last = useRef({ round: 0, step: 0, turn: [] as Told[] });
  const all = told(events);
  if (all.some((event) => event.type === 'ghost.rolled')) last.current = { round: view.round, step: view.step, turn: all };
  const { round, step, turn } = last.current;
  return round === view.round && view.step >= step ? turn : [];
}

function Roll({ results }: { results: number[] }) {
  return (
    <span class="roll">
      <span class="dice" aria-hidden="true">
        {results.map((result, at) => (
          <Die key={at} holder="ghost" value={result} look="held" />
        ))}
      </span>
      <span class="words">{say('event.ghost.rolled', { dice: results.join(', ') })}</span>
    </span>
  );
}

/** What it thought in its last turn, step by step; before that, how it plays. */
function Mind({ turn }: { turn: Told[] }) {
  const roll = turn.find((event) => event.type === 'ghost.rolled');
  return (
    <span class="mind">
      {roll ? (
        <>
          <Roll results={roll.dice} />
          {thoughts(turn).map(({ count, effort, steps }, at) => (
            <span key={at} class="thought" style={`--at: ${at + 1}`}>
              <b>{diceWords(count, effort)}</b>: {steps.join(' → ')}
            </span>
          ))}
        </>
      ) : (
        <span class="idle">
          {say('rule.CR-10.5')} {say('rule.CR-10.6')}
        </span>
      )}
    </span>
  );
}

export function Ghost({ view, turn, open }: { view: CryptView; turn: Told[]; open(): void }) {
  const { ghost } = view;
  if (!ghost) return null;
  return (
    <button type="button" class="crypt-ghost panel" data-seat="ghost" aria-haspopup="dialog" onClick={open}>
      <Picture class="portrait" name="crypt-ghost" fit="xMidYMin slice" />
      <span class="who">
        <Badge holder="ghost" />
        <span class="name">{say('crypt.ghost')}</span>
        <Torches leader={view.leader === 'ghost'} lights={view.lights_out === 'ghost'} />
      </span>
      <DiceRow holder="ghost" ready={ghost.ready} placed={ghost.on_cards} spent={ghost.aside} />
      <span class="counts">{ghostCounts(ghost)}</span>
      <Mind turn={turn} />
    </button>
  );
}

export function GhostDetails({ view, turn }: { view: CryptView; turn: Told[] }) {
  const { ghost } = view;
  if (!ghost) return null;
  return (
    <div class="crypt-details crypt-ghost" data-seat="ghost">
      <p>{ghostCounts(ghost)}</p>
      <p>
        <Mind turn={turn} />
      </p>
      <p class="legend">
        {say('rule.CR-10.5')} {say('rule.CR-10.6')}
      </p>
    </div>
  );
}
