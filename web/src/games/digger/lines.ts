// The log of Dungeon Digger: what happened in one step, told as people at a table would: who did what, then in the same
// breath what came of it.
import type { Chair, LogLine, Step } from '../../contract';
import type { DiggerEvent } from '../../generated/digger_event';
import { known, plural, say, type Places } from '../../words';
import { content, inWords, lordName, orderName, prizeName, tileName, typeName } from './content';
import { causeWords } from './gains';
import type { DiggerView, Direction, Order } from './kinds';
import { coinWords, directionName, figureName, nameOf, openSides, points, sentence, tileNames } from './named';
import { told } from './pace';

type Told = DiggerEvent;
type Type = Told['type'];
type Of<K extends Type> = Extract<Told, { type: K }>;
type Weight = LogLine['weight'];

/** What the board shows, or what the line of another event says. */
export const silent: ReadonlySet<string> = new Set(['tp.spent', 'turn.ended', 'coin.shown', 'coins.due']);
const quiet = new Set<Type>(['tile.drawn', 'tile.aside', 'bonus.received', 'bonus.named', 'bonus.declined', 'bonus.renounced', 'coin.drawn', 'coin.returned', 'coin.to_stack', 'coin.seen', 'coins.removed', 'token.returned', 'lair.laid', 'citadel.placed', 'hunt.placed', 'fury.used', 'dragon.gone']);

/** What an order brings about at once: told in its place. */
const deeds: Readonly<Record<Order, readonly Type[]>> = {
  move: ['stooges.moved', 'adventurer.moved', 'creature.moved', 'attacked'],
  think: ['tile.aside'],
  sabotage: ['collapse.placed'],
  rise: ['stooge.rose'],
  conquer: ['conquered', 'token.removed'],
  work: ['tile.built'],
  demolish: ['blocker.removed'],
};

/** The value of the coin is told where it is known. */
const seen = new Set<Type>(['coin.stored', 'coin.drawn', 'coin.returned', 'coin.stolen', 'coin.given', 'coin.paid', 'coin.taken']);

class Teller {
  readonly lines: LogLine[] = [];
  private at = 0;
  /** an order that is told with what it does */
  private bonus = false;
  /** the coins that a player shows at the end */
  private readonly shown = new Map<number, number[]>();

  constructor(
    private readonly events: readonly Told[],
    private readonly chairs: readonly Chair[],
  ) {
    while (this.at < events.length) this.next();
  }

  private get here(): Told | undefined {
    return this.events[this.at];
  }

  private name(seat: unknown): string {
    return nameOf(seat, this.chairs);
  }

  private add(text: string, weight: Weight = 'plain'): void {
    if (!text) return;
    const whole = this.bonus && weight === 'plain' ? say('web.digger.told.bonus', { what: text }) : text;
    if (weight === 'plain') this.bonus = false;
    this.lines.push({ text: sentence(whole), weight });
  }

  /** All events from here on of one type and seat. */
  private run<K extends Type>(type: K): Of<K>[] {
    const first = this.here as Of<K> & { seat?: number };
    const found: Of<K>[] = [];
    for (; this.here?.type === type && (this.here as { seat?: number }).seat === first.seat; ++this.at) found.push(this.here as Of<K>);
    return found;
  }

  private next(): void {
    const event = this.here!;
    switch (event.type) {
      case 'order.given':
        return this.order(event);
      case 'tile.drawn':
        return this.drawn();
      case 'tile.aside':
        return this.add(this.tell('event.digger.tile.aside', event, { tiles: tileNames(this.run('tile.aside').map(({ tile }) => tile)) }), 'detail');
      case 'tile.built':
        return this.built(event);
      case 'corridor.completed':
        // a tile was turned up, or a coin drawn, before it was scored
        return this.scored(this.name(event.seat));
      case 'gp.gained':
        if (event.why === 'monster' || event.why === 'adventurer') break;
        return this.scored(this.name(event.seat));
      case 'tp.gained':
        this.at += 1;
        return this.add(say('web.digger.told.tp', { name: this.name(event.seat), points: points(event.tp), now: event.now }));
      case 'stooges.moved':
        return this.moved(event);
      case 'adventurer.moved':
      case 'creature.moved':
        this.at += 1;
        return this.withLosses(this.tell(`web.digger.told.${event.type}`, event));
      case 'stooges.lost':
      case 'creature.died':
        if (event.why === 'sacrifice') return this.walled(event);
        break;
      case 'attacked':
        return this.attacked();
      case 'coin.seen':
        return this.add(this.tell('event.digger.coin.seen', event, { coins: this.run('coin.seen').map(({ coin }) => coinWords(coin)).join(', ') }), 'detail');
      case 'coin.stolen':
        if (event.space !== null) return this.stored();
        break;
      case 'coin.shown':
        this.shown.set(event.seat, [...(this.shown.get(event.seat) ?? []), event.coin]);
        break;
      case 'coins.revealed':
        this.at += 1;
        return this.add([this.tell('event.digger.coins.revealed', event), ...(this.shown.has(event.seat) ? [say('event.digger.coin.shown', { coins: this.shown.get(event.seat)!.join(' + ') })] : [])].join(' '), 'detail');
      case 'turn.began':
        this.at += 1;
        return this.add(say('web.digger.told.turn', { name: this.name(event.seat), points: points(event.tp) }), 'round');
    }
    this.at += 1;
    this.single(event);
  }

  /** An order says itself only where nothing that it did is told. */
  private order({ order, bonus, seat }: Of<'order.given'>): void {
    this.at += 1;
    const done = this.events.slice(this.at).some(({ type }) => deeds[order].includes(type));
    if (done) this.bonus = bonus;
    else this.add(say(bonus ? 'web.digger.told.order.bonus' : 'web.digger.told.order', { name: this.name(seat), order: orderName(order) }));
  }

  private drawn(): void {
    const event = this.here as Of<'tile.drawn'>;
    const tiles = this.run('tile.drawn').map(({ tile }) => tile);
    const [tile] = tiles;
    this.add(tiles.length === 1 && tile ? say('web.digger.told.drawn', { name: this.name(event.seat), tile: tileName(tile) }) : this.tell('event.digger.tile.drawn', event, { tiles: tileNames(tiles) }), 'detail');
  }

  /** "Bruno lets 1,1 collapse and gives up a Stooge on 3,0." */
  private walled(event: Of<'stooges.lost'> | Of<'creature.died'>): void {
    this.at += 1;
    const collapse = this.here;
    if (collapse?.type !== 'collapse.placed') return this.single(event);
    this.at += 1;
    const places = { name: this.name(event.seat), space: collapse.space, from: event.space };
    this.add(event.type === 'stooges.lost' ? say('web.digger.told.collapse', places) : say('web.digger.told.collapse.creature', { ...places, piece: figureName(event.creature) }));
  }

  /** "Bruno builds a Kitchen on 1,0: two of a kind +3 (now 12)" */
  private built(event: Of<'tile.built'>): void {
    this.at += 1;
    this.scored(say('web.digger.told.built', { name: this.name(event.seat), tile: tileName(event.tile), space: event.space }));
  }

  /** Who did what, and what it scored. */
  private scored(what: string): void {
    const parts: string[] = [];
    let now: number | null = null;
    for (; ; ++this.at) {
      const gain = this.here;
      if (gain?.type === 'gp.gained') {
        now = gain.now;
        parts.push(say('web.digger.told.gain', { what: gain.why === 'corridor' ? (parts.pop() ?? causeWords(gain.why)) : this.cause(gain), gp: gain.gp }));
      } else if (gain?.type === 'corridor.completed') parts.push(plural('web.digger.told.corridor', gain.length));
      else if (gain?.type === 'bonus.received') parts.push(plural('web.digger.told.bonuses', gain.picks));
      else break;
    }
    if (!parts.length) return this.add(`${what}.`);
    const gains = parts.join(', ');
    this.add(now === null ? say('web.digger.told.with', { what, gains }) : say('web.digger.told.scored', { what, gains, now }));
  }

  private cause({ why }: Of<'gp.gained'>): string {
    return why === 'same_type' ? say('web.digger.told.same_type') : causeWords(why);
  }

  /** "Bruno sends 3 Stooges from 0,0 to -1,0: 3 against 2, Anna loses 2 Stooges." */
  private moved(event: Of<'stooges.moved'>): void {
    this.at += 1;
    const key = event.treasure ? 'web.digger.told.moved.treasure' : 'web.digger.told.moved';
    this.withLosses(plural(key, event.stooges, { name: this.name(event.seat), from: event.from, space: event.space }));
  }

  private attacked(): void {
    const { seat, space } = this.here as Of<'attacked'>;
    this.withLosses(say('web.digger.told.attacks', { name: this.name(seat), space }));
  }

  /** A deed, and the combat, traps and losses that follow it at once. */
  private withLosses(what: string): void {
    const parts: string[] = [];
    for (; ; ++this.at) {
      const event = this.here;
      if (event?.type === 'attacked') parts.push(say('web.digger.told.against', { strength: event.strength, against: event.against }));
      else if (event?.type === 'trap.sprung') parts.push(say('web.digger.told.trap', { other: this.name(event.other) }));
      else if (event?.type === 'stooges.lost' && (event.why === 'combat' || event.why === 'trap')) parts.push(plural('digger.odds.lost', event.stooges, { name: this.name(event.seat) }));
      else break;
    }
    this.add(parts.length ? `${say('web.digger.told.with', { what, gains: parts.join(', ') })}` : `${what}.`);
  }

  /** The coins stored on a Room, each and then their number: told once. */
  private stored(): void {
    const coins = this.run('coin.stolen');
    const whole = this.here;
    if (whole?.type !== 'coins.taken') return;
    this.at += 1;
    const values = coins.map(({ coin }) => coin);
    const known = values.every((value) => value !== null);
    this.add([this.tell('event.digger.coins.taken', whole), ...(known ? [say('event.digger.coin.shown', { coins: values.join(' + ') })] : [])].join(' '));
  }

  private single(event: Told): void {
    if (silent.has(event.type)) return;
    const weight: Weight = event.type === 'turn.skipped' || event.type === 'time.up' ? 'round' : quiet.has(event.type) ? 'detail' : 'plain';
    this.add(this.tell(keyOf(event), event), weight);
  }

  /** The sentence of an event; empty where there is none. */
  private tell(stem: string, event: Told, more: Places = {}): string {
    const fields = event as unknown as Record<string, unknown>;
    const count = countOf(fields);
    const key = known(`${stem}.one`) ? `${stem}.${count === 1 ? 'one' : 'other'}` : stem;
    return known(key) ? say(key, { ...this.places(fields), n: count, ...more }) : '';
  }

  private places(fields: Record<string, unknown>): Places {
    const text = (field: string) => String(fields[field] ?? '');
    const n = (field: string) => Number(fields[field] ?? 0);
    const why = text('why');
    const lost = `lost.digger.${why}`;
    return {
      name: this.name(fields['seat']),
      other: this.name(fields['other']),
      space: text('space'),
      from: text('from'),
      tile: fields['tile'] ? tileName(text('tile')) : '',
      edges: fields['tile'] ? openSides(text('tile'), n('rotation')) : '',
      lord: fields['lord'] ? lordName(text('lord')) : '',
      special: inWords(content.lords[text('lord')]?.special.name),
      piece: figureName(text('adventurer') || text('creature')),
      order: orderName(text('order')),
      rooms: fields['rooms'] ? typeName(text('rooms')) : '',
      why: known(lost) ? say(lost) : why,
      prize: fields['prize'] ? prizeName(fields['prize'] as 'crafter') : '',
      direction: fields['direction'] ? directionName(text('direction') as Direction) : '',
      coin: coinWords(fields['coin']),
      now: n('now'),
      tp: n('tp'),
      gp: n('gp'),
      sum: n('sum'),
    };
  }
}

/** What is counted, for the form of the sentence. */
function countOf(fields: Record<string, unknown>): number {
  for (const field of ['stooges', 'coins', 'picks', 'length', 'gp', 'tp', 'sum']) if (typeof fields[field] === 'number') return fields[field];
  return 0;
}

function keyOf(event: Told): string {
  const key = `event.digger.${event.type}`;
  switch (event.type) {
    case 'marker.moved':
      return event.coin === null ? key : `${key}.coin`;
    case 'conquered':
      return event.other === null ? `${key}.neutral` : key;
    case 'game.ended':
      return `${key}.${event.why}`;
    case 'gp.gained':
    case 'prize.won':
    case 'adventurer.escaped':
      return `web.digger.told.${event.type}`;
    default:
      return seen.has(event.type) && typeof (event as { coin?: unknown }).coin === 'number' ? `${key}.seen` : key;
  }
}

export function lines(step: Step, chairs: Chair[], _view?: DiggerView): LogLine[] {
  return new Teller(told(step.events), chairs).lines;
}
