// One Deck Dungeon's part of the statistics: bosses beaten, where runs ended, the luck of the dice.
import type { GameRecord } from '../../contract';
import { Figure, Figures, ShareBar } from '../../screens/Figures';
import { LuckBar } from '../../screens/LuckBar';
import { number, percent, say } from '../../words';
import { tallyOf, type Tally } from './tally';

const place = (floor: number) => (floor > 3 ? say('web.onedeck.boss') : say('web.onedeck.floor', { floor }));

export function luckWords({ rolled, sum, expected, usual }: Tally): string {
  const places = { rolled: number(rolled), mean: number(rolled ? sum / rolled : 0, 2), expected: number(rolled ? expected / rolled : 0, 1) };
  return say(sum > usual[1] ? 'web.onedeck.statistics.luck.good' : sum < usual[0] ? 'web.onedeck.statistics.luck.bad' : 'web.onedeck.statistics.luck.usual', places);
}

export function Statistics({ records }: { records: GameRecord[] }) {
  const tally = tallyOf(records);
  const { games, won, deepest, ended } = tally;
  const most = Math.max(1, ...ended);
  return (
    <>
      <Figures>
        <Figure value={number(won)} words={say('web.onedeck.statistics.won')} />
        <Figure value={games ? percent(won / games) : '–'} words={say('web.onedeck.statistics.share')} />
        <Figure value={deepest ? place(deepest) : '–'} words={say('web.onedeck.statistics.deepest')} />
      </Figures>
      <section class="panel" aria-labelledby="onedeck-ended">
        <h3 id="onedeck-ended">{say('web.onedeck.statistics.ended')}</h3>
        <table>
          <tbody>
            {ended.map((count, at) => (
              <tr key={at}>
                <th scope="row">{place(at + 1)}</th>
                <td>
                  {number(count)}
                  <ShareBar part={count} whole={most} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {tally.rolled > 0 && (
        <section class="panel" aria-labelledby="onedeck-luck">
          <h3 id="onedeck-luck">{say('web.onedeck.statistics.luck')}</h3>
          <LuckBar title={say('web.onedeck.statistics.luck.dice')} words={luckWords(tally)} counted={say('web.onedeck.statistics.luck.shown')} value={tally.sum} expected={tally.expected} usual={tally.usual} />
        </section>
      )}
    </>
  );
}
