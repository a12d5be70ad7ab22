// What was beaten is a present: the card in four forms, each with what it would change on a hero's sheet.
import { useState } from 'preact/hooks';
import type { BoardProps, Turn } from '../../contract';
import { Card } from '../../parts/Card';
import { Pip } from '../../parts/Pips';
import { Picture } from '../../picture';
import { plural, say } from '../../words';
import type { Choosing } from './choosing';
import { ChoiceBar, HeroRow, waysOf } from './choices';
import { abilityName, abilityText, cardName, cardOf } from './content';
import { groundOf } from './doors';
import { ItemIcons, itemWords, type Change } from './heroes';
import { picture, seatOf, type OnedeckView } from './kinds';
import { RiskLine, useOdds } from './risk_line';
import { costWords } from './words';

export const forms = ['xp', 'item', 'skill', 'potion'] as const;
export type Form = (typeof forms)[number];

/** "loot 2 item A goblin_1": which card, what it becomes, whose it is, and what it takes the place of. */
export interface LootWay {
  action: string;
  which: number;
  form: Form;
  seat: number | null;
  replaced: string | null;
}
export function lootWay(action: string): LootWay | null {
  const [verb, ...tokens] = action.split(' ');
  if (verb !== 'loot') return null;
  const which = /^\d+$/.test(tokens[0] ?? '') ? Number(tokens.shift()) : 1;
  const [form, hero, replaced] = tokens;
  return { action, which, form: form as Form, seat: hero ? seatOf(hero) : null, replaced: replaced ?? null };
}

export interface LootChoice {
  ways: readonly LootWay[];
  which: number;
  form: Form | null;
  seat: number | null;
  take(form: Form, which: number): void;
  owner(seat: number): boolean;
}

/** The form and the owner are chosen in turn, and whatever is the only way is chosen with them. */
export function useLoot(view: OnedeckView, choosing: Choosing): LootChoice {
  const [kept, keep] = useState<{ of: Turn | null; which: number; form: Form | null }>({ of: null, which: 1, form: null });
  const ways = choosing.turn?.kind === 'loot' ? choosing.actions.flatMap((action) => lootWay(action) ?? []) : [];
  const now = kept.of === choosing.turn ? kept : { which: 1, form: null };
  const picked = choosing.picked === null ? null : lootWay(choosing.picked);
  /** Below the limit nothing is given away. */
  const plainest = (some: readonly LootWay[]) => some.find(({ replaced }) => replaced === null) ?? (some.length === 1 ? some[0] : undefined);
  return {
    ways,
    which: now.which,
    form: now.form,
    seat: picked?.seat ?? null,
    take(form, which) {
      keep({ of: choosing.turn, which, form });
      const here = ways.filter((way) => way.form === form && way.which === which);
      const owners = new Set(here.map(({ seat }) => seat));
      choosing.pick(owners.size === 1 ? (plainest(here)?.action ?? null) : null);
    },
    owner(seat) {
      if (now.form === null) return false;
      const here = ways.filter((way) => way.form === now.form && way.which === now.which && way.seat === seat);
      if (!here.length) return false;
      choosing.pick((plainest(here) ?? here[0]!).action);
      return view.heroes.length > 1;
    },
  };
}

function FormTile({ card, form, ways, loot, which, suggested, refuse, number, live }: { card: string; live: boolean; form: Form; ways: readonly LootWay[]; loot: LootChoice; which: number; suggested: string | null; refuse(): void; number: number }) {
  const printed = cardOf(card)!;
  const ability = form === 'skill' ? printed.skill : form === 'potion' ? printed.potion : undefined;
  if ((form === 'skill' || form === 'potion') && !ability) return null;
  const open = live && ways.some((way) => way.form === form && way.which === which);
  const hinted = suggested !== null && lootWay(suggested)?.form === form && lootWay(suggested)?.which === which;
  const title = say(`web.onedeck.form.${form}`);
  const about = form === 'xp' ? plural('onedeck.lanterns', printed.lanterns) : form === 'item' ? itemWords(printed.item) : `${abilityName(ability!)} (${costWords(ability!)}). ${abilityText(ability!)}`;
  return (
    <button
      type="button"
      class="od-form"
      data-form={form}
      data-hint={hinted}
      aria-pressed={loot.form === form && loot.which === which}
      aria-disabled={!open}
      aria-keyshortcuts={String(number)}
      onClick={() => (open ? loot.take(form, which) : live && refuse())}
    >
      <span class="spoken">
        {title}: {about}
      </span>
      <span class="part-seen" aria-hidden="true">
        <b>{title}</b>
        {form === 'xp' ? (
          <span class="od-form-sign">
            {printed.lanterns}
            <Pip kind="lantern" />
          </span>
        ) : form === 'item' ? (
          <ItemIcons item={printed.item} />
        ) : (
          <span class="od-form-text">
            <Picture name={picture(`${form}-${ability}`)} />
            <span>
              <strong>{abilityName(ability!)}</strong> {abilityText(ability!)}
            </span>
          </span>
        )}
      </span>
    </button>
  );
}

export function LootBoard({ props, loot, live }: { props: BoardProps<OnedeckView>; loot: LootChoice; live: boolean }) {
  const { view, suggested, whyNot } = props;
  const kinds = view.loot.length > 1 && loot.ways.some(({ which }) => which === 2);
  return (
    <section class="od-loot" aria-label={say('web.onedeck.loot')}>
      {view.loot.map(({ card, escapes }, at) => {
        const which = at + 1;
        const usable = kinds || at === 0;
        if (!usable) return null;
        return (
          <div key={at} class="od-loot-card" data-escapes={escapes}>
            <Card title={cardName(card).text} ground={groundOf(view.dungeon)} picture={<Picture name={picture(card)} />} thing={`card ${card}`} />
            <div class="od-forms">
              {forms.map((form, index) => (
                <FormTile
                  key={form}
                  card={card}
                  form={form}
                  ways={loot.ways}
                  loot={loot}
                  which={which}
                  live={live}
                  number={index + 1}
                  suggested={suggested}
                  refuse={() => whyNot(`loot ${kinds ? `${which} ` : ''}${form === 'xp' || form === 'potion' ? form : `${form} A`}`)}
                />
              ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}

function changes(choosing: Choosing, view: OnedeckView): (seat: number) => Change {
  const picked = choosing.picked === null ? null : lootWay(choosing.picked);
  return (seat) => {
    const card = picked ? cardOf(view.loot[picked.which - 1]?.card ?? '') : undefined;
    if (!picked || !card || picked.seat !== seat) return {};
    if (picked.form === 'skill') return { skill: card.skill };
    const less = picked.replaced ? cardOf(picked.replaced)?.item : undefined;
    return { item: { strength: card.item.strength - (less?.strength ?? 0), agility: card.item.agility - (less?.agility ?? 0), magic: card.item.magic - (less?.magic ?? 0), health: card.item.health - (less?.health ?? 0) } };
  };
}

export function LootDock({ props, choosing, loot, openHero }: { props: BoardProps<OnedeckView>; choosing: Choosing; loot: LootChoice; openHero(seat: number): void }) {
  const { view, explain } = props;
  const picked = choosing.picked === null ? null : lootWay(choosing.picked);
  const same = loot.form === null || (loot.form !== 'item' && loot.form !== 'skill') ? [] : loot.ways.filter((way) => way.form === loot.form && way.which === loot.which);
  const owners = new Set(same.map(({ seat }) => seat));
  const seat = picked?.seat ?? (owners.size === 1 ? [...owners][0]! : null);
  const places = same.filter((way) => way.seat === seat);
  const odds = useOdds(choosing.picked, explain);
  const ways = waysOf('loot', choosing.actions);
  return (
    <div class="od-dock">
      <HeroRow props={props} choosing={choosing} ways={ways} openHero={openHero} change={changes(choosing, view)} tapHero={(hero) => owners.has(hero) && owners.size > 1 && (loot.owner(hero), true)} chosenHero={owners.size > 1 ? seat : undefined} />
      {owners.size > 1 && seat === null && <p class="od-note">{say('web.onedeck.whose')}</p>}
      {places.length > 1 && (
        <div class="od-picks tokens" role="group" aria-label={say('web.onedeck.replaces')}>
          {places.map((way) => (
            <button key={way.action} type="button" class="od-pick" aria-pressed={choosing.picked === way.action} onClick={() => choosing.pick(way.action)}>
              {way.replaced === null ? say('web.onedeck.replaces.none') : say('web.onedeck.replaces.card', { card: loot.form === 'skill' ? abilityName(cardOf(way.replaced)?.skill ?? '') : cardName(way.replaced) })}
              {way.replaced !== null && loot.form === 'item' && <ItemIcons item={cardOf(way.replaced)!.item} />}
            </button>
          ))}
        </div>
      )}
      {picked && picked.form === 'xp' && <LanternLine view={view} more={cardOf(view.loot[picked.which - 1]?.card ?? '')?.lanterns ?? 0} />}
      {choosing.picked !== null && <RiskLine odds={odds} idle="" />}
      <ChoiceBar props={props} choosing={choosing} ways={ways} />
    </div>
  );
}

function LanternLine({ view, more }: { view: OnedeckView; more: number }) {
  const { lanterns, needed } = view.experience;
  const after = lanterns + more;
  return (
    <p class="od-lantern-line">
      <Pip kind="lantern" /> {lanterns} → <b>{after}</b>/{needed} {after >= needed && say(view.level.last ? 'onedeck.enough.potion' : 'onedeck.enough.level')}
    </p>
  );
}

/** The next level card, lit as far as the lanterns reach. */
export function LevelBoard({ view }: { view: OnedeckView }) {
  const { level, experience } = view;
  const { next } = level;
  const row = (name: string, before: number, after: number | undefined) => (
    <li data-more={after !== undefined && after > before}>
      <span>{name}</span>
      <b>
        {before}
        {after !== undefined && after !== before && ` → ${after}`}
      </b>
    </li>
  );
  return (
    <section class="od-level" aria-label={say('web.onedeck.level', { level: level.number })}>
      <div class="od-level-card">
        <h2>{next ? say('web.onedeck.level.next', { level: level.number + 1 }) : say('web.onedeck.brew')}</h2>
        <p class="od-level-lanterns">
          {Array.from({ length: Math.max(experience.needed, 0) }, (_, at) => (
            <Pip key={at} kind="lantern" look={at < experience.lanterns ? 'full' : 'lost'} />
          ))}
        </p>
        {next && (
          <ul>
            {row(say('onedeck.items.word'), level.items, next.items)}
            {row(say('onedeck.skills.word'), level.skills, next.skills)}
            {row(say('onedeck.bonus.word'), level.bonus_dice, next.bonus_dice)}
            {row(say('onedeck.potions.word'), view.potions.tokens, view.potions.tokens + next.potions)}
          </ul>
        )}
      </div>
    </section>
  );
}
