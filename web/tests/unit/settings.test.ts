import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const usual = { language: 'en', scheme: 'system', speed: 2, sound: null, ambience: false, captions: false, haptics: false, size: 100, confirm: false };

/** The settings as a page that opens now would find them. */
async function opened(stored?: string) {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('undercroft.settings', stored);
  vi.resetModules();
  return import('../../src/settings');
}

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'it']);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('what is found', () => {
  test('nothing: the usual values, in the language of the browser', async () => {
    expect((await opened()).settings.value).toEqual(usual);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-IT']);
    expect((await opened()).settings.value.language).toBe('it');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'it']);
    expect((await opened()).settings.value.language).toBe('en');
  });

  test.each(['{', 'null', '[]', '"x"', '{"speed":9,"scheme":"pink","size":"100","sound":1}'])('damaged as %s: the usual values', async (stored) => {
    expect((await opened(stored)).settings.value).toEqual(usual);
  });

  test('partly sound: what is sound is taken', async () => {
    expect((await opened('{"speed":4,"size":7,"language":"it"}')).settings.value).toEqual({ ...usual, speed: 4, language: 'it' });
  });
});

describe('a change', () => {
  test('holds at once and at the next visit', async () => {
    const { change, settings } = await opened();
    change({ sound: true });
    change({ size: 130 });
    expect(settings.value).toEqual({ ...usual, sound: true, size: 130 });
    expect((await opened(localStorage.getItem('undercroft.settings')!)).settings.value).toEqual({ ...usual, sound: true, size: 130 });
  });

  test('holds for this visit where nothing can be stored', async () => {
    const { change, settings } = await opened();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    change({ confirm: true });
    expect(settings.value.confirm).toBe(true);
  });

  test('is put into effect: scheme, size and language', async () => {
    const { applySettings, change } = await opened();
    applySettings();
    change({ scheme: 'light', size: 150, language: 'it' });
    const root = document.documentElement;
    expect(root.dataset.scheme).toBe('light');
    expect(root.style.getPropertyValue('--size')).toBe('150%');
    await vi.waitFor(() => expect(root.lang).toBe('it'));
  });
});
