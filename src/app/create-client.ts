import { portfolioFault, type Portfolio } from '../domain/access/portfolio.js';
import type { Role } from '../domain/access/roles.js';
import { invalidInput, success, type FieldFault, type Result } from '../domain/refusal.js';
import { actorOf, clientAct } from './audit/client-act.js';
import type { Caller } from './command/command-call.js';
import { credentialHash, newApiKey, newClientId, newClientSecret } from './credentials.js';
import { beyondManager } from './managed-client.js';
import { once } from './once.js';
import type { ApiClient, Clock, AdministrationStores, UnitOfWork } from './ports.js';

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
): Promise<Result<ClientCredentials>> {
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
    ...(misfit === undefined ? [] : [{ field: 'role', reason: `does not fit: ${misfit}` }]),
  ];
}

const labelFaults = (field: string, text: string): FieldFault[] =>
  text.trim().length > 0 && text.length <= 200 ? [] : [{ field, reason: 'must have 1 to 200 characters' }];

export const hashesOf = ({ apiKey, clientSecret }: Pick<ClientCredentials, 'apiKey' | 'clientSecret'>) => ({
  keyHash: credentialHash(apiKey),
  secretHash: credentialHash(clientSecret),
});

/** A repeat answers the same client without its credentials: they are kept as hashes and cannot be shown again. */
export function createClient({ unitOfWork, clock }: { unitOfWork: UnitOfWork<AdministrationStores>; clock: Clock }) {
  return async (
    caller: Caller,
    idempotencyKey: string,
    input: NewClient,
  ): Promise<Result<Partial<ClientCredentials> & { clientId: string }>> => {
    let shown: ClientCredentials | undefined;
    const result = await once(
      unitOfWork,
      {
        scope: { clientId: caller.viewer.clientId, operation: 'createClient', key: idempotencyKey },
        input: { ...input, portfolio: { ...input.portfolio }, subject: input.subject ?? null },
      },
      async (stores) => {
        const beyond = beyondManager(caller.viewer, input);
        if (beyond) return beyond;
        const registered = await registerClient(stores, clock, input);
        if (!registered.ok) return registered;
        shown = registered.value;
        const { clientId } = shown;
        await stores.audit.append(clientAct('createClient', actorOf(caller), { ...input, id: clientId }, clock.now()));
        return success({ clientId });
      },
    );
    return result.ok ? success({ ...shown, clientId: result.value.clientId }) : result;
  };
}
