// What is printed on the cards: names, texts, icons, prices. Made from the content of the game; what a card does, the engine knows.
import printed from '../../generated/onedeck/content.json';
import { language, named, type Named } from '../../words';

interface Both {
  en: string;
  it: string;
}
interface Worded {
  name: Both;
  text?: Both;
}
export type Colour = 'strength' | 'agility' | 'magic' | 'heroic';
export type Stat = Exclude<Colour, 'heroic'>;
export type Icons = Record<Stat | 'health', number>;

export interface PrintedCard {
  name: Both;
  kind: 'combat' | 'peril';
  copy: number;
  lanterns: number;
  item: Icons;
  special?: Worded & { id: string };
  options?: Record<'a' | 'b', Both>;
  skill?: string;
  potion?: string;
}
export interface PrintedAbility extends Worded {
  cost: { kind: 'dice'; color: Colour; count: number } | { kind: 'mana'; value: number } | { kind: 'free' | 'passive' | 'potion' };
  ways?: { dice?: { color: Colour; value: number }[]; add?: number; kind?: string }[];
}
interface PrintedSide {
  stats: Icons;
  feat: Worded;
  skill: string;
}
interface Printed {
  cards: Record<string, PrintedCard>;
  abilities: Record<string, PrintedAbility>;
  heroes: Record<string, { name: Both; sides: Record<'1p' | '2p', PrintedSide> }>;
  dungeons: Record<string, { name: Both; difficulty: number; floors: Worded[]; boss: Worded & { id: string } }>;
  grades: Record<string, { name: Both; start_level: number; extra_potions: number; xp_cards: number; bonus_marks: number }>;
  groups: Record<string, Worded>;
  talents: Record<string, { group: string; bubbles: Record<'green' | 'yellow' | 'red', number> }>;
}
export const content = printed as unknown as Printed;

export const inWords = (both: Both | undefined): string => both?.[language.value] ?? '';

export const cardOf = (id: string) => content.cards[id];
export const abilityOf = (id: string) => content.abilities[id];

/** The two copies of a card have one name. */
const family = (card: string) => card.replace(/_\d$/, '');

function agreeing(both: Both | undefined, id: string): Named {
  return named(inWords(both) || id, `onedeck.${family(id)}`);
}
export const cardName = (id: string) => agreeing(cardOf(id)?.name, id);
export const heroName = (id: string) => agreeing(content.heroes[id]?.name, id);
export const dungeonName = (id: string) => agreeing(content.dungeons[id]?.name, id);
export const bossOf = (dungeon: string) => content.dungeons[dungeon]?.boss;
export const bossName = (dungeon: string) => agreeing(bossOf(dungeon)?.name, bossOf(dungeon)?.id ?? dungeon);
export const abilityName = (id: string) => inWords(abilityOf(id)?.name) || id;
export const abilityText = (id: string) => inWords(abilityOf(id)?.text);
export const groupName = (id: string) => inWords(content.groups[id]?.name) || id;
export const gradeName = (id: string) => inWords(content.grades[id]?.name) || id;
export const optionName = (card: string, option: string) => inWords(cardOf(card)?.options?.[option as 'a' | 'b']);
export const floorOf = (dungeon: string, floor: number) => content.dungeons[dungeon]?.floors[floor - 1];
export const featOf = (hero: string, side: '1p' | '2p') => content.heroes[hero]?.sides[side].feat;

/** The name of a special, wherever it is printed. */
export function specialName(id: string): string | undefined {
  const special = Object.values(content.cards).find((card) => card.special?.id === id)?.special;
  return special && inWords(special.name);
}
