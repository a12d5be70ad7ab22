// Who sits where: a chair for each player, with the portrait of who sits there. A person gives a name, or plays another
// seat besides an earlier one; a computer has one of five torches lit for its strength.
import type { ComponentChildren } from 'preact';
import type { GameFace, Shown } from '../contract';
import { Picture, type PictureName } from '../picture';
import { usualName } from '../screens/chair_words';
import { levelName, levelNames } from '../table/names';
import { say } from '../words';
import { nameAtMost, nameFault, personAt, seated, type Plan, type PlannedChair } from './plan';

export const seatLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export function nameField(seat: number): string {
  return `seat-${seat}-name`;
}

/** Who plays: a person, somebody who sits here already, or a computer. */
type Who = 'person' | 'computer' | number;

function whoOf(chairs: readonly PlannedChair[], seat: number): Who {
  if (chairs[seat]!.level !== null) return 'computer';
  const person = personAt(chairs, seat);
  return person === seat ? 'person' : person;
}

function Torch({ lit }: { lit: boolean }) {
  return (
    <svg class={lit ? 'lit' : ''} viewBox="0 0 14 22" aria-hidden="true">
      <path d="M7 1 c4 6 6 9 5 13 c-1 5 -9 5 -10 0 c-1 -4 3 -6 5 -13 Z" />
    </svg>
  );
}

function Levels({ seat, level, choose }: { seat: number; level: number; choose(level: number): void }) {
  return (
    <fieldset class="levels">
      <legend class="spoken">{say('web.new.level', { letter: seatLetters[seat] ?? '' })}</legend>
      {levelNames.map((name, index) => (
        <label key={name} title={levelName(index + 1)}>
          <input type="radio" name={`seat-${seat}-level`} value={index + 1} checked={level === index + 1} aria-label={levelName(index + 1)} onChange={() => choose(index + 1)} />
          <Torch lit={index < level} />
        </label>
      ))}
      <span class="level-name" aria-hidden="true">
        {levelName(level)}
      </span>
    </fieldset>
  );
}

interface ChairProps {
  plan: Plan;
  seat: number;
  face: Pick<GameFace, 'strength'> | null;
  /** the part that the seat has in the game */
  part: Shown | undefined;
  change(chair: PlannedChair): void;
  /** what is chosen for this seat alone */
  children?: ComponentChildren;
}

export function ChairCard({ plan, seat, face, part, change, children }: ChairProps) {
  const { chairs } = plan;
  const chair = chairs[seat]!;
  const letter = seatLetters[seat] ?? '';
  const names = seated(plan);
  const who = whoOf(chairs, seat);
  const fault = nameFault(plan, seat);
  const field = nameField(seat);
  // Those before who sit for themselves.
  const earlier = names.flatMap(({ level }, at) => (at < seat && level === null && personAt(chairs, at) === at ? [at] : []));
  const picture: PictureName = part?.picture ?? (chair.level === null ? 'house-person' : `house-level-${chair.level as 1 | 2 | 3 | 4 | 5}`);
  const choose = (to: Who) => {
    const { as: _, ...alone } = chair;
    if (to === 'computer') change({ ...alone, level: chair.level ?? 2 });
    else change(to === 'person' ? { ...alone, level: null } : { ...alone, level: null, as: to });
  };
  const kinds: [Who, string][] = [
    ['person', say('web.new.person')],
    ['computer', say('web.new.machine')],
    ...earlier.map((at): [Who, string] => [at, say('web.new.too', { name: names[at]!.name })]),
  ];
  const told = chair.level === null ? null : (face?.strength(chair.level) ?? null);
  return (
    <li class="chair" data-seat={seat}>
      <div class="chair-picture">
        <Picture name={picture} fit="xMidYMin slice" />
        <span class={`seat-badge seat-${seat}`} aria-hidden="true">
          {letter}
        </span>
      </div>
      <div class="chair-words">
        {part && <p class="chair-part">{part.name}</p>}
        <fieldset class="choice chair-who">
          <legend class="spoken">{say('web.new.who', { letter })}</legend>
          <div class="choice-row">
            {kinds.map(([kind, words]) => (
              <label key={kind}>
                <input type="radio" name={`seat-${seat}-who`} value={kind} checked={who === kind} onChange={() => choose(kind)} />
                <span>{words}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {who === 'person' && (
          <div class="chair-name">
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
        )}
        {typeof who === 'number' && <p class="chair-note">{say('web.new.too.about')}</p>}
        {chair.level !== null && (
          <>
            <p class="chair-called">{names[seat]!.name}</p>
            <Levels seat={seat} level={chair.level} choose={(level) => change({ ...chair, level })} />
            {told && <p class="chair-note">{told}</p>}
          </>
        )}
        {children}
      </div>
    </li>
  );
}
