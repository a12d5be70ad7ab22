// Draws every picture and checks what a page can rely on: weights, well-formed paths, one palette, no two alike.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sheets } from '../../art/all';
import { sides } from '../../art/crypt/collectors';
import { kinds, values } from '../../art/crypt/treasures';
import { along, edge, featureSpot, innerDoors, outwardness, tracks } from '../../art/digger/geometry';
import { shapeName, structure } from '../../art/digger/structure';
import { letters, neutrals, tiles } from '../../art/digger/tiles';
import { signs as diggerSigns } from '../../art/digger/signs';
import type { Picture } from '../../art/lino';
import { classes, owners, page, tokens, type Brush, type Tone } from '../../art/palette';
import * as onedeck from '../../art/onedeck/names';
import { example } from '../../art/saga/example';
import * as ground from '../../art/saga/ground';
import { badgeNames, signs as sagaSigns } from '../../art/saga/signs';
import { chamber, stops } from '../../art/saga/stops';
import { signs as onedeckSigns } from '../../art/onedeck/signs';
import { signs } from '../../art/signs';
import { files, weight } from '../../art/write';
import { boxOf } from '../../src/generated/art/pictures';
import { pictures } from '../../src/picture';
import digger from '../../../content/digger.json';
import saga from '../../../content/saga.json';

const kilo = 1024;
const all = Object.values(sheets).flat();
const named = new Map(all.map((pic) => [pic.name, pic]));
/** Every outline with its colour. */
const cuts = (pic: Picture) => new Set(pic.markup.match(/<path [^>]+>/g));

describe('weights, compressed as they travel', () => {
  test('a card is at most 4 kB, and so is a portrait', () => {
    const cards = all.filter(({ name }) => /^crypt-(\w+)-([1-4]|[AB])$/.test(name) && !name.startsWith('crypt-shop'));
    expect(cards.length).toBe(36);
    for (const pic of cards) expect([pic.name, weight(pic.markup) <= 4 * kilo]).toEqual([pic.name, true]);
  });
  test('a place is at most 2.5 kB, a scene 10 kB, a sign half a kB', () => {
    for (const pic of all.filter(({ name }) => /^crypt-(niche|shop|back|wall|recess|table)/.test(name))) expect([pic.name, weight(pic.markup) <= 2.5 * kilo]).toEqual([pic.name, true]);
    for (const pic of all) expect([pic.name, weight(pic.markup) <= 10 * kilo]).toEqual([pic.name, true]);
    for (const sign of [...signs, ...onedeckSigns]) expect([sign.name, weight(sign.markup) <= 512]).toEqual([sign.name, true]);
  });
  test('a game is at most 300 kB, the shelf 60 kB, and before the first paint come 6 kB, and 1 kB of sizes', () => {
    const written = new Map(files());
    for (const game of Object.keys(sheets)) expect(weight(written.get(`${game}.svg`)!)).toBeLessThan((game === 'house' ? 60 : 300) * kilo);
    // names are types: only the sizes travel
    const sizes = written.get('pictures.ts')!.replace(/export type[^;]*;/, '');
    expect(weight(written.get('palette.css')!) + weight(written.get('signs.ts')!)).toBeLessThan(6 * kilo);
    expect(weight(sizes)).toBeLessThan(kilo);
  });
});

describe('every thing has its picture', () => {
  const expected = [
    ...kinds.flatMap((kind) => [`crypt-niche-${kind}`, `crypt-back-${kind}`, ...values.map((value) => `crypt-${kind}-${value}`), ...sides.map((side) => `crypt-${kind}-${side}`)]),
    ...['torch', 'lights', 'ghost', 'crown', 'defeat', 'wall', 'recess', 'table'].map((thing) => `crypt-${thing}`),
    ...['vault', 'crypt', 'onedeck', 'digger', 'saga', 'guide', 'empty'].map((thing) => `house-${thing}`),
  ];
  test('24 treasures, 12 Collectors, and the rest', () => {
    expect(expected.filter((name) => !named.has(name))).toEqual([]);
  });
  test('no name stands for two pictures, on no sheet and not between sheets', () => {
    expect(named.size).toBe(all.length);
  });
  // Parts may be shared between the values of a kind or the sides of a Collector, but most of each is its own.
  test('no two treasures, and no two Collectors, are alike', () => {
    for (const group of [values, sides] as const) {
      const those = kinds.flatMap((kind) => group.map((which) => named.get(`crypt-${kind}-${which}`)!));
      for (const one of those)
        for (const other of those) {
          if (one === other) continue;
          const [mine, theirs] = [cuts(one), cuts(other)];
          const shared = [...mine].filter((d) => theirs.has(d)).length;
          expect([one.name, other.name, shared / Math.min(mine.size, theirs.size) < 0.6]).toEqual([one.name, other.name, true]);
        }
    }
  });
  test('the dearer a treasure, the more is drawn of it', () => {
    for (const kind of kinds) {
      const [cheap, , , dear] = values.map((value) => weight(named.get(`crypt-${kind}-${value}`)!.markup));
      expect([kind, dear! > cheap! * 1.3]).toEqual([kind, true]);
    }
  });
});

describe('One Deck Dungeon is drawn under the ids of its content', () => {
  interface Named {
    id: string;
  }
  const content = JSON.parse(readFileSync(join(import.meta.dirname, '../../../content/onedeck.json'), 'utf8')) as {
    encounters: Named[];
    heroes: (Named & { sides: Record<string, { starting_skill: Named }> })[];
    dungeons: (Named & { floors: { floor: number }[]; boss: Named })[];
    skills: Named[];
    basic_skills: Named[];
    potions: Named[];
  };
  const expected = [
    ...content.encounters.map(({ id }) => id),
    ...content.heroes.flatMap(({ id, sides: both }) => [`feat-${id}`, ...Object.entries(both).flatMap(([side, { starting_skill }]) => [`${id}-${side}`, `skill-${starting_skill.id}`])]),
    ...content.dungeons.flatMap(({ id, floors, boss }) => [...floors.map(({ floor }) => `hall-${id}-${floor}`), ...onedeck.wounds.map((step) => `${boss.id}-${step}`)]),
    ...[...content.skills, ...content.basic_skills].map(({ id }) => `skill-${id}`),
    ...content.potions.map(({ id }) => `potion-${id}`),
    ...onedeck.things,
  ].map((id) => `onedeck-${id}`);
  const drawn = (names: readonly string[]) => names.map((name) => named.get(name)!);

  test('nothing is missing, and nothing is drawn that does not occur', () => {
    expect(new Set(sheets['onedeck']!.map(({ name }) => name).filter((name) => !name.startsWith('onedeck-ground-')))).toEqual(new Set(expected));
    expect(new Set([...onedeck.cards, ...onedeck.halls, ...onedeck.portraits, ...onedeck.enemies].filter((name) => !expected.includes(name)))).toEqual(new Set());
  });
  test('44 encounters, no two alike', () => {
    expect(onedeck.cards.length).toBe(44);
    const outlines = drawn(onedeck.cards).map((pic): [string, Set<string>] => [pic.name, new Set(pic.markup.match(/ d="[^"]+"/g))]);
    for (const [one, mine] of outlines)
      for (const [other, theirs] of outlines) {
        if (one !== other) expect([one, other, [...mine].filter((d) => theirs.has(d)).length / mine.size < 0.1]).toEqual([one, other, true]);
      }
  });
  test('a card at most 4 kB, a hero 4.5, a boss 6, a hall 2.5, an ability 1', () => {
    const limits: [readonly string[], number][] = [[onedeck.cards, 4], [onedeck.portraits, 4.5], [onedeck.enemies, 6], [onedeck.halls, 2.5], [expected.filter((name) => /-(skill|potion|feat)-/.test(name)), 1]];
    for (const [those, most] of limits) for (const pic of drawn(those)) expect([pic.name, weight(pic.markup) <= most * kilo]).toEqual([pic.name, true]);
  });
});

describe('Dungeon Digger draws what its content names', () => {
  const pieces = digger.scenarios.flatMap((scenario) => scenario.pieces.map(({ id }) => id));
  const onTiles = digger.tile_types.filter(({ id }) => id !== 'corridor').map(({ id }) => id);
  const inside = pictures(new Map(files()).get('digger.svg')!);
  const missing = (ids: readonly string[], prefix = '') => ids.filter((id) => !inside.get(`digger-${prefix}${id}`));

  test('tiles, what stands on them, lords, pieces, prizes, coins and sides', () => {
    expect(missing(tiles.map(({ id }) => id))).toEqual([]);
    expect(missing([...onTiles, ...pieces, digger.collapse.id, 'sealed', 'chains', 'earth', 'sprung'])).toEqual([]);
    expect(missing(neutrals, 'tile-')).toEqual([]);
    expect(missing([...digger.lords, ...digger.prizes].map(({ id }) => id))).toEqual([]);
    expect(missing([...digger.coins.values_per_player.map(({ value }) => String(value)), 'back'], 'coin-')).toEqual([]);
    for (const what of ['earth', 'base', 'badge', 'shield', 'pennant']) expect(missing(letters, `${what}-`)).toEqual([]);
    for (const pose of ['idle', 'walk', 'dig', 'fight', 'carry', 'rise', 'down']) expect(missing(letters.map((letter) => `${letter}-${pose}`), 'stooge-')).toEqual([]);
    expect(letters.length).toBeGreaterThanOrEqual(digger.game.players.max);
  });
  test('orders, statistics, scenarios and what stands on tiles have signs, all different, at most 1 kB each', () => {
    const known = new Map(diggerSigns.map((sign) => [sign.name, sign.markup]));
    const wanted = [...[...digger.orders, ...digger.statistics, ...digger.scenarios].map(({ id }) => id), ...onTiles, ...neutrals, 'sprung', 'pass', 'gp', 'coin', 'stooge'];
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
    expect(known.size).toBe(diggerSigns.length);
    expect(new Set(known.values()).size).toBe(known.size);
    expect([...known].filter(([, markup]) => weight(markup) > kilo).map(([id]) => id)).toEqual([]);
  });
  test('no two pictures are the same', () => {
    // a plain corridor is its stone and nothing else, and Rooms may have a floor in common
    const own = [...inside].filter(([name]) => !/^digger-(shape|floor)-/.test(name));
    expect(new Set(own.map(([, markup]) => markup)).size).toBe(own.length);
    expect([...inside.values()].filter((markup) => markup.includes('<use'))).toEqual([]);
  });
  test('a tile with all that lies on it is at most 2 kB, a figure too; a portrait 4 kB', () => {
    const heavy = (ids: readonly string[], most: number) => ids.filter((id) => weight(inside.get(`digger-${id}`)!) > most * kilo);
    expect(heavy([...tiles.map(({ id }) => id), ...neutrals.map((id) => `tile-${id}`), ...letters.map((letter) => `earth-${letter}`)], 2)).toEqual([]);
    expect(heavy([...pieces, digger.collapse.id], 2)).toEqual([]);
    expect(digger.lords.filter(({ id }) => weight(named.get(`digger-${id}`)!.markup) > 4 * kilo)).toEqual([]);
  });

  /** Two points that a board may take for one. */
  const near = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!) < 0.01;
  test('a corridor ends in the middle of its edges and crosses them at a right angle, so that tiles join', () => {
    for (const tile of tiles.filter(({ paths }) => paths.length)) {
      const found = tracks(tile);
      tile.edges.forEach((kind, direction) => {
        const ends = found.flat().flatMap((track) => [along(track, 0), along(track, 1)]).filter(({ at }) => near(at, edge(direction)));
        expect([tile.id, direction, ends.length > 0]).toEqual([tile.id, direction, kind === 'C']);
        const outwards = Math.atan2(edge(direction)[1], edge(direction)[0]);
        for (const { way } of ends) expect(Math.abs(Math.sin(way - outwards))).toBeLessThan(0.001);
      });
    }
  });
  test('inner doors and features lie inside their tile, a feature on its path', () => {
    for (const tile of tiles) {
      expect(innerDoors(tile)).toHaveLength(tile.inner_doors.length);
      for (const { at } of innerDoors(tile)) expect(outwardness(at)).toBeLessThan(0.6);
      if (!tile.feature) continue;
      const spot = featureSpot(tile);
      const onPath = tracks(tile)[tile.feature_path!]!.some((track) => Array.from({ length: 401 }, (_, at) => along(track, at / 400).at).some((at) => Math.hypot(at[0] - spot[0], at[1] - spot[1]) < 1));
      expect([tile.id, onPath]).toEqual([tile.id, true]);
    }
  });
  test('tiles have the same stone where edges, paths and inner doors are the same, and only there', () => {
    const key = ({ edges, paths, inner_doors: doors }: (typeof tiles)[number]) => JSON.stringify([edges, paths, doors]);
    expect(new Set(tiles.map(shapeName)).size).toBe(new Set(tiles.map(key)).size);
    expect(new Set(tiles.map((tile) => structure(tile).map(({ d }) => d).join(''))).size).toBe(new Set(tiles.map(key)).size);
  });
  test('a tile that no content has yet draws itself', () => {
    const cross = { id: 'NEW', type: 'corridor', edges: ['C', 'C', 'C', 'C', 'E', 'C'], paths: [[0, 1, 3], [2, 5]], inner_doors: [[0, 1]] };
    expect(structure(cross).length).toBeGreaterThan(8);
    expect(structure(cross).map(({ d }) => d).join('')).not.toContain('NaN');
  });
});

describe('Dungeon Saga draws what its content names', () => {
  interface Adventure {
    id: string;
    map: { terrain: string[] };
    heroes: { hero: string }[];
    monsters: { type: string }[];
    furniture: { type: string; squares: [number, number][] }[];
    doors: { squares: [number, number][]; lock: { kind: string } }[];
    chests: { lock?: { kind: string } | null }[];
  }
  const folder = join(import.meta.dirname, '../../../content/saga-adventures');
  const adventures = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Adventure);
  const inside = pictures(new Map(files()).get('saga.svg')!);
  const missing = (ids: Iterable<string>) => [...new Set(ids)].filter((id) => !inside.get(`saga-${id}`));
  const own = (kind: string) => [...inside.keys()].filter((name) => name.startsWith(`saga-${kind}-`)).map((name) => name.slice(`saga-${kind}-`.length));
  const heavy = (ids: readonly string[], most: number) => ids.filter((id) => weight(inside.get(`saga-${id}`)!) > most * kilo);
  const people = [...saga.heroes, ...saga.bosses, ...saga.minions];
  const locks = saga.locks.map(({ kind }) => kind);

  test('every figure of the content and of the adventures, of its size', () => {
    expect(missing([...people.map(({ id }) => id), ...adventures.flatMap(({ heroes, monsters }) => [...heroes.map(({ hero }) => hero), ...monsters.map(({ type }) => type)])])).toEqual([]);
    const sizes = new Map([...saga.heroes.map(({ id, sheets: { base } }): [string, number] => [id, base.size]), ...[...saga.bosses, ...saga.minions].map(({ id, size }): [string, number] => [id, size])]);
    for (const { id } of people) expect([id, boxOf(`saga-${id}`)]).toEqual([id, sizes.get(id)! > 1 ? '0 0 200 260' : '0 0 100 130']);
    expect(heavy(people.filter(({ id }) => sizes.get(id) === 1).map(({ id }) => id), 2)).toEqual([]);
    expect(heavy(people.map(({ id }) => id), 3.5)).toEqual([]);
  });
  test('furniture as it stands and as it lies, doors shut and open, their locks, and nothing else', () => {
    const all = saga.furniture.flatMap(({ id, size }) => {
      const ways = size[0] !== size[1] || id.startsWith('door') ? [id, `${id}-side`] : [id];
      return id.startsWith('door') || id === 'chest' ? ways.flatMap((way) => [way, `${way}-open`]) : ways;
    });
    expect(new Set(own('furniture'))).toEqual(new Set(all));
    for (const { id, size } of saga.furniture) {
      expect([id, boxOf(`saga-furniture-${id}`)]).toEqual([id, `0 0 ${size[0]! * 100} ${size[1]! * 100 + 40}`]);
      if (size[0] !== size[1]) expect([id, boxOf(`saga-furniture-${id}-side`)]).toEqual([id, `0 0 ${size[1]! * 100} ${size[0]! * 100 + 40}`]);
    }
    expect(missing(adventures.flatMap(({ furniture }) => furniture.map(({ type, squares: [a, b] }) => `furniture-${type}${b && a![0] === b[0] ? '-side' : ''}`)))).toEqual([]);
    expect(new Set(own('lock'))).toEqual(new Set(locks));
    expect(missing(['pillar', 'torch', 'bones', 'bones-many', 'rubble-1', 'rubble-2', 'rubble-3', 'exit', 'dropped', 'turntable'])).toEqual([]);
    expect(heavy(own('furniture').map((id) => `furniture-${id}`), 1.5)).toEqual([]);
  });
  test('spells, items, quest objects, feats, skills, cards, portraits, legendary sheets and adventures, and nothing else', () => {
    const ids = (those: readonly { id: string }[]) => new Set(those.map(({ id }) => id));
    const kinds = { spell: saga.spells, item: saga.items, object: saga.quest_objects, feat: saga.feats, skill: saga.skills, portrait: [...saga.heroes, ...saga.bosses], legendary: saga.heroes, adventure: adventures };
    for (const [kind, those] of Object.entries(kinds)) expect([kind, new Set(own(kind))]).toEqual([kind, ids(those)]);
    expect(new Set(own('card'))).toEqual(new Set([...ids(saga.overlord_cards), 'back']));
    expect(new Set(own('end'))).toEqual(new Set(['heroes', 'overlord']));
  });
  test('an emblem is at most 1 kB, a portrait, a card and an adventure without the figures in it 4, the road 6', () => {
    const over = (kind: string, most: number) => own(kind).filter((id) => weight(named.get(`saga-${kind}-${id}`)!.markup) > most * kilo);
    expect(['spell', 'item', 'object', 'feat', 'skill'].flatMap((kind) => over(kind, 1))).toEqual([]);
    expect(['portrait', 'card', 'adventure', 'end'].flatMap((kind) => over(kind, 4))).toEqual([]);
    expect(weight(named.get('saga-road')!.markup)).toBeLessThan(6 * kilo);
  });
  test('the page sets shared pictures where they belong', () => {
    expect(named.get('saga-card-extra_1')!.markup).toContain('<use href="#saga-skeleton_warrior"/>');
    expect(inside.get('saga-card-extra_1')).toContain(inside.get('saga-skeleton_warrior'));
    expect([...inside].filter(([, markup]) => markup.includes('<use')).map(([name]) => name)).toEqual([]);
  });
  test('the road leads to every adventure in turn, each with room for a finger', () => {
    expect(stops.map(({ id }) => id)).toEqual([...saga.campaign.introductory, ...saga.campaign.sequence]);
    const { width, height } = named.get('saga-road')!;
    for (const [at, { id, x, y }] of stops.entries()) {
      expect([id, x > chamber && x < width * 2 - chamber && y > chamber && y < height * 2 - chamber]).toEqual([id, true]);
      for (const other of stops.slice(at + 1)) expect([id, other.id, Math.hypot(x - other.x, y - other.y) > 2.6 * chamber]).toEqual([id, other.id, true]);
    }
  });
  test('kinds of cards, abilities and what lies on a figure have signs, all different, at most 1 kB each', () => {
    const known = new Map(sagaSigns.map(({ name, markup }) => [name, markup]));
    expect([...saga.overlord_cards.map(({ kind }) => kind), ...saga.abilities.map(({ id }) => id), ...badgeNames].filter((id) => !known.has(id))).toEqual([]);
    expect(badgeNames.length).toBe(14);
    expect(known.size).toBe(sagaSigns.length);
    expect(new Set(known.values()).size).toBe(known.size);
    expect([...known].filter(([, markup]) => weight(markup) > kilo).map(([id]) => id)).toEqual([]);
  });
  test('no two pictures are the same, and none is another in other colours', () => {
    // a place behind others is the same wall in another ground
    const outlines = sheets['saga']!.filter(({ name }) => !/^saga-(wall|vault)-/.test(name)).map(({ name, markup }): [string, Set<string>] => [name, new Set(markup.match(/ d="[^"]+"/g))]);
    const alike = (mine: Set<string>, theirs: Set<string>) => [...mine].filter((d) => theirs.has(d)).length / Math.max(mine.size, theirs.size);
    const figures = outlines.filter(([name]) => people.some(({ id }) => name === `saga-${id}`));
    for (const [one, mine] of figures) for (const [other, theirs] of figures) if (one !== other) expect([one, other, alike(mine, theirs) < 0.3]).toEqual([one, other, true]);
    for (const [one, mine] of outlines) for (const [other, theirs] of outlines) if (one !== other) expect([one, other, alike(mine, theirs) < 0.8]).toEqual([one, other, true]);
  });

  const open = (rows: readonly string[], x: number, y: number) => (rows[y]?.[x] ?? '#') !== '#';
  test('any map draws itself: paths are well formed, torches hang on walls that look south, flagstones lie below every step', () => {
    for (const { id, map } of adventures) {
      const rows = map.terrain;
      const lights = ground.flames(rows);
      const layers = [...ground.fog(rows), ...ground.floor(ground.paved(rows), lights), ...ground.walls(rows, lights)];
      for (const { tone, brush, d } of layers) expect([id, known.has(classes(tone, brush)), /^[\dMlhvHVz .-]+$/.test(d)]).toEqual([id, true, true]);
      for (const [x, y] of ground.torches(rows)) expect([id, x, y, open(rows, x, y), open(rows, x, y + 1)]).toEqual([id, x, y, false, true]);
      const steps = rows.flatMap((row, y) => Array.from(row, (_, x) => `${x},${y}`).filter((_, x) => open(rows, x, y)));
      expect(steps.filter((step) => !ground.paved(rows).some((square) => square.join() === step))).toEqual([]);
    }
  });
  test('a stone keeps its place when more is revealed, and a wall gives no light to its north', () => {
    const rows = adventures.find(({ id }) => id === 'saga-01')!.map.terrain;
    const stones = (squares: readonly ground.Square[]) => new Set(ground.floor(squares, []).flatMap(({ d }) => d.match(/M[^M]+/g)!));
    const [few, more] = [stones([[6, 6], [7, 6]]), stones(ground.paved(rows))];
    expect([...few].filter((stone) => !more.has(stone))).toEqual([]);
    const flame: ground.Light = { at: [500, 500], power: 1 };
    expect([ground.toneAt(500, 540, [flame]), ground.toneAt(500, 380, [flame]), ground.toneAt(500, 1400, [flame])]).toEqual([4, 1, 1]);
  });
});

/** How many numbers each command of a path takes. */
const takes: Record<string, number> = { M: 2, l: 2, h: 1, v: 1, H: 1, V: 1, c: 6, a: 7, z: 0 };

function faultIn(d: string): string | null {
  let left = d;
  while (left) {
    const found = /^([MlhvHVcaz])((?:[\s,]*-?(?:\d+\.?\d*|\.\d+))*)/.exec(left);
    if (!found) return `at ${left.slice(0, 12)}`;
    const [whole, command, numbers] = found;
    const count = numbers!.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
    const each = takes[command!]!;
    if (each ? count === 0 || count % each : count) return `${command} with ${count} numbers`;
    left = left.slice(whole!.length);
  }
  return null;
}

const brushes: Brush[] = ['fill', 'inked', 'bold', 'thin', 'hair', 'stroke', 'thick'];
const known = new Set([...tokens.keys()].flatMap((tone: Tone) => brushes.map((brush) => classes(tone, brush))));

describe('well formed', () => {
  test('pictures are paths and groups, with nothing that a browser finds costly', () => {
    const token = /^(?:<path class="([^"]+)" d="([^"]+)"\/>|(<g transform="[a-z\d().\s-]+">)|(<\/g>)|<use href="#([^"]+)"\/>)/;
    for (const pic of [...all, ...signs, ...onedeckSigns, ...diggerSigns, ...sagaSigns, example()]) {
      let left = pic.markup;
      let open = 0;
      while (left) {
        const found = token.exec(left);
        expect([pic.name, found ? '' : left.slice(0, 60)]).toEqual([pic.name, '']);
        const [whole, kind, d, group, end, below] = found!;
        if (kind) expect([pic.name, kind, known.has(kind)]).toEqual([pic.name, kind, true]);
        if (d) expect([pic.name, faultIn(d)]).toEqual([pic.name, null]);
        if (below) expect([pic.name, below, named.has(below)]).toEqual([pic.name, below, true]);
        open += group ? 1 : end ? -1 : 0;
        expect(open >= 0).toBe(true);
        left = left.slice(whole!.length);
      }
      expect([pic.name, open]).toEqual([pic.name, 0]);
    }
  });
  test('drawn again, a picture has the same bytes, and the build has them', () => {
    const folder = join(import.meta.dirname, '../../src/generated/art');
    for (const [name, text] of files()) expect([name, readFileSync(join(folder, name), 'utf8') === text]).toEqual([name, true]);
  });
  test('the page knows the size of each picture', () => {
    for (const pic of all) expect([pic.name, boxOf(pic.name)]).toEqual([pic.name, pic.viewBox]);
  });
  test('the page finds each picture of a sheet, with those below it', () => {
    const crypt = pictures(new Map(files()).get('crypt.svg')!);
    expect([...crypt.keys()]).toEqual(sheets['crypt']!.map(({ name }) => name));
    expect(crypt.get('crypt-idol-A')).toContain(crypt.get('crypt-shop-idol-A'));
    expect([...crypt.values()].filter((inside) => inside.includes('<use'))).toEqual([]);
  });
});

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright! + 0.05) / (dark! + 0.05);
}

describe('contrast by torch and by day', () => {
  const schemes = [0, 1] as const;
  test('words can be read wherever the page sets them', () => {
    const pairs: [keyof typeof page, (keyof typeof page)[]][] = [
      ['ink', ['ground', 'stone', 'stone-raised', 'stone-high']],
      ['ink-soft', ['ground', 'stone', 'stone-raised', 'stone-high']],
      ['gold-ink', ['ground', 'stone', 'stone-raised', 'stone-high']],
      ['on-gold', ['gold']],
      ['on-paper', ['paper']],
      ['on-seat', ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-ghost']],
    ];
    for (const scheme of schemes) for (const [word, grounds] of pairs) for (const ground of grounds) expect([word, ground, scheme, contrast(page[word][scheme], page[ground][scheme]) >= 4.5]).toEqual([word, ground, scheme, true]);
  });
  test('a body stands out from its ground by its ink line or by its rim', () => {
    const tone = (name: Tone, scheme: 0 | 1) => tokens.get(name)![scheme];
    for (const kind of kinds) {
      for (const step of [1, 2] as const) expect(contrast(tone('rim', 0), tone(`${kind}G${step}`, 0))).toBeGreaterThan(7);
      for (const step of [1, 2, 3, 4] as const) expect(contrast(tone('ink', 1), tone(`${kind}G${step}`, 1))).toBeGreaterThan(5);
    }
    for (const scheme of schemes) expect(contrast(tone('ink', scheme), tone('gold2', scheme))).toBeGreaterThan(4.5);
    for (const colour of Object.values(owners)) expect(contrast(tone('ink', 0), colour)).toBeGreaterThan(4.5);
  });
});
