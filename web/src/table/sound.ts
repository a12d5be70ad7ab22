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
// repeat, noise, modulation, crush, delay, sustain volume, decay, tremolo, filter (below zero: what lies above it is dulled)
const body = (frequency: number, volume: number, release = 0.05): Tone => [volume, 0.08, frequency, 0, 0.004, release, 0, 1.5, -frequency / 90, undefined, undefined, undefined, undefined, 0.3, undefined, undefined, undefined, undefined, undefined, undefined, -3000];
const click = (volume: number): Tone => [volume, 0.1, 900, 0, 0.002, 0.02, 4, 2, undefined, undefined, undefined, undefined, undefined, 1, undefined, undefined, undefined, undefined, undefined, undefined, -3500];
const stroke = (volume: number, length: number): Tone => [volume, 0.1, 90, 0.02, length, 0.08, 4, 1, undefined, undefined, undefined, undefined, undefined, 4, undefined, undefined, undefined, undefined, undefined, undefined, 1800];
const thud = (frequency: number, volume: number): Tone => [volume, 0.1, frequency, 0, 0.015, 0.1, 0, 1, -1, undefined, undefined, undefined, undefined, 0.7, undefined, undefined, undefined, undefined, undefined, undefined, -800];
const ring = (frequency: number, volume: number): Tone => [volume, 0.02, frequency, 0, 0.02, 0.25, 0, 1, undefined, undefined, frequency / 3, 0.02];
const note = (frequency: number, length: number, volume = 1.6): Tone => [volume, 0, frequency, 0.01, length, 0.3, 1, 1.2, undefined, undefined, undefined, undefined, undefined, undefined, undefined, undefined, 0.08];

/** Wood on wood: what sounds, and the touch. */
const knock = (after: number, frequency: number, volume: number): [number, Tone][] => [
  [after, body(frequency, volume)],
  [after, click(volume / 3)],
];
/** A handful of dice: closer together and softer the longer they roll. */
const rattle: [number, Tone][] = [[0, 520, 1.2], [85, 430, 1.1], [150, 610, 1], [260, 470, 0.9], [380, 560, 0.75], [560, 420, 0.6], [780, 500, 0.4]].flatMap(([after, frequency, volume]) => knock(after!, frequency!, volume!));

export const sounds: Record<SoundName, Sound> = {
  dice: { tones: rattle, shake: [20, 60, 20, 60, 20] },
  place: { tones: knock(0, 380, 1.2), shake: [12] },
  card: { tones: [[0, stroke(0.3, 0.04)], [90, body(300, 0.5)]], shake: [10] },
  coin: { tones: [[0, ring(2093, 0.6)], [70, ring(2637, 0.5)]], shake: [10, 30, 10] },
  door: { tones: [[0, [0.9, 0.1, 52, 0.08, 0.25, 0.25, 2, 0.6, 0.3, undefined, undefined, undefined, undefined, 1.2, undefined, undefined, undefined, undefined, undefined, undefined, -900]], [430, thud(90, 1.4)]], shake: [60] },
  step: { tones: [[0, thud(170, 0.9)], [0, click(0.15)], [210, thud(150, 0.8)], [210, click(0.12)]], shake: [8, 120, 8] },
  blade: { tones: [[0, stroke(0.4, 0.02)], [50, [0.7, 0.05, 2400, 0, 0.02, 0.35, 0, 0.6, -1, undefined, undefined, undefined, undefined, 0.1]]], shake: [30] },
  stone: { tones: [[0, stroke(0.5, 0.12)], [170, thud(95, 1.5)], [170, click(0.2)]], shake: [30] },
  rubble: { tones: [[0, thud(70, 1.6)], [60, stroke(0.6, 0.25)], [150, thud(110, 1)], [260, thud(85, 0.9)], [390, thud(130, 0.6)]], shake: [60, 30, 40, 30, 20] },
  chime: { tones: [[0, note(523, 0.05, 1)], [110, note(659, 0.05, 1)], [220, note(784, 0.12, 1)]], shake: [15, 40, 15, 40, 25] },
  bell: { tones: [[0, ring(1319, 0.7)], [10, ring(1976, 0.3)]], shake: [15] },
  snap: { tones: [[0, click(0.7)], [15, [0.9, 0.05, 1500, 0, 0.005, 0.12, 2, 1, -3, undefined, undefined, undefined, undefined, 0.5, undefined, undefined, undefined, undefined, undefined, undefined, -2500]], [40, thud(140, 0.8)]], shake: [45] },
  turn: { tones: [[0, note(392, 0.04, 1)]], shake: [15] },
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
