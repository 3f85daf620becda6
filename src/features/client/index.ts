import { feature } from '../feature.js';
import { ClientIssuedResolver, ClientResolver, ClientRevokedResolver } from './client.resolver.js';
import { AuthTokenResolver, ViewerResolver } from './viewer.resolver.js';

export const clientFeature = feature({
  name: 'client',
  resolvers: [AuthTokenResolver, ClientIssuedResolver, ClientResolver, ClientRevokedResolver, ViewerResolver],
});
