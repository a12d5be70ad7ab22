// My side of the table: my dice, to be taken and put on cards by tap, drag or keys, my torches and my score.
import type { ComponentChildren } from 'preact';
import type { Chair } from '../../contract';
import type { Hand } from '../../parts/hand';
import { HandGroup } from '../../parts/HandGroup';
import { Picture } from '../../picture';
import { say } from '../../words';
import type { Part } from './claim';
import { Die, type DieLook } from './die';
import { Badge } from './emblem';
import { nameOf, type CryptView } from './kinds';
import { Named } from './named';
import { Score, Torches } from './seat';
import { seatSpoken } from './spoken';

/** Ready dice are "die 0", "die 1" …; planned ones say which card they lie on: "die S2 0". */
export function readyDie(id: string): number {
  return Number(id.slice('die '.length));
}
export function lyingIn(id: string): string {
  return id.split(' ')[1]!;
}
export function dieName(id: string): string {
  const at = lyingIn(id);
  return at.startsWith('S') ? say('web.crypt.die.planned', { slot: at }) : say('web.crypt.die.ready', { number: Number(at) + 1 });
}

interface TrayProps {
  view: CryptView;
  me: number;
  chairs: Chair[];
  /** dice that lie here, neither placed nor planned */
  ready: number;
  chosen: readonly Part[];
  /** takes dice up, and planned ones back; null while there is nothing to do with them */
  hand: Hand | null;
  open(): void;
}

function HeldDie({ hand, id, place, children }: { hand: Hand; id: string; place?: string; children: ComponentChildren }) {
  return (
    <button class="grip" aria-label={dieName(id)} {...hand.thing(id, place === undefined ? {} : { in: place })}>
      {children}
    </button>
  );
}

export function Tray({ view, me, chairs, ready, chosen, hand, open }: TrayProps) {
  const seat = view.seats[me];
  if (!seat) return null;
  const rest: DieLook[] = [...Array.from({ length: seat.on_cards }, () => 'spent' as const), ...Array.from({ length: seat.exhausted }, () => 'exhausted' as const)];
  const readyDice = Array.from({ length: ready }, (_, at) => `die ${at}`);
  const plannedDice = chosen.flatMap(({ slot, count }) => Array.from({ length: count }, (_, at) => ({ slot, id: `die ${slot} ${at}` })));
  const dice = (
    <>
      {readyDice.map((id) => {
        const die = <Die holder={me} look="ready" thing />;
        return hand ? (
          <HeldDie key={id} hand={hand} id={id}>
            {die}
          </HeldDie>
        ) : (
          <span key={id}>{die}</span>
        );
      })}
      {plannedDice.map(({ slot, id }) => {
        const die = <Die holder={me} look="suggested" />;
        return hand ? (
          <HeldDie key={id} hand={hand} id={id} place={slot}>
            {die}
          </HeldDie>
        ) : (
          <span key={id}>{die}</span>
        );
      })}
      {rest.map((look, at) => (
        <Die key={`${look} ${at}`} holder={me} look={look} thing />
      ))}
    </>
  );
  return (
    <div class="crypt-tray" data-seat={me}>
      <Picture class="wood" name="crypt-table" fit="xMinYMin slice" />
      {hand ? (
        <HandGroup class="dice" label={say('web.crypt.dice.mine')}>
          {dice}
        </HandGroup>
      ) : (
        <span class="dice" aria-hidden="true">
          {dice}
        </span>
      )}
      <span class="counts" aria-hidden="true">
        <span>{say('web.crypt.mine', { ready, placed: seat.on_cards + plannedDice.length, exhausted: seat.exhausted })}</span>
      </span>
      <Named class="mine" spoken={seatSpoken(view, seat, chairs)} aria-haspopup="dialog" onClick={open}>
        <Badge holder={me} />
        <span class="name">{nameOf(me, chairs)}</span>
        <Torches leader={view.leader === me} lights={view.lights_out === me} />
        <Score seat={seat} />
      </Named>
    </div>
  );
}
