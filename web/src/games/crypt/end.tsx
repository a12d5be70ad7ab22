// The end: coins counted up source by source, roll-offs of a tie, the rating of a solo game, who won, what a defeat hung on.
import { useEffect } from 'preact/hooks';
import type { Chair, EndProps } from '../../contract';
import { useCounting } from '../../table/counting';
import { play } from '../../table/sound';
import { Picture } from '../../picture';
import { list, plural, say } from '../../words';
import { Defs } from './defs';
import { Die } from './die';
import { Badge, Emblem, Icon } from './emblem';
import { nameOf, sideOf, typeName, types, type CryptView, type Type } from './kinds';
import { told } from './lines';

interface Parts {
  treasure: number;
  collectors: Record<Type, number>;
  dice: number;
}
type Result = EndProps<CryptView>['results'][number];
type Source = 'treasure' | Type | 'dice';
const sources: Source[] = ['treasure', ...types, 'dice'];

function coins(parts: Parts | undefined, source: Source): number {
  if (!parts) return 0;
  return source === 'treasure' || source === 'dice' ? parts[source] : parts.collectors[source];
}

/** What a defeat hung on: by how much, and where most of it was lost. */
function defeatWords(mine: Result, best: Result | undefined, view: CryptView, chairs: Chair[]): string {
  const coinsOf = (result: Result, source: Source) => coins(result.parts as Parts | undefined, source);
  if (!best) {
    const nothing = sources.filter((source) => !coinsOf(mine, source)).map((source) => sourceName(view, source));
    return nothing.length ? say('web.crypt.end.nothing', { sources: list(nothing) }) : '';
  }
  const behind = (best.score ?? 0) - (mine.score ?? 0);
  if (behind <= 0) return say('web.crypt.end.tied');
  const lead = (source: Source) => coinsOf(best, source) - coinsOf(mine, source);
  const worst = sources.reduce((most, source) => (lead(source) > lead(most) ? source : most));
  return plural('web.crypt.end.behind', behind, { name: nameOf(best.seat, chairs), source: sourceName(view, worst), theirs: coinsOf(best, worst), mine: coinsOf(mine, worst) });
}

function sourceName(view: CryptView, source: Source): string {
  return source === 'treasure' || source === 'dice' ? say(`crypt.score.${source}`) : `${typeName(source)} ${sideOf(view, source) ?? ''}`;
}

function SourceName({ view, source }: { view: CryptView; source: Source }) {
  const sign = source === 'treasure' ? <Icon name="coins" /> : source === 'dice' ? <Icon name="dice" /> : <Emblem type={source} />;
  return (
    <>
      {sign} <span class="words">{sourceName(view, source)}</span>
    </>
  );
}

export function End({ view, chairs, me, results, events }: EndProps<CryptView>) {
  const ordered = [...results].sort((a, b) => a.seat - b.seat);
  // Kind by kind, in each in the order of the seats, whoever won last: so nobody knows before the last number.
  const turns = [...ordered.filter((result) => !result.won), ...ordered.filter((result) => result.won)];
  const [counted, skip] = useCounting(sources.length * turns.length, (at) => {
    if (coins(turns[at % turns.length]!.parts as Parts | undefined, sources[Math.floor(at / turns.length)]!)) play('coin');
  });
  const done = counted >= sources.length * turns.length;
  const shown = (seat: number, row: number) => row * turns.length + turns.findIndex((result) => result.seat === seat) < counted;
  const winners = ordered.filter((result) => result.won);
  const rating = ordered[0]?.rating;
  const total = (seat: number) => sources.reduce((sum, source, row) => sum + (shown(seat, row) ? coins(partsOf(seat), source) : 0), 0);
  const partsOf = (seat: number) => results.find((result) => result.seat === seat)?.parts as Parts | undefined;
  const ties = told(events).filter((event) => event.type === 'tie.rolled');
  // A defeat is one for people: against computers, or against the dead alone.
  const people = ordered.filter((result) => chairs[result.seat]?.level === null);
  const mine = people.find((result) => result.seat === me) ?? people[0];
  const lost = rating ? rating === 'fool' || rating === 'petty' : people.length > 0 && !people.some((result) => result.won);
  const verdict = rating
    ? say('web.crypt.end.rating', { rating: say(`rating.${rating as 'fool' | 'petty' | 'rich' | 'magnificent'}`), coins: plural('crypt.coins', ordered[0]?.score ?? 0) })
    : plural('web.crypt.end.wins', winners.length, { names: list(winners.map((result) => nameOf(result.seat, chairs))) });
  const why = done && lost && mine ? defeatWords(mine, rating ? undefined : winners[0], view, chairs) : '';
  useEffect(() => {
    if (done) play(lost ? 'defeat' : 'win');
  }, [done]);
  return (
    <section class="crypt-end" aria-label={say('play.over')}>
      <Defs />
      <header data-done={done} data-lost={done && lost}>
        <Picture class="crypt-outcome" name={`crypt-${done && lost ? 'defeat' : 'crown'}`} />
        <h2>{done ? verdict : say('web.crypt.end.counting')}</h2>
        {why && <p>{why}</p>}
      </header>
      <p class="spoken" role="status">
        {done ? `${verdict}. ${why}` : ''}
      </p>
      {/* It can be wider than a phone with large text: then the keys must scroll it. */}
      <div class="sheet" data-seats={ordered.length} role="group" aria-label={say('web.end.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('web.crypt.end.source')}</th>
              {ordered.map((result) => (
                <th key={result.seat} scope="col" data-won={done && result.won}>
                  <Badge holder={result.seat} />
                  <span class="name">{nameOf(result.seat, chairs)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source, row) => (
              <tr key={source}>
                <th scope="row">
                  <span class="source">
                    <SourceName view={view} source={source} />
                  </span>
                </th>
                {ordered.map((result) => (
                  <td key={result.seat} data-none={!coins(partsOf(result.seat), source)} data-counted={shown(result.seat, row)}>
                    {shown(result.seat, row) ? coins(partsOf(result.seat), source) : ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('crypt.score.total')}</th>
              {ordered.map((result) => (
                <td key={result.seat}>{done ? (result.score ?? 0) : total(result.seat)}</td>
              ))}
            </tr>
            {done && results.length > 1 && (
              <tr class="places">
                <th scope="row">{say('web.crypt.end.place')}</th>
                {ordered.map((result) => (
                  <td key={result.seat}>{result.place}.</td>
                ))}
              </tr>
            )}
          </tfoot>
        </table>
      </div>
      {done && ties.length > 0 && (
        <div class="ties">
          <h3>{say('web.crypt.end.tie')}</h3>
          <ul>
            {ties.map((event, at) => (
              <li key={at}>
                <span class="dice" aria-hidden="true">
                  {event.dice.map((result, place) => (
                    <Die key={place} holder={event.seat} value={result} look="held" />
                  ))}
                </span>
                {say('event.tie.rolled', { name: nameOf(event.seat, chairs), dice: event.dice.join(', '), sum: event.sum })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!done && (
        <button type="button" class="button" onClick={skip}>
          {say('web.crypt.end.skip')}
        </button>
      )}
    </section>
  );
}
