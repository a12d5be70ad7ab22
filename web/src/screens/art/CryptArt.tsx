// Treasures laid out in the vault, with dice before them.
import { Picture } from '../../picture';

export function CryptArt() {
  return <Picture class="art" name="house-crypt" fit="xMidYMid slice" />;
}
