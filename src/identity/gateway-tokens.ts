import { jwtVerify, SignJWT } from 'jose';
import type { IssuedToken } from '../app/ports.js';

const ISSUER = 'loan-gateway';
const LIFETIME_SECONDS = 900;

/** Our own tokens: HS256 and nothing else, so `alg: none` and key confusion do not arise. */
export function gatewayTokens(signingKey: Uint8Array) {
  return {
    issue: async (clientId: string): Promise<IssuedToken> => ({
      accessToken: await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setSubject(clientId)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_SECONDS}s`)
        .sign(signingKey),
      expiresIn: LIFETIME_SECONDS,
    }),
    verify: async (token: string): Promise<string | undefined> => {
      try {
        const { payload } = await jwtVerify(token, signingKey, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: ISSUER,
          typ: 'at+jwt',
          requiredClaims: ['sub', 'exp'],
        });
        return payload.sub;
      } catch {
        return undefined;
      }
    },
  };
}
