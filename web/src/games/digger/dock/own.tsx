// The head of the dock: what was drafted, or one's own table at a glance; and the way back.
import type { Clock } from '../../../contract';
import { plural, say } from '../../../words';
import { Icon } from '../../../icons';
import { Spoken } from '../../../parts/Spoken';
import { Count } from '../badge';
import { lordName } from '../content';
import type { DiggerView, Seat } from '../kinds';
import { gold, sentence } from '../named';
import { TurnClock } from './clock';
import { useHold } from './hold';
import { CoinPicture, Cost, LordPicture } from './pieces';

/** One step back: of the draft, then of what was done; held, all of this Turn. */
export function UndoButton({ undo, all }: { undo(): void; all(): void }) {
  const held = useHold({ tap: undo, hold: all });
  return (
    <button type="button" class="dd-square dd-undo" aria-label={say('web.table.undo')} title={say('web.digger.dock.undo_all')} {...held}>
      <Icon sign="undo" />
    </button>
  );
}

interface CoinsProps {
  view: DiggerView;
  seat: Seat;
  open(): void;
  peek: ((show: boolean) => void) | null;
}

/** One's own coins. Where everybody looks on they lie face down, and are seen while the button is held. */
function OwnCoins({ view, seat, open, peek }: CoinsProps) {
  const { hand, stored } = view.seats[seat]!;
  const held = useHold({ tap: open, hold: () => peek?.(true), release: () => peek?.(false) });
  const known = hand.every(({ value }) => value !== null);
  const sum = hand.reduce((all, { value }) => all + (value ?? 0), 0);
  const words = [plural('web.digger.coins', hand.length), ...(known && hand.length ? [say('web.digger.dock.worth', { sum })] : []), ...(stored ? [plural('web.digger.space.coins', stored)] : [])];
  return (
    <button
      type="button"
      class="dd-own-coins"
      {...held}
      onKeyDown={(event) => {
        if (event.key === 'p' && peek && !event.repeat) peek(true);
      }}
      onKeyUp={(event) => event.key === 'p' && peek?.(false)}
      onBlur={() => peek?.(false)}
    >
      <Spoken words={`${words.join(', ')}${peek ? `. ${say('web.digger.dock.peek')}` : ''}`}>
        <span class="dd-coin-row">
          {hand.slice(0, 5).map(({ value, order }) => (
            <CoinPicture key={order} value={value} />
          ))}
          {hand.length > 5 && <b>{hand.length}</b>}
          {!hand.length && <Count sign="coin">0</Count>}
          {stored > 0 && <small>+{stored}</small>}
        </span>
      </Spoken>
    </button>
  );
}

interface OwnProps extends CoinsProps {
  /** opens one's own sheet, or that of one's lord */
  openLord(): void;
  special: boolean;
  clock: Clock | null;
}

export function Own({ view, seat, open, openLord, peek, special, clock }: OwnProps) {
  const { gp, used, in_play, resources, reserve, lord, special_used } = view.seats[seat]!;
  const { goal, active, turn } = view;
  const mine = active === seat;
  const most = Math.max(view.seats[seat]!.tyranny, turn.tp);
  return (
    <div class="dd-own">
      {clock && <TurnClock clock={clock} />}
      <span class="dd-figure dd-points" role="img" aria-label={plural('web.digger.points', mine ? turn.tp : 0)}>
        <Cost points={mine ? turn.tp : 0} spent={mine ? most - turn.tp : most} />
      </span>
      <span class="dd-figure" role="img" aria-label={goal === null ? gold(gp) : say('web.digger.dock.gold', { gp, goal })}>
        <Count sign="gp">
          <b>{gp}</b>
          {goal !== null && <small>/{goal}</small>}
        </Count>
      </span>
      <span class="dd-figure" role="img" aria-label={say('web.digger.dock.stooges', { n: in_play, used, resources, reserve })}>
        <Count sign="stooge">
          <b>{used}</b>
          <small>/{resources}</small>
        </Count>
        <small class="dd-reserve">+{reserve}</small>
      </span>
      <OwnCoins view={view} seat={seat} open={open} peek={peek} />
      {lord !== null && (
        <button type="button" class="dd-square dd-own-lord" data-ready={special} data-used={special_used} onClick={openLord}>
          <Spoken words={sentence(say(special ? 'web.digger.dock.lord.ready' : 'web.digger.dock.lord', { lord: lordName(lord) }))}>
            <LordPicture lord={lord} />
          </Spoken>
        </button>
      )}
    </div>
  );
}
