// Crypt's part of the statistics: scores, the ratings of one who plays alone, and the luck of dice apart from choices.
import type { GameRecord } from '../../contract';
import { Figure, Figures, ShareBar } from '../../screens/Figures';
import { LuckBar } from '../../screens/LuckBar';
import { number, plural, say } from '../../words';
import { tallyOf, type Luck, type Tally } from './tally';

const ratings = ['fool', 'petty', 'rich', 'magnificent'] as const;

export function luckWords({ rolled, failed, expected, usual }: Luck): string {
  const places = { rolled: number(rolled), failed: number(failed), expected: number(expected, 1) };
  if (failed > usual[1]) return say('web.crypt.statistics.luck.bad', places);
  if (failed < usual[0]) return say('web.crypt.statistics.luck.good', places);
  return say('web.crypt.statistics.luck.usual', places);
}

function Solo({ solo }: { solo: Tally['solo'] }) {
  const most = Math.max(1, ...Object.values(solo.ratings));
  return (
    <section class="panel" aria-labelledby="crypt-solo">
      <h3 id="crypt-solo">{say('web.crypt.statistics.solo')}</h3>
      <p>{plural('web.crypt.statistics.solo.games', solo.games)}</p>
      <table>
        <thead class="spoken">
          <tr>
            <th scope="col">{say('web.crypt.statistics.solo.rating')}</th>
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

function DiceLuck({ luck, whose }: { luck: Luck; whose: 'people' | 'computers' }) {
  if (luck.rolled === 0) return null;
  return (
    <LuckBar
      title={say(`web.crypt.statistics.luck.${whose}`)}
      words={luckWords(luck)}
      counted={say('web.crypt.statistics.luck.failed')}
      value={luck.failed}
      expected={luck.expected}
      usual={luck.usual}
    />
  );
}

export function Statistics({ records }: { records: GameRecord[] }) {
  const { together, solo, people, computers } = tallyOf(records);
  return (
    <>
      <Figures>
        {together.mean !== null && <Figure value={number(together.mean, 1)} words={say('web.crypt.statistics.mean')} />}
        {together.best !== null && <Figure value={number(together.best)} words={say('web.crypt.statistics.best')} />}
        {solo.mean !== null && <Figure value={number(solo.mean, 1)} words={say('web.crypt.statistics.solo.mean')} />}
        {solo.best !== null && <Figure value={number(solo.best)} words={say('web.crypt.statistics.solo.best')} />}
      </Figures>
      {solo.games > 0 && <Solo solo={solo} />}
      <section class="panel" aria-labelledby="crypt-luck">
        <h3 id="crypt-luck">{say('web.crypt.statistics.luck')}</h3>
        <p class="luck-about">{say('web.crypt.statistics.luck.about')}</p>
        <DiceLuck luck={people} whose="people" />
        <DiceLuck luck={computers} whose="computers" />
        {people.rolled + computers.rolled === 0 && <p>{say('web.crypt.statistics.luck.none')}</p>}
      </section>
    </>
  );
}
