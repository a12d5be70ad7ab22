// What a person chooses once and for all. Every change holds at once.
import { useState } from 'preact/hooks';
import { offlineReady } from '../offline/keep';
import { newerWaits } from '../offline/register';
import { change, settings, type Settings } from '../settings';
import { languages, percent, say } from '../words';
import { AskTwice } from './AskTwice';
import { Choice } from './Choice';
import { FaultNotice } from './FaultNotice';
import { forgetEverything } from './forget';
import { speedWords } from '../table/SpeedSlider';
import { Frame } from './Frame';
import { changeLanguage, languageNames } from './LanguageSwitch';
import './settings.css';

const schemes = ['system', 'dark', 'light'] as const;
const sizes = [100, 115, 130, 150, 200] as const;
function Switch({ part, name, about }: { part: 'sound' | 'ambience' | 'captions' | 'haptics' | 'confirm'; name: string; about: string }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={settings.value[part] === true} onChange={(event) => change({ [part]: event.currentTarget.checked } as Partial<Settings>)} />
      <span>
        <strong>{name}</strong>
        <span class="setting-about">{about}</span>
      </span>
    </label>
  );
}

function Offline() {
  const state = offlineReady.value === null ? 'never' : offlineReady.value ? 'ready' : 'not_yet';
  return (
    <p class={`offline ${state}`} role="status">
      {say(`web.settings.offline.${state}`)} {newerWaits.value && say('web.settings.offline.newer')}
    </p>
  );
}

function Forget() {
  const [fault, setFault] = useState<unknown>(null);
  const [done, setDone] = useState(false);
  const forget = () => {
    forgetEverything().then(() => setDone(true), setFault);
  };
  return (
    <>
      <p class="setting-about">{say('web.settings.forget.about')}</p>
      <AskTwice
        label={say('web.settings.forget')}
        question={say('web.settings.forget.ask')}
        yes={say('web.settings.forget.yes')}
        no={say('web.settings.forget.no')}
        act={forget}
      />
      {done && <p role="status">{say('web.settings.forget.done')}</p>}
      {fault !== null && <FaultNotice what={say('web.settings.forget.failed')} error={fault} />}
    </>
  );
}

export default function SettingsScreen() {
  const { language, scheme, speed, size } = settings.value;
  return (
    <Frame title={say('web.settings.title')} kind="settings">
      <div class="settings-parts">
        <section class="panel" aria-labelledby="settings-look">
          <h2 id="settings-look">{say('web.settings.look')}</h2>
          <Choice name="language" legend={say('web.settings.language')} values={languages} value={language} words={(each) => languageNames[each]} choose={(to) => changeLanguage(to, `language-${to}`)} />
          <Choice name="scheme" legend={say('web.settings.scheme')} values={schemes} value={scheme} words={(each) => say(`web.settings.scheme.${each}`)} choose={(to) => change({ scheme: to })} />
          <Choice name="size" legend={say('web.settings.size')} values={sizes} value={size} words={(each) => percent(each / 100)} choose={(to) => change({ size: to })} />
          <p class="setting-about">{say('web.settings.patterns')}</p>
        </section>
        <section class="panel" aria-labelledby="settings-play">
          <h2 id="settings-play">{say('web.settings.play')}</h2>
          <div class="slider">
            <label for="speed">{say('web.settings.speed')}</label>
            <input
              id="speed"
              type="range"
              min={0}
              max={4}
              step={1}
              value={speed}
              aria-valuetext={speedWords(speed)}
              onInput={(event) => change({ speed: Number(event.currentTarget.value) })}
            />
            <output for="speed">{speedWords(speed)}</output>
          </div>
          <Switch part="sound" name={say('web.settings.sound')} about={say('web.settings.sound.about')} />
          {(['ambience', 'captions', 'haptics'] as const).map((part) => (
            <Switch key={part} part={part} name={say(`web.settings.${part}`)} about={say(`web.settings.${part}.about`)} />
          ))}
          <Switch part="confirm" name={say('web.settings.confirm')} about={say('web.settings.confirm.about')} />
        </section>
        <section class="panel" aria-labelledby="settings-kept">
          <h2 id="settings-kept">{say('web.settings.kept')}</h2>
          <Offline />
          <Forget />
        </section>
      </div>
    </Frame>
  );
}
