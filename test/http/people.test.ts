import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ClientCredentials } from '../../src/features/client/manage-clients.js';
import type { Config, Oidc } from '../../src/gateway/config/config.js';
import type { AccessRule } from '../../src/domain/access/access-rule.js';
import { SCOPES } from '../../src/domain/access/roles.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { entriesDuring } from '../support/audit-of.js';
import { command } from '../support/commands.js';
import { startIdentityProvider, type Claims, type IdentityProvider } from '../support/identity-provider.js';
import { importInto } from '../support/import-record.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { PersonClient, TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const AUDIENCE = 'loan-gateway-api';
const rule = (value: string, role: AccessRule['role'], loans: AccessRule['loans']): AccessRule => ({
  claim: ['groups'],
  value,
  role,
  loans,
});
const ACCESS: readonly AccessRule[] = [
  rule('servicing', 'SERVICER', { kind: 'SERVICER', claim: ['servicer'] }),
  rule('lending', 'LENDER', { kind: 'LENDER', id: 'LEN-A' }),
  rule('audit', 'AUDITOR', { kind: 'ALL' }),
  rule('support', 'SUPPORT', { kind: 'ALL' }),
  rule('admins', 'ADMIN', { kind: 'ALL' }),
  rule('borrowers', 'BORROWER', { kind: 'BORROWER', claim: ['borrower_id'] }),
];

let provider: IdentityProvider;
let world: World;
let oidc: Oidc;
let desk: ClientCredentials;
beforeAll(async () => {
  provider = await startIdentityProvider();
  oidc = { issuer: provider.issuer, audience: AUDIENCE, access: ACCESS, denied: ['mallory'] };
  world = await openWorld({ config: { production: true, oidc } });
  desk = await world.register('AUDITOR', { subject: 'desk', name: 'The desk' });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

/** Claims of time are said in seconds from now, whenever a token is made. */
const fromNow = (claims: Claims): Claims => {
  const now = Math.floor(Date.now() / 1000);
  const moments = Object.entries(claims).filter(([name, value]) => /^(exp|nbf|iat)$/.test(name) && value !== undefined);
  return { ...claims, ...Object.fromEntries(moments.map(([name, seconds]) => [name, now + Number(seconds)])) };
};

const tokenOf = (sub: string, groups: string[], claims: Claims = {}) =>
  provider.token({
    iss: provider.issuer,
    aud: AUDIENCE,
    azp: 'desk',
    sub,
    groups,
    scope: SCOPES.join(' '),
    ...fromNow(claims),
  });
const person = async (sub: string, groups: string[], claims: Claims = {}) =>
  new PersonClient(world.url, await tokenOf(sub, groups, claims));

const VIEWER = '{ viewer { clientId personId name role scopes portfolio { kind lenderId servicerId } } }';
const LOANS = '{ loans { edges { node { id } } } }';
const loansOf = async (client: TestClient) => {
  const { loans } = await client.data<{ loans: { edges: { node: { id: string } }[] } }>(LOANS);
  return loans.edges.map(({ node }) => node.id).sort();
};

describe("a person's token alone", () => {
  it('says who asks, by which application, and what they may see', async () => {
    const ada = await person('ada', ['servicing'], { servicer: 'SRV-7' });
    const { viewer } = await ada.data<{ viewer: { scopes: string[] } }>(VIEWER);
    expect(viewer).toMatchObject({
      clientId: 'application:desk',
      personId: 'person:ada',
      name: 'desk',
      role: 'SERVICER',
      portfolio: { kind: 'SERVICER', servicerId: 'SRV-7', lenderId: null },
    });
    expect(viewer.scopes).toContain('LOAN_SERVICE');
    // Webhooks are a client's.
    expect(viewer.scopes).not.toContain('WEBHOOK_MANAGE');
  });

  it('gives people of one application the loans that are theirs', async () => {
    const [first, second] = await world.loans([{ primaryServicerId: 'SRV-ONE' }, { primaryServicerId: 'SRV-TWO' }]);
    expect(await loansOf(await person('ada', ['servicing'], { servicer: 'SRV-ONE' }))).toEqual([first!.id]);
    expect(await loansOf(await person('bob', ['servicing'], { servicer: 'SRV-TWO' }))).toEqual([second!.id]);
    const borrower = await person('cyd', ['borrowers'], { borrower_id: second!.borrowerId });
    expect(await loansOf(borrower)).toEqual([second!.id]);
  });

  it('has of the role what its scopes name, and nothing where they name nothing', async () => {
    const narrow = await person('ada', ['audit'], { scope: 'openid loan:public client:manage' });
    expect((await narrow.data<{ viewer: { scopes: string[] } }>(VIEWER)).viewer.scopes).toEqual(['LOAN_PUBLIC']);
    const none = await person('ada', ['audit'], { scope: 'openid' });
    expect((await none.query(LOANS)).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it.each<[string, string, string[], Claims, RegExp]>([
    ['a person whom no rule knows', 'eve', ['others'], {}, /No access rule matches your account/],
    ['a person without groups', 'eve', [], { groups: undefined }, /No access rule matches/],
    ['a borrower whose token names no borrower', 'eve', ['borrowers'], {}, /does not say which loans you can access/],
    ['a servicer whose token names no servicer', 'eve', ['servicing'], { servicer: [] }, /does not say which loans/],
    ['who is on the list', 'mallory', ['audit'], {}, /Your access to this gateway is blocked/],
  ])('is 403 for %s, with and without a key', async (_, sub, groups, claims, message) => {
    const token = await tokenOf(sub, groups, claims);
    for (const headers of [{}, { key: desk.apiKey }]) {
      const { status, errors, text, data } = await world.post(
        { query: VIEWER },
        { ...headers, authorization: `Bearer ${token}` },
      );
      expect([status, errors[0]?.extensions.code, data]).toEqual([403, 'FORBIDDEN', undefined]);
      expect(errors[0]?.message).toMatch(message);
      expect(text, 'no claim is repeated').not.toContain('others');
    }
  });

  it.each<[string, Claims]>([
    ['too long', { sub: 'x'.repeat(256) }],
    ['not written in ASCII', { sub: 'josé' }],
  ])('is not the application beside its key where the name is %s', async (_, claims) => {
    const { status } = await (await person('ada', ['audit'], claims)).query(VIEWER, {}, { key: desk.apiKey });
    expect(status).toBe(401);
  });

  it.each<[string, Claims]>([
    ['another audience', { aud: 'another-api' }],
    ['another issuer', { iss: 'https://elsewhere.example' }],
    ['no expiry', { exp: undefined }],
    ['an expiry more than a day ahead', { exp: 90_000 }],
    ['an expiry more than a day after it was made', { iat: -90_000, exp: 600 }],
    ['another person who acts by it', { act: { sub: 'carol' } }],
    ['an expiry beyond what clocks differ by', { exp: -40 }],
    ['a start beyond what clocks differ by', { nbf: 60 }],
    ['a name that is too long', { sub: 'x'.repeat(256) }],
    ['a name that cannot be stored', { sub: 'ada\u0000' }],
    ['no person beside the application', { sub: 'desk' }],
    ['no person', { sub: undefined }],
  ])('is 401 with %s', async (_, claims) => {
    const { status, errors } = await (await person('ada', ['audit'], claims)).query(VIEWER);
    expect([status, errors[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each<[string, Claims]>([
    ['has just expired', { exp: -5 }],
    ['is about to start', { nbf: 15 }],
  ])('may be from a clock that goes otherwise: it %s', async (_, claims) => {
    expect((await (await person('ada', ['audit'], claims)).query(VIEWER)).status).toBe(200);
  });

  it('may have been exchanged by the application that shows it', async () => {
    expect((await (await person('ada', ['audit'], { act: { sub: 'desk' } })).query(VIEWER)).status).toBe(200);
  });

  it('is not enough where no rules are given, nor at the v2 edge', async () => {
    const token = await tokenOf('ada', ['audit']);
    const peer = await world.peer({ oidc: { ...oidc, access: undefined } });
    expect((await new PersonClient(peer.url, token).query(VIEWER)).status).toBe(401);
    const { id } = await world.loan();
    const v2 = (headers: Record<string, string>) =>
      fetch(`${world.url}/v2/servicing/loans/${id}`, { headers: { ...headers, authorization: `Bearer ${token}` } });
    expect((await v2({})).status).toBe(401);
    expect((await v2({ key: desk.apiKey })).status).toBe(200);
  });

  it('opens live updates, and says nothing to whom no rule knows', async () => {
    const connect = async (token: string) => {
      const socket = new WebSocket(world.url.replace('http', 'ws').concat('/graphql'), 'graphql-transport-ws');
      await once(socket, 'open');
      const told = Promise.race([
        once(socket, 'message').then(([data]) => String(data as Buffer)),
        once(socket, 'close').then(([code]) => String(code)),
      ]);
      const payload = { authorization: `Bearer ${token}` };
      socket.send(JSON.stringify({ type: 'connection_init', payload }));
      const answer = await told;
      socket.terminate();
      return answer;
    };
    expect(await connect(await tokenOf('ada', ['audit']))).toContain('connection_ack');
    expect(await connect(await tokenOf('eve', ['others']))).toBe('4403');
  });
});

describe('beside the key of the application', () => {
  const withKey = async (sub: string, groups: string[], claims: Claims = {}) =>
    new TestClient(world.url, desk, await tokenOf(sub, groups, claims));

  it('a person has what the rules say, independent of the client', async () => {
    const { viewer } = await (await withKey('ada', ['support'])).data<{ viewer: { scopes: string[] } }>(VIEWER);
    expect(viewer).toMatchObject({
      clientId: desk.clientId,
      personId: 'person:ada',
      name: 'The desk',
      role: 'SUPPORT',
    });
    expect(viewer.scopes).not.toContain('AUDIT_READ');
  });

  it('the application itself has what the client has', async () => {
    const itself = new TestClient(world.url, desk, await tokenOf('desk', []));
    const { viewer } = await itself.data<{ viewer: object }>(VIEWER);
    expect(viewer).toMatchObject({ clientId: desk.clientId, personId: null, role: 'AUDITOR' });
  });

  it('it has to be the one that the token was given to', async () => {
    const other = await withKey('ada', ['support'], { azp: 'another' });
    expect((await other.query(VIEWER)).status).toBe(401);
  });
});

describe('what people did', () => {
  const DOWN = { amount: '-100.00', reason: 'sales tax was financed twice' };
  const servicer = (sub: string, claims: Claims = {}) => person(sub, ['servicing'], { servicer: 'SRV-A', ...claims });
  const loan = () => world.loan({ ...SIMPLE_LOAN, primaryServicerId: 'SRV-A', lenderId: 'LEN-A' });

  it('is written down under their name, and one does not approve what they asked for by any application', async () => {
    const { id: loanId } = await loan();
    const [ada, bob] = [await servicer('ada'), await servicer('bob')];
    const { approvalId } = await command(ada, 'requestApproval', { adjustPrincipal: { loanId, ...DOWN } });
    const other = await world.register('SERVICER', { subject: 'phone', name: 'The phone' });
    const elsewhere = await servicer('ada', { azp: 'phone' });
    const ways = [ada, elsewhere, new TestClient(world.url, other, elsewhere.accessToken)];
    // Also where rules say nothing and the client of each application says what it may do.
    const peer = await world.peer({ oidc: { ...oidc, access: undefined } });
    ways.push(new TestClient(peer.url, other, elsewhere.accessToken));
    // And by a client that has the name of the person.
    const namesake = await world.register('SERVICER', { subject: 'ada', name: 'Namesake' });
    const withoutApplication = await servicer('ada', { azp: undefined });
    ways.push(withoutApplication, new TestClient(world.url, namesake, withoutApplication.accessToken));
    for (const way of ways)
      expect(await command(way, 'approve', { approvalId })).toMatchObject({ code: 'SAME_CLIENT' });
    expect(await command(bob, 'approve', { approvalId })).toMatchObject({ state: 'APPROVED' });

    const { approvals, loan: shown } = await bob.data<{
      approvals: { edges: { node: object }[] };
      loan: { events: { edges: { node: object }[] } };
    }>(
      `query ($loanId: ID!) { approvals(filter: { loanId: $loanId, state: [APPROVED] }) {
          edges { node { requestedBy requestedByName decidedBy decidedByName } } }
        loan(id: $loanId) { events { edges { node { command clientId requestedBy } } } } }`,
      { loanId },
    );
    expect(approvals.edges).toEqual([
      {
        node: {
          ...{ requestedBy: 'person:ada', requestedByName: 'ada' },
          ...{ decidedBy: 'person:bob', decidedByName: 'bob' },
        },
      },
    ]);
    expect(shown.events.edges).toContainEqual({
      node: { command: 'adjustPrincipal', clientId: 'person:bob', requestedBy: 'person:ada' },
    });
  });

  it('is in the audit log by person and application', async () => {
    const { id: loanId } = await loan();
    const ada = await servicer('ada lovelace');
    await ada.data(`{ loan(id: "${loanId}") { borrower { firstName } } }`);
    const auditor = await person('otto', ['audit']);
    const { auditLog } = await auditor.data<{ auditLog: { edges: { node: object }[] } }>(
      'query ($clientId: ID!) { auditLog(clientId: $clientId) { edges { node { clientId clientName subjects } } } }',
      { clientId: 'person:ada lovelace' },
    );
    expect(auditLog.edges).toEqual([
      {
        node: {
          clientId: 'person:ada lovelace',
          clientName: 'desk',
          subjects: expect.arrayContaining([`loan:${loanId}`]) as string[],
        },
      },
    ]);
  });

  it('includes the documents that they opened by link, until they are shut out', async () => {
    await importInto(world, [sampleEnvelope()]);
    const otto = await person('otto', ['audit']);
    const { loan: linked } = await otto.data<{
      loan: { underwriting: { primaryCreditBureauPdf: { link: { url: string } } } };
    }>('{ loan(id: "LN-1-463370") { underwriting { primaryCreditBureauPdf { link { url } } } } }');
    const { url } = linked.underwriting.primaryCreditBureauPdf.link;
    const [entry] = await entriesDuring(world, async () => {
      expect((await fetch(url)).status).toBe(200);
    });
    expect(entry).toMatchObject({ operation: 'document link', clientId: 'person:otto', clientName: 'desk' });
    const peer = await world.peer({ oidc: { ...oidc, denied: ['otto'] } });
    expect((await fetch(`${peer.url}${new URL(url).pathname}`)).status).toBe(404);
  });

  it('is done once for each of their keys, which programs do not share', async () => {
    const { id: loanId } = await loan();
    const place = async (client: TestClient, kind: string) => {
      const input = { loanId, kind, reason: 'asked', idempotencyKey: 'one' };
      return command(client, 'placeHold', input);
    };
    const first = await place(await servicer('ada'), 'PAYMENT_DISPUTE');
    expect(await place(await servicer('ada'), 'PAYMENT_DISPUTE')).toEqual(first);
    expect(
      await place(new TestClient(world.url, desk, (await servicer('ada')).accessToken), 'PAYMENT_DISPUTE'),
    ).toEqual(first);
    expect(await place(await servicer('ada'), 'FRAUD')).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    for (const other of [await servicer('bob'), await servicer('ada', { azp: 'phone' })])
      expect((await place(other, 'PAYMENT_DISPUTE')).code).toBe('ALREADY_EXISTS');
  });

  it('is not done for a name that is made of two', async () => {
    const { id: loanId } = await loan();
    const input = { loanId, kind: 'PAYMENT_DISPUTE', reason: 'asked', idempotencyKey: 'two' };
    await command(await servicer('ada by application:x', { azp: 'y' }), 'placeHold', input);
    const other = await command(await servicer('ada', { azp: 'x by application:y' }), 'placeHold', input);
    expect(other.code).toBe('ALREADY_EXISTS');
  });

  it('is counted for each of them', async () => {
    const limits: Config['limits'] = { ...world.config.limits, rate: { perClient: 2, perAddress: 0 } };
    const peer = await world.peer({ limits, redisUrl: undefined });
    const tokens = [await tokenOf(randomUUID(), ['audit']), await tokenOf(randomUUID(), ['audit'])];
    const statuses: number[] = [];
    for (const token of [...tokens, ...tokens, ...tokens])
      statuses.push((await new PersonClient(peer.url, token).query(VIEWER)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('takes two people to erase against the rules', async () => {
    const { borrowerId } = await loan();
    const erase = async (sub: string, azp = 'desk') => {
      const admin = await person(sub, ['admins'], { azp });
      const input = { borrowerId, reason: 'court order', override: true, idempotencyKey: randomUUID() };
      const { eraseBorrower } = await admin.data<{ eraseBorrower: { __typename: string } }>(
        'mutation ($input: EraseBorrowerInput!) { eraseBorrower(input: $input) { __typename } }',
        { input },
      );
      return eraseBorrower.__typename;
    };
    expect([await erase('ann'), await erase('ann', 'phone'), await erase('ben')]).toEqual([
      'ErasureRequested',
      'ErasureRequested',
      'BorrowerErased',
    ]);
  });
});
