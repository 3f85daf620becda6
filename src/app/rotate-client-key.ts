import type { Viewer } from '../domain/access/viewer.js';
import { refuse, success, type Result } from '../domain/refusal.js';
import { hashesOf, type ClientCredentials } from './create-client.js';
import { newApiKey, newClientSecret } from './credentials.js';
import { once } from './once.js';
import type { AdministrationStores, UnitOfWork } from './ports.js';

/** Gives a client a new API key and secret; the old ones stop working. A repeat cannot show the new ones again. */
export function rotateClientKey({ unitOfWork }: { unitOfWork: UnitOfWork<AdministrationStores> }) {
  return async (
    viewer: Viewer,
    idempotencyKey: string,
    clientId: string,
  ): Promise<Result<Partial<ClientCredentials> & { clientId: string }>> => {
    let shown: Pick<ClientCredentials, 'apiKey' | 'clientSecret'> | undefined;
    const result = await once(
      unitOfWork,
      { scope: { clientId: viewer.clientId, operation: 'rotateClientKey', key: idempotencyKey }, input: { clientId } },
      async (stores) => {
        const client = await stores.clients.byId(clientId);
        if (!client || client.revokedAt) return refuse('NOT_FOUND', 'There is no such client, or it is revoked');
        shown = { apiKey: newApiKey(), clientSecret: newClientSecret() };
        await stores.clients.replaceCredentials(clientId, hashesOf(shown));
        return success({ clientId });
      },
    );
    return result.ok ? success({ ...shown, clientId: result.value.clientId }) : result;
  };
}
