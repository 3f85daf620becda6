import { success, type Result } from '../domain/refusal.js';
import { actorOf, clientAct, type Actor } from './audit/client-act.js';
import type { Caller } from './command/command-call.js';
import { managedClient, type Manager } from './managed-client.js';
import { once } from './once.js';
import type { Clock, AdministrationStores, UnitOfWork } from './ports.js';

/** For the command line as well; revoking twice changes nothing the second time. */
export async function revoke(
  stores: AdministrationStores,
  clock: Clock,
  { manager, actor }: { readonly manager: Manager; readonly actor: Actor },
  clientId: string,
): Promise<Result<{ clientId: string }>> {
  const client = await managedClient(stores.clients, manager, clientId);
  if (!client.ok) return client;
  if (!client.value.revokedAt) {
    const now = clock.now();
    await stores.clients.revoke(clientId, now);
    await stores.audit.append(clientAct('revokeClient', actor, client.value, now));
  }
  return success({ clientId });
}

export function revokeClient({ unitOfWork, clock }: { unitOfWork: UnitOfWork<AdministrationStores>; clock: Clock }) {
  return (caller: Caller, idempotencyKey: string, clientId: string): Promise<Result<{ clientId: string }>> => {
    const { viewer } = caller;
    return once(
      unitOfWork,
      { scope: { clientId: viewer.clientId, operation: 'revokeClient', key: idempotencyKey }, input: { clientId } },
      (stores) => revoke(stores, clock, { manager: viewer, actor: actorOf(caller) }, clientId),
    );
  };
}
