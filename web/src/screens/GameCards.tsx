// The games on the shelf: what there is to play, whether it is ready offline, and where else the others can be played.
import { useState } from 'preact/hooks';
import { Icon } from '../icons';
import { keep, offline } from '../offline/keep';
import { address } from '../route';
import { number, percent, say } from '../words';
import type { ShelfGame } from './catalogue';
import { FaultNotice } from './FaultNotice';

function Facts({ game }: { game: ShelfGame }) {
  return (
    <p class="facts">
      <span>{say('web.home.players', { players: game.players })}</span>
      <span>{say(`web.home.kind.${game.id}`)}</span>
    </p>
  );
}

function size(bytes: number): string {
  return bytes < 1e6 ? say('web.size.kb', { size: number(bytes / 1e3) }) : say('web.size.mb', { size: number(bytes / 1e6, 1) });
}

/** Is the game kept for offline, or how to keep it; nothing where the browser keeps nothing. */
function Offline({ game }: { game: ShelfGame }) {
  const [fault, setFault] = useState<unknown>(null);
  const kept = offline.value[game.id];
  if (!kept) return null;
  const { state, bytes, progress } = kept;
  const words =
    state === 'ready' ? say('web.home.offline.ready') : state === 'coming' ? say('web.home.offline.coming', { percent: percent(progress) }) : say('web.home.offline.keep', { size: size(bytes) });
  return (
    <div class="game-offline" data-state={state}>
      {state === 'away' ? (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            setFault(null);
            keep(game.id).catch(setFault);
          }}
        >
          <Icon sign="save" />
          {words}
          <span class="spoken"> {game.name}</span>
        </button>
      ) : (
        <p role="status">
          <Icon sign={state === 'ready' ? 'shield' : 'save'} />
          {words}
        </p>
      )}
      {state === 'coming' && <progress value={progress} max={1} aria-label={words} />}
      {fault !== null && <FaultNotice what={say('web.home.offline.failed')} error={fault} />}
    </div>
  );
}

/** A game that can be played here. The only one of the shelf is drawn large. */
export function GameCard({ game }: { game: ShelfGame }) {
  return (
    <li class="game" aria-labelledby={`game-${game.id}`}>
      <div class="game-art">
        <game.Art />
      </div>
      <div class="game-words">
        <h3 id={`game-${game.id}`}>{game.name}</h3>
        <Facts game={game} />
        <p>{say(`web.home.about.${game.id}`)}</p>
        <div class="row">
          <a class="button main play" href={address('new', game.id)}>
            {say('web.home.play')}
            <span class="spoken"> {game.name}</span>
          </a>
          <a class="button" href={address('learn', game.id)}>
            {say('web.home.learn')}
            <span class="spoken"> {game.name}</span>
          </a>
          <a class="button quiet" href={address('rules', game.id)}>
            {say('web.home.rules')}
            <span class="spoken"> {game.name}</span>
          </a>
        </div>
        <Offline game={game} />
      </div>
    </li>
  );
}

/** A game that the page cannot play: where else it can be, if anywhere. */
export function GameToCome({ game }: { game: ShelfGame }) {
  return (
    <li class="coming">
      <div class="coming-art">
        <game.Art />
        <span class="badge">{say('web.home.terminal')}</span>
      </div>
      <div class="coming-words">
        <h3>{game.name}</h3>
        <Facts game={game} />
        <p>{say(`web.home.about.${game.id}`)}</p>
        <p class="coming-note">{say('web.home.terminal.note')}</p>
      </div>
    </li>
  );
}
