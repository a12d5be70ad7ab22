// Most tests are of Crypt, whose words come with the game.
import { learnWords } from '../../src/words';

await learnWords('crypt');
