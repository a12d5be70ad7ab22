import englishDigger from '../../../content/locales/digger/en.json';
import italianDigger from '../../../content/locales/digger/it.json';
import { afterEach, describe, expect, test } from 'vitest';
import { known, learnWords, list, named, number, percent, plural, say, speak, withSign } from '../../src/words';

afterEach(() => speak('en'));

describe('words', () => {
  test('are those of the language that is spoken, and the page says which', async () => {
    expect(say('web.home.play')).toBe('Play');
    await speak('it');
    expect(say('web.home.play')).toBe('Gioca');
    expect(document.documentElement.lang).toBe('it');
  });

  test('places are filled; one that nobody fills stays visible', () => {
    expect(say('web.rules.unknown', { id: 'CR-1' })).toContain('CR-1');
    expect(say('web.rules.unknown')).toContain('{id}');
  });

  test('what is filled in is not filled again', () => {
    expect(say('web.home.computer', { name: '{level}', level: 'adept' })).toBe('{level} (adept)');
  });

  test('one and many', async () => {
    expect([plural('web.home.steps', 0), plural('web.home.steps', 1), plural('web.home.steps', 2)]).toEqual(['0 steps played', '1 step played', '2 steps played']);
    await speak('it');
    expect([plural('web.home.steps', 1), plural('web.home.steps', 2)]).toEqual(['1 passo giocato', '2 passi giocati']);
  });

  test('a sentence agrees with the name in it, where the language asks for it', async () => {
    await learnWords('saga');
    const out = (name: string) => say('saga.result.out', { name: named(name, `saga.${name.toLowerCase()}`), items: '-' });
    expect(out('Madriga')).toContain('Madriga');
    await speak('it');
    expect([out('Madriga'), out('Orlaf')]).toEqual(['Madriga è Incapacitata; oggetti: -', 'Orlaf è Incapacitato; oggetti: -']);
    expect(out('Somebody')).toContain('Incapacitato');
  });

  test('keys of families are known or not, in every form that a language has of them', async () => {
    expect(known('rule.CR-5.3c')).toBe(true);
    expect(known('rule.CR-99')).toBe(false);
    await learnWords('saga');
    await speak('it');
    expect(known('saga.result.out')).toBe(true);
  });

  test('those of a game are learned with it, in the language that is spoken then and in every later one', async () => {
    expect(known('rule.DD-6.4')).toBe(false);
    await speak('it');
    await learnWords('digger');
    expect(say('rule.DD-6.4')).toBe(italianDigger['rule.DD-6.4']);
    await speak('en');
    expect(say('rule.DD-6.4')).toBe(englishDigger['rule.DD-6.4']);
  });

  test('a language chosen while a game is being learned is learned, too', async () => {
    const learning = learnWords('onedeck');
    await speak('it');
    await learning;
    expect(known('rule.OD-11.3')).toBe(true);
    expect(known('rule.CR-5.3c')).toBe(true);
  });

  test('numbers, shares and lists follow the language', async () => {
    expect([number(1234.5, 1), percent(0.606), percent(0.606, 1), list(['a', 'b', 'c'])]).toEqual(['1,234.5', '61%', '60.6%', 'a, b, and c']);
    await speak('it');
    expect([number(41.2, 1), percent(0.5), list(['a', 'b', 'c'])]).toEqual(['41,2', '50%', 'a, b e c']);
    expect([number(1250), percent(0.375, 1), withSign(-5), withSign(5), number(-0.5, 1)]).toEqual(['1.250', '37,5%', '−5', '+5', '−0,5']);
  });
});
