import { success } from '../../domain/refusal.js';
import { administrationCommand } from '../command/administration-command.js';
import { ClientCredentialsIssued, ClientInput } from './client.type.js';
import { actorOf, rotate } from './manage-clients.js';

export const rotateClientKey = administrationCommand({
  name: 'rotateClientKey',
  summary: 'Issues a new API key and secret to a client. The old ones stop working.',
  event: 'Client key rotated',
  scopes: ['client:manage'],
  refusals: ['NOT_FOUND', 'BEYOND_OWN_ACCESS'],
  affects: ['ApiClient'],
  input: ClientInput,
  answer: ClientCredentialsIssued,
  async decide({ call, stores, needs, tellOnce }, { clientId }) {
    const rotated = await rotate(stores, needs.clock, { manager: call.viewer, actor: actorOf(call) }, clientId);
    if (!rotated.ok) return rotated;
    const { apiKey, clientSecret } = rotated.value;
    tellOnce({ apiKey, clientSecret });
    return success({ clientId });
  },
});
