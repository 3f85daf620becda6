import { refuse, success, type Result } from '../domain/refusal.js';
import { actorOf, clientAct, type Actor } from './audit/client-act.js';
import type { Caller } from './command/command-call.js';
import { hashesOf, type ClientCredentials } from './create-client.js';
import { newApiKey, newClientSecret } from './credentials.js';
import { managedClient, type Manager } from './managed-client.js';
import { once } from './once.js';
import type { AdministrationStores, Clock, UnitOfWork } from './ports.js';

/** Gives a client a new API key and secret; the old ones stop working. For the command line as well. */
export async function rotate(
  stores: AdministrationStores,
  clock: Clock,
  { manager, actor }: { readonly manager: Manager; readonly actor: Actor },
  clientId: string,
): Promise<Result<ClientCredentials>> {
  const client = await managedClient(stores.clients, manager, clientId);
  if (!client.ok) return client;
  if (client.value.revokedAt) return refuse('NOT_FOUND', 'There is no such client, or it is revoked');
  const credentials = { clientId, apiKey: newApiKey(), clientSecret: newClientSecret() };
  await stores.clients.replaceCredentials(clientId, hashesOf(credentials));
  await stores.audit.append(clientAct('rotateClientKey', actor, client.value, clock.now()));
  return success(credentials);
}

/** A repeat cannot show the new credentials again. */
export function rotateClientKey({ unitOfWork, clock }: { unitOfWork: UnitOfWork<AdministrationStores>; clock: Clock }) {
  return async (
    caller: Caller,
    idempotencyKey: string,
    clientId: string,
  ): Promise<Result<Partial<ClientCredentials> & { clientId: string }>> => {
    const { viewer } = caller;
    let shown: ClientCredentials | undefined;
    const result = await once(
      unitOfWork,
      { scope: { clientId: viewer.clientId, operation: 'rotateClientKey', key: idempotencyKey }, input: { clientId } },
      async (stores) => {
        const rotated = await rotate(stores, clock, { manager: viewer, actor: actorOf(caller) }, clientId);
        if (!rotated.ok) return rotated;
        shown = rotated.value;
        return success({ clientId });
      },
    );
    return result.ok ? success({ ...shown, clientId: result.value.clientId }) : result;
  };
}
