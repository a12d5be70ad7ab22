// The games that have a face in the page, by id.
import type { GameFace } from '../contract';
import { crypt } from './crypt';

export const faces: Readonly<Record<string, GameFace>> = { crypt: crypt as GameFace };
