import type { Viewer } from '../domain/access/viewer.js';
import { refuse, success, type Result } from '../domain/refusal.js';
import { once } from './once.js';
import type { Clock, AdministrationStores, UnitOfWork } from './ports.js';

/** For the command line as well; revoking twice changes nothing the second time. */
export async function revoke(
  stores: AdministrationStores,
  clock: Clock,
  clientId: string,
): Promise<Result<{ clientId: string }>> {
  const client = await stores.clients.byId(clientId);
  if (!client) return refuse('NOT_FOUND', 'There is no such client');
  if (!client.revokedAt) await stores.clients.revoke(clientId, clock.now());
  return success({ clientId });
}

export function revokeClient({ unitOfWork, clock }: { unitOfWork: UnitOfWork<AdministrationStores>; clock: Clock }) {
  return (viewer: Viewer, idempotencyKey: string, clientId: string): Promise<Result<{ clientId: string }>> =>
    once(
      unitOfWork,
      { scope: { clientId: viewer.clientId, operation: 'revokeClient', key: idempotencyKey }, input: { clientId } },
      (stores) => revoke(stores, clock, clientId),
    );
}
