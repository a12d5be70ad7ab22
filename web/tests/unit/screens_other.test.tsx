import './patience';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const host = vi.hoisted(() => ({ drop: vi.fn(), forget: vi.fn() }));
vi.mock('../../src/kept', () => ({
  kept: { value: [{ table: 'k1' }, { table: 'k2' }] },
  refreshKept: async () => {},
  dropGame: host.drop,
  forgetRecords: host.forget,
}));

import About from '../../src/screens/About';
import Fair from '../../src/screens/Fair';
import SettingsScreen from '../../src/screens/SettingsScreen';
import { fingerprint, tidied } from '../../src/screens/fingerprint';
import { change, settings } from '../../src/settings';
import english from '../../../content/locales/en.json';

beforeEach(() => {
  localStorage.clear();
  change({ language: 'en', scheme: 'system', speed: 2, sound: null, ambience: false, captions: false, haptics: false, size: 100, confirm: false });
  for (const call of Object.values(host)) call.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

describe('fair dice', () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

  test('the fingerprint is SHA-256 of the UTF-8 bytes', async () => {
    expect(await fingerprint('abc')).toBe(abc);
    expect(await fingerprint('perché')).not.toBe(await fingerprint('perche'));
    expect(tidied(` ${abc.slice(0, 32).toUpperCase()}\n${abc.slice(32)} `)).toBe(abc);
  });

  test.each([
    ['abc', abc, 'match'],
    ['abd', abc, 'differ'],
    ['abc', 'ba78', 'odd'],
    ['abc', '', 'waiting'],
  ] as const)('the seed %s and the fingerprint %s: %s', async (seed, commitment, verdict) => {
    render(<Fair />);
    fireEvent.input(screen.getByLabelText(english['web.fair.seed']), { target: { value: seed } });
    fireEvent.input(screen.getByLabelText(english['web.fair.commitment']), { target: { value: commitment } });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(english[`web.fair.verdict.${verdict}`]));
  });

  test('tells how a whole game is checked', () => {
    render(<Fair />);
    expect(screen.getByText(/undercroft replay --verify/)).toBeTruthy();
  });
});

describe('settings', () => {
  test('every control changes its setting, and it is kept', () => {
    render(<SettingsScreen />);
    fireEvent.click(screen.getByRole('radio', { name: 'Italiano' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
    fireEvent.click(screen.getByRole('radio', { name: '130%' }));
    fireEvent.input(screen.getByRole('slider'), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('switch', { name: /^Sounds Dice/ }));
    fireEvent.click(screen.getByRole('switch', { name: /^The crackling/ }));
    fireEvent.click(screen.getByRole('switch', { name: /^Sounds in words/ }));
    fireEvent.click(screen.getByRole('switch', { name: /^Shake/ }));
    fireEvent.click(screen.getByRole('switch', { name: /^Confirm every move/ }));
    const wanted = { language: 'it', scheme: 'light', speed: 4, sound: true, ambience: true, captions: true, haptics: true, size: 130, confirm: true };
    expect(settings.value).toEqual(wanted);
    expect(JSON.parse(localStorage.getItem('undercroft.settings')!)).toEqual(wanted);
  });

  test('the slider says its speed in words', async () => {
    render(<SettingsScreen />);
    fireEvent.input(screen.getByRole('slider'), { target: { value: '0' } });
    await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('I tap to go on'));
  });

  test('all data is deleted, after being asked twice, and nothing of others', async () => {
    localStorage.setItem('undercroft.new.crypt', '{}');
    localStorage.setItem('elsewhere', 'stays');
    render(<SettingsScreen />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete all data' }));
    expect(host.drop).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete all' }));
    expect(await screen.findByText('All data is deleted.')).toBeTruthy();
    expect(host.drop.mock.calls).toEqual([['k1'], ['k2']]);
    expect(host.forget).toHaveBeenCalledTimes(1);
    expect(Object.keys(localStorage)).toEqual(['elsewhere']);
  });
});

test('the credits name the publishers, the fonts and the libraries with their licences', () => {
  render(<About />);
  const text = document.body.textContent!;
  for (const name of ['Road To Infamy Games', 'Cinzel', 'Alegreya Sans', 'SIL Open Font License', 'MIT']) expect(text).toContain(name);
  expect(screen.getAllByRole('heading', { level: 1 }).length).toBe(1);
});

describe('the focus', () => {
  test('goes to the heading of a screen that one came to, and the title tells it', async () => {
    location.hash = '#/fair';
    render(<Fair />).unmount();
    location.hash = '#/about';
    render(<About />);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(document.title).toBe('Credits · Undercroft');
  });

  test('stays on the language that was pressed, though the screen is drawn anew', async () => {
    const { unmount } = render(<About />);
    fireEvent.click(screen.getByRole('button', { name: 'Italiano' }));
    unmount();
    render(<About />);
    await waitFor(() => expect(document.activeElement?.id).toBe('switch-it'));
  });
});
