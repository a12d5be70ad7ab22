// One option of a game, drawn by its type: a switch, cards or chips to choose from, a number, a list item by item.
import { useRef, useState } from 'preact/hooks';
import type { Shown } from '../contract';
import { Icon } from '../icons';
import { checkAdventure, type AdventureFault } from '../kept';
import { Picture } from '../picture';
import { FaultNotice } from '../screens/FaultNotice';
import { number, say } from '../words';
import { groupsOf, isLegal, itemsOf, presetsOf, withItem, type Option } from './options';
import type { SetupWords } from './words';

export interface PartProps {
  game: string;
  option: Option;
  value: unknown;
  players: number;
  words: SetupWords;
  change(value: unknown): void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface CardsProps {
  name: string;
  legend: string;
  values: readonly unknown[];
  chosen: unknown;
  shown(value: unknown): Shown;
  choose(value: unknown): void;
}

/** One of several, as cards with what they mean; as plain chips where there is nothing more to say. */
export function Cards({ name, legend, values, chosen, shown, choose }: CardsProps) {
  const all = values.map(shown);
  const plain = all.every(({ about, picture }) => !about && !picture);
  return (
    <fieldset class={plain ? 'option-chips' : 'option-cards'}>
      <legend class="spoken">{legend}</legend>
      {values.map((value, at) => {
        const { name: title, about, picture } = all[at]!;
        return (
          <label key={JSON.stringify(value)} class="option-card">
            <input type="radio" name={name} value={at} checked={same(value, chosen)} onChange={() => choose(value)} />
            {picture && <Picture class="option-picture" name={picture} fit="xMidYMin slice" />}
            <span class="option-words">
              <strong>{title}</strong>
              {about && <span class="option-about">{about}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** A number between two, by steps; it can be typed, too. */
function Stepper({ option, value, words, change }: PartProps) {
  const { id, min = -Infinity, max = Infinity } = option;
  const now = value as number;
  const to = (next: number) => {
    if (Number.isInteger(next)) change(Math.max(min, Math.min(max, next)));
  };
  const legend = words.option(id).name;
  return (
    <div class="stepper" role="group" aria-label={legend}>
      <button type="button" class="button" aria-label={say('web.new.less')} disabled={now <= min} onClick={() => to(now - 1)}>
        −
      </button>
      <input class="field" type="number" inputMode="numeric" aria-label={legend} min={min} max={max} value={now} onChange={(event) => to(event.currentTarget.valueAsNumber)} />
      <button type="button" class="button" aria-label={say('web.new.more')} disabled={now >= max} onClick={() => to(now + 1)}>
        +
      </button>
    </div>
  );
}

function Switch({ value, option, words, change }: PartProps) {
  const { name, about } = words.option(option.id);
  return (
    <label class="option-switch">
      <input type="checkbox" role="switch" checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
      <span class="option-words">
        <strong>{name}</strong>
        {about && <span class="option-about">{about}</span>}
      </span>
    </label>
  );
}

/** What one item of a list is called: its place, or its number in the option's own question. */
function itemShown({ option, words }: Pick<PartProps, 'option' | 'words'>, at: number): Shown {
  const place = option.places?.[at];
  return place === undefined ? words.option(option.id, { name: number(at + 1), letter: number(at + 1) }) : words.place(option.id, place);
}

function Items(props: PartProps) {
  const { option, value, words, change } = props;
  const list = value as unknown[];
  return (
    <ul class="option-items">
      {list.map((item, at) => {
        const place = option.places?.[at];
        const { name, picture } = itemShown(props, at);
        const chosen = words.value(option.id, item, place);
        const portrait = chosen.picture ?? picture;
        return (
          <li key={at} class={portrait ? 'pictured' : ''}>
            {portrait && <Picture class="option-picture" name={portrait} fit="xMidYMin slice" />}
            <div class="option-words">
              <strong>{name}</strong>
              <fieldset class="option-chips">
                <legend class="spoken">{name}</legend>
                {itemsOf(option).map((each) => (
                  <label key={String(each)} class="option-card">
                    <input type="radio" name={`${option.id}-${at}`} value={String(each)} checked={each === item} onChange={() => change(withItem(option, list, at, each))} />
                    <span class="option-words">{words.value(option.id, each, place).name}</span>
                  </label>
                ))}
              </fieldset>
              {chosen.about && <p class="option-about">{chosen.about}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What the items are, for reading: a preset is chosen by what it gives. */
function ItemsTold({ option, value, words }: PartProps) {
  return (
    <ul class="option-items">
      {(value as unknown[]).map((item, at) => {
        const place = option.places![at]!;
        const { name, picture } = words.place(option.id, place);
        const each = words.value(option.id, item, place);
        const portrait = each.picture ?? picture;
        // What is left to chance may be any of the others.
        const abouts = each.about ? [each] : itemsOf(option).map((any) => words.value(option.id, any, place)).filter(({ about }) => about);
        return (
          <li key={at} class={portrait ? 'pictured' : ''}>
            {portrait && <Picture class="option-picture" name={portrait} fit="xMidYMin slice" />}
            <div class="option-words">
              <strong>{name}</strong>
              {abouts.map(({ name: called, about }) => (
                <p key={called} class="option-about">
                  <b>{called}</b> {about}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A list: one of its presets, or item by item. */
function List(props: PartProps) {
  const { option, value, players, words, change } = props;
  const presets = presetsOf(option, players);
  const isPreset = presets.some((preset) => same(preset, value));
  const [mixing, mix] = useState(!isPreset);
  if (value === undefined) return <FirstItems {...props} />;
  if (presets.length === 0) return <Items {...props} />;
  const own = mixing || !isPreset;
  return (
    <>
      <Cards
        name={option.id}
        legend={words.option(option.id).name}
        values={[...presets, null]}
        chosen={own ? null : value}
        shown={(each) => (each === null ? { name: say('web.new.mix'), about: say('web.new.mix.about') } : words.value(option.id, each))}
        choose={(each) => {
          mix(each === null);
          if (each !== null) change(each);
        }}
      />
      {own ? (
        <Items {...props} />
      ) : (
        option.places && (
          <details class="option-told" open={matchMedia('(min-width: 60rem)').matches}>
            <summary>{say('web.new.show')}</summary>
            <ItemsTold {...props} />
          </details>
        )
      )}
    </>
  );
}

/** A list without presets that the game fills in itself: as the game has it, until somebody wants to choose. */
function FirstItems({ option, players, change }: PartProps) {
  const of = itemsOf(option);
  const length = option.length === 'players' ? players : (option.length ?? 0);
  const first = Array.from({ length }, (_, at) => of[at % of.length]);
  return (
    <button type="button" class="button" onClick={() => change(first)}>
      {say('web.new.choose')}
    </button>
  );
}

/** Any number of values in each of several lists. */
export function Lists({ option, value, players, words, change, only }: PartProps & { only?: string }) {
  const lists = (value ?? {}) as Record<string, unknown[]>;
  const groups = groupsOf(option, players);
  const set = (key: string, list: unknown[]) => {
    const next = Object.fromEntries(groups.map((group) => [group.key, group.key === key ? list : (lists[group.key] ?? [])]));
    change(Array.isArray(option.of) ? groups.map((group) => next[group.key]) : next);
  };
  return (
    <>
      {groups
        .filter(({ key, of }) => of.length > 0 && (only === undefined || key === only))
        .map(({ key, of }) => {
          const chosen = lists[key] ?? [];
          const full = chosen.length >= (option.max ?? Infinity);
          const title = only === undefined ? words.place(option.id, key).name : words.option(option.id).name;
          const plain = of.every((each) => !words.value(option.id, each).about);
          return (
            <details key={key} class="option-told">
              <summary>
                {title}
                {chosen.length > 0 && `: ${chosen.map((each) => words.value(option.id, each).name).join(', ')}`}
              </summary>
              <fieldset class={plain ? 'option-chips' : 'option-cards'}>
                <legend class="spoken">{title}</legend>
                {of.map((each) => {
                  const has = chosen.includes(each);
                  const { name, about } = words.value(option.id, each);
                  return (
                    <label key={String(each)} class="option-card">
                      <input
                        type="checkbox"
                        checked={has}
                        disabled={!has && full}
                        onChange={() => set(key, has ? chosen.filter((one) => one !== each) : [...chosen, each])}
                      />
                      <span class="option-words">
                        <strong>{name}</strong>
                        {about && <span class="option-about">{about}</span>}
                      </span>
                    </label>
                  );
                })}
              </fieldset>
            </details>
          );
        })}
    </>
  );
}

/** Which adventure: one of the game's own, or a file, which is checked before it is taken. */
function Adventure({ game, option, value, words, change }: PartProps) {
  const [faults, setFaults] = useState<AdventureFault[]>([]);
  const [fault, setFault] = useState<unknown>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const own = typeof value === 'object' && value !== null ? (value as { id?: unknown }) : null;
  const read = async (file: File | undefined) => {
    if (!file) return;
    setFaults([]);
    setFault(null);
    try {
      const { adventure, faults: found } = await checkAdventure(game, file);
      setFaults(found);
      if (found.length === 0) change(adventure);
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <>
      <Cards name={option.id} legend={words.option(option.id).name} values={option.values ?? []} chosen={value} shown={(each) => words.value(option.id, each)} choose={change} />
      <div class="option-file">
        <input
          ref={chooser}
          class="spoken"
          type="file"
          accept=".json,application/json"
          tabIndex={-1}
          aria-label={say('web.new.file')}
          onChange={(event) => {
            void read(event.currentTarget.files?.[0]);
            event.currentTarget.value = ''; // the same file may be chosen again after it was mended
          }}
        />
        <button type="button" class="button" onClick={() => chooser.current?.click()}>
          <Icon sign="save" />
          {say('web.new.file')}
        </button>
        {own && <p role="status">{say('web.new.file.taken', { id: plain(own.id) })}</p>}
      </div>
      {faults.length > 0 && (
        <div class="notice wrong" role="alert">
          <p>
            <strong>{say('web.new.file.faulty')}</strong>
          </p>
          <ul lang="en">
            {faults.slice(0, 12).map(({ path, message, rule }, at) => (
              <li key={at}>
                <code>{path}</code> {message} {rule && `(${rule})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {fault !== null && <FaultNotice what={say('web.home.load.failed')} error={fault} />}
    </>
  );
}

function plain(id: unknown): string {
  return typeof id === 'string' ? id : '?';
}

export function OptionPart(props: PartProps) {
  const { option, value, players, words, change } = props;
  const { id, type } = option;
  if (type === 'bool') return <Switch {...props} />;
  const { name, about } = words.option(id, { name: '', letter: '' });
  const chosenFrom = type === 'choice' || (type === 'integer' && option.values);
  const Own = words.part(id);
  return (
    <section class="panel option" aria-labelledby={`option-${id}`}>
      <h2 id={`option-${id}`}>{name}</h2>
      {about && <p class="option-about">{about}</p>}
      {chosenFrom && Own && <Own id={id} legend={name} values={option.values ?? []} value={value} choose={change} />}
      {chosenFrom && !Own && <Cards name={id} legend={name} values={option.values ?? []} chosen={value} shown={(each) => words.value(id, each)} choose={change} />}
      {type === 'integer' && !option.values && <Stepper {...props} />}
      {type === 'list' && <List key={`${players}`} {...props} />}
      {type === 'lists' && <Lists {...props} />}
      {type === 'adventure' && <Adventure {...props} />}
    </section>
  );
}

/** What a list by seat holds for one of them. */
export function SeatPart({ option, value, seat, letter, ...more }: PartProps & { seat: number; letter: string }) {
  const { words, change, players } = more;
  if (option.type === 'lists') return <Lists {...more} option={option} value={value} only={String(seat)} />;
  const list = isLegal(option, value, players) ? (value as unknown[]) : [];
  if (list.length === 0) return null;
  return (
    <Cards
      name={`${option.id}-${seat}`}
      legend={words.option(option.id, { letter, name: letter }).name}
      values={itemsOf(option)}
      chosen={list[seat]}
      shown={(each) => words.value(option.id, each)}
      choose={(each) => change(withItem(option, list, seat, each))}
    />
  );
}
