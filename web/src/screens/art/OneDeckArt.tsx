// What waits behind a door, and the dice that must be enough.
import { Picture } from '../../picture';

export function OneDeckArt() {
  return <Picture class="art" name="house-onedeck" fit="xMidYMid slice" />;
}
