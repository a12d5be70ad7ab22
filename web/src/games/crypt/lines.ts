// The log of Crypt: what happened in one step, told in as few lines as a person at the table would need.
import type { Chair, GameEvent, LogLine, Seat, Step } from '../../contract';
import type { CryptEvent } from '../../generated/crypt_event';
import { known, plural, say } from '../../words';
import { cardName, nameOf, typeName, type Type } from './kinds';
import { diceWords } from './words';

export type Told = CryptEvent;
type Of<K extends Told['type']> = Extract<Told, { type: K }>;

type Weight = LogLine['weight'];
const quiet = new Set(['sides.set', 'crypt.ordered', 'torch.passed', 'ghost.passed', 'card.discarded', 'value.seen']);
const silent = new Set(['deck.top', 'window.ended', 'game.ended']);

class Teller {
  readonly lines: LogLine[] = [];
  private at = 0;

  constructor(
    private readonly events: Told[],
    private readonly chairs: Chair[],
  ) {
    while (this.at < events.length) this.next();
  }

  private add(text: string, weight: Weight = 'plain') {
    this.lines.push({ text, weight });
  }

  private name(holder: unknown): string {
    return nameOf(holder, this.chairs);
  }

  /** The run of events from here on that fit. */
  private run(fits: (event: Told) => boolean): Told[] {
    const first = this.at;
    while (this.at < this.events.length && fits(this.events[this.at]!)) this.at += 1;
    return this.events.slice(first, this.at);
  }

  private next() {
    const event = this.events[this.at]!;
    switch (event.type) {
      case 'card.revealed':
      case 'card.concealed':
        return this.revealed();
      case 'card.discarded':
        return this.discarded();
      case 'claim.placed':
      case 'dice.bumped':
        return this.claim(event.type === 'dice.bumped' ? event.by : event.seat);
      case 'die.rolled':
        return this.rolled(event);
      case 'card.shown':
        return this.shown(event.seat);
      default:
        this.at += 1;
        return this.single(event);
    }
  }

  private revealed() {
    const run = this.run((event) => ['card.revealed', 'card.concealed', 'deck.top'].includes(event.type));
    const cards = run.flatMap((event) => {
      if (event.type === 'card.revealed') return [`${event.slot} ${cardName(event.card, event.value)}`];
      return event.type === 'card.concealed' ? [`${event.slot} ${cardName(event.card, null)}`] : [];
    });
    this.add(say('crypt.told.revealed', { cards: cards.join(', ') }), 'detail');
  }

  private discarded() {
    const run = this.run((event) => event.type === 'card.discarded') as Of<'card.discarded'>[];
    const cards = run.map((event) => `${event.slot} ${cardName(event.card, event.value)}`);
    this.add(say('crypt.told.discarded', { cards: cards.join(', ') }), 'detail');
  }

  private claim(by: unknown) {
    const run = this.run(
      (event) =>
        (event.type === 'claim.placed' && event.seat === by) || (event.type === 'dice.bumped' && event.by === by),
    );
    const placed = run.filter((event) => event.type === 'claim.placed');
    if (placed.length) {
      const parts = placed.map((event) =>
        say('crypt.told.part', { slot: event.slot, dice: diceWords(event.count, event.effort) }),
      );
      this.add(say('event.claim.placed', { name: this.name(by), parts: parts.join('; ') }));
    }
    for (const event of run)
      if (event.type === 'dice.bumped')
        this.add(
          say(bumpedKey(by, event.seat), {
            by: this.name(by),
            name: this.name(event.seat),
            slot: event.slot,
            dice: plural('crypt.dice.count', event.count),
          }),
        );
  }

  private rolled(first: Of<'die.rolled'>) {
    const run = this.run((event) => event.type === 'die.rolled' && event.seat === first.seat) as Of<'die.rolled'>[];
    const dice = run.map(({ failed, slot, result, effort }) =>
      say(failed ? 'crypt.told.fails' : 'crypt.told.holds', { slot, result, effort }),
    );
    const key = first.again ? 'crypt.told.again' : 'event.die.rolled';
    this.add(say(key, { name: this.name(first.seat), dice: dice.join('; ') }));
  }

  private shown(seat: number) {
    const run = this.run((event) => event.type === 'card.shown' && event.seat === seat) as Of<'card.shown'>[];
    const cards = run.map((event) => `${event.id} ${cardName(event.card, event.value)}`);
    this.add(say('event.card.shown', { name: this.name(seat), cards: cards.join(', ') }), 'detail');
  }

  private single(event: Told) {
    if (silent.has(event.type)) return;
    if (event.type === 'ghost.passed') return this.passed(event);
    const fields = event as unknown as Record<string, unknown>;
    const key = keyOf(fields);
    if (!key || !known(key)) return;
    const count = Number(fields['count'] ?? 0);
    const dice = Array.isArray(fields['dice']) ? fields['dice'].join(', ') : plural('crypt.dice.count', count);
    const type = fields['card'] as Type | undefined;
    this.add(
      say(key, {
        name: this.name(fields['seat']),
        leader: this.name(fields['leader']),
        lights: this.name(fields['lights_out']),
        round: Number(fields['round'] ?? 0),
        sides: String(fields['sides'] ?? ''),
        slot: String(fields['slot'] ?? ''),
        id: String(fields['id'] ?? ''),
        card: type ? cardName(type, fields['value']) : '',
        type: type ? typeName(type) : '',
        dice,
        group: diceWords(count, Number(fields['effort'] ?? 0)),
        drawn: Array.isArray(fields['drawn']) ? fields['drawn'].join(', ') : '',
        exhausted: plural('crypt.dice.count', Number(fields['exhausted'] ?? 0)),
        score: plural('crypt.coins', Number(fields['score'] ?? 0)),
        sum: Number(fields['sum'] ?? 0),
      }),
      event.type === 'round.began' ? 'round' : quiet.has(event.type) ? 'detail' : 'plain',
    );
  }

  private passed(event: Of<'ghost.passed'>) {
    const group = diceWords(event.count, event.effort);
    this.add(say(`web.crypt.ghost.passed.${event.why}`, { slot: event.slot, group }), 'detail');
  }
}

/** The Ghost has an article in its sentences, a player has none. */
function bumpedKey(by: unknown, seat: unknown) {
  return by === 'ghost' ? 'event.dice.bumped.by_ghost' : seat === 'ghost' ? 'event.dice.bumped.ghost' : 'event.dice.bumped';
}

/** The words of a single event; null for one that is told by what the board shows. */
function keyOf(event: Record<string, unknown>): string | null {
  const key = `event.${String(event['type'])}`;
  switch (event['type']) {
    case 'torch.passed':
      if (event['leader'] !== event['lights_out']) return key;
      return event['leader'] === 'ghost' ? `${key}.ghost` : `${key}.both`;
    case 'dice.settled':
      return event['exhausted'] ? key : null;
    case 'dice.recovered':
      if (event['count']) return `${key}.${String(event['why'])}`;
      return event['why'] === 'action' ? 'crypt.told.passes' : null;
    case 'value.seen':
    case 'card.taken':
      return typeof event['value'] === 'number' ? key : `${key}.hidden`;
    default:
      return key;
  }
}

export function told(events: GameEvent[]): Told[] {
  return events as unknown as Told[];
}

export function lines(step: Step, chairs: Chair[]): LogLine[] {
  return new Teller(told(step.events), chairs).lines;
}

/** A die that was rolled against a chance. */
export interface Roll {
  seat: Seat;
  failed: boolean;
  chance: number;
}

export function rolls(step: Step): Roll[] {
  return told(step.events).flatMap((event) => {
    if (event.type !== 'die.rolled') return [];
    // a game recorded before rolls told their chance has none
    const { fails, of } = event as Partial<typeof event>;
    return fails !== undefined && of ? [{ seat: event.seat, failed: event.failed, chance: fails / of }] : [];
  });
}
