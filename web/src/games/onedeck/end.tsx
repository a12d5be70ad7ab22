// The end tells the story of the run: how deep it went, what was met, where health and time went, and what dice and
// choices did to it. The engine looks back at one encounter after the other.
import { useEffect, useState } from 'preact/hooks';
import type { EndProps } from '../../contract';
import { Pip } from '../../parts/Pips';
import { Picture } from '../../picture';
import { known, number, plural, say } from '../../words';
import { abilityName, dungeonName, specialName } from './content';
import { bossPicture, foeName, picture, type OnedeckView } from './kinds';

interface Harm {
  damage: number;
  time: number;
  boss?: number;
}
export interface Met extends Harm {
  floor: number;
  card: string | null;
  kind: 'combat' | 'peril' | 'boss';
  ending: 'won' | 'lost' | null;
}
export interface Review {
  encounters: Met[];
  damage: Record<string, number>;
  time: Record<string, number>;
  healed: number;
  potions: number;
}
interface Judged {
  luck: Harm;
  choices: Harm;
}

/** What was lost, by its cause, the most first. */
export function causes(by: Record<string, number> | undefined): { why: string; amount: number }[] {
  return Object.entries(by ?? {})
    .filter(([, amount]) => amount > 0)
    .map(([why, amount]) => ({ why, amount }))
    .sort((one, other) => other.amount - one.amount);
}

export function causeName(why: string): string {
  const key = `web.onedeck.cause.${why}`;
  if (known(key)) return say(key);
  const lost = `lost.${why}`;
  return known(lost) ? say(lost) : why === 'invisible' ? abilityName('invisibility') : (specialName(why) ?? why);
}

function Causes({ kind, by }: { kind: 'heart' | 'hour'; by: { why: string; amount: number }[] }) {
  const all = by.reduce((sum, { amount }) => sum + amount, 0);
  if (!all) return null;
  return (
    <div class="od-causes">
      <h3>
        {say(kind === 'heart' ? 'web.onedeck.end.hearts' : 'web.onedeck.end.hours')} <b>{number(all)}</b> <Pip kind={kind} />
      </h3>
      <ul>
        {by.map(({ why, amount }) => (
          <li key={why}>
            <span>{causeName(why)}</span>
            <i style={{ width: `${(100 * amount) / by[0]!.amount}%` }} />
            <b>{amount}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "+2.1 ♥": what more was lost than was to be expected. */
const signed = (value: number) => `${value > 0.05 ? '+' : value < -0.05 ? '−' : ''}${number(Math.abs(value), Math.abs(value) < 0.05 ? 0 : 1)}`;

export function fateWords(judged: readonly Judged[]): string[] {
  const sum = (of: 'luck' | 'choices', what: 'damage' | 'time') => judged.reduce((all, one) => all + one[of][what], 0);
  return (['luck', 'choices'] as const).map((of) => say(`web.onedeck.end.${of}`, { damage: signed(sum(of, 'damage')), time: signed(sum(of, 'time')) }));
}

function MetList({ met, view }: { met: readonly Met[]; view: OnedeckView }) {
  const floors = [...new Set(met.map(({ floor }) => floor))];
  return (
    <ol class="od-met">
      {floors.map((floor) => (
        <li key={floor} class={floor > 3 ? 'od-met-boss' : undefined}>
          <b>{floor > 3 ? say('web.onedeck.boss') : say('web.onedeck.floor.short', { floor })}</b>
          <ul>
            {met
              .filter((one) => one.floor === floor)
              .map(({ card, damage, time, ending, boss }, at) => {
                const name = foeName(card, view);
                return (
                  <li key={at} data-ending={ending} title={typeof name === 'string' ? name : name.text}>
                    <Picture name={card === null ? bossPicture(view) : picture(card)} fit="xMidYMid slice" />
                    <span class="spoken">{typeof name === 'string' ? name : name.text}</span>
                    <small>
                      {damage > 0 && (
                        <>
                          {damage}
                          <Pip kind="heart" look="cracked" />
                        </>
                      )}
                      {time > 0 && (
                        <>
                          {time}
                          <Pip kind="hour" />
                        </>
                      )}
                      {boss !== undefined && boss > 0 && (
                        <>
                          {boss}
                          <Pip kind="skull" />
                        </>
                      )}
                    </small>
                  </li>
                );
              })}
          </ul>
        </li>
      ))}
    </ol>
  );
}

export function endWords(view: OnedeckView): string {
  if (view.ending === 'won') return say('onedeck.won', { level: view.level.number });
  return say(view.floor > 3 ? 'onedeck.lost.boss' : 'onedeck.lost', { floor: view.floor, level: view.level.number, damage: view.boss.damage });
}

export function End({ view, review }: EndProps<OnedeckView>) {
  const [story, tell] = useState<Review | null>(null);
  const [judged, judge] = useState<Judged[]>([]);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const found = (await review()) as Review | null;
      if (!wanted || !found) return;
      tell(found);
      for (const part of found.encounters.keys()) {
        const one = (await review(part)) as Judged | null;
        if (!wanted) return;
        if (one) judge((before) => [...before, one]);
      }
    };
    look().catch(() => {});
    return () => {
      wanted = false;
    };
  }, []);
  const won = view.ending === 'won';
  return (
    <div class="onedeck od-end" data-won={won}>
      <Picture class="od-end-picture" name={picture(won ? 'end-dawn' : 'end-dark')} fit="xMidYMax slice" />
      <h2>{say(won ? 'web.onedeck.end.won' : 'web.onedeck.end.lost', { dungeon: dungeonName(view.dungeon) })}</h2>
      <p>{endWords(view)}</p>
      {story && (
        <>
          <MetList met={story.encounters} view={view} />
          <div class="od-story">
            <Causes kind="heart" by={causes(story.damage)} />
            <Causes kind="hour" by={causes(story.time)} />
          </div>
          <div class="od-fate" aria-live="polite">
            {judged.length < story.encounters.length ? (
              <p>{say('web.onedeck.end.judging', { at: judged.length, of: story.encounters.length })}</p>
            ) : (
              fateWords(judged).map((line) => <p key={line}>{line}</p>)
            )}
            {story.healed > 0 && <p>{plural('web.onedeck.end.healed', story.healed)}</p>}
          </div>
        </>
      )}
    </div>
  );
}
