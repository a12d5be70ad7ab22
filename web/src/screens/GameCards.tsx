import { address } from '../route';
import { say } from '../words';
import type { ShelfGame } from './catalogue';

function Facts({ game }: { game: ShelfGame }) {
  return (
    <p class="facts">
      <span>{say('web.home.players', { players: game.players })}</span>
      <span>{say(`web.home.kind.${game.id}`)}</span>
    </p>
  );
}

export function FeaturedGame({ game }: { game: ShelfGame }) {
  return (
    <article class="featured" aria-labelledby={`game-${game.id}`}>
      <div class="featured-art">
        <game.Art />
      </div>
      <div class="featured-words">
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
      </div>
    </article>
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
