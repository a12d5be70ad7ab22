// Everything that is not a claim: recover, the powers of the Collectors, the end of a window. A power that can be paid
// in several ways asks for one token of its text after the other, so only legal ways are ever offered.
import { useEffect, useRef } from 'preact/hooks';
import { plural, say } from '../../words';
import { MiniCard } from './card';
import { Die } from './die';
import { Emblem, Icon } from './emblem';
import { cardName, typeName, typeOfCard, type CryptView, type SeatView, type Type } from './kinds';
import { actionWords } from './words';

const verbs = ['manuscript', 'pottery', 'remains', 'idol', 'recover', 'end'] as const;
export type Verb = (typeof verbs)[number];

const examples: Partial<Record<Type, string>> = {
  idol: 'idol I1 6',
  manuscript: 'manuscript M1',
  pottery: 'pottery P1 P2 S3',
  remains: 'remains R1 R2',
};

/** A use of the power that belongs to a type, as text, to ask why it is not offered; undefined where there is none. */
export function powerWords(type: Type): string | undefined {
  return examples[type];
}

export function offered(actions: readonly string[]): Verb[] {
  const there = new Set(actions.map((action) => action.split(' ')[0]));
  return verbs.filter((verb) => there.has(verb));
}

/** The tokens that can come next after those already picked. */
export function nextTokens(actions: readonly string[], picked: readonly string[]): string[] {
  const found = actions
    .map((action) => action.split(' '))
    .filter((tokens) => picked.every((token, at) => tokens[at] === token))
    .flatMap((tokens) => tokens[picked.length] ?? []);
  return [...new Set(found)];
}

/** Picks by itself wherever there is only one way to go on. */
export function advance(actions: readonly string[], picked: readonly string[]): string[] {
  const next = nextTokens(actions, picked);
  return next.length === 1 ? advance(actions, [...picked, next[0]!]) : [...picked];
}

function label(verb: Verb, seat: SeatView | undefined): string {
  if (verb !== 'recover') return say(`web.crypt.power.${verb}`);
  const spent = seat?.exhausted ?? 0;
  return spent ? plural('web.crypt.power.recover', spent) : say('web.crypt.power.pass');
}

/** A card that was asked for and cannot be had: said in one line, its rule only when it is asked for. */
export function Refused({ view, slot, why }: { view: CryptView; slot: string; why(): void }) {
  const card = view.crypt.find((one) => one.slot === slot)?.card;
  return (
    <p class="crypt-refused" role="status">
      <span>{card ? say('web.crypt.refused', { card: cardName(card.type, card.value) }) : say('crypt.card.none')}</span>
      <button type="button" class="button" onClick={why}>
        {say('web.why.title')}
      </button>
    </p>
  );
}

interface PowersProps {
  actions: readonly string[];
  seat: SeatView | undefined;
  suggested: string | null;
  /** whether to pass is asked once more */
  asking: boolean;
  start(verb: Verb): void;
}

export function Powers({ actions, seat, suggested, asking, start }: PowersProps) {
  const hinted = suggested?.split(' ')[0];
  return (
    <div class="crypt-powers" data-asking={asking}>
      {actions.some((action) => action.startsWith('claim ')) && <p class="tap" role="status">{say(asking ? 'web.crypt.pass.ask' : 'web.crypt.tap')}</p>}
      {offered(actions).map((verb) => (
        <button key={verb} type="button" class="button" data-hint={hinted === verb} onClick={() => start(verb)}>
          {verb === 'recover' ? <Icon name="dice" /> : verb === 'end' ? null : <Emblem type={verb} />}
          <span>{asking && verb === 'recover' ? say('web.crypt.pass.sure') : label(verb, seat)}</span>
          {hinted === verb && <i class="hinted">{say('web.crypt.suggested')}</i>}
        </button>
      ))}
    </div>
  );
}

function Token({ token, view, me }: { token: string; view: CryptView; me: number }) {
  const slot = view.crypt.find((candidate) => candidate.slot === token);
  if (slot?.card) {
    return (
      <>
        <Emblem type={slot.card.type} />
        <span>{`${token} ${cardName(slot.card.type, slot.card.value)}`}</span>
      </>
    );
  }
  const type: Type | undefined = typeOfCard(token);
  const card = view.seats[me]?.collection.find((candidate) => candidate.id === token);
  if (type && card) {
    return (
      <>
        <MiniCard type={type} value={String(card.value ?? '?')} face={card.face} mark={token} />
        <span>{say(card.remembered ? 'web.crypt.pay.seen' : 'web.crypt.pay.secret', { card: cardName(type, card.value) })}</span>
      </>
    );
  }
  return (
    <>
      <Die holder={me} value={Number(token)} look="ready" />
      <span>{say('choice.die', { effort: token })}</span>
    </>
  );
}

interface PickerProps {
  view: CryptView;
  me: number;
  actions: readonly string[];
  picked: string[];
  pick(picked: string[]): void;
  back(): void;
  consider(action: string | null): void;
  choose(action: string): void;
}

export function Picker({ view, me, actions, picked, pick, back, consider, choose }: PickerProps) {
  const next = nextTokens(actions, picked);
  const action = next.length ? null : picked.join(' ');
  useEffect(() => {
    consider(action);
    return () => consider(null);
  }, [action]);
  // The button that was pressed is gone with each step: the next choice takes its focus.
  const tokens = useRef<HTMLDivElement>(null);
  useEffect(() => tokens.current?.querySelector('button')?.focus(), [picked.length]);
  const verb = picked[0] as Verb;
  const title = verb === 'end' || verb === 'recover' ? label(verb, view.seats[me]) : typeName(verb);
  return (
    <section class="crypt-composer picker" aria-label={title}>
      <div class="crypt-line">
        <b class="question">{action ? actionWords(action) : say(/^S\d$/.test(next[0]!) ? 'web.crypt.pick.slot' : /^\d$/.test(next[0]!) ? 'web.crypt.pick.die' : 'web.crypt.pick.card')}</b>
        <button type="button" class="button quiet remove" aria-label={say('choice.back')} onClick={back}>
          ✕
        </button>
      </div>
      <div class="crypt-line tokens" ref={tokens}>
        {next.map((token) => (
          <button key={token} type="button" class="button" onClick={() => pick(advance(actions, [...picked, token]))}>
            <Token token={token} view={view} me={me} />
          </button>
        ))}
        {action && (
          <button type="button" class="button main" onClick={() => choose(action)}>
            {say('web.crypt.use')}
          </button>
        )}
      </div>
    </section>
  );
}
