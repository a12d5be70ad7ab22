// Crypt in nine steps. The seed gives the cards and rolls that the texts speak of; a test plays it through.
import type { Lesson } from '../../contract';

export const lesson: Lesson = {
  id: 'first',
  title: 'web.learn.crypt.title',
  about: 'web.learn.crypt.about',
  begins: { players: 2, seed: 'lesson 1469', options: { collectors: ['A', 'A', 'A', 'A', 'A', 'A'] } },
  seats: [0],
  others: ['web.learn.guide'],
  steps: [
    { text: 'web.learn.crypt.welcome' },
    { text: 'web.learn.crypt.claim', move: 'claim S1:1x4', replies: [{ seat: 1, action: 'claim S1:2x3' }] },
    {
      text: 'web.learn.crypt.bumped',
      move: 'claim S2:2x4',
      replies: [{ seat: 1, action: 'claim S1:2x3 S2:1x2' }],
    },
    { text: 'web.learn.crypt.rolled' },
    { text: 'web.learn.crypt.two', move: 'claim S2:1x3 S3:1x1', replies: [{ seat: 1, action: 'recover' }] },
    { text: 'web.learn.crypt.collectors' },
    { text: 'web.learn.crypt.recover', move: 'recover' },
    { text: 'web.learn.crypt.tools', tools: true },
    { text: 'web.learn.crypt.end' },
  ],
};
