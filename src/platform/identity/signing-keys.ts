import { webcrypto } from 'node:crypto';
import { jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { getOrCreate } from '../runtime/get-or-create.js';

/** The keys of this moment: the first signs, all verify, so that tokens outlive a change of the key. */
export type SigningKeys = () => readonly [Uint8Array, ...Uint8Array[]];

const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/** Imported once: to do it for each signature takes as long as the signature. */
export const importedKey = (key: Uint8Array): Promise<CryptoKey> =>
  getOrCreate(imported, key, () =>
    webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
  );

/** What a token says that one of the keys signed. */
export async function verifiedByAny<Claims>(
  signingKeys: SigningKeys,
  token: string,
  options: JWTVerifyOptions,
): Promise<(JWTPayload & Claims) | undefined> {
  for (const key of signingKeys()) {
    try {
      return (await jwtVerify<Claims>(token, await importedKey(key), options)).payload;
    } catch {
      // Signed by another key, or by none.
    }
  }
  return undefined;
}
