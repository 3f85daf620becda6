import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecords } from '../../src/features/record/records.js';
import { ROLE_SCOPES, ROLES } from '../../src/domain/access/roles.js';
import { readThrough } from '../../src/platform/postgres/statement.js';
import { loanReader } from '../../src/features/loan/loan.reader.js';
import { recordReader } from '../../src/features/record/record-reader.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { figuresOf, RECORD_VARIANTS, variant } from '../support/record-variants.js';
import { RestApi } from '../support/rest-api.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const VARIANTS = Object.keys(RECORD_VARIANTS);
const ODD_IDS = ['LN:1', 'LN@2=1#y', 'a+b~c=d', '0x00ab.cd_ef-gh', '#'];
const SENSITIVE = [
  'loan:public',
  'loan:market',
  'loan:servicing',
  'loan:staff',
  'loan:economics',
  'borrower:personal',
  'borrower:identity',
  'bureau:read',
] as const;

interface FullRecord {
  readonly message: string;
  readonly data: Envelope['data'];
}

let world: World;
let api: RestApi;
let underwriter: TestClient;
beforeAll(async () => {
  world = await openWorld();
  const odd = ODD_IDS.map((loanId) => ({ ...sampleEnvelope(), loanId }));
  await importInto(world, [...VARIANTS.map(variant), ...odd]);
  underwriter = await world.client('UNDERWRITER');
  api = await RestApi.of(world);
});
afterAll(() => world.close());

const read = async (client: TestClient, loanId: string) => {
  const response = await api.read(client, '/loans/{loan_id}', loanId);
  return { response, body: response.body as unknown as FullRecord };
};

describe('GET /loans/{loan_id}', () => {
  it.each(VARIANTS)('gives back what was imported: %s', async (name) => {
    const { loanId, data } = variant(name);
    const { response, body } = await read(underwriter, loanId as string);
    expect(response.status).toBe(200);
    expect(Object.keys(body)).toEqual(['message', 'data']);
    expect(Object.keys(body.data)).toEqual(['loanDetails', 'Request', 'Response', 'Underwriting']);
    expect(body.data.Request).toStrictEqual(data.Request);
    expect(body.data.Response).toStrictEqual(data.Response);
    expect(body.data.Underwriting).toStrictEqual(data.Underwriting);
    expect(figuresOf(body.data.loanDetails)).toEqual(figuresOf(data.loanDetails));
  });

  it.each(VARIANTS)('is what the graph and an export hold too: %s', async (name) => {
    const loanId = variant(name).loanId as string;
    const { body } = await read(underwriter, loanId);
    const { loan } = await underwriter.data<{ loan: { record: unknown } }>(
      'query ($id: ID!) { loan(id: $id) { record { loanDetails request response underwriting } } }',
      { id: loanId },
    );
    const { loanDetails, Request: request, Response: response, Underwriting: underwriting } = body.data;
    expect(loan.record).toStrictEqual({ loanDetails, request, response, underwriting });
    const { prisma, config } = world;
    const readers = {
      loans: loanReader({ read: readThrough(prisma) }),
      records: recordReader({ read: readThrough(prisma), ring: new KeyRing(config.keys!.masterKeys) }),
    };
    const exported = (await readRecords(readers, [loanId])).get(loanId);
    expect(JSON.stringify(exported)).toBe(JSON.stringify(body.data));
  });

  it('is cached by no proxy', async () => {
    const { response } = await read(underwriter, variant('the sample').loanId as string);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it.each(ODD_IDS)('finds an id as odd as %s', async (loanId) => {
    const { response, body } = await read(underwriter, loanId);
    expect(response.status).toBe(200);
    expect(body.data.Request).toEqual(sampleEnvelope().data.Request);
  });

  it('answers a path that cannot be decoded as a problem', async () => {
    const response = await underwriter.fetch('/v2/servicing/loans/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await response.json()).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('who may read it', () => {
  const roles = ROLES.filter((role) => role !== 'BORROWER');
  const missing = (role: (typeof ROLES)[number]) =>
    SENSITIVE.filter((scope) => !(ROLE_SCOPES[role] as readonly string[]).includes(scope));

  it.each(roles.filter((role) => missing(role).length === 0))('%s reads all of it', async (role) => {
    const { response } = await read(await world.client(role), variant('the sample').loanId as string);
    expect(response.status).toBe(200);
  });

  it.each(roles.filter((role) => missing(role).length > 0))('%s gets 403 and not a value of it', async (role) => {
    const client = await world.client(role);
    const response = await client.fetch(`/v2/servicing/loans/${variant('the sample').loanId as string}`);
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await response.json()).toEqual({
      type: 'urn:loan-gateway:problem:forbidden',
      title: 'Not permitted',
      status: 403,
      code: 'FORBIDDEN',
      message: 'This client lacks one of `requiredScopes`.',
      requiredScopes: [...SENSITIVE].sort(),
    });
  });

  it('a borrower gets 403 for his own loan', async () => {
    const { loanId, data } = variant('the sample');
    const client = await world.client('BORROWER', { borrower: data.loanDetails.borrowerId as string });
    expect((await client.fetch(`/v2/servicing/loans/${loanId as string}`)).status).toBe(403);
  });

  it.each(['loans', 'loan-data'])(
    'a loan outside the portfolio is as unknown as one that never was: %s',
    async (path) => {
      const stranger = await world.client('UNDERWRITER', { lender: 'LEN-NONE' });
      const ask = async (id: string) => {
        const response = await stranger.fetch(`/v2/servicing/${path}/${id}`);
        return { status: response.status, body: await response.text() };
      };
      const outside = await ask(variant('the sample').loanId as string);
      expect(outside).toEqual(await ask('LN-NEVER'));
      expect(outside.status).toBe(404);
      expect(JSON.parse(outside.body)).toEqual({
        type: 'urn:loan-gateway:problem:not-found',
        title: 'Not found',
        status: 404,
        code: 'NOT_FOUND',
        message: 'There is no loan with this ID in your portfolio',
      });
    },
  );
});
