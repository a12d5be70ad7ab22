// The log of One Deck Dungeon: what happened in one step, told as people at a table would.
import type { Chair, LogLine, Step } from '../../contract';
import { known, list, plural, say } from '../../words';
import { abilityName, cardName, cardOf, groupName, optionName, specialName } from './content';
import { nameOf, told, type Of, type OnedeckView, type Told } from './kinds';
import { diceSigns, dieSign, harm } from './words';

type Weight = LogLine['weight'];

const silent = new Set(['boxes.active', 'turn.began', 'dice.lifted', 'dice.returned']);
const headings = new Set(['floor.began', 'descended', 'boss.round']);
const quiet = new Set(['time.lost', 'card.discarded', 'stairs.token', 'dice.rolled', 'dice.gained', 'dice.dropped', 'dice.lowered', 'die.discarded', 'die.changed', 'die.exchanged', 'prevented', 'damage.softened', 'experience.drawn']);

class Teller {
  readonly lines: LogLine[] = [];
  private at = 0;

  constructor(
    private readonly events: readonly Told[],
    private readonly view: OnedeckView | undefined,
  ) {
    while (this.at < events.length) this.next();
  }

  private get here(): Told | undefined {
    return this.events[this.at];
  }

  private next(): void {
    const event = this.here!;
    if (event.type === 'time.lost') this.time(event);
    else if (event.type === 'card.discarded' || event.type === 'stairs.token') this.add(this.gone(), 'detail');
    else if (event.type === 'dice.rolled' || event.type === 'dice.gained') this.dice(event.type);
    else {
      this.at += 1;
      this.single(event);
    }
  }

  private add(text: string, weight: Weight = 'plain'): void {
    if (text) this.lines.push({ text: text.charAt(0).toUpperCase() + text.slice(1), weight });
  }

  /** "2 time (a turn passes): Goblin, Ogre discarded" */
  private time({ time, why }: Of<'time.lost'>): void {
    this.at += 1;
    const key = `lost.${why}`;
    const reason = known(key) ? say(key) : why === 'invisible' ? abilityName('invisibility') : (specialName(why) ?? why);
    const gone = this.gone();
    const text = plural('event.time.lost', time, { why: reason });
    this.add(gone ? `${text}: ${gone}` : text, 'detail');
  }

  private gone(): string {
    const cards: string[] = [];
    let stairs = '';
    for (; this.here?.type === 'card.discarded' || this.here?.type === 'stairs.token'; ++this.at) {
      const event = this.here;
      if (event.type === 'card.discarded') cards.push(cardName(event.card).text);
      else stairs = event.tokens ? plural('event.stairs.token', event.tokens) : say('event.stairs.token.full');
    }
    return [...(cards.length ? [say('event.card.discarded', { cards: cards.join(', ') })] : []), ...(stairs ? [stairs] : [])].join('; ');
  }

  private dice(type: 'dice.rolled' | 'dice.gained'): void {
    const { seat } = this.here as Of<'dice.rolled'>;
    const all: string[] = [];
    for (; this.here?.type === type && (this.here as Of<'dice.rolled'>).seat === seat; ++this.at) all.push(diceSigns((this.here as Of<'dice.rolled'>).dice));
    const dice = all.filter(Boolean).join(' ');
    if (dice) this.add(say(`event.${type}`, { name: nameOf(seat, this.view), dice }), 'detail');
  }

  private single(event: Told): void {
    if (silent.has(event.type)) return;
    const fields = event as unknown as Record<string, unknown>;
    const key = keyOf(event);
    if (!known(key)) return;
    const weight: Weight = headings.has(event.type) ? 'round' : quiet.has(event.type) ? 'detail' : 'plain';
    this.add(say(key, this.places(fields)), weight);
  }

  private places(fields: Record<string, unknown>) {
    const n = (name: string) => Number(fields[name] ?? 0);
    const text = (name: string) => String(fields[name] ?? '');
    const seats = Array.isArray(fields['seats']) ? (fields['seats'] as number[]).map((seat) => plain(nameOf(seat, this.view))) : [];
    const die = (name: string) => (fields[name] && typeof fields[name] === 'object' && !Array.isArray(fields[name]) ? dieSign(fields[name] as never) : '');
    const card = typeof fields['card'] === 'string' ? fields['card'] : '';
    const loot = fields['form'] === 'skill' ? cardOf(card)?.skill : cardOf(card)?.potion;
    return {
      name: typeof fields['seat'] === 'number' ? nameOf(fields['seat'], this.view) : list(seats),
      names: list(seats),
      card: card ? cardName(card) : say('web.onedeck.boss'),
      replaced: typeof fields['replaced'] === 'string' ? cardName(fields['replaced']) : '',
      ability: abilityName(text('ability')),
      loot: loot ? abilityName(loot) : '',
      option: optionName(card, text('option')),
      dice: Array.isArray(fields['dice']) ? diceSigns(fields['dice'] as never) : '',
      from: die('from'),
      to: die('to'),
      harm: harm(n('damage'), n('time')),
      group: groupName(text('group')),
      box: n('box'),
      door: n('door'),
      doors: plural('onedeck.doors.count', n('doors')),
      floor: n('floor'),
      level: n('level'),
      tokens: n('tokens'),
      damage: plural('onedeck.damage', n('damage')),
      now: n('now'),
      health: n('health'),
      stored: n('stored'),
      value: n('value'),
      added: n('added'),
      prevented: n('prevented'),
      lanterns: n('lanterns'),
      potions: n('potions'),
    };
  }
}

const plain = (name: ReturnType<typeof nameOf>) => (typeof name === 'string' ? name : name.text);

function keyOf(event: Told): string {
  const key = `event.${event.type}`;
  switch (event.type) {
    case 'card.looted':
      return `${key}.${event.form}${event.replaced ? '.replaced' : ''}`;
    case 'die.stored':
      return event.owed ? `${key}.owed` : key;
    case 'dice.dropped':
      return `${key}.${event.why}`;
    case 'descended':
      return event.floor > 3 ? `${key}.boss` : key;
    case 'game.lost':
      return event.gave_up ? `${key}.gave_up` : key;
    case 'skill.used':
      return event.dice.length ? `${key}.paid` : key;
    case 'damage.softened':
      return event.to_time ? `${key}.time` : key;
    case 'consequences':
      return event.added ? `${key}.added` : key;
    default:
      return key;
  }
}

export function lines(step: Step, _chairs: Chair[], view?: unknown): LogLine[] {
  return new Teller(told(step.events), view as OnedeckView | undefined).lines;
}
