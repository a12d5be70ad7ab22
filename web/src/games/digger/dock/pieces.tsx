// Small things of the dock: a tile as it lies in a hand, a coin, points.
import { Pip } from '../../../parts/Pips';
import { Picture } from '../../../picture';
import { ownerOf, picture, type Seat } from '../kinds';
import { TilePicture } from '../tile_picture';

/** A tile as it lies in a hand; null: nobody may see which. */
export function TileInHand({ tile, seat }: { tile: string | null; seat: Seat }) {
  return (
    <span class="dd-hand-tile">
      <TilePicture tile={tile} owner={ownerOf(seat)} />
    </span>
  );
}

export function CoinPicture({ value }: { value: number | null }) {
  return <Picture class="dd-coin-picture" name={picture(value === null ? 'coin-back' : `coin-${value}`)} />;
}

/** A lord at home. */
export function LordPicture({ lord }: { lord: string }) {
  return <Picture name={[picture(`den-${lord}`), picture(lord)]} fit="xMidYMin slice" />;
}

/** What an order costs, or how many points are there. */
export function Cost({ points, spent = 0 }: { points: number; spent?: number }) {
  return (
    <span class="dd-cost">
      {Array.from({ length: points }, (_, at) => (
        <Pip key={at} kind="point" />
      ))}
      {Array.from({ length: spent }, (_, at) => (
        <Pip key={`spent ${at}`} kind="point" look="lost" />
      ))}
    </span>
  );
}
