import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

/** Where a sealed value lives. It is authenticated with the value, so ciphertext moved elsewhere does not open. */
export interface SealPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

export class SealBroken extends Error {
  constructor(place: SealPlace) {
    super(`A sealed value in ${place.table}.${place.column} does not open: wrong key, altered or moved`);
    this.name = 'SealBroken';
  }
}

/** AES-256-GCM: nonce, tag, ciphertext. */
export function seal(key: CipherKey, plain: Uint8Array, place: SealPlace): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeBytes(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function open(key: CipherKey, sealed: Uint8Array, place: SealPlace): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(placeBytes(place))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    // All of it comes with the update; the end only checks it.
    const plain = decipher.update(sealed.subarray(NONCE + TAG));
    decipher.final();
    return plain;
  } catch {
    throw new SealBroken(place);
  }
}

/** JSON keeps the three names apart whatever characters they hold. */
const placeBytes = ({ table, column, row }: SealPlace) => Buffer.from(JSON.stringify([table, column, row]));
