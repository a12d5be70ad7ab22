// What stands on the table for what is heard: the question whether to hear anything, once; and the sounds in words.
import { useEffect } from 'preact/hooks';
import { change, settings } from '../settings';
import { say } from '../words';
import { caption, crackle, play } from './sound';
import './sounds.css';

/** milliseconds that a caption can be read */
const readable = 1800;

export function Caption() {
  const shown = caption.value;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => (caption.value = null), readable);
    return () => clearTimeout(timer);
  }, [shown]);
  // Those who listen to the page hear in words what happened: a name of a sound says nothing more.
  return shown && settings.value.captions ? (
    <p class="sound-caption" aria-hidden="true">
      {say(`web.sound.${shown.sound}`)}
    </p>
  ) : null;
}

export function SoundOffer() {
  const { sound, ambience } = settings.value;
  useEffect(() => (sound && ambience ? crackle() : undefined), [sound, ambience]);
  if (sound !== null) return null;
  const answer = (wanted: boolean) => {
    change({ sound: wanted, haptics: wanted && matchMedia('(pointer: coarse)').matches });
    if (wanted) play('dice');
  };
  return (
    <section class="sound-offer" aria-label={say('web.sound.offer')}>
      <p>{say('web.sound.offer')}</p>
      <button type="button" class="button main" onClick={() => answer(true)}>
        {say('web.sound.yes')}
      </button>
      <button type="button" class="button" onClick={() => answer(false)}>
        {say('web.sound.no')}
      </button>
    </section>
  );
}
