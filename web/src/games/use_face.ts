// The face of a game for a screen: null until it has come.
import { useEffect, useState } from 'preact/hooks';
import { loadFace } from '.';
import type { GameFace } from '../contract';

interface Found {
  face: GameFace | null;
  fault: unknown;
}

export function useFace(game: string): Found {
  const [found, setFound] = useState<Found>({ face: null, fault: null });
  useEffect(() => {
    let wanted = true;
    loadFace(game).then(
      (face) => wanted && setFound({ face: face ?? null, fault: null }),
      (fault: unknown) => wanted && setFound({ face: null, fault }),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return found;
}
