// The face of the product: what there is to play, and where you left.
import { useEffect, useState } from 'preact/hooks';
import { campaigns } from '../campaigns';
import { faces } from '../games';
import { kept, refreshKept } from '../kept';
import { address } from '../route';
import { change, settings } from '../settings';
import { say } from '../words';
import { Vault } from './art/Vault';
import { Campaigns } from './Campaigns';
import { FaultNotice } from './FaultNotice';
import { Footer } from './Footer';
import { GameCard, GameToCome } from './GameCards';
import { KeptGames } from './KeptGames';
import { LanguageSwitch } from './LanguageSwitch';
import { LoadFile } from './LoadFile';
import { useArrival } from './arrival';
import { catalogue } from './catalogue';
import './art/art.css';
import './frame.css';
import './home.css';

/** Who has played nothing here is offered the lesson of the first game, and sound, once. */
function FirstVisit() {
  const game = catalogue.find(({ id }) => id in faces);
  return (
    <section class="first-visit" aria-labelledby="first-visit">
      <div>
        <h2 id="first-visit">{say('web.home.first.title')}</h2>
        {game && <p>{say('web.home.first.text', { game: game.name })}</p>}
      </div>
      <div class="row">
        <label class="first-sound">
          <input type="checkbox" role="switch" checked={settings.value.sound === true} onChange={(event) => change({ sound: event.currentTarget.checked })} />
          {say('web.home.first.sound')}
        </label>
        {game && (
          <a class="button main" href={address('learn', game.id)}>
            {say('web.home.first.go')}
          </a>
        )}
      </div>
      <p class="first-elsewhere">{say('web.home.first.elsewhere', { address: location.origin })}</p>
    </section>
  );
}

export default function Home() {
  const heading = useArrival('Undercroft');
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    refreshKept().catch(setFault);
  }, []);
  // A campaign that goes on stands above the games, the place for the first one below them.
  const begun = (campaigns.value ?? []).length > 0;
  const playable = catalogue.filter(({ id }) => Object.hasOwn(faces, id));
  const coming = catalogue.filter(({ id }) => !Object.hasOwn(faces, id));
  return (
    <div class="frame home">
      <header class="hero">
        <Vault />
        <div class="hero-bar">
          <LanguageSwitch />
        </div>
        <div class="hero-words">
          <h1 ref={heading} tabIndex={-1}>
            Undercroft
          </h1>
          <p>{say('web.home.invitation')}</p>
          <p class="hero-promise">{say('web.home.promise')}</p>
        </div>
      </header>
      <main class="page">
        {fault !== null && <FaultNotice what={say('web.home.fault.start')} error={fault} />}
        {kept.value?.length === 0 && <FirstVisit />}
        <KeptGames which="unfinished" />
        {begun && <Campaigns />}
        <section aria-labelledby="games">
          <h2 id="games" class="shelf-title">{say('web.home.games')}</h2>
          <ul class="shelf">
            {playable.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </ul>
          {coming.length > 0 && (
            <ul class="to-come">
              {coming.map((game) => (
                <GameToCome key={game.id} game={game} />
              ))}
            </ul>
          )}
        </section>
        {!begun && <Campaigns />}
        <LoadFile />
        <KeptGames which="finished" />
      </main>
      <Footer />
    </div>
  );
}
