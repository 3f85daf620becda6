import type { Caller } from '../command/command-call.js';
import { randomUUID } from 'node:crypto';
import type { ApiClient, ClientCredentialHashes, ClientStore, Clock, AdministrationStores } from '../ports.js';
import { type AuditEntry } from '../../platform/audit/audit-log-port.js';
import { clientSubject } from '../../domain/audit/audit-subjects.js';
import { covers, type Viewer, portfolioFault, type Portfolio } from '../../domain/access/viewer.js';
import { actorId } from '../../platform/identity/viewer.js';
import { type Role, ROLE_SCOPES, type Scope } from '../../domain/access/roles.js';
import { refuse, success, type Refused, type Result, invalidInput, type FieldFault } from '../../domain/refusal.js';
import { credentialHash, newApiKey, newClientId, newClientSecret } from './authenticate.js';

/** Who changed a client, and in which request. */
export type Actor = Pick<AuditEntry, 'clientId' | 'clientName' | 'requestId'>;

export const actorOf = ({ viewer, requestId }: Caller): Actor => ({
  clientId: actorId(viewer),
  clientName: viewer.name,
  requestId,
});

export const commandLine = (): Actor => ({ clientId: 'command line', clientName: null, requestId: randomUUID() });

/** What was done to a client, for the log: its role and the kind of its portfolio, and no id of a person. */
export const clientAct = (
  operation: string,
  actor: Actor,
  { id, role, portfolio }: Pick<ApiClient, 'id' | 'role' | 'portfolio'>,
  at: Date,
): AuditEntry => ({
  ...actor,
  at,
  operation,
  subjects: [clientSubject(id)],
  classes: [],
  fields: [],
  reason: `${role}, ${portfolio.kind === 'ALL' ? 'all loans' : `loans of one ${portfolio.kind.toLowerCase()}`}`,
});

/** A client bound by its own access, or the command line, which has the keys anyway. */
export type Manager = Pick<Viewer, 'portfolio' | 'scopes'> | 'COMMAND_LINE';

/** Refuses to make or manage a client outside the manager’s portfolio, or with more scopes. */
export function beyondManager(
  manager: Manager,
  { role, portfolio }: Pick<ApiClient, 'role' | 'portfolio'>,
): Refused<'BEYOND_OWN_ACCESS'> | undefined {
  if (manager === 'COMMAND_LINE') return undefined;
  if (!covers(manager.portfolio, portfolio))
    return refuse('BEYOND_OWN_ACCESS', 'The new client must have the same portfolio as your client.');
  const more = (ROLE_SCOPES[role] as readonly Scope[]).filter((scope) => !manager.scopes.has(scope));
  if (more.length === 0) return undefined;
  return refuse(
    'BEYOND_OWN_ACCESS',
    `The role ${role} has scopes that your client lacks. Use the command line to manage clients with this role.`,
    { scopes: more.join(' ') },
  );
}

/** A client that the manager may change. One outside its portfolio is answered like one that doesn’t exist. */
export async function managedClient(
  clients: ClientStore,
  manager: Manager,
  clientId: string,
): Promise<Result<ApiClient & ClientCredentialHashes, 'NOT_FOUND' | 'BEYOND_OWN_ACCESS'>> {
  const client = await clients.byId(clientId);
  const exists = client && (manager === 'COMMAND_LINE' || covers(manager.portfolio, client.portfolio));
  if (!exists) return refuse('NOT_FOUND', 'There is no client with this ID.');
  return beyondManager(manager, client) ?? success(client);
}

export interface NewClient {
  readonly name: string;
  readonly role: Role;
  readonly portfolio: Portfolio;
  /** Said of a role that is bound to a part of the loans as a rule: this one is to see all of them. */
  readonly allLoans: boolean;
  readonly subject: string | undefined;
}

/** Shown once: only their hashes are kept. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

/** For the start and the command line, which have no client of their own and repeat nothing. */
export async function registerClient(
  stores: Pick<AdministrationStores, 'clients'>,
  clock: Clock,
  { role, portfolio, allLoans, subject, ...input }: NewClient,
): Promise<Result<ClientCredentials, 'INVALID_INPUT'>> {
  const name = input.name.trim();
  const faults = faultsOf({ name, role, portfolio, allLoans, subject });
  if (faults.length > 0) return invalidInput(faults);
  const credentials = { clientId: newClientId(), clientSecret: newClientSecret(), apiKey: newApiKey() };
  const [id, createdAt] = [credentials.clientId, clock.now()];
  const client: ApiClient = { id, name, role, portfolio, subject, createdAt, revokedAt: undefined };
  await stores.clients.insert(client, hashesOf(credentials));
  return success(credentials);
}

function faultsOf({ name, role, portfolio, allLoans, subject }: NewClient): FieldFault[] {
  const misfit = portfolioFault(role, portfolio, allLoans);
  return [
    ...labelFaults('name', name),
    ...(portfolio.kind === 'ALL' ? [] : labelFaults(`${portfolio.kind.toLowerCase()}Id`, portfolio.id)),
    ...(subject === undefined ? [] : labelFaults('subject', subject)),
    ...(misfit === undefined ? [] : [{ field: 'role', reason: `is not valid: ${misfit}` }]),
  ];
}

const labelFaults = (field: string, text: string): FieldFault[] =>
  text.trim().length > 0 && text.length <= 200 ? [] : [{ field, reason: 'must have 1 to 200 characters' }];

export const hashesOf = ({ apiKey, clientSecret }: Pick<ClientCredentials, 'apiKey' | 'clientSecret'>) => ({
  keyHash: credentialHash(apiKey),
  secretHash: credentialHash(clientSecret),
});

/** Issues a new API key and secret; the old ones stop working. The command line does so too. */
export async function rotate(
  stores: AdministrationStores,
  clock: Clock,
  { manager, actor }: { readonly manager: Manager; readonly actor: Actor },
  clientId: string,
): Promise<Result<ClientCredentials, 'NOT_FOUND' | 'BEYOND_OWN_ACCESS'>> {
  const client = await managedClient(stores.clients, manager, clientId);
  if (!client.ok) return client;
  if (client.value.revokedAt) return refuse('NOT_FOUND', 'There is no active client with this ID.');
  const credentials = { clientId, apiKey: newApiKey(), clientSecret: newClientSecret() };
  await stores.clients.replaceCredentials(clientId, hashesOf(credentials));
  await stores.audit.append(clientAct('rotateClientKey', actor, client.value, clock.now()));
  return success(credentials);
}

/** The command line does so too; revoking twice changes nothing the second time. */
export async function revoke(
  stores: AdministrationStores,
  clock: Clock,
  { manager, actor }: { readonly manager: Manager; readonly actor: Actor },
  clientId: string,
): Promise<Result<{ clientId: string }, 'NOT_FOUND' | 'BEYOND_OWN_ACCESS'>> {
  const client = await managedClient(stores.clients, manager, clientId);
  if (!client.ok) return client;
  if (!client.value.revokedAt) {
    const now = clock.now();
    await stores.clients.revoke(clientId, now);
    await stores.audit.append(clientAct('revokeClient', actor, client.value, now));
  }
  return success({ clientId });
}
