// The rules of a game, and the way to those of the others.
import { address, go, route } from '../route';
import { Reader } from '../rules/Reader';
import { say } from '../words';
import { catalogue } from './catalogue';
import { Frame } from './Frame';

export default function Rules() {
  const [, game = catalogue[0]!.id, place = null] = route.value;
  const name = catalogue.find(({ id }) => id === game)?.name ?? game;
  return (
    <Frame title={say('web.rules.title', { game: name })} kind="rules">
      {place === null && (
        <nav class="rules-games" aria-label={say('web.rules.games')}>
          {catalogue.map(({ id, name: called }) => (
            <a key={id} class="button" href={address('rules', id)} aria-current={id === game ? 'page' : undefined}>
              {called}
            </a>
          ))}
        </nav>
      )}
      <Reader
        key={game}
        game={game}
        place={place}
        open={(to) => (to === null ? go('rules', game) : go('rules', game, to))}
        back={place === null ? undefined : () => history.back()}
      />
    </Frame>
  );
}
