// What everybody can see of a player: dice, torches, the collection by type, the score so far.
import type { Chair } from '../../contract';
import { plural, say } from '../../words';
import { MiniCard } from './card';
import { DiceRow } from './die';
import { Badge, Emblem, Icon, Snuffed } from './emblem';
import { nameOf, typeName, types, type CryptView, type HeldCard, type SeatView } from './kinds';
import { useCounting } from '../../table/settle';
import { Named } from './named';
import { heldValue, scoreText, seatSpoken } from './spoken';

/** `still`: they say whose the torch is, and are not the torch itself. */
export function Torches({ leader, lights, still = false }: { leader: boolean; lights: boolean; still?: boolean }) {
  return (
    <>
      {leader && (
        <span class="crypt-torch" title={say('crypt.leader')} data-thing={still ? undefined : 'torch'}>
          <Icon name="torch" />
        </span>
      )}
      {lights && (
        <span class="crypt-snuffed" title={say('crypt.lights')} data-thing={still ? undefined : 'lights'}>
          <Snuffed />
        </span>
      )}
    </>
  );
}

export function Score({ seat }: { seat: SeatView }) {
  const total = useCounting(seat.score.total);
  return (
    <span class="crypt-score" aria-hidden="true">
      <Icon name="coins" />
      <b data-counting={total !== seat.score.total}>{scoreText({ ...seat.score, total })}</b>
    </span>
  );
}

/** As many values as fit; the overlay has them all. */
function Values({ cards }: { cards: HeldCard[] }) {
  const most = 4;
  return (
    <span class="values">
      {cards.slice(0, most).map((card) => (
        <span key={card.id} data-thing={`card ${card.type}`}>
          {card.value ?? '?'}{' '}
        </span>
      ))}
      {!cards.length && '·'}
      {cards.length > most && `+${cards.length - most}`}
    </span>
  );
}

/** The collection, a cell for each type: how many, and the values that the viewer knows. */
export function Holdings({ seat }: { seat: SeatView }) {
  return (
    <span class="crypt-holdings" aria-hidden="true">
      {types.map((type) => {
        const cards = seat.collection.filter((card) => card.type === type);
        return (
          <span key={type} class="cell" data-none={!cards.length}>
            <Emblem type={type} />
            <Values cards={cards} />
          </span>
        );
      })}
    </span>
  );
}

export function Rival({ view, seat, chairs, open }: { view: CryptView; seat: SeatView; chairs: Chair[]; open(): void }) {
  return (
    <Named
      class="crypt-rival panel"
      data-seat={seat.seat}
      data-active={view.active === seat.seat}
      spoken={seatSpoken(view, seat, chairs)}
      aria-haspopup="dialog"
      onClick={open}
    >
      <span class="who">
        <Badge holder={seat.seat} />
        <span class="name">{nameOf(seat.seat, chairs)}</span>
        <Torches leader={view.leader === seat.seat} lights={view.lights_out === seat.seat} />
      </span>
      <DiceRow holder={seat.seat} ready={seat.ready} placed={seat.on_cards} spent={seat.exhausted} />
      <Score seat={seat} />
      <Holdings seat={seat} />
    </Named>
  );
}

/** Everything about one player: for the overlay. */
export function SeatDetails({ view, seat }: { view: CryptView; seat: SeatView }) {
  const { score } = seat;
  const groups = types.flatMap((type) => {
    const cards = seat.collection.filter((card) => card.type === type);
    return cards.length ? [{ type, cards }] : [];
  });
  return (
    <div class="crypt-details">
      <p>{say('crypt.dice', { ready: seat.ready, placed: seat.on_cards, exhausted: seat.exhausted })}</p>
      {!groups.length && <p>{say('crypt.collection.empty')}</p>}
      {groups.map(({ type, cards }) => (
        <section key={type}>
          <h3>
            <Emblem type={type} /> {typeName(type)}
          </h3>
          <p class="cards">
            {cards.map((card) => (
              <span key={card.id} class="one">
                <MiniCard type={type} value={String(card.value ?? '?')} face={card.face} mark={card.id} />
                <span class="spoken">{`${card.id} ${heldValue(card)}`}</span>
              </span>
            ))}
          </p>
        </section>
      ))}
      {seat.collection.length > 0 && <p class="legend">{say('web.crypt.legend')}</p>}
      <dl>
        <dt>{say('crypt.score.treasure')}</dt>
        <dd>{score.treasure}</dd>
        {types.map((type) => [<dt key={type}>{say(`collector.${type}`)}</dt>, <dd key={`${type} coins`}>{score.collectors[type]}</dd>])}
        <dt>{say('crypt.score.dice')}</dt>
        <dd>{score.dice}</dd>
        <dt class="sum">{say('crypt.score.total')}</dt>
        <dd class="sum">{scoreText(score)}</dd>
      </dl>
      {score.hidden > 0 && <p class="legend">{plural('crypt.plain.unsure', score.hidden)}</p>}
      {view.race_round !== null && seat.race && <p>{say('crypt.race')}</p>}
    </div>
  );
}
