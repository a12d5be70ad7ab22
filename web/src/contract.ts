// What the shell (src/table) and a game's face (src/games/<game>) promise each other. A face draws and words what the
// engine says; it knows no rules: what can be chosen is in `turn.actions`, why something cannot be is asked with
// `explain`.
import type { FunctionComponent } from 'preact';
import type { StepTried, Turn } from './generated/messages';
import type { PictureName } from './picture';
import type { Key } from './words';

export type { Turn };
export type Seat = number;

/** A person or a computer at the table. */
export interface Chair {
  name: string;
  /** of a computer, 1 to 5; null for a person */
  level: number | null;
}

export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** One step of the history, as the viewer may know it. */
export interface Step {
  actor: Seat | 'chance';
  action: string;
  events: GameEvent[];
}

export interface Explanation {
  legal: boolean;
  rule?: string;
  message?: string;
  odds?: unknown;
}

/** What a choice promises: an estimated chance to win from 0 to 1, or the score that can be expected. */
export interface Prospect {
  chance?: number;
  score?: number;
}

/** A reason of a hint: a code of the game and its numbers, which its face puts into words. */
export interface Reason {
  code: string;
  [member: string]: unknown;
}

/** What a computer thinks of the position: its choice, what it promises, and what else it looked at. */
export interface Advice extends Prospect {
  action: string;
  value: number;
  considered: ({ action: string; value: number; visits: number } & Prospect)[];
  /** why, the weightiest first */
  why?: Reason[];
  /** the choice and what would be chosen after it, up to the next dice or cards: if it was asked for */
  line?: string[];
}

/** What a board asks advice about. */
export interface AdviceWanted {
  /** the best of these, each an action or how actions begin; without them, of all */
  among?: string[];
  line?: boolean;
}

/** One action of a line that is tried: docs/protocol.md, Trying. Its turn says no more than what could be chosen next. */
export type Tried = StepTried;

/** What is told of a line that is tried, besides its events and turns. */
export interface TryWanted {
  view?: boolean;
  odds?: boolean;
  /** of the turn that the line leads to: those of its actions that begin so, at most so many, and the words they go on with */
  prefix?: string;
  limit?: number;
  next?: boolean;
}

/** All actions that begin alike: how many there are, what each brings, or the rule that keeps all of them away. */
export interface Beginning {
  legal: boolean;
  count: number;
  rule?: string;
  message?: string;
  each?: { action: string; odds?: unknown }[];
}

/** A Turn with a limit: when it is over, by the clock of `performance.now`, and how long it is, in milliseconds. */
export interface Clock {
  ends: number;
  of: number;
}

export interface BoardProps<View> {
  /** The position as the viewer sees it: at the moment that is shown, not always the newest. */
  view: View;
  chairs: Chair[];
  /** The seat whose table this is: its dice lie nearest. Null for a spectator. */
  me: Seat | null;
  /** The decision that waits for `me`, with all legal actions; null when there is nothing to choose here. */
  turn: Turn | null;
  /** What happened since the view that was drawn before, in every step of it: to be marked or moved. */
  events: GameEvent[];
  /** Counts what was told: another number means that `events` are news, and not what the past or a choice taken back left. */
  moment: number;
  /** Null where the Turn has no limit. */
  clock: Clock | null;
  /** An action to show as a suggestion, from a hint. */
  suggested: string | null;
  /** The action being put together, so that the shell can show its odds and confirm it; null for none. */
  consider(action: string | null): void;
  /** Makes the choice. The shell asks for confirmation where the settings say so. */
  choose(action: string): void;
  /** Makes several choices in one go, all of them or none: each must be allowed after the one before, and nothing that
   * cannot be taken back may happen but by the last. */
  chooseAll(actions: readonly string[]): void;
  /** Opens "why not?" on an action that is not in the list, or on how actions begin of which none is: the rule, in words. */
  whyNot(action: string): void;
  explain(action: string): Promise<Explanation>;
  /** `explain` for all actions that begin with `prefix`, a hundred at most. This, `attempt` and `look` are about the choice
   * that waits: where none does, because a moment that is past is looked at, and after the game went on, they are refused. */
  explainEach(prefix: string): Promise<Beginning>;
  /** What these actions would do, one after the other; nothing of it happens. */
  attempt(actions: readonly string[], wanted?: TryWanted): Promise<Tried[]>;
  /** A question of the game's own about its map, and the answer (docs/format). */
  look(what: object): Promise<unknown>;
  /** Takes back one of the choices that can still be taken back freely, and makes those after it again where they are
   * still allowed. False where there is no such choice. */
  retake(action: string): boolean;
  /** Opens what happened since one's own last choice, in words. */
  recap(): void;
  /** Takes the last choice back, or with true all of this Turn that can be. Where nothing can be taken back it says why. */
  undo(all?: boolean): void;
  /** Something of one's own is not shown, because this screen is for everybody: with true it is, until called with false.
   * Null where there is no such thing. */
  peek: ((show: boolean) => void) | null;
  /** What a computer would choose; a board asks this where it is answered at once. */
  advise(wanted: AdviceWanted): Promise<Advice>;
  /** The turn with those of its actions that begin with `prefix`, and the words with which they go on (`next`): for a choice in stages (`GameFace.atOnce`). */
  stage(prefix: string): Promise<Turn>;
}

export interface EndProps<View> {
  view: View;
  chairs: Chair[];
  me: Seat | null;
  results: NonNullable<Turn['results']>;
  /** All that happened since the last choice: scores, roll-offs. */
  events: GameEvent[];
  /** The engine's look back at the game, or at one part of it; null where the game has none. */
  review(part?: number): Promise<unknown>;
}

export interface LogLine {
  text: string;
  /** 'round' lines head a part of the game and are marks on the slider; 'detail' lines are quieter. */
  weight: 'round' | 'plain' | 'detail';
}

/** Something that can be chosen, as people read and see it. */
export interface Shown {
  name: string;
  /** what it means, in a sentence */
  about?: string;
  picture?: PictureName;
}

/** The options of a game by id, as `new` takes them. */
export type Options = Record<string, unknown>;

/** An option of a table that is one of several, to be drawn. */
export interface OptionDrawn {
  id: string;
  legend: string;
  values: readonly unknown[];
  value: unknown;
  choose(value: unknown): void;
}

/** Pictures and words for the setup. What a face leaves out has the words of the catalogue (`option.<game>.<id>`), or its plain id. */
export interface Setup {
  /** What an option decides. */
  option?(id: string): Shown | undefined;
  /** One value of an option: of a list a whole preset, or with `place` one item there. */
  value?(option: string, value: unknown, place?: string, players?: number): Shown | undefined;
  /** What an item of a list is for: a Collector, a hero. */
  place?(option: string, place: string): Shown | undefined;
  /** Who sits there, if these options are played: the part that the seat has in the game, with its portrait. */
  seat?(seat: Seat, players: number, options: Options): Shown | undefined;
  /** Options that are one of several and chosen in a way of their own, by id; others are drawn by their type. */
  parts?: Readonly<Record<string, FunctionComponent<OptionDrawn>>>;
  /** What else is good to know before such a game: the marks to beat by one who plays alone. */
  Beside?: FunctionComponent<{ players: number; options: Options }>;
}

export interface LessonStep {
  text: Key;
  /** The move that the learner makes; without one the step is read and left. */
  move?: string;
  /** The learner's seat that moves, where they have several; else the first of them. */
  seat?: Seat;
  /** What the others then do, by seat. */
  replies?: { seat: Seat; action: string }[];
  /** The text speaks of the buttons of a table: a lesson has none, so they are shown with it. */
  tools?: boolean;
}

/** A game with a fixed seed, or from a position, in which the learner makes the moves that are asked for, and a script
 * makes those of the others. */
export interface Lesson {
  /** its place in the address: #/learn/<game>/<id> */
  id: string;
  title: Key;
  /** what it shows, in a sentence */
  about: Key;
  begins: { players: number; seed: string; options: Options } | { players: number; position: object };
  /** the learner's seats */
  seats: Seat[];
  /** names of the others, in the order of their seats */
  others: Key[];
  steps: LessonStep[];
}

/** What is remembered of a finished game. */
export interface GameRecord {
  table: string;
  game: string;
  players: number;
  chairs: Chair[];
  ended: number;
  results: NonNullable<Turn['results']>;
  /** what its face counted besides (`GameFace.luck`), in the game's own terms */
  luck: unknown;
}

/** The sounds that every game has; the last two are for its end. */
export type SoundName = 'dice' | 'place' | 'card' | 'coin' | 'door' | 'step' | 'blade' | 'stone' | 'rubble' | 'chime' | 'bell' | 'snap' | 'turn' | 'win' | 'defeat';

/** Everything the shell needs of a game. `View` is the game's view, generated from its schema. */
export interface GameFace<View = unknown> {
  id: string;
  Board: FunctionComponent<BoardProps<View>>;
  End: FunctionComponent<EndProps<View>>;
  /** Who must do what, in one sentence: "Anna, your turn: claim cards, or recover." */
  must(turn: { kind: string; actor: Seat | 'chance' | null }, view: View, chairs: Chair[]): string;
  /** An action in words: "claim S1 with 2 dice of effort 3"; on the table that is seen: "Take Idol 2: two dice at 3". */
  actionWords(action: string, view?: View): string;
  /** The odds of `explain`, as short lines; empty where nothing is left to chance. With the table that is seen, in its names. */
  oddsWords(odds: unknown, view?: View): string[];
  /** What an action is good for, from the odds that `explain` gave for it, as short lines; empty where the engine says nothing. */
  gainWords(odds: unknown, view: View, chairs: Chair[]): string[];
  /** A reason of a hint, in words. */
  reasonWords?(reason: Reason, view: View, chairs: Chair[]): string;
  /** The lines of the log for one step; `view` is the table as it lies now, for what things are called. */
  lines(step: Step, chairs: Chair[], view: View): LogLine[];
  /** How long a step is worth looking at, in seconds at middle speed: 0 for what needs no look. */
  pause(step: Step): number;
  /** The types of events for which a step can be worth a look. */
  looks: string[];
  /** Its board wants all the room there is: the tools that stand under other boards stand in the line of the status, where it
   * is narrow only the hint and the menu; the board has `undo` in its dock. Where it is wide the dock stands beside the
   * board, with the log below it. */
  roomy?: boolean;
  /** Its choices are many and small: what one of them alone changes is drawn at once, not when the hand rests. */
  swift?: boolean;
  /** What a step sounds like; null for silence. */
  sound(step: Step): SoundName | null;
  /** So many actions at most come with a turn, `count` tells them all; a board asks for others in stages. Left out: all that the engine lists. */
  atOnce?: number;
  /** The game's own keys, beside those of every board (docs/keys.md), with their words. */
  keys?: readonly (readonly [string, Key])[];
  /** An expected score, in words. Of a game in which one wins or loses it is never asked. */
  scoreWords(score: number): string;

  setup: Setup;
  /** How strong a level of the computer was measured to be, in a sentence; null where it was not measured. */
  strength(level: number): string | null;
  /** The first one is what a new player is offered. */
  lessons: readonly Lesson[];
  /** What the statistics keep of a finished game besides its results: luck, in the game's own terms. It is kept as data. */
  luck(steps: Step[], chairs: Chair[]): unknown;
  /** The game's own part of the statistics: scores, ratings, luck. Of records of this game alone; there is at least one.
   * Best loaded when it is asked for (`lazy`), as are the parts of a campaign: to play, nobody needs them. */
  Statistics: FunctionComponent<{ records: GameRecord[] }>;
  /** Has it campaigns: games that hang together? */
  campaigns?: CampaignFace;
}

/** How a campaign, a document of the engine's, is shown between its games. */
export interface CampaignFace {
  /** Its name and how far it is, from the document. */
  title(document: CampaignDocument): Shown;
  /** A step that can be made now, in words. */
  stepWords(step: string, document: CampaignDocument): string;
  /** What stands above what can be chosen: a picture, and who goes. */
  Scene?: FunctionComponent<{ document: CampaignDocument }>;
  /** Who sits there in the game that is due. */
  seat?(document: CampaignDocument, seat: Seat): Shown | undefined;
  /** Where the campaign stands: heroes and what they have. */
  State: FunctionComponent<{ document: CampaignDocument }>;
  /** Chooses among the steps; without it each is a button with its words. */
  Steps?: FunctionComponent<{ document: CampaignDocument; steps: readonly string[]; choose(step: string): void }>;
}

export interface CampaignDocument {
  id: string;
  game: string;
  steps: string[];
  state: unknown;
  [field: string]: unknown;
}
