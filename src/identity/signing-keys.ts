import { jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose';

/** The keys of this moment: the first signs, all verify, so that tokens outlive a change of the key. */
export type SigningKeys = () => readonly [Uint8Array, ...Uint8Array[]];

/** What a token says that one of the keys signed. */
export async function verifiedByAny<Claims>(
  signingKeys: SigningKeys,
  token: string,
  options: JWTVerifyOptions,
): Promise<(JWTPayload & Claims) | undefined> {
  for (const key of signingKeys()) {
    try {
      return (await jwtVerify<Claims>(token, key, options)).payload;
    } catch {
      // Signed by another key, or by none.
    }
  }
  return undefined;
}
