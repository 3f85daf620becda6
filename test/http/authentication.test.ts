import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ViewerDocument } from '../../clients/typescript/src/generated/graphql.js';
import type { Headered, TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
let other: TestClient;
beforeAll(async () => {
  world = await openWorld({ config: { production: true } });
  client = await world.client('UNDERWRITER');
  other = await world.client('SUPPORT');
});
afterAll(() => world.close());

const token = (
  signingKey: Uint8Array,
  claims: { exp?: number; iss?: string; aud?: string; sub?: string; typ?: string },
) =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: claims.typ ?? 'at+jwt' })
    .setIssuer(claims.iss ?? 'loan-gateway')
    .setAudience(claims.aud ?? 'loan-gateway')
    .setSubject(claims.sub ?? client.clientId)
    .setExpirationTime(claims.exp ?? Math.floor(Date.now() / 1000) + 600)
    .sign(signingKey);

const signingKey = () => world.config.keys!.tokenSigningKey;
const bearing = async (bearer: string | Promise<string>) => ({
  ...client.headers,
  authorization: `Bearer ${await bearer}`,
});

const minuteAgo = () => Math.floor(Date.now() / 1000) - 60;

const REFUSED: Record<string, () => Headered | Promise<Headered>> = {
  'no credentials at all': () => ({}),
  'no token': () => ({ key: client.credentials.apiKey }),
  'no key': () => ({ authorization: client.headers.authorization! }),
  'a wrong token': () => bearing('nonsense'),
  'a token with one letter changed': () =>
    // Of the signature's first letter every bit counts; of its last one some are padding.
    bearing(client.accessToken.replace(/\.[^.](?=[^.]*$)/, (first) => (first === '.A' ? '.B' : '.A'))),
  'an expired token': () => bearing(token(signingKey(), { exp: minuteAgo() })),
  'a token without signature (alg none)': () =>
    bearing(
      new UnsecuredJWT({})
        .setIssuer('loan-gateway')
        .setAudience('loan-gateway')
        .setSubject(client.clientId)
        .setExpirationTime('10m')
        .encode(),
    ),
  'a token signed by another key': () => bearing(token(randomBytes(32), {})),
  'a token for another audience': () => bearing(token(signingKey(), { aud: 'elsewhere' })),
  'a token of another issuer': () => bearing(token(signingKey(), { iss: 'elsewhere' })),
  'a token of another type': () => bearing(token(signingKey(), { typ: 'document+jwt' })),
  'a token that never expires': async () =>
    bearing(
      await new SignJWT({ sub: client.clientId, iss: 'loan-gateway', aud: 'loan-gateway' })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .sign(signingKey()),
    ),
  "another client's key": () => ({ ...client.headers, key: other.credentials.apiKey }),
  'an unknown key': () => ({ ...client.headers, key: `lgk_${randomBytes(32).toString('base64url')}` }),
  'an empty key': () => ({ ...client.headers, key: '' }),
  'an enormous key': () => ({ ...client.headers, key: 'k'.repeat(8_000) }),
  'another scheme': () => ({ ...client.headers, authorization: `Basic ${client.accessToken}` }),
  'a garbled header': () => ({ ...client.headers, authorization: 'Bearer \u00ff\u00fe, Bearer x' }),
  'an empty header': () => ({ ...client.headers, authorization: '' }),
};

/** Each would be answered otherwise if anything looked at it. */
const BODIES: Record<string, string> = {
  'a good query': JSON.stringify({ query: '{ viewer { role } }' }),
  'a query that does not parse': JSON.stringify({ query: '{ viewer {' }),
  'a query for nothing that exists': JSON.stringify({ query: '{ nothing }' }),
  'a body that is not JSON': '{"query":',
};

describe.each(Object.keys(REFUSED))('a request with %s', (credentials) => {
  it.each(Object.keys(BODIES))('gets 401 for %s, before any of it is parsed', async (body) => {
    const { status, headers, errors, data } = await world.post(BODIES[body], await REFUSED[credentials]!());
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(errors).toEqual([
      { message: expect.stringContaining('Send `Authorization') as string, extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    expect(data).toBeUndefined();
  });

  it('gets 401 for a body beyond the limit, before it is there', async () => {
    const headers = {
      'content-type': 'application/json',
      'content-length': '26000000',
      ...(await REFUSED[credentials]!()),
    };
    const sending = request(`${world.url}/graphql`, { method: 'POST', headers });
    sending.on('error', () => undefined).write('{"query":"{ viewer { role } }","padding":"');
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer).toMatchObject({ statusCode: 401, headers: { 'www-authenticate': 'Bearer' } });
    expect(await json(answer)).toEqual({
      errors: [
        { message: expect.stringContaining('Send `Authorization') as string, extensions: { code: 'UNAUTHENTICATED' } },
      ],
    });
    sending.destroy();
  });

  it('gets 401 from the REST edge too', async () => {
    const response = await fetch(`${world.url}/v2/servicing/loans/x`, { headers: await REFUSED[credentials]!() });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

describe('a request with token and key of one client', () => {
  it('is answered', async () => {
    expect((await client.data(ViewerDocument)).viewer.clientId).toBe(client.clientId);
  });

  it('is answered in any case of the scheme', async () => {
    const { status } = await client.query(ViewerDocument, undefined, { authorization: `bearer ${client.accessToken}` });
    expect(status).toBe(200);
  });

  it('may read the schema', async () => {
    const { status } = await client.query('{ __schema { queryType { name } } }');
    expect(status).toBe(200);
  });

  it('learns that its own query is malformed', async () => {
    const { status, errors } = await client.query('{ viewer {');
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('GRAPHQL_PARSE_FAILED');
  });
});

describe('a revoked client', () => {
  it('is refused within seconds by every gateway, and gets no new token', async () => {
    const revoked = await world.client('MARKETPLACE');
    const peer = await world.peer();
    const there = revoked.at(peer.url);
    expect((await there.query(ViewerDocument)).status).toBe(200);

    const admin = await world.client('ADMIN');
    await admin.data('mutation ($input: ClientInput!) { revokeClient(input: $input) { __typename } }', {
      input: { clientId: revoked.clientId, idempotencyKey: 'revoke' },
    });

    for (const gateway of [revoked, there]) {
      await expect.poll(async () => (await gateway.query(ViewerDocument)).status, { timeout: 8_000 }).toBe(401);
    }
    await expect(world.tokenFor(revoked.credentials)).rejects.toThrow('UNAUTHENTICATED');
  });
});

describe('an anonymous request in production', () => {
  it.each(['{ __schema { queryType { name } } }', '{ _service { sdl } }', '{ __typename }', 'mutation { __typename }'])(
    'may not ask %s',
    async (query) => {
      expect((await world.post({ query }, { key: client.credentials.apiKey })).status).toBe(401);
      expect((await world.post({ query })).status).toBe(401);
    },
  );

  it('may not smuggle a query along with the word authToken', async () => {
    const headers = { key: client.credentials.apiKey };
    for (const query of [
      '# authToken\n{ viewer { role } }',
      'query authToken { viewer { role } }',
      '{ authToken: viewer { role } }',
    ]) {
      const { status, data } = await world.post({ query }, headers);
      expect(status).toBe(401);
      expect(data?.viewer ?? null).toBeNull();
    }
  });

  it('may see that the gateway lives, and its pages without credentials in them', async () => {
    for (const path of ['/health/live', '/health/ready', '/', '/explorer']) {
      const answer = async () => {
        const response = await fetch(`${world.url}${path}`);
        return { status: response.status, hasKey: (await response.text()).includes('lgk_') };
      };
      await expect.poll(answer).toEqual({ status: 200, hasKey: false });
    }
  });
});
