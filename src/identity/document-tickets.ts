import { jwtVerify, SignJWT } from 'jose';
import type { DocumentTickets } from '../app/record/document-links.js';

const LIFETIME_SECONDS = 300;
const AUDIENCE = 'loan-gateway documents';

/** A ticket is a token of its own kind: it opens one document and nothing else, and an access token opens none. */
export function documentTickets(signingKey: Uint8Array): DocumentTickets {
  return {
    issue: async ({ documentId, loanId, clientId }) => {
      const expiresAt = new Date(Date.now() + LIFETIME_SECONDS * 1000);
      const token = await new SignJWT({ loan: loanId, client: clientId })
        .setProtectedHeader({ alg: 'HS256', typ: 'document+jwt' })
        .setAudience(AUDIENCE)
        .setSubject(documentId)
        .setExpirationTime(expiresAt)
        .sign(signingKey);
      return { token, expiresAt };
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify<{ loan: string; client: string }>(token, signingKey, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          typ: 'document+jwt',
          requiredClaims: ['sub', 'exp', 'loan', 'client'],
        });
        return { documentId: payload.sub ?? '', loanId: payload.loan, clientId: payload.client };
      } catch {
        return undefined;
      }
    },
  };
}
