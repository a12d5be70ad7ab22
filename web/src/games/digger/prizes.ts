// The three prizes: their signs, and what they are given for.
import { plural } from '../../words';
import type { SignName } from './badge';
import type { DiggerView, Seat, Sheet } from './kinds';

export type Prize = keyof DiggerView['prizes'];
export const prizes: readonly Prize[] = ['tunnelmaker', 'crafter', 'conqueror'];
export const prizeSigns: Readonly<Record<Prize, SignName>> = { tunnelmaker: 'corridor', crafter: 'door', conqueror: 'conquer' };

const measures: Readonly<Record<Prize, 'longest' | 'complex' | 'tokens'>> = { tunnelmaker: 'longest', crafter: 'complex', conqueror: 'tokens' };
/** Tiles of the longest corridor, Rooms of the largest complex, tokens: of a player's table, or of a result. */
export const measureOf = (of: Partial<Pick<Sheet, 'longest' | 'complex' | 'tokens'>>, prize: Prize) => of[measures[prize]] ?? 0;

/** "corridor of 4 tiles" */
export const measureText = (prize: Prize, of: Partial<Pick<Sheet, 'longest' | 'complex' | 'tokens'>>) => plural(`web.digger.measure.${prize}`, measureOf(of, prize));

export const prizesOf = (view: DiggerView, seat: Seat) => prizes.filter((prize) => view.prizes[prize] === seat);
