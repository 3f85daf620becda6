import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { processMemory, MemoryBudget } from '../../src/platform/runtime/memory-budget.js';
import { sampleEnvelope } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { RestApi } from '../support/rest-api.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const MB = 1024 * 1024;
const LOANS = ['LN-A', 'LN-B', 'LN-C'];
/** In base64 two of them are less than a client may have at once, and three are more. */
const SIZE = 40 * MB;

const CONTENTS = `query ($ids: [ID!]) { loans(first: 100, filter: { ids: $ids }) { edges { node {
  id underwriting { primaryCreditBureauPdf { content } } } } } }`;
const LINK = '{ loan(id: "LN-A") { underwriting { primaryCreditBureauPdf { link { url } } } } }';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  const envelope = sampleEnvelope();
  await importInto(
    world,
    LOANS.map((loanId) => ({ ...envelope, loanId })),
  );
  client = await world.client('UNDERWRITER');
  // What is stored of the size is believed: it is there before anything is read.
  await world.prisma.document.updateMany({ data: { size: SIZE } });
});
afterAll(() => world.close());

const contents = (ids: readonly string[]) => client.query(CONTENTS, { ids });

/** As if a request of the caller's were answered just now with so much. */
function holding(caller: string, bytes: number): MemoryBudget {
  const memory = new MemoryBudget(processMemory, caller);
  expect(memory.forStored([bytes])).toBeUndefined();
  onTestFinished(() => {
    memory.close();
  });
  return memory;
}

/** What reads bytes of documents meanwhile. */
const readsDuring = async (work: () => Promise<unknown>) =>
  (await world.database.sql.during(work)).filter((sql) => sql.includes('FROM "DocumentContent"'));

describe('documents that are larger together than a client may have at once', () => {
  it('are refused before one of them is read, with what to do', async () => {
    const reads = await readsDuring(async () => {
      const { status, data, errors } = await contents(LOANS);
      expect([status, data]).toEqual([400, null]);
      expect(errors).toHaveLength(1);
      expect(errors[0]?.message).toMatch(/Request fewer at once, or request links to documents\.$/);
      expect(errors[0]?.extensions).toEqual({ code: 'LIMIT_EXCEEDED', limit: 'documents', most: 128 * MB });
    });
    expect(reads).toEqual([]);
  });

  it('come by fewer at once, each large one read by itself', async () => {
    const reads = await readsDuring(async () => {
      expect((await contents(LOANS.slice(0, 2))).status).toBe(200);
    });
    expect(reads).toHaveLength(2);
  });

  it('leave nothing behind: what was refused and what was answered is given back', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await contents(LOANS)).status).toBe(400);
      await expect.poll(async () => (await contents(LOANS.slice(1))).status).toBe(200);
    }
  });
});

describe('a document for which there is no place now', () => {
  it('is refused before it is read, and comes when the other request has ended', async () => {
    const other = holding(client.clientId, 100 * MB);
    const reads = await readsDuring(async () => {
      const { status, headers, data, errors } = await contents(['LN-A']);
      expect([status, headers.get('retry-after'), data]).toEqual([503, '1', null]);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SERVICE_UNAVAILABLE']);
    });
    expect(reads).toEqual([]);
    other.close();
    expect((await contents(['LN-A'])).status).toBe(200);
  });

  it('is refused to others too where all of them have as much as the gateway keeps', async () => {
    for (const caller of ['one', 'two']) holding(caller, 120 * MB);
    expect((await contents(['LN-A'])).status).toBe(503);
  });

  it('is refused in a record of v2 and by its link', async () => {
    const api = await RestApi.of(world);
    const { loan } = await client.data<{
      loan: { underwriting: { primaryCreditBureauPdf: { link: { url: string } } } };
    }>(LINK);
    const { url } = loan.underwriting.primaryCreditBureauPdf.link;
    const others = [client.clientId, '127.0.0.1'].map((caller) => holding(caller, 100 * MB));
    const entries = await world.prisma.auditEntry.count();
    const reads = await readsDuring(async () => {
      const record = await fetch(`${world.url}/v2/servicing/loans/LN-A`, { headers: client.headers });
      const document = await fetch(url);
      for (const answer of [record, document]) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
        expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      }
    });
    expect(reads).toEqual([]);
    // Nothing was shown.
    expect(await world.prisma.auditEntry.count()).toBe(entries);
    for (const other of others) other.close();
    expect((await api.read(client, '/loans/{loan_id}', 'LN-A')).status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('tables that are large together', () => {
  const CSV = `query ($ids: [ID!]) { loans(first: 100, filter: { ids: $ids }) { edges { node {
    id underwriting { primaryCreditBureauTradeLines { csv } } } } } }`;
  const TABLES = ['LN-T', 'LN-U'];
  const asking = () =>
    client.query<{
      loans: { edges: { node: { underwriting: { primaryCreditBureauTradeLines: { csv: string } } } }[] };
    }>(CSV, { ids: TABLES });
  const csv = `subscriber,balance\n${'"First Bank, N.A.",158.00\n'.repeat(30_000)}`;

  it('are refused before one of them is read, and come when the other request has ended', async () => {
    const envelope = sampleEnvelope();
    Object.assign(envelope.data.Underwriting, { PrimaryCreditBureauTradeLines: csv });
    await importInto(
      world,
      TABLES.map((loanId) => ({ ...envelope, loanId })),
    );
    const other = holding(client.clientId, 127.5 * MB);
    const statements = await world.database.sql.during(async () => {
      const { status, errors } = await asking();
      expect(status).toBe(503);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['SERVICE_UNAVAILABLE']);
    });
    const reads = statements.filter((sql) => sql.includes('FROM "BureauFile"'));
    expect(reads).toEqual([expect.stringContaining('CASE WHEN sum(octet_length')]);
    other.close();
    const { data } = await asking();
    expect(data?.loans.edges.map(({ node }) => node.underwriting.primaryCreditBureauTradeLines.csv === csv)).toEqual([
      true,
      true,
    ]);
  });
});
