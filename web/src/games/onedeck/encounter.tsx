// An encounter: the card, its boxes as slots, and what lies on them.
import { Pip } from '../../parts/Pips';
import { HandGroup } from '../../parts/HandGroup';
import { Slot } from '../../parts/Slot';
import { say } from '../../words';
import type { GameEvent } from '../../contract';
import { boxPlace, type DiceHand } from './dice_hand';
import { looks, readDie, told, type ActiveBox, type Die, type Encounter, type OnedeckView } from './kinds';
import { BoxAsk, boxCost, GameDie } from './pieces';
import { boxWords, dieName } from './words';

/** A suggestion's dice, as they would lie. */
export function ghostDice(codes: readonly string[], seat: number): Die[] {
  return codes.flatMap((code) => {
    const die = readDie(code);
    return die ? [{ ...die, seat: die.seat ?? seat }] : [];
  });
}

/** What a line of actions would lay on each box: the number of the step, and its dice. */
export function ghostsOf(line: readonly string[]): Map<number, { at: number; codes: string[] }> {
  const found = new Map<number, { at: number; codes: string[] }>();
  line.forEach((action, at) => {
    const [verb, box, ...codes] = action.split(' ');
    if (verb === 'cover') found.set(Number(box), { at: at + 1, codes });
  });
  return found;
}

interface BoxesProps {
  view: OnedeckView;
  encounter: Encounter;
  table: DiceHand;
  events: GameEvent[];
  /** actions that are shown as they would be */
  shown: readonly string[];
  /** more than one of them: they are numbered */
  numbered: boolean;
}

function frameOf({ armor, locked, covered }: ActiveBox) {
  return armor ? 'plate' : locked && !covered ? 'chained' : 'plain';
}

const cellsOf = (boxes: readonly ActiveBox[]) => boxes.reduce((cells, box) => cells + (box.wide ? 2 : 1), 0);
const rowsOf = (boxes: readonly ActiveBox[], columns: number) => Math.max(1, Math.ceil(cellsOf(boxes) / columns));

export function Boxes({ view, encounter, table, events, shown, numbered }: BoxesProps) {
  const { hand, owned } = table;
  const ghosts = ghostsOf(shown);
  const struck = new Set(told(events).flatMap((event) => (event.type === 'consequences' ? event.boxes : [])));
  return (
    <div class="od-boxes" style={{ '--rows': rowsOf(encounter.boxes, 4), '--rows-wide': rowsOf(encounter.boxes, 6) }} data-few={encounter.boxes.length <= 4} data-many={cellsOf(encounter.boxes) > 8 ? (cellsOf(encounter.boxes) > 12 ? 'most' : 'many') : undefined}>
      <HandGroup label={say('web.onedeck.boxes')} class="od-grid">
        {encounter.boxes.map((box) => {
          const place = boxPlace(box.box);
          const ghost = box.covered ? undefined : ghosts.get(box.box);
          const held = hand.rules.lit(hand.held.value).has(place) ? hand.held.value : [];
          const sum = (dice: readonly { value: number }[]) => dice.reduce((all, { value }) => all + value, 0);
          const lying = box.covered || box.dice.length > 0;
          const heldDice = table.dice.filter(({ id }) => held.includes(id)).map(({ die }) => die);
          const dice = ghost ? ghostDice(ghost.codes, encounter.heroes[0]!) : [];
          const spoken = [boxWords(box, box.locked && !box.covered), ...(lying ? [say('onedeck.plain.covered', { dice: box.dice.map((die) => dieName(die, view, owned)).join(', ') })] : box.struck ? [say('onedeck.plain.struck')] : [])].join(', ');
          return (
            <div key={box.box} class="od-box" data-count={lying ? box.dice.length : dice.length} data-of={box.of} data-struck={struck.has(box.box)} data-place={`box ${box.box}`} data-wide={box.wide}>
              <Slot
                hand={hand}
                id={place}
                body={looks[box.color].body}
                frame={frameOf(box)}
                wide={box.wide}
                index={box.box}
                spoken={spoken}
                ask={<BoxAsk box={box} />}
                cost={boxCost(box)}
                sum={box.wide && !lying && (heldDice.length > 0 || dice.length > 0) ? { have: sum(heldDice.length ? heldDice : dice), need: box.number ?? 0 } : undefined}
                done={lying}
              >
                {lying ? (
                  box.dice.map((die, at) => <GameDie key={at} die={die} />)
                ) : dice.length ? (
                  <>
                    {dice.map((die, at) => (
                      <GameDie key={at} die={die} look="ghost" still />
                    ))}
                    {numbered && <b class="od-step">{ghost!.at}</b>}
                  </>
                ) : box.struck ? (
                  <Pip kind="skull" look="cracked" />
                ) : null}
              </Slot>
            </div>
          );
        })}
      </HandGroup>
    </div>
  );
}

