// What the table sounds like, as samples: every sound can be heard, hurts nobody, and is where its kind lies, wood low and
// coins high.
import { expect, test, vi } from 'vitest';
import type { SoundName } from '../../src/contract';
import { sounds } from '../../src/table/sound';

const rate = 44_100;

/** All tones of a sound together, as the loudspeaker gets them. */
async function mixed(name: SoundName): Promise<Float64Array> {
  vi.stubGlobal('AudioContext', class { sampleRate = rate; });
  const { ZZFX } = (await import('zzfx')) as unknown as { ZZFX: { volume: number; buildSamples(...tone: (number | undefined)[]): number[] } };
  const parts = sounds[name].tones.map(([after, tone]) => ({ from: Math.round((after * rate) / 1000), samples: ZZFX.buildSamples(...tone) }));
  const all = new Float64Array(Math.max(...parts.map(({ from, samples }) => from + samples.length)));
  for (const { from, samples } of parts) samples.forEach((sample, at) => (all[from + at]! += sample * ZZFX.volume));
  return all;
}

/** How often in a second it crosses the middle, in its first tenth: a rough height. */
function height(samples: Float64Array): number {
  const first = samples.subarray(0, rate / 10);
  return (first.filter((sample, at) => at > 0 && sample * first[at - 1]! < 0).length * 10) / 2;
}

const names = Object.keys(sounds) as SoundName[];

test.each(names)('%s is heard, and hurts nobody', async (name) => {
  const samples = await mixed(name);
  expect(samples.every(Number.isFinite)).toBe(true);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(peak).toBeGreaterThan(0.04);
  expect(peak).toBeLessThan(0.4);
  expect(samples.length / rate).toBeLessThan(1.5);
});

test('wood and stone are low, coins and blades high', async () => {
  const heights = Object.fromEntries(await Promise.all(names.map(async (name) => [name, height(await mixed(name))])));
  for (const low of ['dice', 'place', 'step', 'door']) expect(heights[low], low).toBeLessThan(1200);
  for (const high of ['coin', 'blade']) expect(heights[high], high).toBeGreaterThan(1200);
});
