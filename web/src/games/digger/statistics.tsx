// Dungeon Digger's part of the statistics: scores and what they are made of, the longest corridor, and the luck of coins
// apart from choices.
import type { GameRecord } from '../../contract';
import { Figure, Figures, ShareBar } from '../../screens/Figures';
import { LuckBar } from '../../screens/LuckBar';
import { number, say } from '../../words';
import { causeWords } from './gains';
import { sentence } from './named';
import { sourceName, sources } from './score';
import { tallyOf, type CoinLuck } from './tally';

export function luckWords({ coins, value, expected, usual }: CoinLuck): string {
  const places = { coins: number(coins), value: number(value), expected: number(expected, 1) };
  if (value > usual[1]) return say('web.digger.statistics.luck.good', places);
  if (value < usual[0]) return say('web.digger.statistics.luck.bad', places);
  return say('web.digger.statistics.luck.usual', places);
}

function Means({ id, title, rows }: { id: string; title: string; rows: { name: string; mean: number }[] }) {
  const most = Math.max(0.1, ...rows.map(({ mean }) => mean));
  if (!rows.length) return null;
  return (
    <section class="panel" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <table>
        <tbody>
          {rows.map(({ name, mean }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {number(mean, 1)}
                <ShareBar part={Math.max(0, mean)} whole={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Luck({ luck, whose }: { luck: CoinLuck; whose: 'people' | 'computers' }) {
  if (!luck.coins) return null;
  return <LuckBar title={say(`web.digger.statistics.luck.${whose}`)} words={luckWords(luck)} counted={say('web.digger.statistics.luck.shown')} value={luck.value} expected={luck.expected} usual={luck.usual} />;
}

export function Statistics({ records }: { records: GameRecord[] }) {
  const { mean, best, longest, complex, parts, causes, people, computers } = tallyOf(records);
  const rows = sources.flatMap((source) => parts.filter((part) => part.source === source && part.mean !== 0).map((part) => ({ name: sourceName(source), mean: part.mean })));
  return (
    <>
      <Figures>
        {mean !== null && <Figure value={number(mean, 1)} words={say('web.digger.statistics.mean')} />}
        {best !== null && <Figure value={number(best)} words={say('web.digger.statistics.best')} />}
        <Figure value={number(longest)} words={say('web.digger.statistics.longest')} />
        <Figure value={number(complex)} words={say('web.digger.statistics.complex')} />
      </Figures>
      <Means id="digger-parts" title={say('web.digger.statistics.parts')} rows={rows} />
      <Means id="digger-causes" title={say('web.digger.statistics.causes')} rows={[...causes].sort((one, other) => other.mean - one.mean).map(({ why, mean: each }) => ({ name: sentence(causeWords(why)), mean: each }))} />
      <section class="panel" aria-labelledby="digger-luck">
        <h3 id="digger-luck">{say('web.digger.statistics.luck')}</h3>
        <p class="luck-about">{say('web.digger.statistics.luck.about')}</p>
        <Luck luck={people} whose="people" />
        <Luck luck={computers} whose="computers" />
        {people.coins + computers.coins === 0 && <p>{say('web.digger.statistics.luck.none')}</p>}
      </section>
    </>
  );
}
