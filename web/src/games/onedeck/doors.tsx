// The place between encounters: four doors, behind each of them a card, and the stairs when the torch is out.
import type { Choosing } from './choosing';
import { Card } from '../../parts/Card';
import { Pip } from '../../parts/Pips';
import { Picture } from '../../picture';
import { plural, say } from '../../words';
import { cardName, cardOf } from './content';
import { hallPicture, picture, type Door, type OnedeckView } from './kinds';
import { PrintedBoxes } from './pieces';

const known = (door: Door) => door.cards.filter((card): card is string => card !== null);

/** "Door 2, open: Wraith, combat, 3 lanterns" */
function doorWords(door: Door | null, number: number): string {
  if (!door) return say('web.onedeck.door.gone', { number });
  const cards = known(door);
  const state = say(door.is === 'open' ? 'onedeck.door.open' : cards.length ? 'onedeck.door.known' : 'onedeck.door.closed');
  const behind = cards.map((card) => `${cardName(card).text}, ${say(`onedeck.${cardOf(card)!.kind}`)}, ${plural('onedeck.lanterns', cardOf(card)!.lanterns)}`);
  return [say('web.onedeck.door', { number, state }), ...behind].join(': ');
}

const grounds = ['idol', 'jewelry', 'manuscript', 'pottery', 'remains', 'tapestry'] as const;
/** Each dungeon has a light of its own. */
export function groundOf(dungeon: string) {
  const own: Record<string, (typeof grounds)[number]> = { dragons_cave: 'pottery', yetis_cavern: 'jewelry', hydras_reef: 'manuscript', lichs_tomb: 'remains', minotaurs_maze: 'idol' };
  return own[dungeon] ?? 'remains';
}

function Behind({ view, door }: { view: OnedeckView; door: Door }) {
  const cards = known(door);
  if (!cards.length) return <Picture name={picture('door-closed')} fit="xMidYMid slice" />;
  return (
    <>
      <Picture class="od-wall" name={hallPicture(view)} fit="xMinYMid slice" />
      {cards.map((card) => (
        <Picture key={card} class="od-foe" name={picture(card)} />
      ))}
    </>
  );
}

function DoorCard({ view, door, number, choosing, hinted }: { view: OnedeckView; door: Door | null; number: number; choosing: Choosing; hinted: boolean }) {
  const { actions, picked } = choosing;
  const enter = `enter ${number}`;
  const peek = `peek ${number}`;
  const action = !choosing.live ? null : actions.includes(enter) ? enter : actions.includes(peek) ? peek : null;
  const cards = door ? known(door) : [];
  const words = doorWords(door, number);
  if (!door)
    return (
      <div class="od-door od-gone" data-place={`door ${number}`}>
        <span class="spoken">{words}</span>
        <span aria-hidden="true">{number}</span>
      </div>
    );
  const first = cards[0];
  const ahead = door.ahead[0];
  return (
    <div class="od-door" data-is={door.is} data-hint={hinted} data-place={`door ${number}`}>
      <Card
        title={first ? cards.map((card) => cardName(card).text).join(' · ') : say('web.onedeck.door.plate', { number })}
        ground={groundOf(view.dungeon)}
        picture={<Behind view={view} door={door} />}
        corners={{
          topLeft: number,
          ...(first
            ? {
                bottomRight: (
                  <>
                    {cards.reduce((sum, card) => sum + (cardOf(card)?.lanterns ?? 0), 0)}
                    <Pip kind="lantern" />
                  </>
                ),
              }
            : {}),
        }}
        state={action === null ? 'still' : picked === action ? 'chosen' : 'open'}
        spoken={words}
        onPick={action === null ? undefined : () => (picked === action ? choosing.send(action) : choosing.pick(action))}
      >
        {ahead?.kind === 'combat' && cards.length === 1 ? <PrintedBoxes boxes={ahead.boxes} label={say('web.onedeck.boxes')} small /> : null}
      </Card>
    </div>
  );
}

/** The stairs lie open: steps that go down into the cold light. */
export function StairsPlate({ view }: { view: OnedeckView }) {
  return (
    <div class="od-stairs-plate">
      <Picture name={picture('stairs')} fit="xMidYMid slice" />
      <p>
        <b>{view.floor < 3 ? say('web.onedeck.stairs', { floor: view.floor + 1 }) : say('web.onedeck.stairs.boss')}</b>
        {view.costs.descend !== null && view.costs.descend > 0 && (
          <span>
            −{view.costs.descend} <Pip kind="hour" />
          </span>
        )}
      </p>
    </div>
  );
}

export function Doors({ view, choosing, suggested }: { view: OnedeckView; choosing: Choosing; suggested: string | null }) {
  return (
    <section class="od-hall" aria-label={say('web.onedeck.doors')} data-stairs={view.stairs.visible}>
      <Picture class="od-wall" name={hallPicture(view)} fit="xMinYMid slice" />
      {view.stairs.visible && <StairsPlate view={view} />}
      <div class="od-doors">
        {view.doors.slice(0, Math.max(view.door_limit, view.doors.filter(Boolean).length)).map((door, at) => (
          <DoorCard key={at} view={view} door={door} number={at + 1} choosing={choosing} hinted={suggested === `enter ${at + 1}` || suggested === `peek ${at + 1}`} />
        ))}
      </div>
    </section>
  );
}
