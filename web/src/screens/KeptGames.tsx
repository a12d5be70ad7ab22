// The games kept in this browser: to go on with, to look back at, or to drop if they cannot be read any more.
import { useState } from 'preact/hooks';
import { dropGame, exportGame, kept, type KeptGame } from '../kept';
import { address } from '../route';
import { chairName } from '../table/names';
import { plural, say } from '../words';
import { ago } from './ago';
import { AskTwice } from './AskTwice';
import { gameName } from './catalogue';
import { chairsWords } from './chair_words';
import { FaultNotice } from './FaultNotice';

/** More are one press away. */
const few = 3;

/** "Anna’s turn.", of a game that waits for a person. */
function whoseTurn({ actor, chairs, over }: KeptGame): string {
  const chair = typeof actor === 'number' ? chairs[actor] : undefined;
  return over || chair?.level !== null ? '' : say('web.home.turn', { name: chairName(chair, actor as number) });
}

function KeptRow({ game, fail }: { game: KeptGame; fail(error: unknown): void }) {
  const title = `${gameName(game.game)}: ${chairsWords(game.chairs)}`;
  return (
    <li class={game.damaged ? 'kept damaged' : 'kept'}>
      <div class="kept-words">
        <p class="kept-title">{title}</p>
        {game.damaged ? (
          <p class="kept-when">
            {say('web.home.damaged')} <span lang="en">({game.damaged})</span>
          </p>
        ) : (
          <p class="kept-when">
            {whoseTurn(game)} {plural('web.home.steps', game.length)} · <time dateTime={new Date(game.changed).toISOString()}>{ago(game.changed)}</time>
          </p>
        )}
      </div>
      <div class="row">
        {!game.damaged && (
          <>
            <a class={game.over ? 'button' : 'button main'} href={address('table', game.table)}>
              {say(game.over ? 'web.home.look_back' : 'web.home.continue')}
              <span class="spoken">: {title}</span>
            </a>
            <button type="button" class="button quiet" onClick={() => void exportGame(game.table).catch(fail)}>
              {say('web.home.export')}
              <span class="spoken">: {title}</span>
            </button>
          </>
        )}
        <AskTwice
          quiet
          label={say('web.home.delete')}
          spoken={`${say('web.home.delete')}: ${title}`}
          question={say('web.home.delete.ask')}
          yes={say('web.home.delete.yes')}
          no={say('web.home.delete.no')}
          act={() => void dropGame(game.table).catch(fail)}
        />
      </div>
    </li>
  );
}

export function KeptGames({ which }: { which: 'unfinished' | 'finished' }) {
  const [all, showAll] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const found = (kept.value ?? []).filter(
    (game) => !game.lesson && (which === 'finished' ? game.over && !game.damaged : !game.over || game.damaged !== undefined),
  );
  if (found.length === 0 && fault === null) return null;
  return (
    <section class="kept-games" aria-labelledby={`kept-${which}`}>
      <h2 id={`kept-${which}`}>{say(which === 'finished' ? 'web.home.finished' : 'web.home.unfinished')}</h2>
      {fault !== null && <FaultNotice what={say('web.home.fault.kept')} error={fault} />}
      <ul>
        {found.slice(0, all ? undefined : few).map((game) => (
          <KeptRow key={game.table} game={game} fail={setFault} />
        ))}
      </ul>
      {found.length > few && (
        <button type="button" class="button quiet" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? say('web.home.fewer') : plural('web.home.all', found.length)}
        </button>
      )}
    </section>
  );
}
