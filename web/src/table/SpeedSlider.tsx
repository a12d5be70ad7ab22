// How fast others' moves are shown, at hand during the game.
import { change, settings } from '../settings';
import { say } from '../words';

const speeds = [0, 1, 2, 3, 4] as const;

export function speedWords(speed: number): string {
  return say(`web.settings.speed.${speeds.find((known) => known === speed) ?? 2}`);
}

export function SpeedSlider() {
  const { speed } = settings.value;
  const words = speedWords(speed);
  return (
    <label class="speed">
      <span>
        {say('web.settings.speed')}: <b>{words}</b>
      </span>
      <input type="range" min={0} max={4} value={speed} aria-valuetext={words} onInput={(event) => change({ speed: Number(event.currentTarget.value) })} />
    </label>
  );
}
