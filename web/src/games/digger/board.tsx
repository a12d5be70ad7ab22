// The table of Dungeon Digger: the dungeon with what is marked on it, the rivals above, the ledge and the dock below.
import { flushSync } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../contract';
import { Drawer } from '../../parts/Drawer';
import { useHand } from '../../parts/hand';
import { HandSaid } from '../../parts/HandGroup';
import { BoardRegion } from '../../table/regions';
import { useTravel } from '../../table/travel';
import { say } from '../../words';
import { Dock, passNote } from './dock/dock';
import { Fan } from './dock/fan';
import { turnTile } from './dock/turning';
import { partOf, pick, pickedOf } from './dock/choices';
import { useDrafting, type Drafting } from './dock/drafting';
import { groupSize, useBoardKeys } from './dock/keys';
import { Ledge, useReasons } from './dock/ledge';
import { markingOf, offerWords, type Marking } from './dock/marking';
import { Notation } from './dock/notation';
import { optionsOf, useFates } from './dock/options';
import { offersOn, targetOf, type Offer } from './dock/places';
import { LordPicture } from './dock/pieces';
import { isBuild, stateOf } from './dock/state';
import { tileWords } from './dock/projects';
import { bestBuild, useWorths } from './dock/worths';
import { lordName } from './content';
import { Dungeon, useDungeon } from './dungeon';
import type { DiggerView, Place, Seat } from './kinds';
import { laidOn } from './named';
import { Sheets, type SheetOf } from './sheets';
import { spokenSpace } from './drawing/spoken';
import { Strip } from './strip';
import { Touched, touchedMarks, useTouched } from './touched';
import './digger.css';
import './dock/dock.css';

/** What lies over the board. */
type Over = { sheet: SheetOf } | { space: Place } | 'notation' | null;

interface Pressing {
  draft: Drafting;
  marking: Marking;
  view: DiggerView;
  seat: Seat;
}

/** A tap on a place: goes on with the draft, picks something else, turns the ghost or makes what is drafted. */
export function press({ draft, marking, view, seat }: Pressing, place: Place, by: 'touch' | 'mouse' | 'key'): boolean {
  const { choice, choices, picks } = draft;
  if (!draft.live) return false;
  if (choice && targetOf(choice, view, seat) === place) {
    // Enter on what is drafted does it; a tap is too easily made twice.
    if (by === 'key') draft.confirm();
    else if (isBuild(choice)) {
      // The only space there was: this tap is the first that means it.
      if (draft.picked('space') === undefined) draft.pick({ slot: 'space', value: place });
      else turnTile(draft);
    }
    return true;
  }
  const go = (offer: Offer | undefined) => offer !== undefined && draft.pick({ slot: 'verb', value: offer.verb }, ...(offer.picked.slot === 'verb' ? [] : [offer.picked]));
  if (pickedOf(picks, 'from') === place) {
    draft.drop('from');
    return true;
  }
  const [next] = marking.offers.get(place) ?? [];
  if (next) return go(next);
  // Something else: of the same order if that goes, else whatever the place offers.
  const group = draft.picked('group') ?? (choice ? partOf(choice, 'group') : undefined);
  const offers = offersOn(choices, [], view, seat).get(place) ?? [];
  return go(offers.find((offer) => offer.group === group) ?? offers[0]);
}

/** What else can be done at the place that was pressed. */
function offeredHere(draft: Drafting, view: DiggerView, seat: Seat): readonly Offer[] {
  const place = draft.picked('from') ?? draft.picked('space');
  if (place === undefined || !draft.turn) return [];
  const group = draft.fitting[0] ? partOf(draft.fitting[0], 'group') : undefined;
  const found = new Map<string, Offer>();
  for (const offer of offersOn(draft.choices, [], view, seat).get(place) ?? []) {
    const arrives = offer.verb === 'move' && offer.picked.slot === 'space';
    if (offer.group !== group && !arrives && !found.has(offer.group)) found.set(offer.group, offer);
  }
  return [...found.values()];
}

/** The lord that is looked at, as large as there is room. */
function Throne({ lord }: { lord: string }) {
  return (
    <figure class="dd-throne" aria-hidden="true">
      <LordPicture lord={lord} />
      <figcaption>{lordName(lord).text}</figcaption>
    </figure>
  );
}

export function Board(props: BoardProps<DiggerView>) {
  const { view, chairs, me, events, suggested, whyNot } = props;
  const seat = me ?? view.active ?? 0;
  const draft = useDrafting(props);
  const state = stateOf(draft);
  const worths = useWorths(props, draft.listed);
  const options = useMemo(() => optionsOf(draft, chairs), [draft.choices, draft.picks, view, chairs, draft.live]);
  const fates = useFates(props, state === 'options' ? options : [], draft.live);
  const marking = useMemo(() => markingOf(draft, view, seat, suggested, worths), [draft.choices, draft.picks, draft.choice, draft.fate, draft.live, view, seat, suggested, worths]);
  const reasons = useReasons(events, view);
  const touched = useTouched({ view, events, me, mine: draft.live, chairs });
  const [seen, see] = useState(touched);
  const news = touched === seen ? [] : touched;
  const touching = useMemo(() => touchedMarks(news), [touched, seen]);
  const camera = useDungeon(view, { inset: { bottom: 44 } });
  const [over, lay] = useState<Over>(null);
  const [asked, ask] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useTravel(() => root.current?.closest('.table-play') ?? null, 'digger');
  // What was read about one decision does not lie over the next, nor stands a question of the one before.
  useEffect(() => {
    lay((now) => (now === 'notation' ? null : now));
    ask(null);
  }, [props.turn]);
  const at = useRef<Place | null>(null);
  const marks = useMemo(() => (touching.marks.size ? new Map([...touching.marks, ...marking.marks]) : marking.marks), [touching, marking]);
  // At one's own choice the camera shows what can be chosen, large enough for a finger, unless somebody has just moved it.
  const decision = draft.live ? draft.turn : null;
  useEffect(() => {
    if (decision) camera.frame([...new Set([...marking.marks.keys(), ...[...marking.lifted].filter((id) => id.includes(','))])], { size: [25, 44], gentle: true });
  }, [decision]);
  // A hint is of no use out of sight.
  useEffect(() => {
    if (decision && suggested !== null) camera.frame([...marking.marks].flatMap(([place, kind]) => (kind === 'hint' ? [place] : [])), { size: [25, 44], gentle: true });
  }, [decision, suggested]);
  const pressing = { draft, marking, view, seat };

  const pass = () => {
    const choice = draft.choices.find((one) => partOf(one, 'verb') === 'pass');
    if (!choice) return;
    const note = passNote(view, bestBuild(worths, draft.listed));
    if (!note || asked !== null) return draft.make(choice);
    ask(note);
    draft.pick({ slot: 'verb', value: 'pass' });
  };
  const picks = draft.picks.length;
  useEffect(() => {
    if (asked !== null && draft.picked('verb') !== 'pass') ask(null);
  }, [picks]);

  const whyHere = (place: Place) => {
    const [first] = draft.fitting;
    const verb = draft.picks.length && first ? partOf(first, 'verb') : null;
    if (!verb || marking.offers.has(place)) return lay({ space: place });
    const tile = draft.picked('tile');
    const from = draft.picked('from');
    if (tile !== undefined) whyNot(`${verb} ${tile} ${place}`);
    else if (from !== undefined) whyNot(`${verb} ${from} ${draft.picked('count') ?? 1} ${place}`);
    else whyNot(`${verb} ${place}`);
  };

  const hand = useHand({
    has: () => draft.live,
    take: (_, thing) => {
      const [kind, id = ''] = thing.split(' ');
      const taken = kind === 'project' ? draft.pick({ slot: 'tile', value: id }) : draft.pick({ slot: 'verb', value: 'move' }, { slot: 'from', value: id });
      return taken ? [thing] : [];
    },
    lit: (held) => new Map(held.length ? [...marking.offers.keys()].map((place) => [place, 'ready' as const]) : []),
    put: (_, place) => (marking.offers.has(place) && press(pressing, place, 'mouse') ? [] : null),
    refused: whyHere,
    spoken: (id) => (id.startsWith('project ') ? tileWords(id.slice(8)) : id),
    at(x, y) {
      const box = root.current?.getBoundingClientRect();
      return box && x >= box.left && x < box.right && y >= box.top && y < box.bottom ? camera.placeAt({ x: x - box.left, y: y - box.top }) : null;
    },
  });

  useBoardKeys({
    draft,
    state,
    options,
    pass,
    whyNot,
    // at once: who types goes on typing
    write: () => draft.live && flushSync(() => lay('notation')),
    close() {
      if (over === null) return false;
      lay(null);
      return true;
    },
  });

  const more = useMemo(() => (draft.live && draft.turn ? (place: Place) => offerWords(place, marking.offers, draft.choices, draft.picks, worths) : undefined), [marking, worths]);
  const openSelf = () => lay({ sheet: { seat } });
  const openLord = () => {
    const special = draft.choices.find((one) => partOf(one, 'verb') === 'special');
    if (special && draft.live) draft.pick({ slot: 'group', value: 'special' });
    const { lord } = view.seats[seat]!;
    if (lord !== null && !special) lay({ sheet: { lord } });
  };
  const fly = (place: Place) => camera.frame([place]);
  const move = (place: Place, event: PointerEvent) => {
    const starts = pick(draft.choices, [], { slot: 'verb', value: 'move' }, { slot: 'from', value: place }) !== null;
    if (!starts || !draft.live || event.pointerType !== 'mouse') return false;
    hand.press(event, `stooges ${place}`);
    return true;
  };
  return (
    <>
      <BoardRegion class="digger">
        <div class="dd-board" data-state={state}>
          <Strip view={view} chairs={chairs} me={me} open={(sheet) => lay({ sheet })} />
          <div ref={root} class="dd-dungeon">
          <Dungeon
            camera={camera}
            view={view}
            chairs={chairs}
            me={me}
            events={events}
            moment={props.moment}
            follow
            marks={marks}
            lifted={marking.lifted}
            ghost={marking.ghost}
            way={marking.way}
            reach={marking.reach}
            numbers={touching.numbers.size && !marking.numbers.size ? touching.numbers : marking.numbers}
            label={say('web.digger.dock.board')}
            {...(more ? { spokenMore: more } : {})}
            onPress={(place, by) => press(pressing, place, by)}
            onHold={whyHere}
            onPoint={(place) => (at.current = place)}
            onGrab={move}
            onKey={(event, place) => {
              if (event.key === 'i') lay({ space: place });
              else if (event.key === 'y') whyHere(place);
              else if (event.key === '+' || event.key === '-') return groupSize(draft, event.key === '+' ? 1 : -1);
              else return false;
              return true;
            }}
          >
            <Ledge draft={draft} suggested={suggested} reasons={reasons} here={offeredHere(draft, view, seat)} onHere={(offer) => draft.pick({ slot: 'verb', value: offer.verb }, offer.picked)} />
            {!picks && <Touched touched={news} fly={fly} close={() => see(touched)} replay={props.recap} />}
            <Fan draft={draft} state={state} seat={seat} camera={camera} worths={worths} />
            {state === 'lords' && <Throne lord={draft.picked('lord') ?? partOf(draft.choices[0]!, 'lord')} />}
            {over === 'notation' && <Notation choices={draft.choices} make={draft.make} whyNot={whyNot} close={() => lay(null)} />}
          </Dungeon>
          </div>
        </div>
        {over !== null && over !== 'notation' && 'sheet' in over && <Sheets what={over.sheet} view={view} chairs={chairs} me={me} fly={fly} openSheet={(sheet) => lay({ sheet })} onClose={() => lay(null)} />}
        {over !== null && over !== 'notation' && 'space' in over && (
          <Drawer title={over.space} onClose={() => lay(null)}>
            <p>{spokenSpace(view, chairs, me, over.space, laidOn(over.space, view))}</p>
          </Drawer>
        )}
        <HandSaid hand={hand} />
      </BoardRegion>
      {me !== null && <Dock props={props} draft={draft} state={state} seat={seat} worths={worths} hand={hand} options={options} fates={fates} note={asked} pass={pass} openSelf={openSelf} openLord={openLord} />}
    </>
  );
}
