// What the table sounds like: short sounds, synthesised when they are first wanted. Off until somebody turns them on; a
// browser that plays none is no fault. What is heard can be read, and felt on a phone.
import { signal } from '@preact/signals';
import type { GameFace, SoundName, Step } from '../contract';
import { settings } from '../settings';

type Tone = (number | undefined)[];
interface Sound {
  /** one after the other: after so many milliseconds, with these parameters of zzfx */
  tones: [number, Tone][];
  /** of a phone, in milliseconds: on, off, on … */
  shake: number[];
}

// zzfx: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, delta slide, pitch jump, its time,
// repeat, noise, modulation, crush, delay, sustain volume, decay, tremolo, filter
const knock = (frequency: number, volume: number): Tone => [volume, 0.3, frequency, 0, 0.005, 0.045, 4, 1.8, undefined, undefined, undefined, undefined, undefined, 0.7, undefined, undefined, undefined, undefined, undefined, undefined, 1600];
const stroke = (volume: number, length: number): Tone => [volume, 0.2, 60, 0.02, length, 0.1, 4, 0.5, 2, undefined, undefined, undefined, undefined, 2, undefined, undefined, undefined, undefined, undefined, undefined, -900];
const ring = (frequency: number, volume: number): Tone => [volume, 0.03, frequency, 0, 0.02, 0.22, 0, 1.6, undefined, undefined, frequency / 2, 0.04];
const note = (frequency: number, length: number): Tone => [0.35, 0, frequency, 0.01, length, 0.3, 1, 1.2, undefined, undefined, undefined, undefined, undefined, undefined, undefined, undefined, 0.08];

export const sounds: Record<SoundName, Sound> = {
  dice: { tones: [[0, knock(300, 0.5)], [90, knock(240, 0.5)], [170, knock(340, 0.45)], [290, knock(260, 0.4)], [430, knock(320, 0.35)], [620, knock(230, 0.3)], [840, knock(280, 0.2)]], shake: [20, 60, 20, 60, 20] },
  place: { tones: [[0, knock(190, 0.6)]], shake: [12] },
  card: { tones: [[0, stroke(0.35, 0.05)], [90, knock(420, 0.15)]], shake: [10] },
  coin: { tones: [[0, ring(1046, 0.3)], [80, ring(1318, 0.25)]], shake: [10, 30, 10] },
  door: { tones: [[0, [0.5, 0.1, 52, 0.08, 0.25, 0.25, 2, 0.6, 0.3, undefined, undefined, undefined, undefined, 1.2]], [430, knock(110, 0.7)]], shake: [60] },
  step: { tones: [[0, knock(120, 0.4)], [190, knock(105, 0.35)]], shake: [8, 120, 8] },
  blade: { tones: [[0, stroke(0.4, 0.02)], [60, [0.3, 0.05, 1700, 0, 0.02, 0.28, 2, 2, -1.5, undefined, undefined, undefined, undefined, 0.15]]], shake: [30] },
  turn: { tones: [[0, note(392, 0.04)]], shake: [15] },
  win: { tones: [[0, note(392, 0.08)], [160, note(494, 0.08)], [320, note(587, 0.08)], [480, note(784, 0.25)]], shake: [40, 60, 40, 60, 120] },
  defeat: { tones: [[0, note(294, 0.12)], [260, note(277, 0.12)], [520, note(220, 0.4)]], shake: [200] },
};

/** The sound that is to be read just now, and how often one was: the same one twice is shown twice. */
export const caption = signal<{ sound: SoundName; number: number } | null>(null);

let number = 0;

export function play(sound: SoundName): void {
  const { sound: heard, captions, haptics } = settings.value;
  if (captions) caption.value = { sound, number: ++number };
  if (haptics) navigator.vibrate?.(sounds[sound].shake);
  if (heard) void sing(sound);
}

async function sing(sound: SoundName): Promise<void> {
  try {
    const { zzfx } = await import('zzfx');
    for (const [after, tone] of sounds[sound].tones) setTimeout(() => zzfx(...tone), after);
  } catch {
    // no sound here
  }
}

export function soundOf(face: GameFace): (step: Step) => void {
  return (step) => {
    const sound = face.sound(step);
    if (sound) play(sound);
  };
}

/** A torch that crackles, as long as it is wanted. What it gives back puts it out. */
export function crackle(): () => void {
  try {
    const air = new AudioContext();
    const seconds = 6;
    const buffer = air.createBuffer(1, seconds * air.sampleRate, air.sampleRate);
    const wave = buffer.getChannelData(0);
    let low = 0;
    let spark = 0;
    for (let at = 0; at < wave.length; ++at) {
      const noise = Math.random() * 2 - 1;
      low += (noise - low) * 0.015;
      if (Math.random() < 5 / air.sampleRate) spark = Math.random();
      spark *= 0.996;
      wave[at] = low * 0.5 + noise * spark * 0.25;
    }
    const source = air.createBufferSource();
    const quietly = air.createGain();
    quietly.gain.value = 0.25;
    source.buffer = buffer;
    source.loop = true;
    source.connect(quietly).connect(air.destination);
    source.start();
    return () => void air.close();
  } catch {
    return () => {}; // no sound here
  }
}
