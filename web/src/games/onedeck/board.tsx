// The table of One Deck Dungeon on one screen: where the party stands, what it faces, and its dice in reach of the thumb.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../contract';
import { Drawer } from '../../parts/Drawer';
import { Picture } from '../../picture';
import { BoardRegion, DockRegion } from '../../table/regions';
import { useTravel } from '../../table/travel';
import { say } from '../../words';
import { usables } from './abilities';
import { ChoiceDock, ChoiceParts } from './choices';
import { useChoosing, type Choosing } from './choosing';
import { abilityName, abilityText, cardName, cardOf, heroName, inWords } from './content';
import { EncounterDock, plannedLine, type Planned } from './dice_dock';
import { useDiceHand, type DiceHand } from './dice_hand';
import { Doors } from './doors';
import { DungeonSheet } from './dungeon_sheet';
import { Boxes } from './encounter';
import { AheadBoxes, BigCard, facedCards } from './faced';
import { HeroSheet, itemWords } from './heroes';
import { useBoardKeys } from './keys';
import { picture, told, type OnedeckView } from './kinds';
import { LevelBoard, LootBoard, LootDock, useLoot, type LootChoice } from './loot';
import { PairsBoard } from './pairs';
import { Strip } from './strip';
import { costWords } from './words';

/** What lies over the board. */
type Sheet = { hero: number } | { card: string } | 'dungeon' | 'abilities' | null;
type Place = 'encounter' | 'faced' | 'loot' | 'level' | 'pairs' | 'camp' | 'doors';

/** Where the party stands: what is drawn large. */
export function placeOf({ encounter, loot, phase, facing }: OnedeckView): Place {
  if (phase === 'pairs' || phase === 'boss-pairs') return 'pairs';
  if (encounter) return 'encounter';
  if (loot.length) return 'loot';
  if (phase === 'level') return 'level';
  if (phase === 'specialisation' || phase === 'basic-skill') return 'camp';
  return facing === null || phase === 'peek' ? 'doors' : 'faced';
}

function usePlan(choosing: Choosing): Planned {
  const [shown, show] = useState<unknown>(null);
  return { line: plannedLine(choosing.advice?.line), shown: shown !== null && shown === choosing.turn, show: (on) => show(on ? choosing.turn : null) };
}

/** Who was hurt just now. */
const hurtIn = (events: BoardProps<OnedeckView>['events']) => new Set(told(events).flatMap((event) => (event.type === 'hero.damaged' ? [event.seat] : [])));

function Scene({ props, place, choosing, table, planned, loot, open }: { props: BoardProps<OnedeckView>; place: Place; choosing: Choosing; table: DiceHand; planned: Planned; loot: LootChoice; open(sheet: Sheet): void }) {
  const { view, events, suggested } = props;
  const { encounter } = view;
  const card = (id: string | null) => () => open(id === null ? 'dungeon' : { card: id });
  switch (place) {
    case 'encounter': {
      const struck = told(events).some(({ type }) => type === 'boss.damaged');
      const ahead = encounter!.card !== null && !encounter!.boxes.length ? facedCards(view).find((one) => one.card === encounter!.card) : undefined;
      return (
        <div class="od-fight">
          <BigCard view={view} card={encounter!.card} open={card(encounter!.card)} hurt={struck} />
          {encounter!.boxes.length > 0 ? (
            <Boxes view={view} encounter={encounter!} table={table} events={events} shown={planned.shown ? planned.line : suggested ? [suggested] : []} numbered={planned.shown} />
          ) : (
            ahead && <AheadBoxes ahead={ahead} choosing={choosing} suggested={suggested} />
          )}
        </div>
      );
    }
    case 'faced': {
      const known = facedCards(view);
      return (
        <div class="od-fight" data-two={known.length > 1}>
          {known.map((ahead, at) => (
            <div key={at} class="od-facing">
              <BigCard view={view} card={ahead.card} open={card(ahead.card)} />
              <AheadBoxes ahead={ahead} choosing={choosing} suggested={suggested} small={known.length > 1} />
            </div>
          ))}
        </div>
      );
    }
    case 'loot':
      return <LootBoard props={props} loot={loot} live={choosing.live} />;
    case 'level':
      return <LevelBoard view={view} />;
    case 'pairs':
      return <PairsBoard props={props} choosing={choosing} open={(id) => card(id)()} />;
    case 'camp':
      return (
        <div class="od-hall">
          <Picture class="od-wall" name={picture('camp')} fit="xMidYMid slice" />
        </div>
      );
    case 'doors':
      return <Doors view={view} choosing={choosing} suggested={suggested} />;
  }
}

function CardSheet({ card }: { card: string }) {
  const printed = cardOf(card)!;
  const ability = printed.skill ?? printed.potion;
  return (
    <div class="od-sheet">
      {printed.special && (
        <p>
          <b>{inWords(printed.special.name)}</b>: {inWords(printed.special.text)}
        </p>
      )}
      <p>{say('onedeck.as.item', { icons: itemWords(printed.item) })}</p>
      {ability && (
        <p>
          {say(printed.skill ? 'onedeck.as.skill' : 'onedeck.as.potion', { name: abilityName(ability), text: abilityText(ability) })} ({costWords(ability)})
        </p>
      )}
    </div>
  );
}

function OpenSheet({ props, sheet, table, close }: { props: BoardProps<OnedeckView>; sheet: NonNullable<Sheet>; table: DiceHand; close(): void }) {
  const { view } = props;
  if (sheet === 'dungeon')
    return (
      <Drawer title={say('web.onedeck.dungeon')} onClose={close}>
        <DungeonSheet view={view} />
      </Drawer>
    );
  if (sheet === 'abilities')
    return (
      <Drawer title={say('web.onedeck.abilities')} onClose={close}>
        <ul class="od-ability-list">
          {usables(view, table).map((one) => (
            <li key={one.place}>
              <button
                type="button"
                class="od-pick"
                aria-disabled={!one.ready}
                onClick={() => {
                  close();
                  if (one.ready) table.hand.put(one.place);
                  else props.whyNot(one.place);
                }}
              >
                <span class="od-chip-text">
                  <b>{abilityName(one.id)}</b> ({one.used ? say('onedeck.used') : costWords(one.id)}) {abilityText(one.id)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Drawer>
    );
  if ('card' in sheet)
    return (
      <Drawer title={cardName(sheet.card).text} onClose={close}>
        <CardSheet card={sheet.card} />
      </Drawer>
    );
  const hero = view.heroes[sheet.hero];
  return hero ? (
    <Drawer title={heroName(hero.hero).text} onClose={close}>
      <HeroSheet hero={hero} />
    </Drawer>
  ) : null;
}

export function Board(props: BoardProps<OnedeckView>) {
  const { view, events } = props;
  const place = placeOf(view);
  const choosing = useChoosing(props, place);
  const table = useDiceHand(props, choosing);
  const planned = usePlan(choosing);
  const loot = useLoot(view, choosing);
  const [sheet, open] = useState<Sheet>(null);
  // What was read about one decision does not lie over the next.
  useEffect(() => open(null), [props.turn]);
  const root = useRef<HTMLDivElement>(null);
  useTravel(() => root.current?.closest('.table-play') ?? null, 'onedeck');
  useBoardKeys({ props, choosing, table, planned, loot });
  const hurt = hurtIn(events);
  const openHero = (seat: number) => open({ hero: seat });
  /** The two questions of a peril, answered together: face it, and which way. */
  const doing = (action: string) => (action === 'face' && choosing.ahead ? [action, choosing.ahead] : [action]);
  return (
    <>
      <BoardRegion class="onedeck">
        <div ref={root} class="od-board" data-scene={place} data-dungeon={view.dungeon} data-hurt={hurt.size > 0} data-dark={view.phase === 'lethal'}>
          <Strip view={view} events={events} open={() => open('dungeon')} />
          <Scene props={props} place={place} choosing={choosing} table={table} planned={planned} loot={loot} open={open} />
        </div>
        {sheet && <OpenSheet props={props} sheet={sheet} table={table} close={() => open(null)} />}
      </BoardRegion>
      <DockRegion class="onedeck">
        {place === 'encounter' ? (
          <EncounterDock
            props={props}
            encounter={view.encounter!}
            table={table}
            choosing={choosing}
            planned={planned}
            hurt={hurt}
            openHero={openHero}
            openAbilities={() => open('abilities')}
            rest={<EncounterChoice props={props} choosing={choosing} openHero={openHero} />}
          />
        ) : place === 'loot' ? (
          <LootDock props={props} choosing={choosing} loot={loot} openHero={openHero} />
        ) : (
          <ChoiceDock props={props} choosing={choosing} openHero={openHero} doing={doing} bare={place === 'pairs'} />
        )}
      </DockRegion>
    </>
  );
}

/** What else is asked in an encounter: its heroes stand above, so a choice among them is made there by chips. */
function EncounterChoice({ props, choosing, openHero }: { props: BoardProps<OnedeckView>; choosing: Choosing; openHero(seat: number): void }) {
  return <ChoiceParts props={props} choosing={choosing} openHero={openHero} asChips />;
}
