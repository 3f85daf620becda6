// node test/support/oidc-provider.js <options as JSON>: an OpenID Connect provider with public clients, whose people log in by their name.
import Provider from 'oidc-provider';

const { port, redirectUri, audience, scope, applications, people, jwks, lifeSeconds } = JSON.parse(process.argv[2]);

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: applications.map((name) => ({
    client_id: name,
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    redirect_uris: [redirectUri],
  })),
  ...(jwks && { jwks }),
  scopes: ['openid', 'offline_access', ...scope.split(' ')],
  clientBasedCORS: () => true,
  issueRefreshToken: () => true,
  extraTokenClaims: (_context, { accountId }) => people[accountId],
  features: {
    devInteractions: { enabled: true },
    resourceIndicators: {
      enabled: true,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({ scope, audience, accessTokenTTL: lifeSeconds, accessTokenFormat: 'jwt' }),
    },
  },
});
provider.listen(port, '127.0.0.1', () => console.log('listens'));
