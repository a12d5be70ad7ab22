// One seat of the new game: who sits there, called what, how strong.
import type { Chair } from '../contract';
import { strength } from '../games/crypt/strength';
import { say } from '../words';
import { levelName, levelNames } from '../table/names';
import { usualName } from './chair_words';
import { nameAtMost, type NameFault } from './new_game_plan';

export const seatLetters = ['A', 'B', 'C', 'D'] as const;

export function nameField(seat: number): string {
  return `seat-${seat}-name`;
}

function Meter({ level }: { level: number }) {
  return (
    <svg class="meter" viewBox="0 0 70 20" aria-hidden="true">
      {levelNames.map((name, index) => (
        <path
          key={name}
          class={index < level ? 'lit' : ''}
          d={`M${7 + index * 14} 1 c4 6 6 9 5 13 c-1 5 -9 5 -10 0 c-1 -4 3 -6 5 -13 Z`}
        />
      ))}
    </svg>
  );
}

interface Props {
  seat: number;
  chair: Chair;
  fault: NameFault | null;
  change(chair: Chair): void;
}

export function SeatRow({ seat, chair, fault, change }: Props) {
  const letter = seatLetters[seat] ?? '';
  const field = nameField(seat);
  return (
    <li class="seat">
      <span class={`seat-badge seat-${seat}`} aria-hidden="true">
        {letter}
      </span>
      <div class="seat-who">
        <label class="spoken" for={`seat-${seat}-who`}>
          {say('web.new.who', { letter })}
        </label>
        <select
          id={`seat-${seat}-who`}
          class="field"
          value={String(chair.level ?? 0)}
          onChange={(event) => change({ ...chair, level: Number(event.currentTarget.value) || null })}
        >
          <option value="0">{say('web.new.person')}</option>
          {levelNames.map((name, index) => (
            <option key={name} value={String(index + 1)}>
              {say('web.new.computer', { n: index + 1, level: levelName(index + 1) })}
            </option>
          ))}
        </select>
      </div>
      {chair.level === null ? (
        <div class="seat-name">
          <label class="spoken" for={field}>
            {say('web.new.name', { letter })}
          </label>
          <input
            id={field}
            class="field"
            type="text"
            autocomplete="off"
            spellcheck={false}
            maxLength={nameAtMost}
            placeholder={usualName(null, seat)}
            value={chair.name}
            aria-invalid={fault !== null}
            aria-describedby={fault ? `${field}-fault` : undefined}
            onInput={(event) => change({ ...chair, name: event.currentTarget.value })}
          />
          {fault && (
            <p class="field-fault" id={`${field}-fault`} role="alert">
              {say(`web.new.fault.${fault}`)}
            </p>
          )}
        </div>
      ) : (
        <p class="seat-strength">
          <span class="seat-called">
            {usualName(chair.level, seat)}
            <Meter level={chair.level} />
          </span>
          {strength(chair.level)}
        </p>
      )}
    </li>
  );
}
