// What is printed on tiles, cards and pieces: names, texts, edges and paths. Made from the content of the game; what a
// piece does, the engine knows.
import printed from '../../generated/digger/content.json';
import type { TileData } from '../../../art/digger/geometry';
import { language, named, type Named } from '../../words';

interface Both {
  en: string;
  it: string;
}
interface Worded {
  name: Both;
  text?: Both;
}
export interface PrintedTile extends Omit<TileData, 'id'> {
  class: 'room' | 'corridor' | 'portal';
  /** how many of them a player has */
  count: number;
}
export interface PrintedPiece {
  name: Both;
  movement?: number;
  life?: number;
  resources?: number;
  summon?: { tp: number; rooms: string[] };
  ability?: Both;
}
interface Printed {
  tiles: Record<string, PrintedTile>;
  types: Record<string, { name: Both; class: string; edges?: string[] }>;
  orders: Record<string, Worded>;
  statistics: Record<'craft' | 'resources' | 'tyranny', Worded>;
  prizes: Record<'tunnelmaker' | 'crafter' | 'conqueror', Worded & { gp: number }>;
  lords: Record<string, { name: Both; standard: Worded; special: Worded }>;
  scenarios: Record<string, Worded>;
  pieces: Record<string, PrintedPiece>;
  /** how many of each value every player brings into the Bag */
  coins: { value: number; n: number }[];
}
export const content = printed as unknown as Printed;

export const inWords = (both: Both | undefined): string => both?.[language.value] ?? '';
const agreeing = (both: Both | undefined, id: string): Named => named(inWords(both) || id, `digger.${id}`);

const made = new Map<string, TileData>();

/** The data of a tile for what draws it: of a player's set, or a piece of a scenario. Undefined for what has none. */
export function tileData(id: string): TileData | undefined {
  const known = made.get(id);
  if (known) return known;
  const own = content.tiles[id];
  const type = content.types[id];
  const tile: TileData | undefined = own ? { ...own, id } : type?.edges ? { id, type: id, edges: type.edges, paths: [], inner_doors: [] } : undefined;
  if (tile) made.set(id, tile);
  return tile;
}

/** The kind of a tile, for its sign and name: "kitchen" of "KIT-A"; a piece of a scenario is its own kind. */
export const typeOf = (tile: string): string => content.tiles[tile]?.type ?? tile;

export const typeName = (type: string) => agreeing(content.types[type]?.name, type);
export const tileName = (tile: string) => typeName(typeOf(tile));
export const orderName = (order: string) => inWords(content.orders[order]?.name);
export const lordName = (lord: string) => agreeing(content.lords[lord]?.name, lord);
export const pieceName = (piece: string) => agreeing(content.pieces[piece]?.name, piece);
export const scenarioName = (scenario: string) => inWords(content.scenarios[scenario]?.name);
export const prizeName = (prize: keyof Printed['prizes']) => inWords(content.prizes[prize]?.name);
export const statisticName = (statistic: keyof Printed['statistics']) => inWords(content.statistics[statistic]?.name);

/** The scenarios of a game, by their ids: none, one or two. */
export const scenariosOf = (scenario: string): string[] => (scenario === 'none' ? [] : scenario.split('+'));

