// The end: coins counted up source by source, roll-offs of a tie, the rating of a solo game, who won.
import { useEffect, useState } from 'preact/hooks';
import type { EndProps } from '../../contract';
import { reducedMotion } from '../../settings';
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
type Source = 'treasure' | Type | 'dice';
const sources: Source[] = ['treasure', ...types, 'dice'];
const stepMs = 450;

function coins(parts: Parts | undefined, source: Source): number {
  if (!parts) return 0;
  return source === 'treasure' || source === 'dice' ? parts[source] : parts.collectors[source];
}

/** How many sources are counted so far. */
function useCounting(): [number, () => void] {
  const [counted, count] = useState(() => (reducedMotion() ? sources.length : 0));
  useEffect(() => {
    if (counted >= sources.length) return;
    const timer = setTimeout(() => count(counted + 1), stepMs);
    return () => clearTimeout(timer);
  }, [counted]);
  return [counted, () => count(sources.length)];
}

function SourceName({ view, source }: { view: CryptView; source: Source }) {
  if (source === 'treasure') return <><Icon name="coins" /> {say('crypt.score.treasure')}</>;
  if (source === 'dice') return <><Icon name="dice" /> {say('crypt.score.dice')}</>;
  return <><Emblem type={source} /> {typeName(source)} {sideOf(view, source)}</>;
}

export function End({ view, chairs, results, events }: EndProps<CryptView>) {
  const [counted, skip] = useCounting();
  const done = counted >= sources.length;
  const ordered = [...results].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = ordered.filter((result) => result.won);
  const rating = ordered[0]?.rating;
  const partsOf = (seat: number) => results.find((result) => result.seat === seat)?.parts as Parts | undefined;
  const ties = told(events).filter((event) => event.type === 'tie.rolled');
  // A defeat is one for people: against computers, or against the dead alone.
  const people = ordered.filter((result) => chairs[result.seat]?.level === null);
  const lost = rating ? rating === 'fool' || rating === 'petty' : people.length > 0 && !people.some((result) => result.won);
  const verdict = rating
    ? say('web.crypt.end.rating', { rating: say(`rating.${rating as 'fool' | 'petty' | 'rich' | 'magnificent'}`), coins: plural('crypt.coins', ordered[0]?.score ?? 0) })
    : plural('web.crypt.end.wins', winners.length, { names: list(winners.map((result) => nameOf(result.seat, chairs))) });
  return (
    <section class="crypt-end" aria-label={say('play.over')}>
      <Defs />
      <header data-done={done}>
        <Picture class="crypt-outcome" name={`crypt-${done && lost ? 'defeat' : 'crown'}`} />
        <h2>{done ? verdict : say('web.crypt.end.counting')}</h2>
      </header>
      <p class="spoken" role="status">
        {done ? verdict : ''}
      </p>
      {/* It can be wider than a phone with large text: then the keys must scroll it. */}
      <div class="sheet" role="group" aria-label={say('web.end.title')} tabIndex={0}>
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
            {sources.map((source, at) => (
              <tr key={source} data-counted={at < counted}>
                <th scope="row">
                  <span class="source">
                    <SourceName view={view} source={source} />
                  </span>
                </th>
                {ordered.map((result) => (
                  <td key={result.seat} data-none={!coins(partsOf(result.seat), source)}>
                    {at < counted ? coins(partsOf(result.seat), source) : ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('crypt.score.total')}</th>
              {ordered.map((result) => (
                <td key={result.seat}>
                  {done ? (result.score ?? 0) : sources.slice(0, counted).reduce((sum, source) => sum + coins(partsOf(result.seat), source), 0)}
                </td>
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
