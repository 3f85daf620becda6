import { feature } from '../feature.js';
import { clientReference, ClientIssuedResolver, ClientResolver, ClientRevokedResolver } from './client.resolver.js';
import { createClient } from './create-client.js';
import { revokeClient } from './revoke-client.js';
import { rotateClientKey } from './rotate-client-key.js';
import { AuthTokenResolver, ViewerResolver } from './viewer.resolver.js';
import { isClientId } from '../../domain/record/ids.js';

export const clientFeature = feature({
  name: 'client',
  commands: [createClient, revokeClient, rotateClientKey],
  resolvers: [AuthTokenResolver, ClientIssuedResolver, ClientResolver, ClientRevokedResolver, ViewerResolver],
  entities: {
    ApiClient: { read: clientReference, ownsId: isClientId },
  },
});
