// My side of the table: my dice, to be dragged onto cards if one likes, my torches and my score.
import { useRef, useState } from 'preact/hooks';
import type { Chair } from '../../contract';
import { Picture } from '../../picture';
import { say } from '../../words';
import { Die, type DieLook } from './die';
import { Badge } from './emblem';
import { nameOf, type CryptView } from './kinds';
import { Named } from './named';
import { Score, Torches } from './seat';
import { seatSpoken } from './spoken';

interface TrayProps {
  view: CryptView;
  me: number;
  chairs: Chair[];
  /** Dice that are planned for cards and so no longer lie here. */
  planned: number;
  drag: boolean;
  drop(slot: string): void;
  open(): void;
}

function slotAt(x: number, y: number): string | null {
  const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]');
  return hit?.dataset['slot'] ?? null;
}

function DraggedDie({ holder, drop }: { holder: number; drop(slot: string): void }) {
  const [shift, move] = useState<{ x: number; y: number } | null>(null);
  const start = useRef({ x: 0, y: 0 });
  return (
    <span
      class="grip"
      data-dragged={shift !== null}
      style={shift ? `transform: translate(${shift.x}px, ${shift.y}px)` : undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
        move({ x: 0, y: 0 });
      }}
      onPointerMove={(event) => {
        if (shift) move({ x: event.clientX - start.current.x, y: event.clientY - start.current.y });
      }}
      onPointerUp={(event) => {
        if (!shift) return;
        move(null);
        const slot = slotAt(event.clientX, event.clientY);
        if (slot) drop(slot);
      }}
      onPointerCancel={() => move(null)}
    >
      <Die holder={holder} look="ready" thing />
    </span>
  );
}

export function Tray({ view, me, chairs, planned, drag, drop, open }: TrayProps) {
  const seat = view.seats[me];
  if (!seat) return null;
  const rest: DieLook[] = [
    ...Array.from({ length: planned }, () => 'suggested' as const),
    ...Array.from({ length: seat.on_cards }, () => 'spent' as const),
    ...Array.from({ length: seat.exhausted }, () => 'exhausted' as const),
  ];
  const ready = Math.max(0, seat.ready - planned);
  return (
    <div class="crypt-tray" data-seat={me}>
      <Picture class="wood" name="crypt-table" fit="xMinYMin slice" />
      <span class="dice" aria-hidden="true">
        {Array.from({ length: ready }, (_, at) =>
          drag ? <DraggedDie key={at} holder={me} drop={drop} /> : <Die key={at} holder={me} look="ready" thing />,
        )}
        {rest.map((look, at) => (
          <Die key={`${look} ${at}`} holder={me} look={look} thing />
        ))}
      </span>
      <span class="counts" aria-hidden="true">
        <span>{say('web.crypt.mine', { ready, placed: seat.on_cards + planned, exhausted: seat.exhausted })}</span>
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
