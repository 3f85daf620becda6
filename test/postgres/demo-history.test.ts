import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_KINDS } from '../../src/domain/hold/hold.js';
import { businessDate, businessDayIn, type BusinessDate } from '../../src/domain/calendar.js';
import { LOAN_STATES } from '../../src/domain/loan/lifecycle.js';
import { normalizedPhone } from '../../src/domain/borrower/borrower.js';
import { DemoOffice, demoStories, playHistory } from '../../src/demo/history/index.js';
import { demoClients } from '../../src/demo/demo-clients.js';
import { NAMED_LOANS, STORIES } from '../../src/demo/history/named-loans.js';
import { LOAN_EVENTS } from '../../src/features/command/registry.js';
import { takeOver } from '../../src/demo/packed/take-over.js';
import { upgradeDatabase } from '../../src/gateway/upgrade/upgrade-database.js';
import { readAuditChain } from '../../src/platform/audit/audit-chain.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { keysOf } from '../../src/gateway/config/keys.js';
import { differences } from '../support/reconciled.js';
import { TOUR } from '../support/tour.js';
import { ROLES } from '../../src/domain/access/roles.js';
import { quickClock, openWorld, type World } from '../support/world.js';
import { servicesOn } from '../support/services-on.js';

/** Commands that no story gives yet. */
const NOT_PLAYED = ['importValuation', 'issueLetter'];

let world: World;
const TODAY = businessDate('2026-11-19');
/** A few are enough for each outcome: the build plays many more, and fails where one is refused. */
const BOARDED = 15;

async function played(today: BusinessDate, loans: number): Promise<World> {
  const made = await openWorld();
  const services = await servicesOn(made, quickClock());
  const ring = new KeyRing(keysOf(made.config).masterKeys);
  const { database } = made;
  const clients = await demoClients(
    mkdtempSync(join(tmpdir(), 'loan-gateway-demo-')),
    services.unitOfWork,
    quickClock(),
    undefined,
  );
  const office = await DemoOffice.open({
    database,
    ring,
    services: services.graph,
    businessDay: businessDayIn('UTC'),
    clientId: (role) => clients.find((client) => client.role === role)?.clientId ?? '',
  });
  const history = playHistory(office, { stories: demoStories(loans), today });
  while (!(await history.next()).done);
  await services.close();
  return made;
}

describe('the history of the demo', () => {
  beforeAll(async () => {
    world = await played(TODAY, STORIES.length + BOARDED);
  }, 1_200_000);
  afterAll(() => world.close());

  it('has loans in every state, and holds of every kind', async () => {
    const states = await world.prisma.loan.groupBy({ by: ['loanStatus'] });
    expect(new Set(states.map(({ loanStatus }) => loanStatus))).toEqual(new Set(LOAN_STATES));
    const kinds = await world.prisma.hold.groupBy({ by: ['kind'] });
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(HOLD_KINDS));
  });

  it('has events of every kind', async () => {
    const events = await world.prisma.loanEvent.groupBy({ by: ['command'] });
    const seen = new Set<string>(events.map(({ command }) => command));
    const missing = Object.keys(LOAN_EVENTS).filter((event) => !seen.has(event));
    expect(missing.sort()).toEqual(NOT_PLAYED);
  });

  it('has promises, sales, requests, complaints and documents of every outcome', async () => {
    const states = async (table: string, column: string) =>
      (
        await world.prisma.$queryRawUnsafe<{ state: string }[]>(
          `SELECT DISTINCT "${column}"::text AS "state" FROM "${table}" WHERE "${column}" IS NOT NULL ORDER BY 1`,
        )
      ).map(({ state }) => state);
    expect(await states('LoanTransfer', 'state')).toEqual(['ACTIVE', 'CANCELLED', 'DECLINED']);
    expect(await states('ApprovalRequest', 'state')).toEqual(['APPROVED', 'PENDING', 'REJECTED']);
    const promises = await world.prisma.paymentPromise.findMany();
    const broken = promises.filter(({ keptOn, cancelledOn }) => !keptOn && !cancelledOn);
    expect(broken.length).toBeGreaterThan(0);
    expect(promises.filter(({ keptOn }) => keptOn).length).toBeGreaterThan(0);
    expect(promises.filter(({ cancelledOn }) => cancelledOn).length).toBeGreaterThan(0);
    expect(await states('Document', 'kind')).toEqual(['CO_APPLICANT_CREDIT_BUREAU', 'PRIMARY_CREDIT_BUREAU']);
    expect(await states('WebhookDelivery', 'status')).toEqual(expect.arrayContaining(['DELIVERED', 'WAITING']));
    expect(await world.prisma.workClaim.count({ where: { outcome: { not: null } } })).toBeGreaterThan(0);
    expect(await world.prisma.complaint.count({ where: { answer: { not: null } } })).toBeGreaterThan(0);
  });

  it('gives the retry of a debit that was in flight at a sale to the buyer', async () => {
    const loanId = NAMED_LOANS[1]?.loanId ?? '';
    const [sold, boughtBack] = await world.prisma.loanTransfer.findMany({
      where: { loanId, state: 'ACTIVE' },
      orderBy: { settlementDate: 'asc' },
    });
    expect(boughtBack?.buyBackOf).toBe(sold?.id);
    const [inFlight, retry] = await world.prisma.repayment.findMany({
      where: { loanId, effectiveDate: { gte: sold?.settlementDate ?? '' } },
      orderBy: { effectiveDate: 'asc' },
    });
    expect(inFlight).toMatchObject({ state: 'FAILED', effectiveDate: sold?.settlementDate });
    expect(retry?.amount).toEqual(inFlight?.amount);
    const [payment] = await world.prisma.ledgerPosting.findMany({ where: { repaymentId: retry?.id ?? '' } });
    expect(payment).toMatchObject({ kind: 'PAYMENT', ownerId: sold?.buyerId });
  });

  it('reconciles', async () => {
    expect(await differences(world.prisma)).toEqual([]);
  });

  it('has month ends that differ', async () => {
    const totals = await world.prisma.monthEndTotal.groupBy({ by: ['month'], _sum: { balance: true } });
    expect(totals.length).toBeGreaterThanOrEqual(22);
    expect(new Set(totals.map(({ _sum }) => _sum.balance?.toFixed(2))).size).toBe(totals.length);
  });

  it('ends on the day before, with days and payments of the months before it', async () => {
    const last = await world.prisma.endOfDayRun.findFirstOrThrow({ orderBy: { on: 'desc' } });
    expect(last.on.toISOString().slice(0, 10)).toBe('2026-11-18');
    expect(last.completedAt).not.toBeNull();
    for (const { loanId, title } of NAMED_LOANS)
      expect(await world.prisma.loanEvent.count({ where: { loanId } }), title).toBeGreaterThan(5);
  });

  it('is toured by every role', () => {
    expect(new Set(TOUR.map(({ role }) => role))).toEqual(new Set(ROLES));
  });

  it.each(TOUR)('answers $role the tour’s $name whole', async ({ role, text, loanId }) => {
    const borrower = (await world.prisma.loan.findUniqueOrThrow({ where: { id: NAMED_LOANS[0]?.loanId ?? '' } }))
      .borrowerId;
    const client = await world.client(role, role === 'BORROWER' && borrower ? { borrower } : {});
    const phone = await phoneOf(NAMED_LOANS[1]?.loanId ?? '');
    const { data, errors } = await client.raw({
      query: text,
      variables: { loanId: loanId ?? NAMED_LOANS[1]?.loanId, phone },
    });
    expect(errors).toEqual([]);
    expect(Object.values(data ?? {})[0]).not.toHaveProperty('code');
    expect(emptyIn(data)).toEqual([]);
  });

  describe('copied by an installation', () => {
    const ring = new KeyRing([randomBytes(32)]);
    let before: ReadonlySet<string>;
    let indexed: number;
    beforeAll(async () => {
      before = await storedBytes(world);
      indexed = await world.prisma.blindIndex.count();
      const dataDir = mkdtempSync(join(tmpdir(), 'loan-gateway-copied-'));
      const packing = new KeyRing(keysOf(world.config).masterKeys);
      expect(await takeOver({ prisma: world.prisma, ring, dataDir, packing })).toBe(TODAY);
      await upgradeDatabase(world.database, ring);
    }, 120_000);

    it('has no key, credential, digest or sealed value of the original', async () => {
      const after = await storedBytes(world);
      expect([...after].filter((value) => before.has(value))).toEqual([]);
      expect(before.size - after.size).toBeLessThan(before.size / 10);
    });

    it('is found by all that the original was found by', async () => {
      expect(await world.prisma.blindIndex.count()).toBe(indexed);
      const where = { referenceDigest: null, externalReference: { not: null } };
      expect(await world.prisma.repayment.count({ where })).toBe(0);
    });

    it('opens under its own keys alone, and has an audit log that is whole', async () => {
      const chain = await readAuditChain(world.prisma, ring);
      const head = await world.prisma.auditHead.findUniqueOrThrow({ where: { id: 1 } });
      expect(chain?.isSigned(head)).toBe(true);
      // Each value is opened once more.
      const dataDir = mkdtempSync(join(tmpdir(), 'loan-gateway-copied-'));
      const next = new KeyRing([randomBytes(32)]);
      expect(await takeOver({ prisma: world.prisma, ring: next, dataDir, packing: ring })).toBe(TODAY);
      expect(await differences(world.prisma)).toEqual([]);
    });
  });
});

async function phoneOf(id: string): Promise<string> {
  const support = await world.client('SUPPORT');
  const { loan } = await support.data<{ loan: { borrower: { homePhone: string } } }>(
    'query ($id: ID!) { loan(id: $id) { borrower { homePhone } } }',
    { id },
  );
  return loan.borrower.homePhone;
}

/** What is null or without items in an answer, by its path. Ends of periods and pages may be open. */
function emptyIn(value: unknown, path = ''): string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return OPEN_ENDS.test(path) ? [] : [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inside]) => emptyIn(inside, `${path}.${name}`));
}

const OPEN_ENDS = /(from|through|endCursor|clearedAt|buyBackOf|remainingBalance)$/;

/** All bytes that are stored, but for digests of documents, which are those of the documents. */
async function storedBytes({ prisma }: World): Promise<ReadonlySet<string>> {
  const columns = await prisma.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND c.data_type = 'bytea' AND t.table_type = 'BASE TABLE'`;
  const found = new Set<string>();
  for (const { table, column } of columns) {
    if (`${table}.${column}` === 'Document.sha256' || table === 'IdempotencyKey') continue;
    const rows = await prisma.$queryRawUnsafe<{ digest: string }[]>(
      `SELECT md5("${column}") AS "digest" FROM "${table}" WHERE "${column}" IS NOT NULL`,
    );
    for (const { digest } of rows) found.add(digest);
  }
  return found;
}

it('borrowers have telephone numbers that the search takes', async () => {
  const { demoPerson } = await import('../../src/demo/demo-person.js');
  for (let index = 0; index < 300; index += 1) {
    const { homePhone, workPhone } = demoPerson('demo', index, '3814');
    expect([homePhone, workPhone].filter((phone) => normalizedPhone(phone) === undefined)).toEqual([]);
  }
});
