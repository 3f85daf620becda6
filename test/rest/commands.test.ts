import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleApplication, sampleEnvelope } from '../domain/record/sample.js';
import { command } from '../support/commands.js';
import { startIdentityProvider, type IdentityProvider } from '../support/identity-provider.js';
import { RestApi } from '../support/rest-api.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { TestClient, type Headered } from '../support/test-client.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

const PLANTED = '900-12-3456';
const AUDIENCE = 'loan-gateway-api';

let provider: IdentityProvider;
let world: World;
let api: RestApi;
let servicer: TestClient;
let underwriter: TestClient;
let lender: TestClient;
let loanId: string;
beforeAll(async () => {
  provider = await startIdentityProvider();
  const oidc = { issuer: provider.issuer, audience: AUDIENCE };
  world = await openWorld({ clock: testClock('2026-02-10'), config: { oidc } });
  api = await RestApi.of(world);
  servicer = await world.client('SERVICER');
  underwriter = await world.client('UNDERWRITER');
  lender = await world.client('LENDER');
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

const payment = (changed: object = {}) => ({ loanId, amount: '10.00', method: 'ACH', ...changed });
const repay = (changed: object = {}, headers: Headered = {}, client = servicer) =>
  api.post(client, '/loan-repay', payment(changed), headers);
/** A client that can use the endpoint. */
const clientFor = (path: string): TestClient => {
  if (/fund-loan|transfer|buy-back/.test(path)) return lender;
  return /underwriting|loans/.test(path) ? underwriter : servicer;
};
const repayments = () => world.prisma.repayment.count({ where: { loanId } });

describe('a body', () => {
  it('that is a tower of brackets is refused, and nothing is lost', async () => {
    const tower = `{"Request":{"Vehicle":${'['.repeat(15_000)}${']'.repeat(15_000)}}}`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const { status, body } = await api.ask(underwriter, '/loans', '/loans', { method: 'POST', headers, body: tower });
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'BAD_REQUEST' })]);
    expect(body.message).toContain('nested more than 64 levels deep');
  });
});

describe('an Idempotency-Key', () => {
  it('may be left out of every command; one that is none is refused before the body is read', async () => {
    const commands = Object.entries(api.document.paths).flatMap(([path, { post }]) =>
      post && post.operationId !== 'authToken' ? [path] : [],
    );
    expect(commands).toHaveLength(59);
    for (const path of commands) {
      const codes = await Promise.all(
        ['', 'é'].map(async (key) => {
          const { status, body } = await api.post(clientFor(path), path, { PLANTED }, { 'idempotency-key': key });
          return [status, body.code];
        }),
      );
      expect([path, ...codes]).toEqual([path, [400, 'BAD_REQUEST'], [400, 'IDEMPOTENCY_KEY_INVALID']]);
    }
  });

  it('returns the first answer again, after any later event, and moves nothing twice', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const before = await repayments();
    const first = await repay({}, key);
    const { repaymentId } = first.body.data.repayment as { repaymentId: string };
    await api.post(servicer, '/acknowledge-repayment', { repaymentId, outcome: 'Settled' });
    const same = await repay({ effectiveDate: '', externalReference: null }, key);
    expect([same.status, same.text]).toEqual([200, first.text]);
    expect(await repayments()).toBe(before + 1);
  });

  it('gives the state that the command left, not the one of today', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const { Request, Response, Underwriting } = sampleApplication();
    const created = await api.post(underwriter, '/loans', { Request });
    const { loanId: id } = created.body.data;
    await api.post(underwriter, '/start-underwriting', { loanId: id });
    const complete = () => api.post(underwriter, '/complete-underwriting', { loanId: id, Response, Underwriting }, key);
    const first = await complete();
    expect(first.body.data).toEqual({ loanId: id, loanStatus: 'Approved' });
    await command(underwriter, 'withdrawLoan', { loanId: id });
    expect((await complete()).text).toBe(first.text);
  });

  it('with another body is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await repay({}, key);
    const { status, body } = await repay({ amount: '11.00' }, key);
    expect([status, body]).toEqual([
      422,
      {
        type: 'urn:loan-gateway:problem:idempotency-key-reused',
        title: 'Refused',
        status: 422,
        code: 'IDEMPOTENCY_KEY_REUSED',
        message: 'The idempotency key was used with another input. Use a new key.',
      },
    ]);
  });

  it('gives a refusal again too', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await repay({ amount: '0' }, key);
    expect(first.status).toBe(422);
    expect((await repay({ amount: '0' }, key)).text).toBe(first.text);
  });
});

describe('a refusal is a problem with what a client can act on', () => {
  it('409 in a state that does not allow the command, with the state and what it allows', async () => {
    const { status, body } = await api.post(underwriter, '/start-underwriting', { loanId });
    expect([status, body]).toEqual([
      409,
      {
        type: 'urn:loan-gateway:problem:not-allowed-in-state',
        title: 'Conflict',
        status: 409,
        code: 'NOT_ALLOWED_IN_STATE',
        message: expect.stringContaining('startUnderwriting is not allowed') as string,
        currentState: 'Active',
        command: 'startUnderwriting',
        allowedCommands: expect.arrayContaining(['initiateRepayment', 'submitRepayment']) as string[],
      },
    ]);
  });

  it('409 for an application that is not complete', async () => {
    const { Request } = sampleApplication();
    const partial = { ...Request, ApplicationInfo: { ...Request.ApplicationInfo, ApplicationType: 'Partial' } };
    const { body } = await api.post(underwriter, '/loans', { Request: partial });
    const refused = await api.post(underwriter, '/start-underwriting', { loanId: body.data.loanId });
    expect([refused.status, refused.body.code]).toEqual([409, 'APPLICATION_INCOMPLETE']);
  });

  it('422 for a figure that breaks a rule, with field and reason', async () => {
    const { status, body } = await repay({ amount: '-1,000.00' });
    expect([status, body]).toMatchObject([
      422,
      { code: 'INVALID_INPUT', faults: [{ field: 'amount', reason: 'must be above 0' }] },
    ]);
  });

  it('422 for a day that is not allowed, with those that are', async () => {
    const { status, body } = await repay({ effectiveDate: '2026-02-11' });
    expect([status, body]).toMatchObject([
      422,
      { code: 'EFFECTIVE_DATE_NOT_ALLOWED', data: { earliest: '2026-01-01', latest: '2026-02-10' } },
    ]);
  });

  it('422 for an application that cannot be used, by the names of the record and without its values', async () => {
    const { Request } = sampleApplication();
    const bad = { ...Request, VehicleInfo: { ...Request.VehicleInfo, VehicleVIN: PLANTED } };
    const { status, body, text } = await api.post(underwriter, '/loans', { Request: bad });
    expect([status, body]).toMatchObject([422, { faults: [{ field: 'Request.VehicleInfo.VehicleVIN' }] }]);
    expect(text).not.toContain(PLANTED);
  });

  it('422 for results that do not fit together', async () => {
    const { id } = await world.loan({ loanStatus: 'IN_UNDERWRITING' });
    const { Response, Underwriting } = sampleEnvelope().data;
    const short = { ...Underwriting, UnderwritingInfo: [] };
    const { status, body } = await api.post(underwriter, '/complete-underwriting', {
      loanId: id,
      Response,
      Underwriting: short,
    });
    expect([status, body]).toMatchObject([422, { faults: [{ field: 'Underwriting.UnderwritingInfo' }] }]);
  });

  it('422 for a failure without a reason', async () => {
    const { body } = await repay();
    const { repaymentId } = body.data.repayment as { repaymentId: string };
    const refused = await api.post(servicer, '/acknowledge-repayment', { repaymentId, outcome: 'Failed' });
    expect([refused.status, refused.body.faults]).toMatchObject([422, [{ field: 'reason' }]]);
    const failed = { repaymentId, outcome: 'Failed', reason: 'Account closed' };
    const done = await api.post(servicer, '/acknowledge-repayment', failed);
    expect(done.body.data).toMatchObject({ repayment: { state: 'Failed', reason: 'Account closed' } });
  });

  it('404 for a loan that is not there, just as for one outside the portfolio', async () => {
    const stranger = await world.client('SERVICER', { servicer: 'SRV-OTHER' });
    const outside = await repay({}, {}, stranger);
    expect([outside.status, outside.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await repay({ loanId: 'LN-NONE' })).text).toBe(outside.text);
  });
});

describe('a body of another form is 400 and says all that is wrong with it', () => {
  it('member by member, and repeats nothing', async () => {
    const { status, body, text } = await api.post(servicer, '/loan-repay', {
      amount: 1066.5,
      effectiveDate: '2026-02-30',
      method: PLANTED,
      externalReference: { PLANTED },
      [PLANTED]: PLANTED,
      note: PLANTED,
    });
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'BAD_REQUEST',
        faults: [
          { field: '?', reason: 'unknown field' },
          { field: 'note', reason: 'unknown field' },
          { field: 'amount', reason: 'must be a number in a string, such as "1,234.50"' },
          { field: 'effectiveDate', reason: 'must be a valid date, written YYYY-MM-DD' },
          { field: 'method', reason: 'must be one of: ACH, Card, Check, Cash, Wire, Other' },
          { field: 'externalReference', reason: 'must be a string' },
          { field: 'loanId', reason: 'missing' },
        ],
      },
    ]);
    expect(text).not.toContain(PLANTED);
    expect(world.log.join()).not.toContain(PLANTED);
  });

  it('with the name that was probably meant', async () => {
    const { body } = await api.post(servicer, '/loan-repay', {
      loanId: 'LN-1',
      amuont: '1.00',
      effectiveDate: '2026-02-03',
    });
    expect(body.faults).toContainEqual({ field: 'amuont', reason: 'unknown field. Did you mean `amount`?' });
  });

  it.each([
    ['separators out of place', '/loan-repay', { amount: '1,00.00' }, 'amount'],
    ['a count with decimals', '/fund-loan', { term: '60.5' }, 'term'],
    ['a count beyond all counts', '/fund-loan', { term: 3_000_000_000 }, 'term'],
    ['a graph’s enum value', '/fund-loan', { frequency: 'MONTHLY' }, 'frequency'],
    ['half of the results', '/complete-underwriting', { Response: { Decision: 'Approved' } }, 'Underwriting'],
    ['a Request that is a list', '/loans', { Request: [1] }, 'Request'],
    ['no Request', '/loans', {}, 'Request'],
    ['data that is no record', '/loans', { data: 'x' }, 'data'],
    ['loanDetails that are text', '/loans', { loanDetails: 'x' }, 'loanDetails'],
    ['a lender that is a number', '/loans', { loanDetails: { lenderId: 5 } }, 'loanDetails.lenderId'],
  ])('for %s', async (_, path, changed, field) => {
    const { status, body } = await api.post(clientFor(path), path, changed);
    expect(status).toBe(400);
    expect((body.faults as { field: string }[]).map((fault) => fault.field)).toContain(field);
    expect(api.accepts(path, { loanId, ...changed })).toBe(false);
  });
});

describe('a request that is not one', () => {
  const send = async (path: string, init: RequestInit, client = clientFor(path)) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'k', ...(init.headers as Headered) };
    const response = await client.fetch(`/v2/servicing${path}`, { method: 'POST', ...init, headers });
    const text = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(text).not.toContain(PLANTED);
    return { status: response.status, headers: response.headers, problem: JSON.parse(text) as Record<string, unknown> };
  };

  it.each<[string, number, string, string, RequestInit]>([
    ['malformed JSON', 400, 'BAD_REQUEST', '/loan-repay', { body: `{"amount":"${PLANTED}` }],
    ['a list', 400, 'BAD_REQUEST', '/loan-repay', { body: '[]' }],
    ['no body', 400, 'BAD_REQUEST', '/loan-repay', {}],
    ['text', 415, 'UNSUPPORTED_MEDIA_TYPE', '/loan-repay', { body: '{}', headers: { 'content-type': 'text/plain' } }],
    ['another encoding', 415, 'BAD_REQUEST', '/loan-repay', { body: '{}', headers: { 'content-encoding': PLANTED } }],
    ['a command of 65 kB', 413, 'BODY_TOO_LARGE', '/loan-repay', { body: JSON.stringify({ x: 'x'.repeat(66_000) }) }],
    [
      'a record beyond 16 MB, compressed',
      413,
      'BODY_TOO_LARGE',
      '/loans',
      {
        body: new Uint8Array(gzipSync(JSON.stringify({ x: 'x'.repeat(16_800_000) }))),
        headers: { 'content-encoding': 'gzip' },
      },
    ],
    [
      'a record of more than 20,000 values',
      413,
      'BODY_TOO_LARGE',
      '/loans',
      { body: JSON.stringify(Array(20_001).fill(1)) },
    ],
    [
      'another character set',
      415,
      'BAD_REQUEST',
      '/loans',
      { body: Buffer.from('{}', 'utf16le'), headers: { 'content-type': 'application/json; charset=utf-16le' } },
    ],
    ['megabytes that are no JSON', 400, 'BAD_REQUEST', '/loans', { body: `{"x":"${'x'.repeat(2_000_000)}` }],
    ['megabytes of text', 400, 'BAD_REQUEST', '/loans', { body: JSON.stringify('x'.repeat(2_000_000)) }],
    ['an unknown path', 404, 'NOT_FOUND', '/loan-forgive', { body: '{}' }],
    [
      'credentials as text',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      '/auth-token',
      { body: 'x', headers: { 'content-type': 'text/plain' } },
    ],
  ])('%s is answered as a problem', async (_, status, code, path, init) => {
    const { problem } = await send(path, init);
    expect(problem).toMatchObject({ status, code, message: expect.any(String) as string });
  });

  it('takes a record of some megabytes', async () => {
    const Request = { ...sampleEnvelope().data.Request, Large: 'x'.repeat(5_000_000) };
    expect((await send('/loans', { body: JSON.stringify({ Request }) })).status).toBe(422);
  });

  it.each([
    ['GET', '/loan-repay', 'POST'],
    ['DELETE', '/loans/LN-1', 'GET'],
    ['PUT', '/loans', 'POST'],
    ['GET', '/auth-token', 'POST'],
  ])('%s %s is 405 and names what is allowed', async (method, path, allowed) => {
    const { status, headers, problem } = await send(path, { method });
    expect([status, headers.get('allow'), problem.code]).toEqual([405, allowed, 'METHOD_NOT_ALLOWED']);
  });

  it('is not read without credentials, with any content', async () => {
    for (const path of ['/loan-repay', '/loans', '/loan-forgive']) {
      const response = await fetch(`${world.url}/v2/servicing${path}`, { method: 'POST', body: `{"${PLANTED}` });
      expect([path, response.status]).toEqual([path, 401]);
    }
  });
});

describe('who may command', () => {
  it('is decided by the graph’s table: 403 with the scopes that are needed, and nothing moves', async () => {
    const before = await repayments();
    for (const [client, path, body, scope] of [
      [lender, '/loan-repay', payment(), 'repayment:submit'],
      [servicer, '/loans', { anything: 'before it is read' }, 'loan:originate'],
      [underwriter, '/fund-loan', { loanId }, 'loan:fund'],
      [await world.client('MARKETPLACE'), '/initiate-repayment', { loanId }, 'repayment:submit'],
    ] as const) {
      const { status, body: problem } = await api.post(client, path, body);
      expect([path, status, problem]).toMatchObject([
        path,
        403,
        { code: 'FORBIDDEN', requiredScopes: expect.arrayContaining([scope]) as string[] },
      ]);
    }
    expect(await repayments()).toBe(before);
  });

  it('a borrower initiates and submits own repayments, and acknowledges none', async () => {
    const { id, borrowerId } = await world.loan(SIMPLE_LOAN);
    const borrower = await world.client('BORROWER', { borrower: borrowerId });
    expect((await api.post(borrower, '/initiate-repayment', { loanId: id })).status).toBe(200);
    const { body } = await repay({ loanId: id }, {}, borrower);
    const { repaymentId } = body.data.repayment as { repaymentId: string };
    const acknowledged = await api.post(borrower, '/acknowledge-repayment', { repaymentId, outcome: 'Settled' });
    expect(acknowledged.status).toBe(403);
    expect((await repay({}, {}, borrower)).status).toBe(404);
  });

  it('a token that may command but not see the answer commands nothing', async () => {
    const credentials = await world.register('SERVICER', { subject: 'narrow' });
    const claims = { iss: provider.issuer, aud: AUDIENCE, sub: 'user-1', azp: 'narrow' };
    const token = await provider.token({ ...claims, scope: 'loan:public repayment:submit' });
    const before = await repayments();
    const { status, body } = await repay({}, {}, new TestClient(world.url, credentials, token));
    expect([status, body.requiredScopes]).toEqual([
      403,
      ['borrower:personal', 'loan:public', 'loan:servicing', 'repayment:submit'],
    ]);
    expect(await repayments()).toBe(before);
  });
});

it('the log names the operation behind an endpoint', async () => {
  await repay();
  expect(world.log.some((line) => line.includes('"edge":"rest","operation":"submitRepayment"'))).toBe(true);
});
