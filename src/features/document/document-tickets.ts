import { SignJWT } from 'jose';
import { importedKey, type SigningKeys, verifiedByAny } from '../../platform/identity/signing-keys.js';
import type { DocumentTickets, TicketHolder } from './document-links.js';

const TICKET_SECONDS = 300;
const AUDIENCE = 'loan-gateway documents';

/** A ticket is a token of its own kind: it opens one document and nothing else, and an access token opens none. */
export function documentTickets(signingKeys: SigningKeys): DocumentTickets {
  return {
    issue: async ({ documentId, loanId, clientId, person }) => {
      const expiresAt = new Date(Date.now() + TICKET_SECONDS * 1000);
      const token = await new SignJWT({ loan: loanId, client: clientId, ...(person && { person }) })
        .setProtectedHeader({ alg: 'HS256', typ: 'document+jwt' })
        .setAudience(AUDIENCE)
        .setSubject(documentId)
        .setExpirationTime(expiresAt)
        .sign(await importedKey(signingKeys()[0]));
      return { token, expiresAt };
    },
    verify: async (token) => {
      const payload = await verifiedByAny<{ loan: string; client: string; person?: TicketHolder }>(signingKeys, token, {
        algorithms: ['HS256'],
        audience: AUDIENCE,
        typ: 'document+jwt',
        requiredClaims: ['sub', 'exp', 'loan', 'client'],
      });
      if (!payload) return undefined;
      const { sub: documentId = '', loan: loanId, client: clientId, person } = payload;
      return { documentId, loanId, clientId, person };
    },
  };
}
