// What a person chose once and for all, kept in this browser. A damaged or refused storage means the usual values.
import { effect, signal } from '@preact/signals';
import { languages, speak, type Language } from './words';

export interface Settings {
  language: Language;
  scheme: 'system' | 'dark' | 'light';
  /** 0: what matters stays until a tap … 4: at once */
  speed: number;
  /** null: nobody has been asked yet */
  sound: boolean | null;
  /** a crackling torch, as long as sounds are on */
  ambience: boolean;
  /** sounds in words, too */
  captions: boolean;
  /** a phone shakes where a sound would be heard */
  haptics: boolean;
  /** of the text, in per cent */
  size: 100 | 115 | 130 | 150 | 200;
  confirm: boolean;
}

const place = 'undercroft.settings';

function usual(): Settings {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return {
    language: languages.find((known) => wanted[0] === known) ?? 'en',
    scheme: 'system',
    speed: 2,
    sound: null,
    ambience: false,
    captions: false,
    haptics: false,
    size: 100,
    confirm: false,
  };
}

const fits: { [K in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => languages.includes(value as Language),
  scheme: (value) => ['system', 'dark', 'light'].includes(value as string),
  speed: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 4,
  sound: (value) => typeof value === 'boolean' || value === null,
  ambience: (value) => typeof value === 'boolean',
  captions: (value) => typeof value === 'boolean',
  haptics: (value) => typeof value === 'boolean',
  size: (value) => [100, 115, 130, 150, 200].includes(value as number),
  confirm: (value) => typeof value === 'boolean',
};

function stored(): Settings {
  const settings = usual();
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? '{}') as Record<string, unknown>;
    for (const key of Object.keys(fits) as (keyof Settings)[])
      if (fits[key](found[key])) Object.assign(settings, { [key]: found[key] });
  } catch {
    // not readable: the usual values
  }
  return settings;
}

export const settings = signal<Settings>(stored());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
  try {
    localStorage.setItem(place, JSON.stringify(settings.value));
  } catch {
    // kept for this visit only
  }
}

/** Puts the settings into effect now and whenever they change. */
export function applySettings(): void {
  effect(() => {
    const { scheme, size } = settings.value;
    const root = document.documentElement;
    root.dataset.scheme = scheme;
    root.style.setProperty('--size', `${size}%`);
    root.toggleAttribute('data-large', size >= 150);
  });
  effect(() => {
    void speak(settings.value.language);
  });
}

/** How many times as long as usual things take at each speed. */
const tempos = [1, 2, 1, 1 / 3, 0];

/** How many times as long as usual things take at the speed that was chosen; 0: they are shown at once. */
export function tempo(): number {
  return tempos[settings.value.speed] ?? 1;
}

/** What matters stays on the table until somebody has seen it and says so. */
export function waitsForTap(): boolean {
  return settings.value.speed === 0;
}

export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
