// What lies behind the line of the rivals: a player's whole table, a lord, the goal and the rules of the scenario. Sheets
// live inside the board's region and cover half of it at most.
import type { Chair } from '../../contract';
import { Drawer } from '../../parts/Drawer';
import { scenarioName, scenariosOf } from './content';
import { goalLines } from './goal';
import type { DiggerView, Place, Seat } from './kinds';
import { nameOf } from './named';
import { say } from '../../words';

/** A player, a lord by its id, or the goal. */
export type SheetOf = { seat: Seat } | { lord: string } | 'goal';

export interface SheetsProps {
  what: SheetOf;
  view: DiggerView;
  chairs: readonly Chair[];
  me: Seat | null;
  /** takes the camera to a place */
  fly(place: Place): void;
  onClose(): void;
  from?: 'foot' | 'side';
}

function Goal({ view, chairs }: Pick<SheetsProps, 'view' | 'chairs'>) {
  return (
    <ul class="dd-goal-lines">
      {goalLines(view, chairs).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function titleOf(what: SheetOf, view: DiggerView, chairs: readonly Chair[]): string {
  if (what === 'goal') return scenariosOf(view.options.scenario).map(scenarioName).join(' + ') || say('web.digger.sheet.goal');
  return 'seat' in what ? nameOf(what.seat, chairs) : what.lord;
}

export function Sheets({ what, view, chairs, onClose, from = 'foot' }: SheetsProps) {
  return (
    <Drawer title={titleOf(what, view, chairs)} from={from} onClose={onClose}>
      {what === 'goal' && <Goal view={view} chairs={chairs} />}
    </Drawer>
  );
}
