import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const LOAN = 'LN-1-463370';
const BYTES = Buffer.from(sampleEnvelope().data.Underwriting.PrimaryCreditBureauPDF as string, 'base64');

interface Pdf {
  readonly id: string;
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
  readonly link: { readonly url: string; readonly expiresAt: string };
}

let world: World;
let reader: TestClient;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [sampleEnvelope()]);
  reader = await world.client('UNDERWRITER', { lender: 'LEN-7' });
});
afterAll(() => world.close());

const pdfFor = async (client: TestClient): Promise<Pdf> => {
  const { loan } = await client.data<{ loan: { underwriting: { primaryCreditBureauPdf: Pdf } } }>(
    `{ loan(id: "${LOAN}") { underwriting { primaryCreditBureauPdf {
      id size sha256 contentType link { url expiresAt } } } } }`,
  );
  return loan.underwriting.primaryCreditBureauPdf;
};

const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

const refused = async (url: string) => {
  const response = await fetch(url);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
};

describe('a link to a document', () => {
  it('streams exactly the bytes, without headers, to no cache', async () => {
    const { link, size, sha256, contentType } = await pdfFor(reader);
    const response = await fetch(link.url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(bytes.equals(BYTES)).toBe(true);
    expect([size, sha256, contentType]).toEqual([
      BYTES.length,
      createHash('sha256').update(BYTES).digest('hex'),
      'application/pdf',
    ]);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-length')).toBe(String(BYTES.length));
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[\w.-]+\.pdf"$/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('leads to the gateway, for any host that a request claims', async () => {
    const asked = `{ loan(id: "${LOAN}") { underwriting { primaryCreditBureauPdf { link { url } } } } }`;
    const claims = { host: 'attacker.example', 'x-forwarded-host': 'attacker.example', 'x-forwarded-proto': 'https' };
    const placeOf = (url: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', ...reader.headers, ...claims };
        const sent = request(`${url}/graphql`, { method: 'POST', headers }, (answer) => {
          textOf(answer).then((text) => {
            resolve(/"url":"([^"]+)\/documents\//.exec(text)?.[1]);
          }, reject);
        });
        sent.once('error', reject).end(JSON.stringify({ query: asked }));
      });
    const publicUrl = 'https://loans.example.com/gateway';
    const behindProxy = await world.peer({ trustProxy: 1, publicUrl });
    // The second goes the direct way.
    for (let time = 0; time < 2; time += 1) {
      expect(await placeOf(world.url)).toBe(world.url);
      expect(await placeOf(behindProxy.url)).toBe(publicUrl);
    }
  });

  it('is a path where the gateway listens on every address and was not told its own', async () => {
    const everywhere = await world.peer({ host: '0.0.0.0' });
    const { link } = await pdfFor(reader.at(everywhere.url.replace('0.0.0.0', '127.0.0.1')));
    expect(link.url).toMatch(/^\/documents\//);
    expect((await fetch(`${world.url}${link.url}`)).status).toBe(200);
  });

  it('is not for callers with bureau data alone: the report shows name, SSN and address', async () => {
    const lender = await world.client('LENDER', { lender: 'LEN-7' });
    const { data, errors } = await lender.query(
      `{ loan(id: "${LOAN}") { underwriting { primaryCreditBureauPdf { size link { url } } } } }`,
    );
    expect(data).toEqual({ loan: { underwriting: { primaryCreditBureauPdf: null } } });
    expect(errors[0]?.extensions).toEqual({
      code: 'FORBIDDEN',
      requiredScopes: ['bureau:read', 'borrower:personal', 'borrower:identity'],
    });
    // Nor one that it was given before: a link is checked again when it is opened.
    const { link } = await pdfFor(reader);
    await world.prisma.apiClient.update({ where: { id: reader.clientId }, data: { role: 'LENDER' } });
    await refused(link.url);
    await world.prisma.apiClient.update({ where: { id: reader.clientId }, data: { role: 'UNDERWRITER' } });
  });

  it('stops working within minutes', async () => {
    const { link } = await pdfFor(reader);
    const minutes = (Date.parse(link.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(15);
  });

  it('does not work once it has expired', async () => {
    const { link } = await pdfFor(reader);
    const [, payload = ''] = tokenIn(link.url).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const expired = await new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })
      .setProtectedHeader({ alg: 'HS256', typ: 'document+jwt' })
      .sign(world.config.keys!.tokenSigningKey);
    await refused(`${world.url}/documents/${expired}`);
  });

  it('does not work altered', async () => {
    const { link } = await pdfFor(reader);
    const [header, payload = '', signature] = tokenIn(link.url).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const other = Buffer.from(JSON.stringify({ ...claims, exp: 4_000_000_000 })).toString('base64url');
    await refused(`${world.url}/documents/${[header, other, signature].join('.')}`);
    await refused(`${world.url}/documents/${[header, payload].join('.')}.`);
    await refused(`${world.url}/documents/nonsense`);
  });

  it('is no access token, nor is an access token a link', async () => {
    const { link } = await pdfFor(reader);
    await refused(`${world.url}/documents/${reader.accessToken}`);
    const { status } = await world.post(
      { query: '{ viewer { clientId } }' },
      { authorization: `Bearer ${tokenIn(link.url)}`, key: reader.credentials.apiKey },
    );
    expect(status).toBe(401);
  });

  it('dies with the client that asked for it', async () => {
    const client = await world.client('AUDITOR');
    const { link } = await pdfFor(client);
    expect((await fetch(link.url)).status).toBe(200);
    await world.prisma.apiClient.update({ where: { id: client.clientId }, data: { revokedAt: new Date() } });
    await refused(link.url);
  });

  it('dies when the loan leaves the portfolio of who asked', async () => {
    const { link } = await pdfFor(reader);
    await world.prisma.loan.update({ where: { id: LOAN }, data: { lenderId: 'LEN-8' } });
    await refused(link.url);
    await world.prisma.loan.update({ where: { id: LOAN }, data: { lenderId: 'LEN-7' } });
    expect((await fetch(link.url)).status).toBe(200);
  });

  it('is not given to who may not see the bureau’s data', async () => {
    const support = await world.client('SUPPORT');
    const { text } = await support.query(
      `{ loan(id: "${LOAN}") { underwriting { primaryCreditBureauPdf { link { url } content size } } } }`,
    );
    expect(text).not.toContain('/documents/');
    expect(text).toContain('FORBIDDEN');
  });
});

describe('the bytes of a document', () => {
  const sqlOf = (selection: string) =>
    world.database.sql.during(() =>
      reader.data(`{ loan(id: "${LOAN}") { underwriting { primaryCreditBureauPdf { ${selection} } } } }`),
    );

  it('are read only when they are selected', async () => {
    const without = await sqlOf('id size sha256 contentType link { url }');
    expect(without.join('\n')).not.toContain('DocumentContent');
    const content = await sqlOf('content');
    expect(content.filter((sql) => sql.includes('FROM "DocumentContent"'))).toHaveLength(1);
  });
});
