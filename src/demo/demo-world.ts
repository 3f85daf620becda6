import { authorizeAutopay } from '../features/autopay/authorize-autopay.js';
import { schedulePayment } from '../features/autopay/schedule-payment.js';
import { loanReader } from '../features/loan/loan.reader.js';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerClient, type ClientCredentials } from '../features/client/manage-clients.js';
import { nightCaller } from '../features/bank-file/night-work.js';
import type { AdministrationStores, Clock } from '../features/ports.js';
import type { UnitOfWork } from '../platform/postgres/unit-of-work.js';
import { type Role, ROLES } from '../domain/access/roles.js';
import { WHOLE_PORTFOLIO, type Portfolio } from '../domain/access/viewer.js';
import { businessDayIn } from '../domain/calendar.js';
import type { Demo, DemoNeeds } from '../gateway/main.js';
import type { Services } from '../gateway/services.js';
import type { PrismaClient } from '../generated/prisma/client.js';
import { closeToOthers, writePrivately } from '../platform/postgres/data-dir.js';
import { demoPortfolio } from './demo-portfolio.js';

export interface DemoWorld extends Demo {
  /** Demo loans that are still being stored. */
  readonly missingLoans: number;
}

/** A handful of loans is for trying one thing, and stays as it was made. */
const WORTH_HAPPENINGS = 50;

/**
 * Demo data for the embedded gateway: clients of every role and a portfolio; an empty database gets `loans`. Pages get
 * no credentials once there is a loan that is not generated, or if that is turned off.
 */
export async function demoWorld(
  { config, dataDir, database, services, tokens, clock, logger }: DemoNeeds,
  loans: number,
): Promise<DemoWorld> {
  const { graph, unitOfWork, recordStore } = services;
  let tell: (made: readonly DemoClient[]) => void = () => undefined;
  const clientsMade = new Promise<readonly DemoClient[]>((resolve) => (tell = resolve));
  const portfolio = await demoPortfolio({
    dataDir,
    store: recordStore,
    seeding: { loans, seed: 'demo', today: graph.businessDate() },
    isEmpty: async () => (await graph.source.get(loanReader).count({}, WHOLE_PORTFOLIO)) === 0,
    happenings: async function* () {
      const made = await clientsMade;
      if (loans < WORTH_HAPPENINGS) return;
      await demoMandates(graph);
      yield;
      const clientId = (role: Role) => made.find((client) => client.role === role)?.clientId ?? '';
      const { demoHappenings } = await import('./demo-happenings.js');
      const businessDay = businessDayIn(config.businessTimeZone);
      yield* demoHappenings({ prisma: database.prisma, graph, clock, businessDay, clientId });
    },
    onFault: (error) => {
      logger.error({ err: error }, 'the demo portfolio is incomplete; the next start goes on with it');
    },
  });
  const newest = await graph.source
    .get(loanReader)
    .page(
      { filter: {}, sort: 'CREATED_AT', direction: 'DESC' },
      { direction: 'FORWARD', size: 1, after: undefined, before: undefined },
      new Set(['borrowerId']),
      WHOLE_PORTFOLIO,
    );
  const clients = await demoClients(dataDir, unitOfWork, clock, newest.rows[0]?.borrowerId);
  tell(clients);
  return {
    missingLoans: portfolio.missing,
    access: async (role) => {
      if (!config.demoCredentials || !(await holdsDemoLoansAlone(database.prisma))) return undefined;
      const client = clients.find((made) => made.role === role);
      return client && { ...(await tokens.issue(client.clientId)), apiKey: client.apiKey };
    },
    stop: () => portfolio.stop(),
  };
}

const MANDATES = 4;

/**
 * Lets some active demo loans be paid by a mandate: for every due date, and one of them a fixed amount once. The keys
 * are constant, so a later start changes nothing, even after a mandate was revoked.
 */
async function demoMandates({ source, loanCommands, businessDate }: Services['graph']): Promise<void> {
  const { rows } = await source
    .get(loanReader)
    .page(
      { filter: { loanStatus: ['ACTIVE'] }, sort: 'ID', direction: 'ASC' },
      { direction: 'FORWARD', size: MANDATES, after: undefined, before: undefined },
      new Set(),
      WHOLE_PORTFOLIO,
    );
  const caller = nightCaller('demo');
  for (const [index, { id: loanId }] of rows.entries()) {
    await authorizeAutopay.run(loanCommands, caller, {
      idempotencyKey: `demo mandate ${index}`,
      loanId,
      accountHolder: 'Demo Holder',
      routingNumber: '123456780',
      accountNumber: `10002000${index}`,
      accountType: index % 2 === 0 ? 'CHECKING' : 'SAVINGS',
      consentText: 'I let the servicer of my loan draw my payments from this account. This is a demo.',
      consentMethod: 'ONLINE',
      isBusinessAccount: false,
    });
    await schedulePayment.run(loanCommands, caller, {
      idempotencyKey: `demo payment ${index}`,
      loanId,
      ...(index === 0
        ? ({ frequency: 'ONCE', on: businessDate(), amountRule: 'FIXED', amount: '50.00' } as const)
        : ({ frequency: 'EVERY_DUE_DATE', daysBefore: index, amountRule: 'AMOUNT_DUE' } as const)),
    });
  }
}

/** As the generator makes them of its seed, which a test holds against this; it would bring a large library along. */
const DEMO_LOAN = '^LN-3814-[0-9]{6,}$';
const DEMO_BORROWER = '^BR-3814-[0-9]{6,}$';

/** Whether there are loans and all of them are generated, so that no real data are shown. */
export async function holdsDemoLoansAlone(prisma: PrismaClient): Promise<boolean> {
  const [found] = await prisma.$queryRaw<{ some: boolean; others: boolean }[]>`
    SELECT EXISTS (SELECT FROM "Loan") AS "some", EXISTS (SELECT FROM "Loan"
      WHERE "id" !~ ${DEMO_LOAN} OR "borrowerId" IS NULL OR "borrowerId" !~ ${DEMO_BORROWER}) AS "others"`;
  return found?.some === true && !found.others;
}

export interface DemoClient extends ClientCredentials {
  readonly role: Role;
}

/**
 * Clients to try the embedded gateway with, one for each role. Their secrets stand beside the database, so they exist in
 * this mode only. The borrower's client needs a borrower, so it is there once a loan is.
 */
export async function demoClients(
  dataDir: string,
  unitOfWork: UnitOfWork<AdministrationStores>,
  clock: Clock,
  borrowerId: string | undefined,
): Promise<readonly DemoClient[]> {
  const file = join(dataDir, 'demo-clients.json');
  if (existsSync(file)) {
    closeToOthers(file);
    return JSON.parse(readFileSync(file, 'utf8')) as DemoClient[];
  }
  const clients = await unitOfWork.run(async (stores) => {
    const made: DemoClient[] = [];
    for (const role of ROLES) {
      if (role === 'BORROWER' && borrowerId === undefined) continue;
      const name = `Demo ${role.toLowerCase()}`;
      const portfolio: Portfolio =
        role === 'BORROWER' && borrowerId !== undefined ? { kind: 'BORROWER', id: borrowerId } : { kind: 'ALL' };
      const result = await registerClient(stores, clock, {
        name,
        role,
        portfolio,
        allLoans: portfolio.kind === 'ALL',
        subject: undefined,
      });
      if (!result.ok) throw new Error(result.refusal.message);
      made.push({ role, ...result.value });
    }
    return made;
  });
  writePrivately(file, JSON.stringify(clients, null, 2));
  return clients;
}
