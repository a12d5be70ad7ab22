// What lies behind the line of the rivals: a player's whole table, a lord, the goal with everybody's way to it and the
// prizes, and the rules of the scenario in short. Sheets live inside the board's region; one that covers most of it goes when
// a place is to be seen.
import type { Chair } from '../../contract';
import { Drawer } from '../../parts/Drawer';
import { Picture, type PictureName } from '../../picture';
import { address } from '../../route';
import { known, number, plural, say } from '../../words';
import { Badge, Count, Sign, type SignName } from './badge';
import { content, inWords, lordName, prizeName, scenarioName, scenariosOf, statisticName, tileName, typeName } from './content';
import { factsOf } from './facts';
import { goalLines, progressOf } from './goal';
import { picture, type DiggerView, type Place, type RoomType, type Seat, type Sheet } from './kinds';
import { gold, nameOf, plain } from './named';
import { measureOf, measureText, prizes, prizeSigns } from './prizes';
import './sheets.css';
import { TilePicture } from './tile_picture';

/** A player, a lord by its id, or the goal. */
export type SheetOf = { seat: Seat } | { lord: string } | 'goal';

export interface SheetsProps {
  what: SheetOf;
  view: DiggerView;
  chairs: readonly Chair[];
  me: Seat | null;
  /** takes the camera to a place */
  fly(place: Place): void;
  /** another sheet instead of this one */
  openSheet?: (what: SheetOf) => void;
  onClose(): void;
  from?: 'foot' | 'side';
}

type Part = Pick<SheetsProps, 'view' | 'chairs' | 'fly'> & { openSheet(what: SheetOf): void };

const rooms: readonly RoomType[] = ['kitchen', 'library', 'torture', 'dorm', 'treasure', 'throne', 'pit'];

function Projects({ sheet, chairs }: { sheet: Sheet; chairs: readonly Chair[] }) {
  const { projects, seat } = sheet;
  const tiles: readonly (string | null)[] = projects.tiles ?? Array.from({ length: projects.count }, () => null);
  const letter = String.fromCharCode(65 + seat);
  return (
    <section>
      <h3>{plural('web.digger.projects', projects.count)}</h3>
      <ul class="dd-projects" aria-label={say('web.digger.sheet.projects', { name: nameOf(seat, chairs) })}>
        {tiles.map((tile, at) => (
          <li key={at}>
            <TilePicture tile={tile} owner={letter} />
            <span>{tile ? plain(tileName(tile)) : say('web.digger.sheet.hidden')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Statistic({ name, sign, children }: { name: string; sign: SignName; children: string }) {
  return (
    <div>
      <dt>
        <Sign name={sign} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Player({ view, chairs, openSheet, fly, seat }: Part & { seat: Seat }) {
  const sheet = view.seats[seat]!;
  const worth = factsOf(view)?.worth.find((one) => one.seat === seat);
  const coins = sheet.hand.length + sheet.stored;
  const seen = sheet.hand.filter(({ value }) => value !== null).map(({ value }) => value!);
  return (
    <div class="dd-sheet">
      {(sheet.out || sheet.skips) && <p class="dd-warn">{say(sheet.out ? 'digger.out' : 'digger.skips')}</p>}
      <dl class="dd-stats">
        <Statistic name={say('web.digger.sheet.gold')} sign="gp">
          {number(sheet.gp)}
        </Statistic>
        <Statistic name={say('web.digger.sheet.coins')} sign="coin">
          {coins ? `${number(coins)}${sheet.stored ? ` (${say('web.digger.sheet.stored', { n: sheet.stored })})` : ''}${seen.length ? `: ${seen.join(' + ')}${seen.length < coins ? ' + ?' : ''}` : ''}` : '0'}
        </Statistic>
        <Statistic name={say('web.digger.sheet.stooges')} sign="stooge">
          {`${number(sheet.in_play)} (+${number(sheet.reserve)})`}
        </Statistic>
        <Statistic name={statisticName('resources')} sign="resources">
          {`${sheet.used}/${sheet.resources}`}
        </Statistic>
        <Statistic name={statisticName('craft')} sign="craft">
          {number(sheet.craft)}
        </Statistic>
        {worth && (
          <Statistic name={say('web.digger.sheet.worth')} sign="prize">
            {worth.low === worth.high ? number(worth.low) : say('web.digger.sheet.range', { low: worth.low, high: worth.high })}
          </Statistic>
        )}
      </dl>
      <Projects sheet={sheet} chairs={chairs} />
      <section>
        <h3>{say('web.digger.sheet.rooms')}</h3>
        <ul class="dd-rooms">
          {rooms
            .filter((room) => sheet.rooms[room])
            .map((room) => (
              <li key={room} title={typeName(room).text}>
                <Count sign={room}>{sheet.rooms[room]}</Count>
                <span class="spoken">{typeName(room).text}</span>
              </li>
            ))}
        </ul>
        <ul class="dd-measures">
          {prizes
            .filter((prize) => measureOf(sheet, prize) > 0)
            .map((prize) => (
            <li key={prize} data-held={view.prizes[prize] === seat}>
              <Sign name={prizeSigns[prize]} /> {measureText(prize, sheet)}
              {view.prizes[prize] === seat && <b> {prizeName(prize)}</b>}
            </li>
          ))}
        </ul>
      </section>
      {sheet.lord && <LordPart lord={sheet.lord} used={sheet.special_used} />}
      <p class="dd-sheet-buttons">
        {sheet.portal && (
          <button type="button" class="button" onClick={() => fly(sheet.portal!)}>
            <Sign name="portal" /> {say('web.digger.sheet.show')}
          </button>
        )}
        <button type="button" class="button" onClick={() => openSheet('goal')}>
          <Sign name="gp" /> {say('web.digger.sheet.goal')}
        </button>
      </p>
    </div>
  );
}

/** A lord: the portrait, and both abilities. */
export function LordPart({ lord, used = false }: { lord: string; used?: boolean }) {
  const card = content.lords[lord];
  if (!card) return null;
  return (
    <section class="dd-lord">
      <Picture name={[`digger-den-${lord}`, `digger-${lord}`] as PictureName[]} fit="xMidYMin slice" />
      <div>
        <h3>{lordName(lord).text}</h3>
        <p>
          <b>{inWords(card.standard.name)}</b> {inWords(card.standard.text)}
        </p>
        <p data-used={used}>
          <b>
            {inWords(card.special.name)} {say(used ? 'web.digger.sheet.used' : 'web.digger.setup.once')}
          </b>{' '}
          {inWords(card.special.text)}
        </p>
      </div>
    </section>
  );
}

function Goal({ view, chairs, openSheet }: Part) {
  const scenarios = scenariosOf(view.options.scenario);
  const worth = factsOf(view)?.worth ?? [];
  return (
    <div class="dd-sheet">
      <ul class="dd-goal-lines">
        {goalLines(view, chairs).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul class="dd-race">
        {view.seats.map(({ seat, gp, out }) => {
          const own = worth.find((one) => one.seat === seat);
          return (
            <li key={seat} data-out={out}>
              <button type="button" onClick={() => openSheet({ seat })}>
                <Badge seat={seat} />
                <span class="dd-race-name">{nameOf(seat, chairs)}</span>
                <span class="dd-bar" aria-hidden="true">
                  <i style={{ width: `${100 * progressOf(view, seat)}%` }} />
                </span>
                <b>{gold(gp)}</b>
                {own && <small>{say('web.digger.sheet.if_now', { score: own.low === own.high ? number(own.low) : say('web.digger.sheet.range', { low: own.low, high: own.high }) })}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      <h3>{say('web.digger.sheet.prizes')}</h3>
      <ul class="dd-prizes">
        {prizes.map((prize) => {
          const holder = view.prizes[prize];
          return (
            <li key={prize}>
              <Picture name={picture(prize)} />
              <span>
                <b>{prizeName(prize)}</b> {say('web.digger.sheet.prize', { gold: gold(content.prizes[prize].gp) })}
                <small>{holder === null ? say('web.digger.sheet.prize.nobody') : say('web.digger.sheet.prize.now', { name: nameOf(holder, chairs), measure: measureText(prize, view.seats[holder]!) })}</small>
              </span>
            </li>
          );
        })}
      </ul>
      {scenarios.map((scenario) => {
        const rules = `web.digger.scenario.${scenario}`;
        return (
          <section key={scenario} class="dd-scenario">
            <h3>{scenarioName(scenario)}</h3>
            <ul>
              {known(rules) &&
                say(rules)
                  .split(' | ')
                  .map((line) => <li key={line}>{line}</li>)}
            </ul>
          </section>
        );
      })}
      <p>
        <a href={address('rules', 'digger')}>{say('web.digger.sheet.rules')}</a>
      </p>
    </div>
  );
}

function titleOf(what: SheetOf, view: DiggerView, chairs: readonly Chair[]): string {
  if (what === 'goal') return scenariosOf(view.options.scenario).map(scenarioName).join(' + ') || say('web.digger.sheet.goal');
  return 'seat' in what ? nameOf(what.seat, chairs) : lordName(what.lord).text;
}

/** Beside the board where it is wide, or low; else from below. */
const roomBeside = '(min-width: 60rem), (min-width: 40rem) and (max-height: 30rem)';
const side = () => (matchMedia(roomBeside).matches ? 'side' : 'foot');

export function Sheets({ what, view, chairs, fly, openSheet, onClose, from = side() }: SheetsProps) {
  const see = (place: Place) => {
    if (from === 'foot') onClose();
    fly(place);
  };
  const part = { view, chairs, fly: see, openSheet: openSheet ?? (() => {}) };
  return (
    <Drawer title={titleOf(what, view, chairs)} from={from} onClose={onClose}>
      {what === 'goal' ? <Goal {...part} /> : 'seat' in what ? <Player key={what.seat} {...part} seat={what.seat} /> : <LordPart lord={what.lord} />}
    </Drawer>
  );
}
