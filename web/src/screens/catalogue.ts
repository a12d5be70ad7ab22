// The four games of the house, in the order of the shelf. All are in the terminal; what the page can play, the engine says.
import type { ComponentType } from 'preact';
import { CryptArt } from './art/CryptArt';
import { DiggerArt } from './art/DiggerArt';
import { OneDeckArt } from './art/OneDeckArt';
import { SagaArt } from './art/SagaArt';

export interface ShelfGame {
  id: 'crypt' | 'onedeck' | 'digger' | 'saga';
  /** A name is a name in every language. */
  name: string;
  players: string;
  /** Has it campaigns: games that hang together? */
  campaigns?: boolean;
  Art: ComponentType;
}

export const catalogue: readonly ShelfGame[] = [
  { id: 'crypt', name: 'Crypt', players: '1–4', Art: CryptArt },
  { id: 'onedeck', name: 'One Deck Dungeon', players: '1, 2, 4', campaigns: true, Art: OneDeckArt },
  { id: 'digger', name: 'Dungeon Digger', players: '2–6', Art: DiggerArt },
  { id: 'saga', name: 'Dungeon Saga', players: '2–5', campaigns: true, Art: SagaArt },
];

/** What a game is called; one that is not of this house by its id. */
export function gameName(id: string): string {
  return catalogue.find((game) => game.id === id)?.name ?? id;
}
