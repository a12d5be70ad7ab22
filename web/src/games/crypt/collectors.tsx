// The six Collectors: which side lies up, what it asks for, and how far I am with it. My own cards lie under them.
import { useRef } from 'preact/hooks';
import type { Chair } from '../../contract';
import { useRoving } from '../../parts/roving';
import { Picture } from '../../picture';
import { plural, say } from '../../words';
import { Emblem } from './emblem';
import { nameOf, sideOf, typeName, types, type CryptView, type HeldCard, type Type } from './kinds';
import { Named } from './named';
import { heldValue } from './spoken';

function cardsOf(view: CryptView, seat: number, type: Type): HeldCard[] {
  return view.seats[seat]?.collection.filter((card) => card.type === type) ?? [];
}

function shortRule(view: CryptView, type: Type): string {
  const side = sideOf(view, type);
  return side ? say(`short.${type}.${side}`) : '';
}

function spoken(view: CryptView, type: Type, me: number | null): string {
  const words = [`${say(`collector.${type}`)} ${sideOf(view, type) ?? '?'}`, shortRule(view, type)];
  if (me !== null) {
    const cards = cardsOf(view, me, type);
    words.push(say('web.crypt.collector.mine', { cards: cards.length ? cards.map((card) => card.value ?? '?').join(' ') : '0' }));
    words.push(plural('crypt.coins', view.seats[me]?.score.collectors[type] ?? 0));
  }
  return words.join(', ');
}

function Portrait({ view, type }: { view: CryptView; type: Type }) {
  const side = sideOf(view, type);
  return side && <Picture class="portrait" name={`crypt-${type}-${side}`} fit="xMidYMin slice" />;
}

function Collector({ view, type, me, open }: { view: CryptView; type: Type; me: number | null; open(): void }) {
  const cards = me === null ? [] : cardsOf(view, me, type);
  const coins = me === null ? 0 : (view.seats[me]?.score.collectors[type] ?? 0);
  return (
    <Named class="crypt-collector panel" data-type={type} aria-haspopup="dialog" spoken={spoken(view, type, me)} onClick={open}>
      <Portrait view={view} type={type} />
      <span class="head">
        <Emblem type={type} />
        <span class="title">{typeName(type)}</span>
        <span class="side">{sideOf(view, type) ?? '?'}</span>
      </span>
      <span class="rule">{shortRule(view, type)}</span>
      <span class="mine">
        {cards.map((card) => (
          <span key={card.id} class="owned" data-thing={`card ${type}`} data-face={card.face} data-known={card.remembered || card.face === 'up'}>
            {card.value ?? '?'}
          </span>
        ))}
        {me !== null && !cards.length && <span class="none">–</span>}
        {coins > 0 && <span class="coins">+{coins}</span>}
      </span>
    </Named>
  );
}

export function Collectors({ view, me, open }: { view: CryptView; me: number | null; open(type: Type): void }) {
  const group = useRef<HTMLElement>(null);
  useRoving(group);
  return (
    <section ref={group} class="crypt-collectors" aria-label={say('web.crypt.collectors')}>
      {types.map((type) => (
        <Collector key={type} view={view} type={type} me={me} open={() => open(type)} />
      ))}
    </section>
  );
}

/** The whole text of a Collector and how everybody stands with it. */
export function CollectorDetails({ view, type, chairs }: { view: CryptView; type: Type; chairs: Chair[] }) {
  const side = sideOf(view, type);
  return (
    <div class="crypt-details">
      <Portrait view={view} type={type} />
      {side && (
        <p>
          <b>{say('web.crypt.side', { side })}</b> {say(`collector.${type}.${side}`)}
        </p>
      )}
      {side && (
        <p class="legend">
          {say('web.crypt.side', { side: side === 'A' ? 'B' : 'A' })}: {say(`short.${type}.${side === 'A' ? 'B' : 'A'}`)}
        </p>
      )}
      <dl>
        {view.seats.map((seat) => [
          <dt key={seat.seat}>
            {nameOf(seat.seat, chairs)}: {cardsOf(view, seat.seat, type).map(heldValue).join('  ') || '–'}
          </dt>,
          <dd key={`${seat.seat} coins`}>{plural('crypt.coins', seat.score.collectors[type])}</dd>,
        ])}
      </dl>
      <p class="legend">{say('crypt.legend')}</p>
    </div>
  );
}
