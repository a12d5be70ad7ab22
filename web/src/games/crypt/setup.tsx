// Crypt's setup: the Collectors with their portraits and what they pay for, and the marks to beat by one who plays alone.
import type { Options, Setup } from '../../contract';
import type { PictureName } from '../../picture';
import { levelName } from '../../table/names';
import { number, say } from '../../words';
import type { Side, Type } from './kinds';
import { strengths } from './strength';

/** The presets of the option: all six alike. */
function preset(value: unknown) {
  const [side] = value as (Side | 'random')[];
  return { name: say(`web.crypt.setup.preset.${side!}`), about: say(`web.crypt.setup.preset.${side!}.about`) };
}

function sideOf(type: Type, value: unknown) {
  if (value === 'random') return { name: say('web.crypt.setup.chance') };
  const side = value as Side;
  return { name: side, about: say(`collector.${type}.${side}`), picture: `crypt-${type}-${side}` as PictureName };
}

function Beside({ players }: { players: number; options: Options }) {
  if (players > 1) return null;
  return (
    <div class="setup-marks">
      <p>{say('web.crypt.setup.solo')}</p>
      <ul>
        {strengths.map(({ level, soloMean }) =>
          soloMean === null ? null : (
            <li key={level}>
              <span>{levelName(level)}</span> <b>{number(soloMean, 1)}</b>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

export const setup: Setup = {
  option: () => ({ name: say('web.crypt.setup.collectors'), about: say('web.crypt.setup.collectors.about') }),
  place: (_option, place) => ({ name: say(`collector.${place as Type}`), picture: `crypt-${place as Type}-A` }),
  value: (_option, value, place) => (place === undefined ? preset(value) : sideOf(place as Type, value)),
  Beside,
};
