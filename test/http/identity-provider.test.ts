import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientCredentials } from '../../src/features/client/manage-clients.js';
import { ViewerDocument, type ViewerQuery } from '../../clients/typescript/src/generated/graphql.js';
import { startIdentityProvider, type Claims, type IdentityProvider } from '../support/identity-provider.js';
import { textOf } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const AUDIENCE = 'loan-gateway-api';

let provider: IdentityProvider;
let world: World;
let desk: ClientCredentials;
beforeAll(async () => {
  provider = await startIdentityProvider();
  world = await openWorld({ config: { production: true, oidc: { issuer: provider.issuer, audience: AUDIENCE } } });
  desk = await world.register('SUPPORT', { subject: 'support-desk' });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

const good = (): Claims => ({ iss: provider.issuer, aud: AUDIENCE, sub: 'user-1', azp: 'support-desk' });

const ask = (accessToken: string, apiKey = desk.apiKey) =>
  world.post<ViewerQuery>({ query: textOf(ViewerDocument) }, { authorization: `Bearer ${accessToken}`, key: apiKey });

describe("a token of the outside identity provider, with the client's key", () => {
  it.each([
    ['azp', { azp: 'support-desk', sub: 'user-1' }],
    ['client_id', { azp: undefined, client_id: 'support-desk', sub: 'user-1' }],
    ['sub', { azp: undefined, sub: 'support-desk' }],
  ])('is accepted when its %s is the subject of the client', async (_, claims) => {
    const { status, data } = await ask(await provider.token({ ...good(), ...claims }));
    expect(status).toBe(200);
    expect(data?.viewer).toMatchObject({ clientId: desk.clientId, role: 'SUPPORT' });
  });

  it('stands beside our own tokens', async () => {
    const own = await world.tokenFor(desk);
    expect((await ask(own)).status).toBe(200);
  });

  it.each<[string, Claims]>([
    ['another audience', { aud: 'another-api' }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['another subject', { azp: 'someone-else' }],
    ['no subject', { azp: undefined, sub: undefined }],
    ['an expiry that has passed', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['no expiry', { exp: undefined }],
    ['a start that has not come', { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ])('is refused with %s', async (_, claims) => {
    expect((await ask(await provider.token({ ...good(), ...claims }))).status).toBe(401);
  });

  it('is refused with the key of a client that has another subject, or none', async () => {
    const accessToken = await provider.token(good());
    for (const subject of ['someone-else', undefined]) {
      const other = await world.register('ADMIN', subject ? { subject } : {});
      expect((await ask(accessToken, other.apiKey)).status).toBe(401);
    }
  });

  it('is refused when signed by a key that the provider does not publish', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect((await ask(await provider.token(good(), { key: privateKey }))).status).toBe(401);
  });

  it('is refused when signed with the published key as if it were a shared secret (HS256)', async () => {
    const key = new TextEncoder().encode(provider.publicKeyText);
    expect((await ask(await provider.token(good(), { key, alg: 'HS256' }))).status).toBe(401);
  });

  it('is refused when it claims to be ours', async () => {
    const claims = { ...good(), iss: 'loan-gateway', aud: 'loan-gateway', sub: desk.clientId };
    expect((await ask(await provider.token(claims))).status).toBe(401);
  });
});

describe('its scopes', () => {
  const scopesWith = async (claims: Claims) => {
    const { data } = await ask(await provider.token({ ...good(), ...claims }));
    return data?.viewer.scopes.map((name) => name.toLowerCase().replace('_', ':'));
  };
  const all = ['borrower:personal', 'loan:public', 'loan:servicing', 'loan:staff'];

  it('narrow what the client sees', async () => {
    expect(await scopesWith({ scope: 'openid loan:public' })).toEqual(['loan:public']);
  });

  it('narrow it also where the provider calls them scp, or lists them', async () => {
    expect(await scopesWith({ scp: 'loan:public loan:servicing' })).toEqual(['loan:public', 'loan:servicing']);
    expect(await scopesWith({ scp: ['loan:public'] })).toEqual(['loan:public']);
    expect(await scopesWith({ scope: ['loan:public'] })).toEqual(['loan:public']);
  });

  it('never widen it', async () => {
    expect(await scopesWith({ scope: 'loan:public audit:read client:manage' })).toEqual(['loan:public']);
  });

  it('are all of the role only where all are named', async () => {
    expect(await scopesWith({ scope: `openid ${all.join(' ')}` })).toEqual(all);
  });

  it.each<[string, Claims]>([
    ['empty', { scope: '' }],
    ['blank', { scope: ' ' }],
    ['an empty list', { scp: [] }],
    ['not there', {}],
    ['misspelled', { scope: 'loan:publik LOAN:PUBLIC loan:public,loan:internal' }],
    ['not ours', { scope: 'openid profile' }],
    ['none that the role has', { scope: 'client:manage' }],
    ['no text', { scope: 1, scp: { 'loan:public': true } }],
  ])('that are %s give nothing', async (_, claims) => {
    expect(await scopesWith(claims)).toEqual([]);
    const token = await provider.token({ ...good(), ...claims });
    const headers = { authorization: `Bearer ${token}`, key: desk.apiKey };
    const { data, errors } = await world.post({ query: '{ loans(first: 1) { totalCount } }' }, headers);
    expect([data?.loans ?? null, errors[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
  });
});

describe('a token that is not from the provider', () => {
  it('costs it no request, even while it does not answer', async () => {
    const silent = await startIdentityProvider();
    const peer = await world.peer({ oidc: { issuer: silent.issuer, audience: AUDIENCE } });
    for (const accessToken of ['nonsense', 'a.b.c', await provider.token(good())]) {
      const response = await fetch(`${peer.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, key: desk.apiKey },
      });
      expect(response.status).toBe(401);
    }
    expect(silent.discoveries()).toBe(0);
    await silent.close();
  });
});
