// The scene behind the name: arches that lead down into the light.
import { Picture } from '../../picture';

export function Vault() {
  return <Picture class="vault" name="house-vault" fit="xMidYMax slice" />;
}
