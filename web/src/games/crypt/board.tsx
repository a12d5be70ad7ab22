// The table of Crypt on one screen: who is there, the Crypt, the Collectors with my cards, my dice and my choices.
import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../contract';
import { Picture } from '../../picture';
import { BoardRegion, DockRegion } from '../../table/regions';
import { useTravel } from '../../table/travel';
import { useHand } from '../../parts/hand';
import { useRoving } from '../../parts/roving';
import { HandSaid } from '../../parts/HandGroup';
import { say } from '../../words';
import { afterglow } from './afterglow';
import { totalOf } from './claim';
import { Collectors, CollectorDetails } from './collectors';
import { Composer } from './composer';
import { Defs } from './defs';
import { suggestedParts, useDraft } from './draft';
import { Ghost, GhostDetails, useLastTurn } from './ghost';
import { nameOf, typeName, type CryptView, type Type } from './kinds';
import type { Told } from './lines';
import { Overlay } from './overlay';
import { offered, Picker, Powers, powerWords, Refused } from './powers';
import { Rival, SeatDetails } from './seat';
import { Slot } from './slot';
import { Strip } from './strip';
import { slotName } from './spoken';
import { dieName, lyingIn, readyDie, Tray } from './tray';

type Shown = { seat: number } | { type: Type } | 'ghost' | null;

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** How many cards stand beside each other, as they are laid out now: arrows up and down go by rows. */
function columns(cards: HTMLElement): number {
  const tops = [...cards.querySelectorAll<HTMLElement>('.crypt-niche')].map((niche) => niche.offsetTop);
  return Math.max(1, tops.filter((top) => top === tops[0]).length);
}

/** What was asked for of a player or a Collector, in a sheet over the board. */
function Details({ shown, ghostTurn, view, chairs, turn, whyNot }: BoardProps<CryptView> & { shown: Signal<Shown>; ghostTurn: Told[] }) {
  const what = shown.value;
  const close = () => (shown.value = null);
  if (!what) return null;
  if (what === 'ghost')
    return (
      <Overlay title={say('crypt.ghost')} close={close}>
        <GhostDetails view={view} turn={ghostTurn} />
      </Overlay>
    );
  if ('seat' in what) {
    const seat = view.seats[what.seat];
    return seat ? (
      <Overlay title={nameOf(what.seat, chairs)} close={close}>
        <SeatDetails view={view} seat={seat} />
      </Overlay>
    ) : null;
  }
  const power = powerWords(what.type);
  return (
    <Overlay title={typeName(what.type)} close={close}>
      <CollectorDetails view={view} type={what.type} chairs={chairs} />
      {turn && power && !turn.actions?.some((action) => action.startsWith(`${what.type} `)) && (
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            whyNot(power);
          }}
        >
          {say('web.crypt.why_power')}
        </button>
      )}
    </Overlay>
  );
}

export function Board(props: BoardProps<CryptView>) {
  const { view, chairs, me, turn, events } = props;
  const draft = useDraft(props);
  const [roving, rove] = useState(0);
  // A signal: what lies over the board is drawn without drawing the board anew.
  const shown = useSignal<Shown>(null);
  const show = (what: Shown) => (shown.value = what);
  const cards = useRef<HTMLElement>(null);
  const rivals = useRef<HTMLDivElement>(null);
  useRoving(rivals);
  useTravel(() => cards.current?.closest('.table-play') ?? null, 'crypt');
  const departed = afterglow(events);
  const ghostTurn = useLastTurn(view, events);
  const suggested = suggestedParts(props.suggested);
  const fresh = new Set(
    events.flatMap((event) => (/^card\.(revealed|concealed)$/.test(event.type) ? [event['slot']] : [])),
  );
  const active = turn ? (draft.chosen.find((part) => part.slot === draft.active) ?? draft.chosen[0]) : undefined;
  const seat = me === null ? undefined : view.seats[me];
  const ready = Math.max(0, (seat?.ready ?? 0) - draft.chosen.reduce((sum, part) => sum + part.count, 0));
  const hand = useHand({
    has: (die) => turn !== null && readyDie(die) < ready,
    take: (held, die) => (!draft.claims.any ? [] : held.includes(die) ? held.filter((other) => other !== die) : [...held, die]),
    lit: (held) => new Map(turn && held.length ? view.crypt.flatMap(({ slot }) => (draft.claims.options([], slot).length ? [[slot, 'ready'] as const] : [])) : []),
    put(held, place) {
      if (!held.length) draft.pick(place);
      else if (!draft.addDice(place, held.length)) return null;
      return [];
    },
    lift(die, to) {
      const from = lyingIn(die);
      if (to === undefined) draft.takeDie(from);
      else if (to !== from) draft.moveDie(from, to);
    },
    spoken: (id) => (id.startsWith('S') ? slotName(id) : dieName(id)),
  });

  const focus = (at: number) => {
    const slots = cards.current?.querySelectorAll<HTMLElement>('[data-slot]');
    const target = slots?.[Math.min(Math.max(at, 0), slots.length - 1)];
    target?.focus();
  };
  const leave = () => {
    if (draft.picked.length || !active) draft.pickTokens([]);
    else if (active) draft.remove(active.slot);
    focus(roving);
  };

  // Heard everywhere: after a drag nothing on the board has the focus.
  useEffect(() => {
    if (!active && !draft.picked.length && !draft.asking && draft.refused === null) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  const onCardKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const wide = cards.current ? columns(cards.current) : 1;
    const step = steps[event.key] ?? (event.key === 'ArrowUp' ? -wide : event.key === 'ArrowDown' ? wide : 0);
    const slot = (event.target as HTMLElement).dataset['slot'];
    if (event.key === 'Enter' && !hand.held.value.length && draft.chosen.some((part) => part.slot === slot)) {
      confirm();
      event.preventDefault();
    } else if (event.key === 'Enter' && slot !== undefined && draft.refused === slot) {
      draft.whyRefused();
      event.preventDefault();
    } else if (step) {
      const next = roving + step;
      if (next >= 0 && next < view.crypt.length) focus(next);
      event.preventDefault();
    } else if (active && /^[1-6]$/.test(event.key)) {
      draft.set({ ...active, effort: Number(event.key) });
      event.preventDefault();
    } else if (active && (event.key === '+' || event.key === '-')) {
      draft.set({ ...active, count: active.count + (event.key === '+' ? 1 : -1) });
      event.preventDefault();
    }
  };

  const confirm = () => {
    focus(roving);
    draft.confirm();
  };

  // What no card has to have the focus for: the way to the cards, and the way to be done.
  useEffect(() => {
    if (!turn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const last = offered(draft.actions).find((verb) => verb === 'recover' || verb === 'end');
      if (event.key === '0' && last) draft.start(last);
      else if (event.key.startsWith('Arrow') && !(event.target as HTMLElement).closest('input, [role="group"], button, a, [tabindex="0"]')) focus(roving);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });

  const slots = view.crypt.length;
  return (
    <>
      <BoardRegion class="crypt">
        <Defs />
        <div class="crypt-grid" data-slots={slots} data-rivals={view.players - (me === null ? 0 : 1)}>
          <Strip view={view} chairs={chairs} />
          <div class="crypt-rivals" ref={rivals}>
            {view.seats
              .filter((other) => other.seat !== me)
              .map((other) => (
                <Rival key={other.seat} view={view} seat={other} chairs={chairs} open={() => show({ seat: other.seat })} />
              ))}
            <Ghost view={view} turn={ghostTurn} open={() => show('ghost')} />
          </div>
          <section ref={cards} class="crypt-cards" aria-label={say('game.crypt')} onKeyDown={onCardKey}>
            <Picture class="wall" name="crypt-wall" fit="xMinYMin slice" />
            {view.crypt.map((slot, at) => {
              const chosen = draft.chosen.find((part) => part.slot === slot.slot);
              return (
                <Slot
                  key={slot.slot}
                  slot={slot}
                  facts={view.facts.dice[at] ?? null}
                  chairs={chairs}
                  me={me}
                  chosen={chosen}
                  total={chosen ? totalOf(view.facts.totals, chosen) : 0}
                  active={active?.slot === slot.slot}
                  suggested={suggested.get(slot.slot)}
                  hinted={turn ? me : view.active}
                  choosable={turn !== null && draft.open.has(slot.slot)}
                  departed={departed.get(slot.slot)}
                  fresh={fresh.has(slot.slot)}
                  tabbable={at === Math.min(roving, slots - 1)}
                  place={hand.place(slot.slot)}
                  onFocus={() => rove(at)}
                />
              );
            })}
          </section>
          <Collectors view={view} me={me} open={(type) => show({ type })} />
        </div>
        <Details {...props} shown={shown} ghostTurn={ghostTurn} />
      </BoardRegion>
      {me !== null && (
        <DockRegion class="crypt">
          <div class="crypt-dock">
            <HandSaid hand={hand} />
            {draft.refused !== null && <Refused view={view} slot={draft.refused} why={draft.whyRefused} />}
            {active ? (
              <Composer
                view={view}
                me={me}
                claims={draft.claims}
                chosen={draft.chosen}
                active={active}
                change={draft.change}
                remove={(slot) => {
                  draft.remove(slot);
                  focus(roving);
                }}
                confirm={confirm}
                explain={props.explain}
              />
            ) : draft.picked.length > 0 ? (
              <Picker
                view={view}
                me={me}
                actions={draft.actions}
                picked={draft.picked}
                pick={draft.pickTokens}
                back={leave}
                consider={props.consider}
                choose={props.choose}
              />
            ) : turn ? (
              <Powers actions={draft.actions} seat={seat} suggested={props.suggested} asking={draft.asking} start={draft.start} />
            ) : (
              <div class="crypt-powers" />
            )}
            <Tray
              view={view}
              me={me}
              chairs={chairs}
              ready={ready}
              chosen={draft.chosen}
              hand={turn !== null && draft.claims.any ? hand : null}
              open={() => show({ seat: me })}
            />
          </div>
        </DockRegion>
      )}
    </>
  );
}
