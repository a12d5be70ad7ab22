// What may come of the choice that is looked at: bands of damage and time, and one sentence.
import { useEffect, useState } from 'preact/hooks';
import type { Explanation } from '../../contract';
import { RiskBar } from '../../parts/Risk';
import { say } from '../../words';
import { aheadOdds, bossBands, encounterOdds, expected, oddsWords, timeBands, woundBands } from './odds';

/** The odds of an action, once they are known; undefined until then. */
export function useOdds(action: string | null, explain: (action: string) => Promise<Explanation>): unknown {
  const [found, find] = useState<{ action: string; odds: unknown } | null>(null);
  useEffect(() => {
    find(null);
    if (action === null) return;
    let wanted = true;
    explain(action).then(
      ({ odds = null }) => wanted && find({ action, odds }),
      () => wanted && find({ action, odds: null }),
    );
    return () => {
      wanted = false;
    };
  }, [action]);
  return found && found.action === action ? found.odds : undefined;
}

export function RiskLine({ odds, idle }: { odds: unknown; idle?: string }) {
  if (odds === undefined) return <p class="od-risk waiting">{say('web.onedeck.reckoning')}</p>;
  const encounter = encounterOdds(odds);
  if (encounter)
    return (
      <div class="od-risk">
        <RiskBar label={say('web.onedeck.damage')} bands={woundBands(encounter)} />
        {encounter.boss === undefined ? <RiskBar label={say('web.onedeck.time')} bands={timeBands(encounter)} thin /> : <RiskBar label={say('web.onedeck.boss')} bands={bossBands(encounter)} thin />}
        <p>{expected(encounter)}</p>
      </div>
    );
  const ahead = aheadOdds(odds);
  const words = ahead ? oddsWords(ahead) : idle ? [idle] : [];
  return (
    <div class="od-risk">
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
