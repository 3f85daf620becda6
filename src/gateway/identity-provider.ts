import { accessBy } from '../domain/access/access-rule.js';
import { scopesNamed } from '../domain/access/roles.js';
import type { ProviderAccess } from '../features/client/authenticate.js';
import type { IdentityProvider } from '../platform/identity/provider-tokens.js';
import type { Oidc } from './config/config.js';

/** The configured identity provider, with the scopes of this graph and the rules of OIDC_ACCESS. */
export function identityProvider(oidc: Oidc | undefined): IdentityProvider<ProviderAccess> | undefined {
  if (!oidc) return undefined;
  const { access, ...provider } = oidc;
  return { ...provider, scopesNamed, accessOf: access && ((claims) => accessBy(access, claims)) };
}
