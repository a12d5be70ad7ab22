// A goblin digs, and corridors join room to room.
import { Picture } from '../../picture';

export function DiggerArt() {
  return <Picture class="art" name="house-digger" fit="xMidYMid slice" />;
}
