import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '../../src/domain/access/roles.js';
import { addDays } from '../../src/domain/calendar.js';
import { sampleApplication, sampleEnvelope } from '../domain/record/sample.js';
import { command } from './commands.js';
import { importInto } from './import-record.js';
import { LONG_ACCOUNT_ON, seedLongAccount } from './long-account.js';
import type { LoanSeed } from './seed-loans.js';
import type { TestClient } from './test-client.js';
import { testClock } from './test-clock.js';
import { openWorld, type World } from './world.js';

export const TODAY = LONG_ACCOUNT_ON;
export const LONGEST_TEXT = 'x'.repeat(500);
export const FULL_RECORDS = 100;
export const MB = 1_000_000;

/** A gateway with a page of full records, the longest accounts there may be, and a client of each role. */
export interface ExpensiveWorld {
  readonly world: World;
  readonly client: (role: Role) => Promise<TestClient>;
  /** Sends bytes, and takes those of the answer; of a stream the first. */
  readonly ask: (role: Role, path: string, body: Buffer<ArrayBuffer> | undefined) => Promise<Buffer<ArrayBuffer>>;
  /** One loan with a long history, as it must be for what is asked of it; or one of its own, for what would end it. */
  readonly longLoan: (seed?: LoanSeed, own?: 'OWN') => Promise<string>;
  /** Makes what was computed of accounts before of no use: a hold that stood on no day now stood on none of another day. */
  readonly forgetAccounts: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function expensiveWorld(): Promise<ExpensiveWorld> {
  const world = await openWorld({ clock: testClock(TODAY) });
  const clients = new Map<Role, Promise<TestClient>>();
  let shared: Promise<string> | undefined;
  let told = 0;
  const client = (role: Role) => {
    const binding = role === 'BORROWER' ? { borrower: 'BR-FULL-0' } : {};
    const known = clients.get(role) ?? world.client(role, binding);
    clients.set(role, known);
    return known;
  };
  await importInto(
    world,
    Array.from({ length: FULL_RECORDS }, (_, index) => {
      const envelope = sampleEnvelope();
      envelope.data.loanDetails.borrowerId = `BR-FULL-${index}`;
      envelope.data.Underwriting.PrimaryCreditBureauPDF = pdf(100_000);
      return { ...envelope, loanId: `LN-FULL-${index}` };
    }),
  );
  // As an earlier version left them, with the longest schedules: their terms are read from their columns.
  await world.database.execute(`BEGIN;
    ALTER TABLE "ServicingTerms" DISABLE TRIGGER USER;
    DELETE FROM "ServicingTerms" WHERE "loanId" LIKE 'LN-FULL-%';
    ALTER TABLE "ServicingTerms" ENABLE TRIGGER USER;
    UPDATE "Loan" SET "installment" = 480 WHERE "id" LIKE 'LN-FULL-%';
    COMMIT;`);
  return {
    world,
    client,
    longLoan: async (seed = {}, own) => {
      if (own) return seedLongAccount(world.prisma, seed);
      const id = await (shared ??= seedLongAccount(world.prisma, {}));
      const columns = { loanStatus: 'ACTIVE', encumberedStatus: 'LIEN', ...seed } as const;
      await world.prisma.loan.update({ where: { id }, data: columns });
      return id;
    },
    ask: async (role, path, body) => {
      const isStream = body?.subarray(0, 30).includes('subscription') ?? false;
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(isStream && { accept: 'text/event-stream' }),
      };
      const response = await (await client(role)).fetch(path, { ...(body && { method: 'POST', body }), headers });
      const reader = response.body!.getReader();
      const chunks: Uint8Array[] = [];
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        chunks.push(read.value);
        if (isStream) await reader.cancel();
      }
      return Buffer.concat(chunks);
    },
    forgetAccounts: async () => {
      told += 1;
      await world.prisma.$executeRaw`
        INSERT INTO "Hold" ("id", "loanId", "kind", "from", "placedAt", "placedBy", "liftedOn", "liftedAt", "liftedBy")
        SELECT 'H-' || "id", "id", 'DISASTER', DATE '1990-01-01' + ${told}::int, now(), 'nobody', DATE '1990-01-01' + ${told}::int, now(), 'nobody'
        FROM "Loan" ON CONFLICT ("id") DO UPDATE SET "from" = EXCLUDED."from", "liftedOn" = EXCLUDED."liftedOn"`;
    },
    close: () => world.close(),
  };
}

const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]).toString('base64');
export const key = () => ({ idempotencyKey: randomUUID() });

/** As the specification has it; members that it does not know are refused, so that it cannot be made much larger. */
export function application() {
  const { Request } = sampleApplication();
  const ssn = String(532_200_000 + Math.floor(Math.random() * 90_000));
  return { ...Request, ApplicantInfo: { ...Request.ApplicantInfo, ApplicantSSN: ssn } };
}

/** What a risk engine hands over at most, for a loan of forty years. */
/** As many cells and characters as are read as rows. */
const tableOf = (heading: string, line: string) =>
  `${heading}\n${`${line}${'x'.repeat(88 - line.length)}\n`.repeat(2_800)}`;

/** Far more rows than a credit report or a loan has. */
export const LONG_TABLES = {
  CashflowsCsv: tableOf('Type,Month,Date,Principal,Pool,Remark', 'Projected,1,2024-07-14,287.02,"a ""b"" ",'),
  PrimaryCreditBureauTradeLines: tableOf('subscriber,opened,balance,Remark', '"First Bank, N.A.",2015-01-01,158.00,'),
};

export function largeResults(bytes: number) {
  const { Response, Underwriting } = sampleEnvelope().data;
  const deal = { TermsAPR: '9.1', TermsLoanAmount: '500,000', TermsMonthlyPayment: '', TermsTerm: '480' };
  const deals = Underwriting.DealTermsInfo as object[];
  const bureau = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`AT${index}`, String(index)]));
  return {
    response: { ...Response, Stipulations: [LONGEST_TEXT] },
    underwriting: {
      ...Underwriting,
      DealTermsInfo: deals.map((each) => ({ ...each, ...deal })),
      PrimaryCreditInfo: bureau,
      PrimaryCreditBureauPDF: pdf(bytes),
      ...LONG_TABLES,
    },
  };
}

export const upTo = async (
  { client, world }: ExpensiveWorld,
  stage: 'CREATED' | 'IN_UNDERWRITING' | 'APPROVED',
  bytes = 0,
) => {
  const underwriter = await client('UNDERWRITER');
  const run = async (name: string, input: Record<string, unknown>) => {
    const answer = await command(underwriter, name, input);
    if (!answer.loanId) throw new Error(JSON.stringify(answer));
    return answer.loanId;
  };
  const loanId = await run('createLoan', { request: application() });
  if (stage !== 'CREATED') await run('startUnderwriting', { loanId });
  if (stage === 'APPROVED') await run('completeUnderwriting', { loanId, results: largeResults(bytes) });
  if (stage === 'APPROVED') await world.prisma.loan.update({ where: { id: loanId }, data: { term: 480 } });
  return loanId;
};

/** A repayment of a long history that waits to be settled, dated back to its beginning. */
export async function submitted({ client, longLoan }: ExpensiveWorld): Promise<string> {
  const input = { loanId: await longLoan(), amount: '1.00', effectiveDate: addDays(TODAY, -2_867), method: 'ACH' };
  const { repayment } = await command(await client('SERVICER'), 'submitRepayment', input);
  return repayment!.id;
}

export async function seedTwins({ world }: ExpensiveWorld, round: number): Promise<string[]> {
  const ids = [`BR-TWIN-${round}-A`, `BR-TWIN-${round}-B`];
  const envelopes = ids.map((borrowerId, index) => {
    const envelope = sampleEnvelope();
    Object.assign(envelope.data.loanDetails, { borrowerId, lenderId: `LENDER-${index}` });
    return { ...envelope, loanId: `LN-${borrowerId}-${randomUUID()}` };
  });
  await importInto(world, envelopes);
  return ids;
}
