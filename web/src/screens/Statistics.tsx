// What was played in this browser, game by game: wins by level for every game alike, and what each game counts in its own
// terms.
import { Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { GameRecord } from '../contract';
import { useFace } from '../games/use_face';
import { forgetRecords, records } from '../kept';
import { Picture } from '../picture';
import { address } from '../route';
import { levelName } from '../table/names';
import { number, percent, plural, say } from '../words';
import { AskTwice } from './AskTwice';
import { catalogue, gameName } from './catalogue';
import { FaultNotice } from './FaultNotice';
import { ShareBar } from './Figures';
import { Frame } from './Frame';
import './statistics.css';
import { played, winsByLevel, type LevelLine } from './wins';

function Empty() {
  return (
    <div class="panel statistics-empty">
      <Picture class="statistics-picture" name="house-empty" />
      <div>
        <p>{say('web.statistics.empty')}</p>
        <a class="button main" href={address()}>
          {say('web.statistics.empty.play')}
        </a>
      </div>
    </div>
  );
}

function Against({ game, lines }: { game: string; lines: LevelLine[] }) {
  return (
    <section class="panel" aria-labelledby={`against-${game}`}>
      <h3 id={`against-${game}`}>{say('web.statistics.against')}</h3>
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

function OfGame({ game, found }: { game: string; found: GameRecord[] }) {
  const { face, fault } = useFace(game);
  const lines = winsByLevel(found);
  return (
    <section class="statistics-game" aria-labelledby={`statistics-${game}`}>
      <h2 id={`statistics-${game}`}>{gameName(game)}</h2>
      <p class="statistics-count">{plural('web.statistics.games', found.length)}</p>
      <div class="statistics-parts">
        {lines.length > 0 && <Against game={game} lines={lines} />}
        {fault !== null && <FaultNotice what={say('web.statistics.failed')} error={fault} />}
        <Suspense fallback={null}>{face && <face.Statistics records={found} />}</Suspense>
      </div>
    </section>
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
  const counted = found && played(found);
  return (
    <Frame title={say('web.statistics.title')} lead={say('web.statistics.lead')} kind="statistics">
      {fault !== null && <FaultNotice what={say('web.statistics.failed')} error={fault} />}
      {counted?.length === 0 && <Empty />}
      {catalogue.map(({ id }) => {
        const own = counted?.filter(({ game }) => game === id) ?? [];
        return own.length > 0 && <OfGame key={id} game={id} found={own} />;
      })}
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
