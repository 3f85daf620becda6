import { administrationCommand } from '../command/administration-command.js';
import { ClientInput, ClientRevoked } from './client.type.js';
import { actorOf, revoke } from './manage-clients.js';

export const revokeClient = administrationCommand({
  name: 'revokeClient',
  summary: 'Revokes a client. All processes refuse it within seconds.',
  event: 'Client revoked',
  scopes: ['client:manage'],
  refusals: ['NOT_FOUND', 'BEYOND_OWN_ACCESS'],
  affects: ['ApiClient'],
  input: ClientInput,
  answer: ClientRevoked,
  decide: ({ call, stores, needs }, { clientId }) =>
    revoke(stores, needs.clock, { manager: call.viewer, actor: actorOf(call) }, clientId),
});
