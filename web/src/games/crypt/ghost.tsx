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

/** The Ghost's last turn stays in sight while the round goes on from there. */
function useLastTurn(view: CryptView, events: GameEvent[]): Told[] {
  const last = useRef({ round: 0, step: 0, turn: [] as Told[] });
  const all = told(events);
  if (all.some((event) => event.type === 'ghost.rolled')) last.current = { round: view.round, step: view.step, turn: all };
  const { round, step, turn } = last.current;
  return round === view.round && view.step >= step ? turn : [];
}

export function Ghost({ view, events }: { view: CryptView; events: GameEvent[] }) {
  const { ghost } = view;
  const all = useLastTurn(view, events);
  if (!ghost) return null;
  const roll = all.find((event) => event.type === 'ghost.rolled');
  return (
    <section class="crypt-ghost panel" data-seat="ghost" aria-label={say('crypt.ghost')}>
      <Picture class="portrait" name="crypt-ghost" fit="xMidYMin slice" />
      <span class="who">
        <Badge holder="ghost" />
        <span class="name">{say('crypt.ghost')}</span>
        <Torches leader={view.leader === 'ghost'} lights={view.lights_out === 'ghost'} />
      </span>
      <DiceRow holder="ghost" ready={ghost.ready} placed={ghost.on_cards} spent={ghost.aside} />
      <span class="counts">
        {say('crypt.ghost.dice', { ready: ghost.ready, placed: ghost.on_cards, aside: ghost.aside })}
      </span>
      <div class="mind">
        {roll ? (
          <>
            <p class="roll">
              <span class="dice" aria-hidden="true">
                {roll.dice.map((result, at) => (
                  <Die key={at} holder="ghost" value={result} look="held" />
                ))}
              </span>
              {say('event.ghost.rolled', { dice: roll.dice.join(', ') })}
            </p>
            <ol>
              {thoughts(all).map(({ count, effort, steps }, at) => (
                <li key={at} style={`--at: ${at + 1}`}>
                  <b>{diceWords(count, effort)}</b>: {steps.join(' → ')}
                </li>
              ))}
            </ol>
          </>
        ) : (
          <p class="idle">
            {say('rule.CR-10.5')} {say('rule.CR-10.6')}
          </p>
        )}
      </div>
    </section>
  );
}
