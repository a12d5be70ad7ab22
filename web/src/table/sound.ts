// Short synthesised sounds, off until somebody turns them on. A browser that plays none is no fault.
import type { GameFace, Step } from '../contract';
import { settings } from '../settings';

type Sound = NonNullable<ReturnType<GameFace['sound']>>;

// zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, …
const sounds: Record<Sound, (number | undefined)[]> = {
  die: [0.5, 0.3, 220, 0, 0.01, 0.06, 4, 1.5, undefined, undefined, undefined, undefined, 0.02, 0.8],
  card: [0.4, 0.1, 340, 0.01, 0.02, 0.08, 4, 2.2, -8],
  place: [0.5, 0.1, 130, 0, 0.02, 0.07, 2, 2],
  coin: [0.4, 0.05, 1046, 0, 0.02, 0.18, 0, 1.6, undefined, undefined, 520, 0.04],
  turn: [0.3, 0, 523, 0.02, 0.05, 0.2, 0, 1.2],
};

export async function play(sound: Sound): Promise<void> {
  try {
    const { zzfx } = await import('zzfx');
    zzfx(...sounds[sound]);
  } catch {
    // no sound here
  }
}

export function soundOf(face: GameFace): (step: Step) => void {
  return (step) => {
    if (!settings.value.sound) return;
    const sound = face.sound(step);
    if (sound) void play(sound);
  };
}
