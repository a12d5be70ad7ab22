// A step can take cards out of the Crypt and roll their dice at once, so that the view after it no longer has them.
// What the step told is enough to show them once more.
import type { GameEvent } from '../../contract';
import { told } from './lines';
import type { Holder, Type } from './kinds';

export interface Roll {
  effort: number;
  result: number;
  failed: boolean;
}

export interface Departed {
  slot: string;
  type: Type | null;
  value: number | null;
  /** Who rolled or took it; null for a card that went to the box. */
  by: Holder | null;
  rolls: Roll[];
  gone: boolean;
}

export function afterglow(events: GameEvent[]): Map<string, Departed> {
  const found = new Map<string, Departed>();
  const at = (slot: string): Departed => {
    const fresh: Departed = { slot, type: null, value: null, by: null, rolls: [], gone: false };
    if (!found.has(slot)) found.set(slot, fresh);
    return found.get(slot)!;
  };
  for (const event of told(events)) {
    if (event.type === 'card.revealed' || event.type === 'card.concealed') {
      found.delete(event.slot); // another card lies there now
    } else if (event.type === 'die.rolled') {
      const departed = at(event.slot);
      departed.by = event.seat;
      departed.rolls.push({ effort: event.effort, result: event.result, failed: event.failed });
    } else if (event.type === 'card.taken' || event.type === 'card.discarded' || event.type === 'ghost.took') {
      const departed = at(event.slot);
      departed.type = event.card;
      departed.value = event.value;
      departed.gone = true;
      departed.by = event.type === 'card.taken' ? event.seat : event.type === 'ghost.took' ? 'ghost' : null;
    }
  }
  return found;
}
