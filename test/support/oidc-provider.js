// node test/support/oidc-provider.js <port> <redirect uri> <audience> <scopes>: an OpenID Connect provider with one public client, `desk`.
import Provider from 'oidc-provider';

const [, , port, redirectUri, audience, scope] = process.argv;

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: 'desk',
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [redirectUri],
    },
  ],
  scopes: ['openid', 'offline_access', ...scope.split(' ')],
  clientBasedCORS: () => true,
  issueRefreshToken: () => true,
  features: {
    devInteractions: { enabled: true },
    resourceIndicators: {
      enabled: true,
      useGrantedResource: () => true,
      // So short that a session of the test outlives it.
      getResourceServerInfo: () => ({ scope, audience, accessTokenTTL: 6, accessTokenFormat: 'jwt' }),
    },
  },
});
provider.listen(Number(port), '127.0.0.1', () => console.log('listens'));
