import { portfolioFault, type Portfolio } from '../domain/access/portfolio.js';
import type { Role } from '../domain/access/roles.js';
import type { Viewer } from '../domain/access/viewer.js';
import { textFault } from '../domain/record/storable-text.js';
import { invalidInput, success, type FieldFault, type Result } from '../domain/refusal.js';
import { credentialHash, newApiKey, newClientId, newClientSecret } from './credentials.js';
import { once } from './once.js';
import type { ApiClient, Clock, AdministrationStores, UnitOfWork } from './ports.js';

export interface NewClient {
  readonly name: string;
  readonly role: Role;
  readonly portfolio: Portfolio;
  readonly subject: string | undefined;
}

/** Shown once: only their hashes are kept. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

/** For the command line, which has no client of its own and repeats nothing. */
export async function registerClient(
  stores: AdministrationStores,
  clock: Clock,
  input: NewClient,
): Promise<Result<ClientCredentials>> {
  const name = input.name.trim();
  const faults = faultsOf({ ...input, name });
  if (faults.length > 0) return invalidInput(faults);
  const credentials = { clientId: newClientId(), clientSecret: newClientSecret(), apiKey: newApiKey() };
  const client: ApiClient = { ...input, name, id: credentials.clientId, createdAt: clock.now(), revokedAt: undefined };
  await stores.clients.insert(client, hashesOf(credentials));
  return success(credentials);
}

function faultsOf({ name, role, portfolio, subject }: NewClient): FieldFault[] {
  const misfit = portfolioFault(role, portfolio);
  return [
    ...labelFaults('name', name),
    ...(portfolio.kind === 'ALL' ? [] : labelFaults(`${portfolio.kind.toLowerCase()}Id`, portfolio.id)),
    ...(subject === undefined ? [] : labelFaults('subject', subject)),
    ...(misfit === undefined ? [] : [{ field: 'role', reason: `does not fit: ${misfit}` }]),
  ];
}

function labelFaults(field: string, text: string): FieldFault[] {
  const ofRightLength = text.trim().length > 0 && text.length <= 200;
  const reason = ofRightLength ? textFault(text) : 'must have 1 to 200 characters';
  return reason === undefined ? [] : [{ field, reason }];
}

export const hashesOf = ({ apiKey, clientSecret }: Pick<ClientCredentials, 'apiKey' | 'clientSecret'>) => ({
  keyHash: credentialHash(apiKey),
  secretHash: credentialHash(clientSecret),
});

/** A repeat answers the same client without its credentials: they are kept as hashes and cannot be shown again. */
export function createClient({ unitOfWork, clock }: { unitOfWork: UnitOfWork<AdministrationStores>; clock: Clock }) {
  return async (
    viewer: Viewer,
    idempotencyKey: string,
    input: NewClient,
  ): Promise<Result<Partial<ClientCredentials> & { clientId: string }>> => {
    let shown: ClientCredentials | undefined;
    const result = await once(
      unitOfWork,
      {
        scope: { clientId: viewer.clientId, operation: 'createClient', key: idempotencyKey },
        input: { ...input, portfolio: { ...input.portfolio }, subject: input.subject ?? null },
      },
      async (stores) => {
        const registered = await registerClient(stores, clock, input);
        if (!registered.ok) return registered;
        shown = registered.value;
        return success({ clientId: shown.clientId });
      },
    );
    return result.ok ? success({ ...shown, clientId: result.value.clientId }) : result;
  };
}
