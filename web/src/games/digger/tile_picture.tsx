// A tile as it lies in a hand; of one that nobody may see, its back.
import { Picture, type PictureName } from '../../picture';

export function TilePicture({ tile, owner }: { tile: string | null; owner: string }) {
  return <Picture class="dd-tile" name={(tile ? [`digger-earth-${owner}`, `digger-${tile}`] : ['digger-sealed']) as PictureName[]} />;
}
