// A hero before the king on his throne of bones.
import { Picture } from '../../picture';

export function SagaArt() {
  return <Picture class="art" name="house-saga" fit="xMidYMid slice" />;
}
