// The games that are played in every engine, an entry each. What every table has is enough to play one: the hint is asked
// for, and done. What else a person does there is the game's own, and may be left out:
//   seats   who sits there, as the setup names it: null for a person, or a level; without it as the setup has them
//   most    how many choices are made, where a whole game would take minutes
//   byHand  presses things of the board until a choice is made; false where there is nothing of the kind
//   learn   makes a move of the lesson at the board; without it the lesson is left where it asks for the first
import * as crypt from './crypt.mjs';
import * as digger from './digger.mjs';
import * as onedeck from './onedeck.mjs';

export const games = [
  { id: 'crypt', seats: [null, 1], ...crypt },
  { id: 'digger', seats: [null, 1], most: 12, ...digger },
  { id: 'onedeck', most: 12, ...onedeck },
];
