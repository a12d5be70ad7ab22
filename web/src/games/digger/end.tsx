// The end: the dungeon in the dark, and kind by kind what everybody's Gold came from, while that lights up. Winners last.
// Then what decided it, and what luck there was in the coins.
import { useEffect } from 'preact/hooks';
import type { EndProps } from '../../contract';
import { Picture } from '../../picture';
import { useCounting } from '../../table/counting';
import { play } from '../../table/sound';
import { known, number, say, sentences } from '../../words';
import { Badge, Sign, type SignName } from './badge';
import './end.css';
import { factsOf } from './facts';
import type { DiggerView, Place, Seat } from './kinds';
import { nameOf } from './named';
import { told } from './pace';
import { Plan } from './plan';
import { coinLuckWords, decidedWords, partOf, sourceName, sources, verdict, type Result, type Source } from './score';

const signs: Readonly<Record<Source, SignName>> = { gp: 'gp', tunnelmaker: 'corridor', crafter: 'door', conqueror: 'conquer', coins: 'coin', penalty: 'portal' };

/** What scores a part of a player's Gold: the complete corridors, the prize's own, the Rooms where coins lie. */
function placesOf(source: Source, seat: Seat, view: DiggerView, events: EndProps<DiggerView>['events']): Place[] {
  const facts = factsOf(view);
  const won = told(events).find((event) => event.type === 'prize.won' && event.seat === seat && event.prize === source) as { spaces?: Place[] } | undefined;
  if (won?.spaces) return won.spaces;
  if (source === 'gp') return (facts?.corridors ?? []).filter((corridor) => corridor.seat === seat && corridor.complete).flatMap(({ pieces }) => pieces.map(({ space }) => space));
  if (source === 'coins') return view.board.filter(({ owner, coins }) => owner === seat && coins.length > 0).map(({ space }) => space);
  if (source === 'conqueror') return view.board.filter(({ token }) => token === seat).map(({ space }) => space);
  return [];
}

export function End({ view, chairs, me, results: found, events }: EndProps<DiggerView>) {
  const results = found as Result[];
  const ordered = [...results].sort((a, b) => a.seat - b.seat);
  // Kind by kind in the order of the seats, but winners last: so nobody knows before the last number.
  const turns = [...ordered.filter(({ won }) => !won), ...ordered.filter(({ won }) => won)];
  const rows = sources.filter((source) => source !== 'penalty' || results.some((result) => partOf(result, source)));
  const all = rows.length * turns.length;
  const at = (number: number) => ({ source: rows[Math.floor(number / turns.length)]!, result: turns[number % turns.length]! });
  const [counted, skip] = useCounting(all, (number) => {
    const { source, result } = at(number);
    if (partOf(result, source)) play('coin');
  });
  const done = counted >= all;
  const shown = (seat: Seat, row: number) => row * turns.length + turns.findIndex((result) => result.seat === seat) < counted;
  const total = (result: Result) => rows.reduce((sum, source, row) => sum + (shown(result.seat, row) ? partOf(result, source) : 0), 0);
  const now = done || counted === 0 ? null : at(counted - 1);
  const marked = done ? {} : { dimmed: true, lit: now ? placesOf(now.source, now.result.seat, view, events) : [] };
  const people = ordered.filter(({ seat }) => chairs[seat]?.level === null);
  const lost = people.length > 0 && !people.some(({ won }) => won);
  const own = results.find(({ seat }) => seat === me)?.seat ?? people[0]?.seat ?? null;
  const reason = `event.digger.game.ended.${view.ending}`;
  useEffect(() => {
    if (done) play(lost ? 'defeat' : 'win');
  }, [done]);
  const decided = done ? decidedWords(results, own, chairs) : [];
  return (
    <section class="digger dd-end" aria-label={say('web.table.over')} data-done={done} data-lost={done && lost}>
      <div class="dd-end-plan">
        <Plan view={view} fine={0} marked={marked} />
      </div>
      <header>
        {done && <Picture class="dd-end-picture" name={lost ? 'digger-defeat' : 'digger-win'} fit="xMidYMid slice" />}
        <div>
          <h2>{done ? verdict(results, chairs) : say('web.digger.end.counting')}</h2>
          <p>{known(reason) && say(reason)}</p>
        </div>
      </header>
      <p class="spoken" role="status">
        {done ? sentences([verdict(results, chairs), ...decided]) : ''}
      </p>
      {/* It can be wider than a phone with large text: then the keys must scroll it. */}
      <div class="dd-end-sheet" role="group" aria-label={say('web.end.title')} tabIndex={0} data-seats={ordered.length}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="spoken">{say('web.digger.end.source')}</span>
              </th>
              {ordered.map(({ seat, won }) => (
                <th key={seat} scope="col" data-won={done && won}>
                  <Badge seat={seat} />
                  <span class="dd-end-name">{nameOf(seat, chairs)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((source, row) => (
              <tr key={source} data-now={now?.source === source}>
                <th scope="row">
                  <Sign name={signs[source]} />
                  <span>{sourceName(source)}</span>
                </th>
                {ordered.map((result) => (
                  <td key={result.seat} data-none={!partOf(result, source)} data-counted={shown(result.seat, row)}>
                    {shown(result.seat, row) ? number(partOf(result, source)) : ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('web.digger.end.total')}</th>
              {ordered.map((result) => (
                <td key={result.seat} data-won={done && result.won}>
                  {result.out && done ? '–' : number(done ? (result.score ?? 0) : total(result))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {!done && (
        <button type="button" class="button" onClick={skip}>
          {say('web.digger.end.skip')}
        </button>
      )}
      {done && (
        <div class="dd-end-story">
          <h3>{say('web.digger.end.decided')}</h3>
          <ul>
            {decided.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h3>{say('web.digger.end.luck')}</h3>
          <ul>
            {coinLuckWords(events, ordered, chairs).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
