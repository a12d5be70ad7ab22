// The line of the rivals, always in sight: their Gold, what may come to it, who holds the prizes; and the goal, with how far
// everybody has come. A tap opens the sheet behind it.
import type { Chair } from '../../contract';
import { list, plural, say } from '../../words';
import { Badge, Count, Sign } from './badge';
import { prizeName } from './content';
import { GoalChip, goalWords, progressOf } from './goal';
import type { DiggerView, Seat } from './kinds';
import { nameOf } from './named';
import { prizesOf, prizeSigns } from './prizes';
import type { SheetOf } from './sheets';
import './strip.css';

/** The whole of a rival in words: "Bruno: 13 Gold, 3 coins, 4 Stooges, 3 Projects, Tunnelmaker Lord." */
export function rivalWords(view: DiggerView, chairs: readonly Chair[], seat: Seat): string {
  const sheet = view.seats[seat]!;
  if (sheet.out) return `${nameOf(seat, chairs)}: ${say('digger.out')}`;
  const parts = [
    plural('web.digger.gold', sheet.gp),
    plural('web.digger.coins', sheet.hand.length + sheet.stored),
    plural('digger.part.stooges', sheet.in_play),
    plural('web.digger.projects', sheet.projects.count),
    ...prizesOf(view, seat).map(prizeName),
    ...(sheet.skips ? [say('digger.skips')] : []),
  ];
  return `${nameOf(seat, chairs)}: ${list(parts)}`;
}

interface RivalProps {
  view: DiggerView;
  chairs: readonly Chair[];
  seat: Seat;
  open(what: SheetOf): void;
}

function Rival({ view, chairs, seat, open }: RivalProps) {
  const sheet = view.seats[seat]!;
  const coins = sheet.hand.length + sheet.stored;
  return (
    <button type="button" class="dd-rival" data-now={view.active === seat} data-out={sheet.out} onClick={() => open({ seat })}>
      <span class="spoken">{rivalWords(view, chairs, seat)}</span>
      <span class="dd-rival-seen" aria-hidden="true">
        <Badge seat={seat} />
        <span class="dd-name dd-widest">{nameOf(seat, chairs)}</span>
        <b class="dd-gold">{sheet.gp}</b>
        {coins > 0 && (
          <Count sign="coin" class="dd-coins">
            {coins}
          </Count>
        )}
        <Count sign="stooge" class="dd-more">
          {sheet.in_play}
        </Count>
        <Count sign="project" class="dd-most">
          {sheet.projects.count}
        </Count>
        {prizesOf(view, seat).map((prize) => (
          <Sign key={prize} name={prizeSigns[prize]} class="dd-prize" />
        ))}
        <i class="dd-progress" style={{ width: `${100 * progressOf(view, seat)}%` }} />
      </span>
    </button>
  );
}

interface StripProps {
  view: DiggerView;
  chairs: readonly Chair[];
  me: Seat | null;
  /** opens a sheet; `Sheets` of sheets.tsx shows it */
  open(what: SheetOf): void;
}

export function Strip({ view, chairs, me, open }: StripProps) {
  const rivals = view.seats.map(({ seat }) => seat).filter((seat) => seat !== me);
  return (
    <div class="dd-strip" data-rivals={rivals.length} role="group" aria-label={say('web.digger.strip')}>
      {rivals.map((seat) => (
        <Rival key={seat} view={view} chairs={chairs} seat={seat} open={open} />
      ))}
      <button type="button" class="dd-goal" onClick={() => open('goal')}>
        <span class="spoken">{goalWords(view, chairs)}</span>
        <span class="dd-goal-seen" aria-hidden="true">
          <GoalChip view={view} />
        </span>
      </button>
    </div>
  );
}
