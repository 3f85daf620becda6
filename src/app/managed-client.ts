import { covers } from '../domain/access/portfolio.js';
import { ROLE_SCOPES } from '../domain/access/roles.js';
import type { Viewer } from '../domain/access/viewer.js';
import type { Scope } from '../domain/access/visibility.js';
import { refuse, success, type Refused, type Result } from '../domain/refusal.js';
import type { ApiClient, ClientCredentialHashes, ClientStore } from './ports.js';

/** Whose hand moves: a client bound by its own access, or whoever has the command line, which has the keys anyway. */
export type Manager = Pick<Viewer, 'portfolio' | 'scopes'> | 'COMMAND_LINE';

/** Why a client may not make or manage another: only inside its own portfolio, and with no more scopes than its own. */
export function beyondManager(
  manager: Manager,
  { role, portfolio }: Pick<ApiClient, 'role' | 'portfolio'>,
): Refused | undefined {
  if (manager === 'COMMAND_LINE') return undefined;
  if (!covers(manager.portfolio, portfolio))
    return refuse('BEYOND_OWN_ACCESS', 'A client manages clients of its own portfolio only: bind the new one to it');
  const more = (ROLE_SCOPES[role] as readonly Scope[]).filter((scope) => !manager.scopes.has(scope));
  if (more.length === 0) return undefined;
  return refuse(
    'BEYOND_OWN_ACCESS',
    `The role ${role} has scopes that this client has not: the command line makes and manages such clients`,
    { scopes: more.join(' ') },
  );
}

/** A client that the manager may change. One outside its portfolio is answered as one that was never there. */
export async function managedClient(
  clients: ClientStore,
  manager: Manager,
  clientId: string,
): Promise<Result<ApiClient & ClientCredentialHashes>> {
  const client = await clients.byId(clientId);
  const exists = client && (manager === 'COMMAND_LINE' || covers(manager.portfolio, client.portfolio));
  if (!exists) return refuse('NOT_FOUND', 'There is no such client');
  return beyondManager(manager, client) ?? success(client);
}
