// The card that is faced: large, with its picture, its special, and the boxes that it would have.
import { Pip } from '../../parts/Pips';
import { Picture } from '../../picture';
import { say } from '../../words';
import { bossOf, cardName, cardOf, inWords, optionName } from './content';
import { bossPicture, foeName, hallPicture, picture, type Ahead, type OnedeckView } from './kinds';
import { PrintedBoxes } from './pieces';
import type { Choosing } from './choosing';

/** Its picture in front of the hall, its name, what is special about it; a tap tells all. */
export function BigCard({ view, card, open, hurt = false }: { view: OnedeckView; card: string | null; open(): void; hurt?: boolean }) {
  const printed = card === null ? undefined : cardOf(card);
  const boss = bossOf(view.dungeon);
  const special = card === null ? undefined : printed?.special;
  const text = card === null ? inWords(boss?.text) : inWords(special?.text);
  const name = foeName(card, view);
  const title = typeof name === 'string' ? name : name.text;
  return (
    <button type="button" class="od-big" data-hurt={hurt} data-place="card" onClick={open}>
      <span class="spoken">
        {title}. {special ? `${inWords(special.name)}: ` : ''}
        {text}
      </span>
      <span class="od-big-picture" aria-hidden="true">
        <Picture class="od-wall" name={hallPicture(view)} fit="xMinYMid slice" />
        <Picture class="od-figure" name={card === null ? bossPicture(view) : picture(card)} fit="xMidYMax meet" />
      </span>
      <span class="od-big-name" aria-hidden="true">
        {title}
        {printed && (
          <i>
            {printed.lanterns}
            <Pip kind="lantern" />
          </i>
        )}
        {card === null && (
          <i>
            {view.boss.health - view.boss.damage}
            <Pip kind="skull" />
          </i>
        )}
      </span>
      {text && (
        <span class="od-big-special" aria-hidden="true">
          {special && <b>{inWords(special.name)}</b>} {text}
        </span>
      )}
    </button>
  );
}

/** Before it is faced: the boxes there would be; of a peril its two ways, one of which can be settled already now. */
export function AheadBoxes({ ahead, choosing, suggested, small = false }: { ahead: Ahead; choosing: Choosing; suggested: string | null; small?: boolean }) {
  if (ahead.kind === 'combat') return <PrintedBoxes boxes={ahead.boxes} label={say('web.onedeck.boxes')} small={small} />;
  const { pick } = choosing;
  const picked = choosing.picked ?? choosing.ahead;
  return (
    <div class="od-ways" role="group" aria-label={say('web.onedeck.ways')}>
      {ahead.options.map(({ id, time, boxes }) => {
        const action = `option ${id}`;
        return (
          <button
            key={id}
            type="button"
            class="od-way"
            data-hint={suggested === action}
            aria-pressed={picked === action}
            aria-disabled={!choosing.live}
            onClick={() => choosing.live && pick(picked === action ? null : action)}
          >
            <b>
              {optionName(ahead.card, id) || cardName(ahead.card).text}
              {time > 0 && (
                <i>
                  <span class="spoken">{say('web.onedeck.time.now', { time })}</span>
                  <span aria-hidden="true">
                    −{time}
                    <Pip kind="hour" />
                  </span>
                </i>
              )}
            </b>
            <PrintedBoxes boxes={boxes} label={say('web.onedeck.boxes')} small={small} />
          </button>
        );
      })}
    </div>
  );
}

/** Of a stack the cards that are known, for four players. */
export const facedCards = (view: OnedeckView) => (view.facing === null ? [] : (view.doors[view.facing - 1]?.ahead ?? []));
