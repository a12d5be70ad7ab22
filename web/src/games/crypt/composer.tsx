// The panel in which a claim is put together: number of dice, effort, what it beats, what it risks.
import { useEffect, useState } from 'preact/hooks';
import type { Explanation } from '../../contract';
import { RiskBar, SixFaces, type Band, type BandTone } from '../../parts/Risk';
import { plural, say } from '../../words';
import { claimText, totalOf, withPart, type Claims, type Part } from './claim';
import { Die } from './die';
import { Emblem } from './emblem';
import type { CryptView } from './kinds';
import { Named } from './named';
import { actionWords, type ClaimOdds } from './words';

interface ComposerProps {
  view: CryptView;
  me: number;
  claims: Claims;
  chosen: Part[];
  active: Part;
  change(chosen: Part[]): void;
  remove(slot: string): void;
  confirm(): void;
  explain(action: string): Promise<Explanation>;
}

/** The odds of a claim, asked of the engine; null until it has answered. */
function useOdds(action: string, explain: (action: string) => Promise<Explanation>): ClaimOdds | null {
  const [found, keep] = useState<{ action: string; odds: ClaimOdds } | null>(null);
  useEffect(() => {
    let wanted = true;
    explain(action).then(
      (answer) => wanted && keep({ action, odds: (answer.odds ?? {}) as ClaimOdds }),
      () => undefined, // the claim can be made without its odds
    );
    return () => {
      wanted = false;
    };
  }, [action]);
  return found?.action === action ? found.odds : null;
}

/** What a die of this card can fail with: the lowest results, as docs/format/crypt.md has it. */
function failing(odds: ClaimOdds | null, slot: string): number[] | null {
  const die = odds?.dice?.find((group) => group.slot === slot);
  return die ? Array.from({ length: die.fails }, (_, at) => at + 1) : null;
}

const tones: BandTone[] = ['calm', 'light', 'grave', 'dire'];

/** How many dice all of the claim can exhaust, as shares of a bar; none if nothing can fail. */
function bands(odds: ClaimOdds | null): Band[] {
  if (!odds?.exhausted || !odds.dice?.some((group) => group.fails > 0)) return [];
  const { ways, of } = odds.exhausted;
  return ways.map((way, n) => ({ share: way / of, what: plural('web.crypt.exhausts', n), sign: n ? '☾'.repeat(n) : '✓', tone: tones[n]! }));
}

function beatsWords(view: CryptView, part: Part): string {
  const held = view.facts.dice[view.crypt.findIndex((slot) => slot.slot === part.slot)];
  const total = totalOf(view.facts.totals, part);
  return held ? say('web.crypt.beats', { held: held.total, total }) : say('web.crypt.total', { total });
}

export function Composer(props: ComposerProps) {
  const { view, me, claims, chosen, active } = props;
  const offers = claims.options(chosen, active.slot);
  const counts = [...new Set(offers.map((offer) => offer.count))];
  const efforts = offers.filter((offer) => offer.count === active.count).map((offer) => offer.effort);
  const odds = useOdds(claimText(chosen), props.explain);
  const fails = failing(odds, active.slot);
  const risks = bands(odds);
  const set = (wish: Part) => {
    const offer = claims.nearest(chosen, wish);
    if (offer) props.change(withPart(chosen, offer));
  };
  const type = view.crypt.find((slot) => slot.slot === active.slot)?.card?.type;
  return (
    <section class="crypt-composer" aria-label={say('web.crypt.composer', { slot: active.slot })}>
      <div class="crypt-line">
        <span class="target">
          {type && <Emblem type={type} />}
          <b>{active.slot}</b>
        </span>
        <span class="stepper" role="group" aria-label={say('web.crypt.count')}>
          {counts.map((count) => (
            <button
              key={count}
              type="button"
              class="choice"
              aria-pressed={count === active.count}
              onClick={() => set({ ...active, count })}
            >
              <b>{count}</b> <span>{plural('web.crypt.dice', count)}</span>
            </button>
          ))}
        </span>
        <span class="crypt-facts">
          <b>{beatsWords(view, active)}</b>
        </span>
        <button type="button" class="button quiet remove" aria-label={say('web.crypt.remove', { slot: active.slot })} onClick={() => props.remove(active.slot)}>
          ✕
        </button>
      </div>
      <div class="crypt-line efforts" role="group" aria-label={say('web.crypt.effort')}>
        {efforts.map((effort) => {
          const total = totalOf(view.facts.totals, { count: active.count, effort });
          return (
            <Named
              key={effort}
              class="choice"
              aria-pressed={effort === active.effort}
              spoken={say('web.crypt.effort.of', { effort, total })}
              onClick={() => set({ ...active, effort })}
            >
              <Die holder={me} value={effort} look="ready" />
              <span>{total}</span>
            </Named>
          );
        })}
      </div>
      {/* Its room is there before the engine has answered. */}
      <div class="odds">
        {fails && <SixFaces fails={fails} />}
        {risks.length > 0 && <RiskBar label={say('web.crypt.exhausted.bar')} bands={risks} />}
      </div>
      <div class="crypt-line last">
        <button type="button" class="button main" onClick={props.confirm}>
          <span class="whole">{actionWords(claimText(chosen), view)}</span>
          <kbd aria-hidden="true">↵</kbd>
        </button>
      </div>
    </section>
  );
}
