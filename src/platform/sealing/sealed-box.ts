import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto';

const NONCE = 12;
const TAG = 16;
/** The text before the value itself. */
export const HEAD = NONCE + TAG;

/** Where a sealed value lives. It is authenticated with the value, so ciphertext moved elsewhere does not open. */
export interface SealPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

export class SealBroken extends Error {
  constructor(place: SealPlace) {
    super(`A sealed value in ${place.table}.${place.column} cannot be opened: wrong key, altered or moved`);
    this.name = 'SealBroken';
  }
}

/** AES-256-GCM: nonce, tag, ciphertext. */
export function seal(key: CipherKey, plain: Uint8Array, place: SealPlace): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeBytes(place));
  // All of it comes with the update; the end only makes the tag.
  const body = cipher.update(plain);
  cipher.final();
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** A value that comes slice by slice. Nothing of it is to be believed before the end. */
export interface Opening {
  add(slice: Uint8Array): Buffer;
  end(): void;
}

export function opening(key: CipherKey, head: Uint8Array, place: SealPlace): Opening {
  const orBroken = <T>(work: () => T): T => {
    try {
      return work();
    } catch {
      throw new SealBroken(place);
    }
  };
  const decipher = orBroken(() =>
    createDecipheriv('aes-256-gcm', key, head.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(placeBytes(place))
      .setAuthTag(head.subarray(NONCE)),
  );
  return {
    add: (slice) => orBroken(() => decipher.update(slice)),
    end: () => {
      orBroken(() => decipher.final());
    },
  };
}

export function open(key: CipherKey, sealed: Uint8Array, place: SealPlace): Buffer {
  const box = opening(key, sealed.subarray(0, HEAD), place);
  const plain = box.add(sealed.subarray(HEAD));
  box.end();
  return plain;
}

/** JSON keeps the three names apart for any characters. */
const placeBytes = ({ table, column, row }: SealPlace) => Buffer.from(JSON.stringify([table, column, row]));

/**
 * Sealed values are read in base64: in hexadecimal, which bytes come in otherwise, they are longer and take several times as
 * long to read.
 */
export const asBase64 = (column: string): string => `encode(${column}, 'base64')`;

export const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64');
