// What is drawn again and again: dice in their colours, boxes as they are printed, hearts and hours.
import type { ComponentChildren } from 'preact';
import { Die as PartDie, type DieLook, type DieSign } from '../../parts/Die';
import { Pip, Pips } from '../../parts/Pips';
import { Spoken } from '../../parts/Spoken';
import { tones } from '../../parts/tones';
import { plural, say } from '../../words';
import { useRolling } from '../../table/settle';
import { settings } from '../../settings';
import type { Colour } from './content';
import { dieCode, letterOf, looks, type Die, type Hero, type ShownBox } from './kinds';
import { boxWords } from './words';

/** Signs of the colours around 0,0, ±10. */
const outlines: Readonly<Record<DieSign, string>> = {
  square: 'M-8-8H8V8H-8Z',
  triangle: 'M0-10 10 8H-10Z',
  diamond: 'M0-11 9 0 0 11-9 0Z',
  star: 'M0-11 3-4 11-3 5 2 7 10 0 5-7 10-5 2-11-3-3-4Z',
  circle: 'M0-9A9 9 0 0 1 0 9 9 9 0 0 1 0-9Z',
};

export function ColourSign({ color }: { color: Colour | null }) {
  return (
    <svg class="od-sign" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path d={outlines[color ? looks[color].sign : 'circle']} />
    </svg>
  );
}

interface DieProps {
  die: Die;
  look?: DieLook;
  /** it has just been thrown: it shows other faces before it lies */
  rolls?: boolean;
  /** a likeness: the motion layer does not know it */
  still?: boolean;
}

export function GameDie({ die, look, rolls = false, still = false }: DieProps) {
  const face = useRolling(rolls);
  const { body, shape, sign } = looks[die.color];
  const value = face === null ? die.value : ((face * 5 + die.value) % 6) + 1;
  return (
    <PartDie
      body={body}
      shape={shape}
      sign={sign}
      letter={die.use === 'any' ? letterOf(die.color) : die.use === 'armor_box_only' ? `${letterOf(die.color)}a` : `${letterOf(die.color)}m`}
      value={value}
      look={look}
      numeral={settings.value.size >= 150}
      thing={still ? undefined : `die ${dieCode(die, true)}`}
    />
  );
}

/** Of a colour how many dice: "S 4". */
export function Stat({ color, count, ghost = 0 }: { color: Colour; count: number; ghost?: number }) {
  const { body, shape, sign } = looks[color];
  return (
    <span class="od-stat" data-ghost={ghost !== 0} role="img" aria-label={say('web.onedeck.stat', { colour: say(`web.onedeck.colour.${color}`), count: count + ghost })}>
      <PartDie body={body} shape={shape} sign={sign} letter={letterOf(color)} />
      <b>{count + ghost}</b>
      {ghost !== 0 && <i>{ghost > 0 ? `+${ghost}` : `−${-ghost}`}</i>}
    </span>
  );
}

const pipsOf = (kind: 'heart' | 'hour' | 'skull', count: number) =>
  count > 3
    ? [
        <b key={kind} class="od-many">
          {count}
          <Pip kind={kind} />
        </b>,
      ]
    : Array.from({ length: count }, (_, at) => <Pip key={`${kind}${at}`} kind={kind} />);

/** What stands on a box: its colour and number. */
export function BoxAsk({ box }: { box: ShownBox }) {
  return (
    <>
      <span class="od-letter">{letterOf(box.color)}</span>
      {box.number ?? 'X'}
      <ColourSign color={box.color} />
    </>
  );
}

/** What it costs to leave a box open, and the skull that it shows. */
export const boxCost = (box: ShownBox) => [...(box.skull ? pipsOf('skull', 1) : []), ...pipsOf('hour', box.time), ...pipsOf('heart', box.damage)];

/** Boxes as they are printed, to be read. */
export function PrintedBoxes({ boxes, label, small = false }: { boxes: readonly ShownBox[]; label: string; small?: boolean }) {
  return (
    <ul class="od-printed" data-small={small} aria-label={label}>
      {boxes.map((box) => (
        <li key={box.box} data-armor={box.armor} data-wide={box.wide} data-floor={typeof box.of === 'number'} style={tones(box.color ? looks[box.color].body : 'stone')}>
          <span class="spoken">{boxWords(box)}</span>
          <span class="od-ask" aria-hidden="true">
            <BoxAsk box={box} />
          </span>
          <span class="od-cost" aria-hidden="true">
            {boxCost(box)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The hearts of a hero: those that are left, of them those at stake, and those that are lost. */
export function Hearts({ hero, cracked = 0, ghost = 0 }: { hero: Hero; cracked?: number; ghost?: number }) {
  const left = Math.max(0, hero.health - hero.damage);
  const spoken = say('onedeck.health', { left, health: hero.health });
  return <Pips kind="heart" full={left} cracked={cracked} ghost={ghost} lost={Math.max(0, Math.min(hero.damage, hero.health) - ghost)} spoken={cracked ? `${spoken}; ${say('web.onedeck.at_stake', { harm: plural('onedeck.damage', cracked) })}` : spoken} />;
}

export function Hours({ count, most = 6 }: { count: number; most?: number }) {
  if (count > most)
    return (
      <span class="od-hours" role="img" aria-label={plural('onedeck.time', count)}>
        <b>{count}</b>
        <Pip kind="hour" />
      </span>
    );
  return <Pips kind="hour" full={count} spoken={plural('onedeck.time', count)} />;
}

interface ButtonProps {
  children: ComponentChildren;
  gold?: boolean;
  /** It throws dice or turns cards: there is no way back. */
  thread?: boolean;
  disabled?: boolean;
  pressed?: boolean;
  hinted?: boolean;
  keys?: string;
  spoken?: string;
  onPick(): void;
}

export function BarButton({ children, gold = false, thread = false, disabled = false, pressed, hinted = false, keys, spoken, onPick }: ButtonProps) {
  return (
    <button
      type="button"
      class={gold ? 'button main od-button' : 'button od-button'}
      data-thread={thread}
      data-hint={hinted}
      aria-disabled={disabled}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      onClick={() => !disabled && onPick()}
    >
      {spoken === undefined ? children : <Spoken words={spoken}>{children}</Spoken>}
    </button>
  );
}
