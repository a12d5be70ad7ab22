// The setup: heroes with their dice, dungeons with their boss, difficulties with what they give.
import type { Options, Setup } from '../../contract';
import { plural, say } from '../../words';
import { abilityName, abilityText, bossName, content, dungeonName, gradeName, heroName } from './content';
import { picture } from './kinds';

const sideFor = (players: number) => (players === 1 ? '1p' : '2p');

/** "S 4, A 2, M 1, 6 ♥; Frenzy" */
function heroAbout(id: string, players: number): string {
  const side = content.heroes[id]?.sides[sideFor(players)];
  if (!side) return '';
  const { strength, agility, magic, health } = side.stats;
  const stats = [`${say('sign.onedeck.strength')} ${strength}`, `${say('sign.onedeck.agility')} ${agility}`, `${say('sign.onedeck.magic')} ${magic}`, `${health} ♥`];
  return `${stats.join(' · ')} · ${abilityName(side.skill)}`;
}

export function gradeAbout(id: string): string {
  const grade = content.grades[id];
  if (!grade) return '';
  const { start_level, extra_potions, xp_cards } = grade;
  const parts = [
    ...(start_level > 1 ? [say('onedeck.campaign.level', { level: start_level })] : []),
    ...(extra_potions > 0 ? [plural('onedeck.campaign.more_potions', extra_potions)] : []),
    ...(extra_potions < 0 ? [plural('onedeck.campaign.fewer_potions', -extra_potions)] : []),
    ...(xp_cards > 0 ? [plural('onedeck.campaign.cards', xp_cards)] : []),
  ];
  if (!parts.length) parts.push(say('onedeck.campaign.plain'));
  return parts.join(', ');
}

const shown = (name: string, about: string, id: string) => ({ name, about, picture: picture(id) });

export const setup: Setup = {
  option(id) {
    if (id === 'heroes') return { name: say('web.onedeck.setup.hero') };
    if (id === 'talents') return { name: say('web.onedeck.setup.talents') };
    if (id === 'dungeon') return { name: say('option.dungeon') };
    return id === 'difficulty' ? { name: say('option.difficulty') } : undefined;
  },
  value(option, value, _place, players = 1) {
    const id = String(value);
    if (option === 'heroes' && content.heroes[id]) return shown(heroName(id).text, heroAbout(id, players), `${id}-${sideFor(players)}`);
    if (option === 'talents' && content.talents[id]) return { name: abilityName(id), about: abilityText(id) };
    if (option === 'dungeon' && content.dungeons[id])
      return shown(dungeonName(id).text, `${bossName(id).text} · ${say('onedeck.menu.difficulty', { number: content.dungeons[id].difficulty })}`, `${content.dungeons[id].boss.id}-1`);
    if (option === 'difficulty' && content.grades[id]) return { name: gradeName(id), about: gradeAbout(id) };
    return undefined;
  },
  seat(seat, players, options: Options) {
    const id = (options['heroes'] as string[] | undefined)?.[seat];
    return id && content.heroes[id] ? shown(heroName(id).text, heroAbout(id, players), `${id}-${sideFor(players)}`) : undefined;
  },
};
