// The worked examples of docs/rules/digger.md as pictures, drawn by the board's own pieces.
import { content, tileName, typeOf, orderName } from './content';
import { Picture } from '../../picture';
import type { Examples } from '../../rules/examples';
import { list, number, say, type Key } from '../../words';
import { Badge, Count, Sign, type SignName } from './badge';
import './digger.css';
import type { MarkKind } from './drawing/marks';
import { frames, type Frame } from './example_frames';
import { readTile, viewOf } from './example_view';
import './examples.css';
import { seatOf, type Place } from './kinds';
import { plain } from './named';
import { Plan } from './plan';
import { TilePicture } from './tile_picture';

const parts = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

/** Whose tile is built: the first who stands there. */
function builder(board: string | undefined) {
  const stooges = parts(board).find((text) => text.includes('*'));
  return stooges ? seatOf(stooges[0]!) : 0;
}

function markedIn(frame: Frame) {
  const marks = new Map<Place, MarkKind>([...parts(frame.open).map((place): [Place, MarkKind] => [place, 'open']), ...parts(frame.hit).map((place): [Place, MarkKind] => [place, 'attack'])]);
  const way = parts(frame.way);
  return {
    marks,
    ghost: frame.build ? { ...readTile(frame.build), seat: builder(frame.board) } : null,
    way: way.length ? { spaces: way } : null,
    lit: parts(frame.reach),
    numbers: new Map(parts(frame.numbers).map((text) => text.split('=') as [Place, string])),
  };
}

/** The spaces of the picture: tiles, and all that is marked. */
function placesOf(frame: Frame): Place[] {
  const tiles = viewOf(frame).board.map(({ space }) => space);
  const build = frame.build ? [readTile(frame.build).space] : [];
  return [...tiles, ...build, ...parts(frame.open), ...parts(frame.reach), ...parts(frame.way), ...parts(frame.hit)];
}

/** The picture in words, for who does not see it: tiles by whose they are, and who stands on them. */
function spoken(frame: Frame): string {
  const view = viewOf(frame);
  const tiles = view.board.map((laid) => {
    const name = laid.tile ? plain(tileName(laid.tile)) : say('digger.face_down');
    const owned = laid.owner === null ? name : say('digger.tile.owned', { tile: name, name: String.fromCharCode(65 + laid.owner) });
    const stooges = laid.stooges ? ` (${String.fromCharCode(65 + laid.stooges.seat)} ${laid.stooges.count})` : '';
    return `${laid.space} ${owned}${stooges}`;
  });
  const build = frame.build ? [say('digger.project', { tile: plain(tileName(readTile(frame.build).tile)), edges: readTile(frame.build).space })] : [];
  return [...tiles, ...build].join('; ');
}

function Board({ frame }: { frame: Frame }) {
  const places = placesOf(frame);
  const columns = places.map((place) => place.split(',').map(Number)).map(([q = 0, r = 0]) => q + r / 2);
  const wide = Math.max(...columns) - Math.min(...columns) + 1.4;
  return (
    <span class="dd-example-board" style={{ '--wide': wide }}>
      <Plan view={viewOf(frame)} places={places} fine={1} marked={markedIn(frame)} spoken={spoken(frame)} />
    </span>
  );
}

function Hand({ tiles, sign }: { tiles: string; sign: SignName }) {
  return (
    <span class="dd-example-hand">
      <Sign name={sign} />
      {parts(tiles).map((tile, at) => (
        <span key={at}>
          <TilePicture tile={tile} owner="A" />
          <small>{content.types[typeOf(tile)] && plain(tileName(tile))}</small>
        </span>
      ))}
    </span>
  );
}

function Orders({ groups }: { groups: NonNullable<Frame['orders']> }) {
  return (
    <span class="dd-example-orders">
      {groups.map((group, at) => (
        <span key={at} role="img" aria-label={list(group.map(orderName))}>
          {group.map((order) => (
            <span key={order}>
              <Sign name={order} />
              {orderName(order)}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

const scoreSigns: readonly SignName[] = ['gp', 'corridor', 'door', 'conquer', 'coin'];

function Scores({ rows }: { rows: readonly string[] }) {
  return (
    <span class="dd-example-scores">
      {rows.map((row) => {
        const [letter = 'A', ...values] = row.split(' ');
        return (
          <span key={letter}>
            <Badge seat={seatOf(letter)} />
            <span class="spoken">{letter}</span>
            {values.map((value, at) => (
              <Count key={at} sign={scoreSigns[at]!}>
                {value}
              </Count>
            ))}
            <b>= {number(values.reduce((sum, value) => sum + Number(value), 0))}</b>
          </span>
        );
      })}
    </span>
  );
}

function Example({ id }: { id: string }) {
  return (
    <span class="digger dd-example">
      {frames[id]!.map((frame, at) => (
        <span key={at} class="dd-example-frame" data-wrong={frame.wrong}>
          {frame.board && <Board frame={frame} />}
          {frame.hand && <Hand tiles={frame.hand} sign="project" />}
          {frame.bag && (
            <span class="dd-example-bag">
              <Picture name="digger-tile-bag" />
              <Hand tiles={frame.bag} sign="craft" />
            </span>
          )}
          {frame.orders && <Orders groups={frame.orders} />}
          {frame.scores && <Scores rows={frame.scores} />}
          {frame.sands && (
            <span class="dd-example-orders">
              <Sign name="sands_of_time" /> <b>{frame.sands.join('/')}</b>
            </span>
          )}
          {frame.citadel && (
            <span class="dd-example-orders">
              <Sign name="citadel" /> <b>{frame.citadel.join('/')}</b>
            </span>
          )}
          <span class="dd-example-words">
            {frame.wrong && <b class="dd-example-wrong">{say('web.digger.example.wrong')} </b>}
            {say(`example.${id}.${at + 1}` as Key)}
          </span>
        </span>
      ))}
    </span>
  );
}

export const examples: Examples = { drawn: Object.keys(frames), Example };
