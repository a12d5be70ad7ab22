// What a draft brings, as signs with their numbers: read at a glance, and said in words beside it.
import type { ComponentChildren } from 'preact';
import { percent } from '../../../words';
import { Pip } from '../../../parts/Pips';
import { Badge, Sign, type SignName } from '../badge';
import { tileName } from '../content';
import type { Odds } from '../gains';
import type { Seat } from '../kinds';
import { figureName, plain } from '../named';

/** the likeliest of what may be drawn */
const mostDraws = 4;

function Piece({ tone = 'plain', children }: { tone?: 'gain' | 'loss' | 'plain'; children: ComponentChildren }) {
  return (
    <span class="dd-piece" data-tone={tone}>
      {children}
    </span>
  );
}

const signed = (sign: SignName, text: ComponentChildren) => [<Sign key="s" name={sign} />, <span key="t">{text}</span>];
const some = <T,>(list: readonly T[] | undefined): readonly T[] => list ?? [];

/** Gold, coins, points, corridors, bonus orders. */
function gains({ gp, coins = 0, stored = 0, from, tp_gained, corridors, joins, bonus }: Odds): ComponentChildren[] {
  return [
    gp && <Piece tone="gain">{signed('gp', `+${gp}`)}</Piece>,
    ...some(corridors).map(({ length }) => <Piece tone="gain">{signed('corridor', length)}</Piece>),
    coins + stored > 0 && <Piece tone="gain">{signed('coin', `+${coins + stored}`)}</Piece>,
    from !== undefined && (
      <Piece tone="gain">
        <Sign name="coin" />
        <Badge seat={from} />
      </Piece>
    ),
    tp_gained && (
      <Piece tone="gain">
        <Pip kind="point" />+{tp_gained}
      </Piece>
    ),
    ...some(bonus).map(({ picks, orders }) => (
      <Piece tone="gain">
        {picks > 1 && `${picks} × `}
        {orders.map((order) => (
          <Sign key={order} name={order} />
        ))}
      </Piece>
    )),
    ...some(joins).map(({ length, open }) => <Piece>{signed('corridor', `${length} · ${'○'.repeat(open)}`)}</Piece>),
  ];
}

/** Combats that are won, and who is lost. */
function losses({ attacks, lost, died }: Odds): ComponentChildren[] {
  const dead = (seat: Seat, what: ComponentChildren) => (
    <Piece tone="loss">
      <Badge seat={seat} />−{what}
    </Piece>
  );
  return [
    ...some(attacks).map(({ strength, against }) => (
      <Piece>
        {`${strength} > ${against}`}
      </Piece>
    )),
    ...some(lost).map(({ player, stooges }) => dead(player, stooges)),
    ...some(died).map(({ player, id }) => dead(player, plain(figureName(id)))),
  ];
}

function chances({ draws, reveal }: Odds): ComponentChildren[] {
  const likely = [...some(draws)].sort((one, other) => other.chance - one.chance).slice(0, mostDraws);
  return [
    ...likely.map(({ type, chance }) => <Piece>{signed(type as SignName, percent(chance))}</Piece>),
    ...some(reveal)
      .filter(({ chance }) => chance > 0)
      .map(({ tile, chance }) => (
        <Piece>
          {plain(tileName(tile))} {percent(chance)}
        </Piece>
      )),
  ];
}

/** Null where there is nothing to be shown in signs. */
export function bringsOf(odds: Odds): ComponentChildren[] | null {
  const found = [...gains(odds), ...losses(odds), ...chances(odds)].filter(Boolean);
  return found.length ? found : null;
}
