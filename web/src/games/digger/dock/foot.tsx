// The foot of the dock: what the draft brings, in words, and the buttons that let it go, change it, or make it. The last one
// says what cannot be taken back.
import type { Chair } from '../../../contract';
import { list, say } from '../../../words';
import { Icon } from '../../../icons';
import { previewWords } from '../gains';
import type { DiggerView } from '../kinds';
import { nameOf, sentence } from '../named';
import { actionWords } from '../words';
import { actionOf, partOf, type Choice } from './choices';
import { bringsOf } from './brings';
import type { Drafting } from './drafting';
import type { Fate } from './fate';
import { costOf, groupName } from './orders';
import { shortWords } from './options';
import { Cost } from './pieces';
import { isDeclining } from './state';

/** Why it cannot be taken back: "draws a coin", "your Turn ends". */
export function wallWords({ wall, ends, odds }: Fate): string[] {
  const reasons: string[] = [];
  if (odds.coins || odds.stored) reasons.push(say('web.digger.dock.wall.coin'));
  else if (odds.from !== undefined) reasons.push(say('web.digger.dock.wall.steal'));
  else if (odds.reveal?.length || wall === 'reveal') reasons.push(say('web.digger.dock.wall.reveal'));
  else if (odds.draws?.length) reasons.push(say('web.digger.dock.wall.tiles'));
  else if (wall === 'roll' && !ends) reasons.push(say('web.digger.dock.wall.draw'));
  if (wall === 'end') reasons.push(say('web.digger.dock.wall.end'));
  else if (ends) reasons.push(say('web.digger.dock.wall.turn'));
  else if (wall === 'player' && !reasons.length) reasons.push(say('web.digger.dock.wall.player'));
  return reasons;
}

/** What the button says that makes a choice. */
function doWords(choice: Choice, view: DiggerView): string {
  const verb = partOf(choice, 'verb');
  const tiles = choice.parts.tiles;
  if (tiles !== undefined) return say(verb === 'think' ? 'web.digger.dock.exchange' : 'web.digger.dock.return', { n: tiles.split(' ').length });
  if (partOf(choice, 'tile')) return say('web.digger.dock.build');
  if (partOf(choice, 'group') === 'move' || verb === 'sneak') return say('web.digger.dock.go');
  const group = groupName(partOf(choice, 'group'));
  if (group) return group;
  return shortWords(choice, view);
}

interface FootProps {
  draft: Drafting;
  chairs: Chair[];
  /** what is said while nothing is complete */
  ask: string;
  /** what is said before anything else: a question that must be answered, a refusal */
  note: string | null;
  /** a Turn of the tile: how many ways it can lie */
  turns: number;
  turn(): void;
  /** declines or ends what is asked, where that is possible */
  decline: Choice | null;
  onDecline(): void;
}

export function Foot({ draft, chairs, ask, note, turns, turn, decline, onDecline }: FootProps) {
  const { view, choice, fate, live, canUndo } = draft;
  const reasons = fate ? wallWords(fate) : [];
  const cost = choice && fate ? (fate.odds.tp ?? costOf(view, partOf(choice, 'group')) ?? 0) : 0;
  const preview = choice && fate ? previewWords({ ...fate.odds, ends: undefined }, view, chairs) : '';
  const words = note ?? (choice ? preview || sentence(choice.line.map((action) => actionWords(action, view)).join('; ')) : ask);
  const brings = note === null && choice && fate ? bringsOf(fate.odds) : null;
  return (
    <>
      <div class="dd-info" role="status" tabIndex={0} data-note={note !== null} data-signs={brings !== null}>
        {brings && (
          <span class="dd-brings" aria-hidden="true">
            {brings}
          </span>
        )}
        {brings && <span class="spoken">{words}</span>}
        <span class="dd-info-words" aria-hidden={brings ? true : undefined}>
          {words}
        </span>
      </div>
      <div class="dd-buttons">
        <button type="button" class="button dd-cancel" aria-label={say('web.digger.dock.cancel')} data-idle={!canUndo} aria-disabled={!canUndo} onClick={draft.clear}>
          <Icon sign="close" />
        </button>
        {decline && !(choice && fate && isDeclining(choice)) && (
          <button type="button" class="button dd-decline" aria-disabled={!live} onClick={onDecline}>
            {shortWords(decline, view)}
          </button>
        )}
        {turns > 1 && (
          <button type="button" class="button dd-turn" onClick={turn}>
            <Icon sign="again" />
            {say('web.digger.dock.turn')}
          </button>
        )}
        <button type="button" class="button main dd-confirm" data-idle={!choice} data-wall={reasons.length > 0} aria-disabled={!choice || !fate || !live} onClick={draft.confirm}>
          <span>
            {choice ? doWords(choice, view) : say('web.digger.dock.confirm')}
            {reasons.length > 0 && <small>{list(reasons)}</small>}
          </span>
          {cost > 0 && <Cost points={cost} />}
        </button>
      </div>
    </>
  );
}

/** The name of who is asked, for what is said to several at one screen. */
export const actorName = ({ turn }: Drafting, chairs: readonly Chair[]) => nameOf(turn?.actor, chairs);
export const isPass = (choice: Choice) => actionOf(choice) === 'pass';
