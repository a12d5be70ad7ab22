// What is drawn for One Deck Dungeon, under the ids of its content, so that the page finds a picture by what the engine names.

export const foes = ['bandit', 'beetle', 'fire_elemental', 'glooping_ooze', 'goblin', 'ice_elemental', 'ogre', 'phantom', 'plague_rat', 'shadow', 'skeleton', 'wraith'] as const;
export const perils = ['arrow_wall', 'bear_traps', 'boulder', 'cave_in', 'flame_statues', 'force_wall', 'locked_door', 'pit_of_spikes', 'rune_puzzle', 'spiked_log'] as const;
export const copies = [1, 2] as const;
export const heroes = ['warrior', 'mage', 'rogue', 'paladin', 'archer'] as const;
export const sides = ['1p', '2p'] as const;
export const dungeons = ['dragons_cave', 'yetis_cavern', 'hydras_reef', 'lichs_tomb', 'minotaurs_maze'] as const;
export const floors = [1, 2, 3] as const;
export const bosses = ['dragon', 'yeti', 'hydra', 'lich', 'minotaur'] as const;
/** unhurt, hurt, nearly beaten */
export const wounds = [1, 2, 3] as const;
export const things = ['door-closed', 'door-ajar', 'door-open', 'stairs', 'torch', 'torch-low', 'torch-out', 'plate', 'plate-wide', 'chains', 'chains-wide', 'forge', 'lantern', 'loot', 'camp', 'end-dawn', 'end-dark'] as const;
export const potions = ['healing', 'clarity', 'heroism', 'invisibility', 'mana'] as const;

export const cards = [...foes, ...perils].flatMap((card) => copies.map((copy) => `onedeck-${card}_${copy}`));
export const halls = dungeons.flatMap((dungeon) => floors.map((floor) => `onedeck-hall-${dungeon}-${floor}`));
export const portraits = heroes.flatMap((hero) => sides.map((side) => `onedeck-${hero}-${side}`));
export const enemies = bosses.flatMap((boss) => wounds.map((step) => `onedeck-${boss}-${step}`));
