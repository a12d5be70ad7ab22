// One niche of the Crypt: a card, the dice on it, what is planned or suggested for it, what a roll did to it.
import type { Chair } from '../../contract';
import { Picture } from '../../picture';
import { plural, say } from '../../words';
import type { Departed, Roll } from './afterglow';
import { Card } from './card';
import type { Part } from './claim';
import { Die, tumbling, type DieLook } from './die';
import { Badge, Eye } from './emblem';
import { nameOf, seatLetter, type DiceFacts, type Holder, type SlotView } from './kinds';
import type { Hand } from '../../parts/hand';
import { useRolling } from '../../table/settle';
import { Named } from './named';
import { slotSpoken } from './spoken';

export interface SlotProps {
  slot: SlotView;
  facts: DiceFacts;
  chairs: Chair[];
  me: number | null;
  chosen?: Part;
  /** of the dice that are planned */
  total: number;
  active: boolean;
  suggested?: Part;
  /** whose dice a hint speaks of */
  hinted: Holder | null;
  choosable: boolean;
  departed?: Departed;
  fresh: boolean;
  tabbable: boolean;
  /** what makes the card a place for dice */
  place: ReturnType<Hand['place']>;
  onFocus(): void;
}

function Group({ holder, count, value, look }: { holder: Holder; count: number; value: number; look: DieLook }) {
  return (
    <span class="dice">
      {Array.from({ length: count }, (_, at) => (
        <Die key={at} holder={holder} value={value} look={look} thing />
      ))}
    </span>
  );
}

function Tag({ holder, text }: { holder: Holder; text: string }) {
  return (
    <span class="tag" data-seat={holder}>
      <Badge holder={holder} />
      {text}
    </span>
  );
}

/** Results with their verdict, as the step told them. `fresh`: they have just been rolled; `past`: the dice have gone since. */
function Rolls({ by, rolls, fresh = false, past = false }: { by: Holder; rolls: Roll[]; fresh?: boolean; past?: boolean }) {
  const failed = rolls.filter((roll) => roll.failed).length;
  const effort = rolls[0]!.effort;
  const face = useRolling(fresh);
  return (
    <span class="held rolled" data-seat={by} data-rolling={face !== null}>
      <span class="dice">
        {rolls.map((roll, at) => (
          <Die key={at} holder={by} value={face === null ? roll.result : tumbling(face, at)} look={face !== null ? 'rolling' : roll.failed ? 'failed' : 'held'} thing={!past} />
        ))}
      </span>
      <span class="outcome" data-failed={failed > 0}>
        {failed ? plural('web.crypt.roll.fails', failed, { effort }) : say('web.crypt.roll.holds', { effort })}
      </span>
    </span>
  );
}

/** The results of dice that still lie on their card; dice of effort 1 are not rolled. */
function rollsOf(dice: NonNullable<SlotView['dice']>, failed: boolean[]): Roll[] {
  return (dice.rolled ?? []).flatMap((result, at) => (result === null ? [] : [{ effort: dice.effort, result, failed: failed[at] ?? false }]));
}

/** The dice that lie on the card, or lay there until this step. */
function Holding({ slot, facts, departed }: { slot: SlotView; facts: DiceFacts; departed?: Departed }) {
  const { dice } = slot;
  if (!dice && departed && departed.by !== null && departed.rolls.length) return <Rolls past by={departed.by} rolls={departed.rolls} />;
  if (!dice || !facts) return null;
  if (facts.failed) return <Rolls by={dice.holder} rolls={rollsOf(dice, facts.failed)} fresh={Boolean(departed?.rolls.length)} />;
  return (
    <span class="held" data-seat={dice.holder}>
      <Group holder={dice.holder} count={dice.count} value={dice.effort} look="placed" />
      <Tag holder={dice.holder} text={String(facts.total)} />
    </span>
  );
}

function Gone({ departed, chairs }: { departed: Departed; chairs: Chair[] }) {
  const { by } = departed;
  const words = typeof by === 'number' ? say('web.crypt.taken', { name: nameOf(by, chairs) }) : by ? say('web.crypt.taken.ghost') : say('web.crypt.boxed');
  return <span class="gone">{words}</span>;
}

export function Slot(props: SlotProps) {
  const { slot, chairs, me, chosen, suggested, hinted, departed } = props;
  const card = slot.card ?? (departed?.type ? { type: departed.type, value: departed.value, face: departed.value === null ? ('down' as const) : ('up' as const), known: [] } : null);
  const state = chosen ? 'chosen' : props.choosable ? 'open' : 'still';
  return (
    <div class="crypt-niche">
      <Picture class="recess" name="crypt-recess" fit="xMidYMin slice" />
      <Named
        class="crypt-slot"
        data-slot={slot.slot}
        data-state={state}
        data-active={props.active}
        data-gone={!slot.card}
        data-fresh={props.fresh}
        spoken={slotSpoken(slot, props.facts, chairs, chosen && { part: chosen, total: props.total })}
        aria-pressed={props.choosable || chosen ? Boolean(chosen) : undefined}
        tabIndex={props.tabbable ? 0 : -1}
        {...props.place}
        onFocus={props.onFocus}
      >
        {card ? <Card {...card} thing={slot.card !== null} /> : <span class="empty">{say('crypt.card.none')}</span>}
        <span class="mark">{slot.slot}</span>
        {slot.card?.face === 'down' && slot.card.known.length > 0 && (
          <span class="seen">
            <Eye />
            {slot.card.known.map(seatLetter).join(' ')}
          </span>
        )}
        {!slot.card && departed?.gone && <Gone departed={departed} chairs={chairs} />}
        {!chosen && <Holding slot={slot} facts={props.facts} departed={departed} />}
        {chosen && me !== null && (
          <span class="held planned" data-seat={me}>
            <Group holder={me} count={chosen.count} value={chosen.effort} look="planned" />
            <Tag holder={me} text={String(props.total)} />
          </span>
        )}
        {suggested && !chosen && hinted !== null && (
          <span class="held hint" data-seat={hinted} data-over={slot.dice !== null}>
            <Group holder={hinted} count={suggested.count} value={suggested.effort} look="suggested" />
            <span class="tag">{say('web.crypt.suggested')}</span>
          </span>
        )}
      </Named>
    </div>
  );
}
