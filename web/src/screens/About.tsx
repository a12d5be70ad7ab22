// Whose work this is: ours, the publishers', and that of those who gave fonts and libraries away.
import { version } from '../../package.json';
import { say } from '../words';
import { Frame } from './Frame';
import './about.css';

const games = [
  { name: 'Crypt', by: 'Road To Infamy Games' },
  { name: 'One Deck Dungeon', by: 'Asmadi Games' },
  { name: 'Dungeon Digger', by: 'TinHatGames' },
  { name: 'Dungeon Saga', by: 'Mantic Games' },
];

const libraries = [
  { name: 'Preact', licence: 'MIT', to: 'https://preactjs.com' },
  { name: 'ZzFX', licence: 'MIT', to: 'https://github.com/KilledByAPixel/ZzFX' },
  { name: 'Boost', licence: 'Boost Software License 1.0', to: 'https://www.boost.org' },
  { name: 'LLVM libc++', licence: 'Apache 2.0 with LLVM exceptions', to: 'https://libcxx.llvm.org' },
  { name: 'wasi-libc', licence: 'Apache 2.0, MIT', to: 'https://github.com/WebAssembly/wasi-libc' },
];

function Away({ to, name }: { to: string; name: string }) {
  return (
    <a href={to} rel="noreferrer">
      {name}
    </a>
  );
}

export default function About() {
  return (
    <Frame title={say('web.about.title')} lead={say('web.about.lead')} kind="about">
      <div class="about-parts">
        <section aria-labelledby="about-games">
          <h2 id="about-games">{say('web.about.games')}</h2>
          <p>{say('web.about.names')}</p>
          <ul>
            {games.map(({ name, by }) => (
              <li key={name}>
                <strong>{name}</strong>: {by}
              </li>
            ))}
          </ul>
          <p>{say('web.about.buy')}</p>
        </section>
        <section aria-labelledby="about-ours">
          <h2 id="about-ours">{say('web.about.ours')}</h2>
          <p>{say('web.about.ours.text')}</p>
        </section>
        <section class="about-gifts" aria-labelledby="about-gifts">
          <h2 id="about-gifts">{say('web.about.gifts')}</h2>
          <ul>
            <li>
              {say('web.about.fonts')} <Away to="https://github.com/NDISCOVER/Cinzel" name="Cinzel" />, <Away to="https://github.com/huertatipografica/Alegreya-Sans" name="Alegreya Sans" /> (SIL Open Font License 1.1)
            </li>
            {libraries.map(({ name, licence, to }) => (
              <li key={name}>
                <Away to={to} name={name} /> ({licence})
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="about-version">
          <h2 id="about-version">{say('web.about.version')}</h2>
          <p>Undercroft {version}</p>
        </section>
      </div>
    </Frame>
  );
}
