// One game on the screen: what is shown of it, and the order in which things happen. It asks the host and draws
// nothing; the components read its signals.
import { batch, computed, signal, type Signal } from '@preact/signals';
import { ProtocolError, type Connection, type Fault } from '../connection/connection';
import type { Advice, AdviceWanted, Beginning, Chair, Clock, Explanation, GameEvent, GameFace, Seat, Step, Tried, TryWanted, Turn } from '../contract';
import { reducedMotion, tempo, waitsForTap } from '../settings';
import { linesOf } from './lines';
import { quiet } from './quiet';

export interface Opened {
  game: string;
  players: number;
  chairs: Chair[];
  commitment?: string;
  lesson?: boolean;
  lasting: boolean;
}

interface Offer {
  turn: Turn;
  /** of a Turn that has a limit, in milliseconds */
  clock?: { left: number; of: number };
  /** at a screen of several people: what the one whose turn it is may choose in front of everybody */
  open?: { seat: Seat; actions: string[] | null; count: number | null; next?: Turn['next']; secret: boolean };
}

/** What happened, the position in the end, and whose turn it is now. */
interface Course extends Offer {
  steps: ShownStep[];
  view: unknown;
  length: number;
  unkept?: string;
}

/** A step that is worth a look comes with the view after it. */
interface ShownStep extends Step {
  view?: unknown;
}

const allActions = 10_000;
/** so often a computer is asked again whose thinking was broken off, each time after twice as long a pause */
const mostDropped = 5;
const firstPauseInMs = 50;
/** A step worth that many seconds has a result that somebody wants to read. */
const worthReading = 1;

/** so long after the time was over it is asked again whether the Turn can end, in milliseconds */
const patience = 400;

/** Seats of one name are one person's. */
export function peopleAt(chairs: readonly Chair[]): Seat[][] {
  const people: { name: string; seats: Seat[] }[] = [];
  for (const [seat, { name, level }] of chairs.entries()) {
    if (level !== null) continue;
    const same = name === '' ? undefined : people.find((person) => person.name === name);
    if (same) same.seats.push(seat);
    else people.push({ name, seats: [seat] });
  }
  return people.map(({ seats }) => seats);
}

/** The turn, with what can be chosen at this screen. */
function offered({ turn, open }: Offer): Turn {
  return open && open.seat === turn.actor ? { ...turn, actions: open.actions, count: open.count, next: open.next } : turn;
}

const eyesOf = (seats: readonly Seat[]): Seat | Seat[] => (seats.length === 1 ? seats[0]! : [...seats]);

export class Session {
  /** The position that is drawn, and what happened in the step before it. */
  readonly view = signal<unknown>(null);
  readonly events = signal<GameEvent[]>([]);
  /** Counts the steps that were told: what is shown of the past, or after a choice was taken back, is no news. */
  readonly news = signal(0);
  /** The newest turn, as the viewer may know it; null while the game moves. */
  readonly turn = signal<Turn | null>(null);
  readonly steps = signal<Step[]>([]);
  /** A length of the history that is being looked at; null for the present. */
  readonly moment = signal<number | null>(null);
  /** Whose eyes the screen is for: one person's seats, or everybody's. */
  readonly viewer: Signal<Seat | Seat[] | 'table'>;
  /** The person whose turn it is has something that only they may see: a screen for everybody does not show it. */
  readonly secret = signal(false);
  /** The person who must come to the screen before anything of theirs is shown. */
  readonly curtain = signal<Seat | null>(null);
  /** What the person before could take back, as long as the next one has not come. */
  readonly takeBack = signal<{ to: number; seats: Seat[] } | null>(null);
  /** The computer that is thinking. */
  readonly thinking = signal<Seat | null>(null);
  /** Steps are being shown one after the other. */
  readonly showing = signal(false);
  /** What is shown stays until somebody says that they have seen it. */
  readonly waiting = signal(false);
  /** The Turn has a limit: when it is over, by the clock of `performance.now`, and how long it is. */
  readonly clock = signal<Clock | null>(null);
  readonly fault = signal<Fault | null>(null);
  readonly unkept = signal<string | null>(null);
  /** What a screen reader is told. */
  readonly spoken = signal('');
  /** The results, once the last step was shown. */
  readonly over = computed(() => this.turn.value?.over === true && !this.showing.value);

  /** The people at this screen, each with their seats. */
  private readonly people: Seat[][];
  /** The seat that chooses at this screen, or did last. */
  private readonly seat = signal<Seat | null>(null);
  private skip = false;
  private wake: (() => void) | null = null;
  private closed = false;
  private running = false;
  private dropped = 0;
  private runAgain = false;
  /** Raised by undo: what was asked before it is void. */
  private epoch = 0;
  /** Counts what was asked to be looked at: only the last one is shown. */
  private looks = 0;
  private unsaid: string[] = [];
  private alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connection: Connection,
    readonly face: GameFace,
    readonly table: string,
    readonly opened: Opened,
    private readonly onEnd: (session: Session) => void = () => {},
    /** in a lesson: the seats of the learner; a script moves the others */
    private readonly learner: readonly Seat[] | null = null,
  ) {
    this.people = learner ? [[...learner]] : peopleAt(opened.chairs);
    const [first] = this.people;
    this.viewer = signal(first && this.people.length === 1 ? eyesOf(first) : 'table');
    this.seat.value = this.people.length === 1 ? first![0]! : null;
    this.unkept.value = opened.lasting ? null : 'refused';
  }

  get chairs(): Chair[] {
    return this.opened.chairs;
  }

  /** The seats whose things the screen shows; none if it is for everybody. */
  private get eyes(): readonly Seat[] {
    const viewer = this.viewer.value;
    return viewer === 'table' ? [] : [viewer].flat();
  }

  /** The seat that the table is drawn for: of the person who looks at the screen, or whose turn it is there. */
  get me(): Seat | null {
    const { eyes } = this;
    return eyes.length === 1 ? eyes[0]! : this.seat.value;
  }

  /** Does one of several people look at what is theirs alone? */
  get private(): boolean {
    return this.viewer.value !== 'table' && this.people.length > 1;
  }

  /** The seats of whoever may take their last choice back: the person at the screen; if it is for everybody, who chose last. */
  private get movers(): readonly Seat[] {
    if (this.viewer.value !== 'table') return this.eyes;
    const last = this.steps.value.findLast(({ actor }) => this.people.some((seats) => seats.includes(actor as Seat)));
    return last ? this.seatsOf(last.actor as Seat) : [];
  }

  private seatsOf(seat: Seat): readonly Seat[] {
    return this.people.find((seats) => seats.includes(seat)) ?? [seat];
  }

  /** The seats whose choices can be taken back together: those of one person and the computers'. */
  private with(person: readonly Seat[]): Seat[] {
    const others = this.chairs.flatMap(({ level }, seat) => (this.learner ? !this.learner.includes(seat) : level !== null) ? [seat] : []);
    return [...new Set([...person, ...others])];
  }

  private ask<Reply>(cmd: string, fields: object = {}): Promise<Reply> {
    // A table that was left is not to be opened again by a question that comes late.
    if (this.closed) return Promise.reject(new ProtocolError({ code: 'dropped', message: 'the table is closed' }));
    return this.connection.request<Reply>({ cmd, table: this.table, viewer: this.viewer.value, ...fields });
  }

  /** A request whose answer tells everything from that length of the history on. */
  private follow(cmd: string, from: number, fields: object = {}): Promise<Course> {
    return this.ask<Course>(cmd, { seats: this.with(this.movers), limit: this.atOnce, ...fields, from, view: true });
  }

  /** So many actions come with a turn. */
  private get atOnce(): number {
    return this.face.atOnce ?? allActions;
  }

  /** The events whose steps come with a view: none if nothing is looked at. */
  private get views(): string[] {
    return this.tempo > 0 ? this.face.looks : [];
  }

  private get tempo(): number {
    return tempo() * (reducedMotion() ? 0.5 : 1);
  }

  // --- opening and closing ---------------------------------------------------------------------------------------------

  async begin(): Promise<void> {
    await this.refresh();
    void this.run();
  }

  close(): void {
    this.hasten();
    this.closed = true;
    clearTimeout(this.alarm);
    void this.connection.request({ cmd: 'close', table: this.table }).catch(() => {});
  }

  /** Everything anew from the host, without showing how it came about. */
  private async refresh(): Promise<void> {
    this.place(await this.follow('turn', 0), 0);
  }

  /** Shows the present at once: the history up to `from` is known, what follows is told. */
  private place(reply: Course, from: number): void {
    const { steps, view, length } = reply;
    batch(() => {
      this.steps.value = [...this.steps.value.slice(0, Math.min(from, length)), ...steps];
      this.view.value = view;
      this.events.value = this.steps.value.at(-1)?.events ?? [];
      this.moment.value = null;
      this.sit(reply);
    });
  }

  /** Whose turn it is now, with what can be chosen; the table is drawn for that seat, if its person is at this screen. */
  private sit({ turn, open, clock }: Offer): void {
    this.wind(clock);
    const { actor } = turn;
    const now = offered({ turn, open });
    // Of a choice that is not for all eyes the table waits at the curtain.
    if (typeof actor === 'number' && this.people.some((seats) => seats.includes(actor))) this.seat.value = now.actions ? actor : null;
    this.secret.value = open?.secret ?? false;
    this.turn.value = now;
  }

  // --- the clock of a Turn ---------------------------------------------------------------------------------------------

  private wind(clock: Offer['clock']): void {
    clearTimeout(this.alarm);
    this.clock.value = clock && !this.learner ? { ends: performance.now() + clock.left, of: clock.of } : null;
    if (this.clock.value) this.alarm = setTimeout(() => void this.ring(), Math.max(clock!.left, patience));
  }

  /** The time of the Turn is over. What is in progress is finished first: then it is asked again. */
  private async ring(): Promise<void> {
    if (this.closed) return;
    const again = () => (this.alarm = setTimeout(() => void this.ring(), patience));
    if (this.showing.value || !this.turn.value) return void again();
    const from = this.steps.value.length;
    try {
      const reply = await this.follow('time', from, { views: this.views });
      if (!reply.steps) return reply.clock && reply.clock.left > 0 ? this.wind(reply.clock) : void again();
      this.curtain.value = null;
      await this.show(from, reply);
    } catch (error) {
      return this.complain(error);
    }
    void this.run();
  }

  // --- the course of the game ------------------------------------------------------------------------------------------

  /** Goes on until a person must choose, or the game is over. */
  private async run(): Promise<void> {
    this.runAgain = true;
    if (this.running) return;
    this.running = true;
    while (this.runAgain && !this.closed) {
      this.runAgain = false;
      while (!this.closed && (await this.advance()));
    }
    this.running = false;
  }

  private async advance(): Promise<boolean> {
    const turn = this.turn.value;
    if (!turn || turn.over || this.learner) return false;
    const { actor } = turn;
    if (typeof actor !== 'number' || this.moment.value !== null || this.eyes.includes(actor)) return false;
    // What one person looked at is covered before it is another's turn.
    if (this.private) return this.cover();
    if (this.chairs[actor]?.level !== null) return this.letAnswer(actor);
    if (turn.actions === null) await this.drawCurtain(actor);
    return false;
  }

  private async letAnswer(seat: Seat): Promise<boolean> {
    const { epoch } = this;
    const from = this.steps.value.length;
    this.thinking.value = seat;
    try {
      const reply = await this.follow('answer', from, { views: this.views });
      this.dropped = 0;
      if (epoch !== this.epoch) return false;
      this.thinking.value = null;
      await this.show(from, reply);
      return true;
    } catch (error) {
      if (epoch !== this.epoch) return false;
      this.thinking.value = null;
      if (error instanceof ProtocolError && error.fault.code === 'dropped') return this.askAgain(error.fault, epoch);
      await this.complain(error);
      return false;
    }
  }

  /** The thinking of a computer was stopped for another reason than ours: the question stands, but not for ever. */
  private async askAgain(fault: Fault, epoch: number): Promise<boolean> {
    if (this.dropped === mostDropped) {
      this.dropped = 0;
      if (!this.closed) this.fault.value = fault;
      return false;
    }
    await new Promise((resume) => setTimeout(resume, firstPauseInMs * 2 ** this.dropped++));
    return !this.closed && epoch === this.epoch;
  }

  /** Tells what went wrong and shows what the host knows. Advice that came too late is nothing wrong. */
  private async complain(error: unknown): Promise<void> {
    const fault = error instanceof ProtocolError ? error.fault : { code: 'crashed' as const, message: String(error) };
    if (fault.code === 'dropped' || this.closed) return;
    this.fault.value = fault;
    await this.refresh().catch(() => {});
  }

  /** After a fault: once more. */
  async retry(): Promise<void> {
    this.fault.value = null;
    try {
      await this.refresh();
    } catch (error) {
      return this.complain(error);
    }
    void this.run();
  }

  /** Shows the steps since `from`, one after the other, then the turn of `reply`. */
  private async show(from: number, reply: Course): Promise<void> {
    const { epoch } = this;
    this.unkept.value = reply.unkept ?? null;
    this.turn.value = null;
    this.showing.value = true;
    this.skip = false;
    try {
      const steps = reply.steps.map(({ actor, action, events }): Step => ({ actor, action, events }));
      for (const at of steps.keys()) {
        if (epoch !== this.epoch) return;
        // The last step leads to the view of the end.
        const view = at + 1 < steps.length ? reply.steps[at]!.view : reply.view;
        if (view !== undefined && this.worthALook(steps[at]!)) await this.showStep(steps.slice(0, at + 1), from, view);
      }
      if (!this.face.swift || steps.length > 1) await quiet();
      if (epoch !== this.epoch) return;
      batch(() => {
        this.addSteps(steps, from);
        if (this.moment.value === null) this.view.value = reply.view;
        this.sit(reply);
        this.showing.value = false;
      });
      this.speakUp();
    } finally {
      this.showing.value = false;
    }
    if (reply.turn.over) this.onEnd(this);
  }

  private worthALook(step: Step): boolean {
    return this.pauseAfter(step) > 0 && !this.skip && this.moment.value === null;
  }

  /** Shows the last of these steps for a while; those before it that were not worth a look come with it. */
  private async showStep(steps: Step[], from: number, view: unknown): Promise<void> {
    const { epoch } = this;
    await quiet();
    if (epoch !== this.epoch) return;
    batch(() => {
      this.addSteps(steps, from);
      if (this.moment.value === null) this.view.value = view;
    });
    this.speakUp();
    const last = steps.at(-1)!;
    await this.wait(waitsForTap() && this.face.pause(last) >= worthReading ? Infinity : this.pauseAfter(last));
  }

  /** The history from `from` on is now these steps; those that are new are told. Drawn once, however many they are. */
  private addSteps(steps: Step[], from: number): void {
    const known = this.steps.value.length - from;
    if (known >= steps.length) return;
    this.steps.value = [...this.steps.value.slice(0, from), ...steps];
    if (this.moment.value === null) {
      this.events.value = steps.slice(known).flatMap((step) => step.events);
      this.news.value += 1;
    }
    for (const step of steps.slice(known)) this.tell(step);
  }

  private pauseAfter(step: Step): number {
    return this.face.pause(step) * this.tempo;
  }

  private tell(step: Step): void {
    this.unsaid.push(...linesOf(this.face, step, this.chairs, this.view.value).map((line) => line.text));
    for (const listener of this.listeners) listener(step);
  }

  /** Steps that pass without a pause are spoken together: one would swallow the other. */
  private speakUp(): void {
    if (this.unsaid.length) this.spoken.value = this.unsaid.join(' ');
    this.unsaid = [];
  }

  private wait(seconds: number): Promise<void> {
    if (this.skip) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = seconds < Infinity ? setTimeout(() => this.wake?.(), seconds * 1000) : undefined;
      this.waiting.value = timer === undefined;
      this.wake = () => {
        this.waiting.value = false;
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }

  /** Sounds and lessons listen to what is shown. */
  readonly listeners = new Set<(step: Step) => void>();

  // --- what a person does ----------------------------------------------------------------------------------------------

  /** Seen: the next step may come. */
  goOn(): void {
    this.wake?.();
  }

  /** No more waiting: the steps being shown are shown at once, a thinking computer moves now. */
  hasten(): void {
    this.skip = true;
    this.wake?.();
    if (this.thinking.value !== null) void this.ask('hurry').catch(() => {});
  }

  /** The hint that is being thought of comes now. */
  hastenHint(): void {
    void this.ask('hurry').catch(() => {});
  }

  choose(action: string, seat: Seat | null = this.me): Promise<boolean> {
    return this.make({ action }, seat);
  }

  /** Several choices in one go: all of them, or none and the rule that forbids one. */
  chooseAll(actions: readonly string[], seat: Seat | null = this.me): Promise<boolean> {
    return actions.length === 1 ? this.choose(actions[0]!, seat) : this.make({ actions }, seat);
  }

  private async make(what: { action: string } | { actions: readonly string[] }, seat: Seat | null): Promise<boolean> {
    const before = this.turn.value;
    if (!before || before.over || seat === null || this.moment.value !== null) return false;
    this.turn.value = null;
    const from = this.steps.value.length;
    try {
      const reply = await this.follow('act', from, { seat, ...what, views: this.views, seats: this.with(this.seatsOf(seat)) });
      await this.show(from, reply);
    } catch (error) {
      await this.complain(error);
      return false;
    }
    void this.run();
    return true;
  }

  /** Who chose at the moment that is looked at; null where dice or cards decided, and for the present. */
  get choser(): Seat | null {
    const { value: at } = this.moment;
    const actor = at === null ? undefined : this.steps.value[at]?.actor;
    return typeof actor === 'number' ? actor : null;
  }

  explain(action: string): Promise<Explanation> {
    return this.ask<Explanation>('explain', { action });
  }

  /** Why this cannot be chosen: of an action, or of all that begin so. */
  async why(action: string): Promise<Explanation> {
    const found = await this.explain(action);
    return found.legal || found.rule ? found : this.ask<Explanation>('explain', { prefix: action });
  }

  /** A question about the choice that waits now: an answer that comes when it no longer does is none. */
  private async askNow<Reply>(cmd: string, fields: object): Promise<Reply> {
    const { epoch } = this;
    const { length } = this.steps.value;
    const waits = () => this.moment.value === null && this.turn.value !== null && epoch === this.epoch && length === this.steps.value.length;
    const late = () => new ProtocolError({ code: 'dropped', message: 'no choice waits, or another one' });
    if (!waits()) throw late();
    const reply = await this.ask<Reply>(cmd, fields);
    if (!waits()) throw late();
    return reply;
  }

  explainEach(prefix: string): Promise<Beginning> {
    return this.askNow<Beginning>('explain', { prefix, each: true });
  }

  /** What these actions would do, one after the other. */
  async attempt(actions: readonly string[], wanted: TryWanted = {}): Promise<Tried[]> {
    return (await this.askNow<{ steps: Tried[] }>('try', { seats: this.with(this.movers), ...wanted, actions })).steps;
  }

  /** A question of the game's own about its map. */
  async lookFor(what: object): Promise<unknown> {
    return (await this.askNow<{ look: unknown }>('look', { what })).look;
  }

  /** The turn with those of its actions that begin with `prefix`, and the words with which they go on. */
  async stage(prefix: string): Promise<Turn> {
    return offered(await this.ask<Offer>('turn', { prefix, limit: this.atOnce, next: true }));
  }

  /** Advice for whose turn it is; while a moment is looked at, for whose turn it was then. */
  suggest(level: number, wanted: AdviceWanted = {}): Promise<Advice> {
    return this.ask<Advice>('suggest', { level, ...wanted, ...(this.moment.value === null ? {} : { at: this.moment.value }) });
  }

  /** The engine's look back at a finished game, or at one part of it. */
  async review(part?: number): Promise<unknown> {
    return (await this.ask<{ review: unknown }>('review', part === undefined ? {} : { part })).review;
  }

  /** The step that undo would take back, or null; then `turn.undo.wall` says why. */
  undoTarget(): number | null {
    const turn = this.turn.value;
    if (!turn) return null;
    const { movers } = this;
    const last = this.steps.value.findLastIndex(({ actor }) => movers.includes(actor as Seat));
    return last >= turn.undo.free_to ? last : null;
  }

  /** Where undo leads that takes back all that was chosen in a row. */
  undoTargetOfAll(): number | null {
    const last = this.undoTarget();
    if (last === null) return null;
    const { movers } = this;
    const steps = this.steps.value;
    const free = this.turn.value!.undo.free_to;
    let to = last;
    while (to > free && movers.includes(steps[to - 1]!.actor as Seat)) to -= 1;
    return to;
  }

  /** Is it a choice of somebody who may take back now? */
  mayUndo(actor: Step['actor']): boolean {
    return this.movers.includes(actor as Seat);
  }

  async undo(to: number, seats: Seat[] = this.with(this.movers)): Promise<void> {
    this.epoch += 1;
    this.turn.value = null;
    this.thinking.value = null;
    this.curtain.value = null;
    this.takeBack.value = null;
    try {
      const from = Math.min(to, this.steps.value.length);
      this.place(await this.follow('undo', from, { to, seats }), from);
    } catch (error) {
      await this.complain(error);
    }
    void this.run();
  }

  /** Takes back one choice of those that are free, and makes the later ones again where they are still allowed. */
  retake(action: string): boolean {
    const { movers } = this;
    const steps = this.steps.value;
    const free = this.turn.value?.undo.free_to ?? Infinity;
    const mine = ({ actor }: Step) => movers.includes(actor as Seat);
    const at = steps.findLastIndex((step, index) => index >= free && step.action === action && mine(step));
    if (at < 0) return false;
    void this.playAgain(at, steps.slice(at + 1).filter(mine));
    return true;
  }

  private async playAgain(from: number, later: readonly Step[]): Promise<void> {
    await this.undo(from);
    for (const { action } of later) if (this.turn.value?.actions?.includes(action)) await this.choose(action);
  }

  // --- several people --------------------------------------------------------------------------------------------------

  /** Nothing is shown of anybody until the person of `seat` has come: their choice is not one for all eyes. */
  private async drawCurtain(seat: Seat): Promise<void> {
    const to = this.undoTarget();
    this.takeBack.value = to === null ? null : { to, seats: this.with(this.movers) };
    this.curtain.value = seat;
  }

  /** The person has come to the screen. */
  async lift(): Promise<void> {
    const seat = this.curtain.value;
    if (seat === null) return;
    this.takeBack.value = null;
    await this.turnTo(eyesOf(this.seatsOf(seat)));
    this.curtain.value = null;
    void this.run();
  }

  /** The person whose turn it is looks at what is theirs alone. */
  async peek(): Promise<void> {
    const { me } = this;
    if (me !== null && this.secret.value && this.turn.value?.actor === me) await this.turnTo(eyesOf(this.seatsOf(me)));
  }

  /** The screen is everybody's again. */
  async cover(): Promise<boolean> {
    await this.turnTo('table');
    return this.fault.value === null;
  }

  /** Shows the table for other eyes. */
  private async turnTo(viewer: Seat | Seat[] | 'table'): Promise<void> {
    this.viewer.value = viewer;
    try {
      await this.refresh();
    } catch (error) {
      await this.complain(error);
    }
  }

  // --- looking back ----------------------------------------------------------------------------------------------------

  /** Shows the position after so many steps; the present is where the history ends. */
  async look(at: number): Promise<void> {
    const asked = ++this.looks;
    const { length } = this.steps.value;
    const present = at >= length;
    const shown = Math.min(at, length);
    try {
      const { view } = await this.ask<{ view: unknown }>('view', { at: shown });
      if (asked !== this.looks) return;
      batch(() => {
        this.moment.value = present ? null : at;
        this.view.value = view;
        this.events.value = this.steps.value[shown - 1]?.events ?? [];
      });
    } catch (error) {
      await this.complain(error);
    }
    if (!present) return;
    // The game may have gone on while this was asked.
    if (this.steps.value.length > length) return this.present();
    void this.run();
  }

  present(): Promise<void> {
    return this.look(this.steps.value.length);
  }

  /** A new game from that moment on, the person in the seat they look from, computers in the others. */
  async branch(at: number): Promise<string> {
    const mine = this.seatsOf(this.me ?? 0);
    const chairs = this.chairs.map(({ name, level }, seat) => ({ name, level: mine.includes(seat) ? null : (level ?? 3) }));
    return (await this.ask<{ table: string }>('branch', { at, chairs })).table;
  }

  /** Where what this person has not seen yet begins: after their own last choice. */
  sinceMyLastChoice(): number {
    return this.steps.value.findLastIndex((step) => step.actor === this.me) + 1;
  }
}
