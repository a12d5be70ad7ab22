// What was played in this browser: games, wins by level, scores, and luck apart from choices.
import { useEffect, useState } from 'preact/hooks';
import { forgetRecords, records, type GameRecord } from '../kept';
import { address } from '../route';
import { Picture } from '../picture';
import { number, percent, plural, say } from '../words';
import { levelName } from '../table/names';
import { AskTwice } from './AskTwice';
import { FaultNotice } from './FaultNotice';
import { Frame } from './Frame';
import { LuckBar } from './LuckBar';
import { tallyOf, type LevelLine, type Tally } from './tally';
import './statistics.css';

const ratings = ['fool', 'petty', 'rich', 'magnificent'] as const;

function Empty() {
  return (
    <div class="panel statistics-empty">
      <Picture class="statistics-picture" name="house-empty" />
      <div>
        <p>{say('web.statistics.empty')}</p>
        <a class="button main" href={address('new', 'crypt')}>
          {say('web.statistics.empty.play')}
        </a>
      </div>
    </div>
  );
}

function Figure({ value, words }: { value: string; words: string }) {
  return (
    <div class="figure">
      <dt>{words}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Figures({ tally }: { tally: Tally }) {
  const { together, solo } = tally;
  return (
    <dl class="figures">
      <Figure value={number(tally.games)} words={say('web.statistics.games')} />
      {together.mean !== null && <Figure value={number(together.mean, 1)} words={say('web.statistics.mean')} />}
      {together.best !== null && <Figure value={number(together.best)} words={say('web.statistics.best')} />}
      {solo.mean !== null && <Figure value={number(solo.mean, 1)} words={say('web.statistics.solo.mean')} />}
      {solo.best !== null && <Figure value={number(solo.best)} words={say('web.statistics.solo.best')} />}
    </dl>
  );
}

function ShareBar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg class="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="luck-track" width="100" height="8" />
      <rect class="luck-failed" width={(100 * part) / whole} height="8" />
    </svg>
  );
}

function Against({ lines }: { lines: LevelLine[] }) {
  return (
    <section class="panel" aria-labelledby="against">
      <h2 id="against">{say('web.statistics.against')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('web.statistics.against.level')}</th>
            <th scope="col">{say('web.statistics.against.games')}</th>
            <th scope="col">{say('web.statistics.against.won')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ level, games, won }) => (
            <tr key={level ?? 0}>
              <th scope="row">{level === null ? say('web.statistics.against.people') : say('web.new.computer', { n: level, level: levelName(level) })}</th>
              <td>{number(games)}</td>
              <td>
                {number(won)} <span class="share">({percent(won / games)})</span>
                <ShareBar part={won} whole={games} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Solo({ solo }: { solo: Tally['solo'] }) {
  const most = Math.max(1, ...Object.values(solo.ratings));
  return (
    <section class="panel" aria-labelledby="solo">
      <h2 id="solo">{say('web.statistics.solo')}</h2>
      <p>{plural('web.statistics.solo.games', solo.games)}</p>
      <table>
        <thead class="spoken">
          <tr>
            <th scope="col">{say('web.statistics.solo.rating')}</th>
            <th scope="col">{say('web.statistics.against.games')}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map((rating) => {
            const count = solo.ratings[rating] ?? 0;
            return (
              <tr key={rating}>
                <th scope="row">{say(`rating.${rating}`)}</th>
                <td>
                  {number(count)}
                  <ShareBar part={count} whole={most} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Tables({ tally }: { tally: Tally }) {
  return (
    <div class="statistics-parts">
      <Figures tally={tally} />
      {tally.against.length > 0 && <Against lines={tally.against} />}
      {tally.solo.games > 0 && <Solo solo={tally.solo} />}
      <section class="panel" aria-labelledby="luck">
        <h2 id="luck">{say('web.statistics.luck')}</h2>
        <p class="luck-about">{say('web.statistics.luck.about')}</p>
        {tally.people.rolled > 0 && <LuckBar luck={tally.people} title={say('web.statistics.luck.people')} />}
        {tally.computers.rolled > 0 && <LuckBar luck={tally.computers} title={say('web.statistics.luck.computers')} />}
        {tally.people.rolled + tally.computers.rolled === 0 && <p>{say('web.statistics.luck.none')}</p>}
      </section>
    </div>
  );
}

export default function Statistics() {
  const [found, setFound] = useState<GameRecord[] | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    records().then(setFound, setFault);
  }, []);
  const forget = () => {
    forgetRecords().then(() => setFound([]), setFault);
  };
  const tally = found && tallyOf(found);
  return (
    <Frame title={say('web.statistics.title')} lead={say('web.statistics.lead')} kind="statistics">
      {fault !== null && <FaultNotice what={say('web.statistics.failed')} error={fault} />}
      {tally?.games === 0 && <Empty />}
      {tally && tally.games > 0 && <Tables tally={tally} />}
      {found && found.length > 0 && (
        <p class="statistics-reset">
          <AskTwice
            label={say('web.statistics.reset')}
            question={say('web.statistics.reset.ask')}
            yes={say('web.statistics.reset.yes')}
            no={say('web.statistics.reset.no')}
            act={forget}
          />
        </p>
      )}
    </Frame>
  );
}
