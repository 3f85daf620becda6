import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../gateway/config/config.js';
import type { OpenOptions } from '../gateway/open-services.js';
import { loanReader } from '../features/loan/loan.reader.js';
import { WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import { businessDayIn } from '../domain/calendar.js';
import type { Demo, DemoNeeds } from '../gateway/main.js';
import type { Services } from '../gateway/services.js';
import type { PrismaClient } from '../generated/prisma/client.js';
import { demoClients } from './demo-clients.js';
import { demoPortfolio, planDemo } from './demo-portfolio.js';
import { DEMO_SEED } from './demo-seed.js';
import { demoSteps } from './demo-steps.js';
import { isPackedDemo, PACKED_LOANS, packedDemo } from './packed/packed-demo.js';

interface CopiedDemo extends Pick<OpenOptions, 'packed' | 'prepare'> {
  /** Whether this start makes the copy. */
  readonly isNew: boolean;
}

/** A first start copies the demo that the build made, where there is one of so many loans. */
export function copiedDemo(
  { database: place, businessTimeZone }: Pick<Config, 'database' | 'businessTimeZone'>,
  loans: number,
): CopiedDemo {
  if (place.kind !== 'embedded') return { isNew: false };
  const { dataDir } = place;
  const packed = loans === PACKED_LOANS ? packedDemo() : undefined;
  return {
    packed,
    isNew: packed !== undefined && !existsSync(join(dataDir, 'pglite')),
    prepare: async ({ database: { prisma }, ring }) => {
      if (!(await isPackedDemo(prisma))) return;
      const { takeOver } = await import('./packed/take-over.js');
      const today = await takeOver({ prisma, ring, dataDir });
      const until = businessDayIn(businessTimeZone)(new Date());
      // The days since the build are played like all others before them.
      if (today < until) planDemo(dataDir, { loans: PACKED_LOANS, seed: DEMO_SEED, today, until, playing: today });
    },
  };
}

/**
 * Demo data for the embedded gateway: clients of every role and a portfolio; an empty database gets `loans`. Pages get
 * no credentials once there is a loan that is not generated, or if that is turned off.
 */
export async function demoWorld(
  { config, dataDir, database, ring, services, tokens, clock, logger }: DemoNeeds,
  loans: number,
): Promise<Demo> {
  const { graph, unitOfWork } = services;
  const onFault = (error: unknown) => {
    logger.error({ err: error }, 'the demo is incomplete; the next start goes on with it');
  };
  const staff = await demoClients(dataDir, unitOfWork, clock, undefined);
  const needs = {
    database,
    ring,
    services,
    businessDay: businessDayIn(config.businessTimeZone),
    clients: staff,
    onRefused: (error: Error) => {
      logger.warn({ err: error }, 'a demo loan was changed while its history was played; the rest of it is left out');
    },
  };
  const portfolio = await demoPortfolio({
    dataDir,
    plan: { loans, seed: DEMO_SEED, today: graph.businessDate() },
    isEmpty: async () => (await graph.source.get(loanReader).count({}, WHOLE_PORTFOLIO)) === 0,
    steps: (plan) => demoSteps(needs, plan),
    onFault,
  });
  const clients = await demoClients(
    dataDir,
    unitOfWork,
    clock,
    (await borrowerWithStory(database.prisma)) ?? (await newestBorrower(graph)),
  );
  return {
    making: portfolio.making,
    access: async (role) => {
      if (!config.demoCredentials || !(await holdsDemoLoansAlone(database.prisma))) return undefined;
      const client = clients.find((made) => made.role === role);
      return client && { ...(await tokens.issue(client.clientId)), apiKey: client.apiKey };
    },
    stop: () => portfolio.stop(),
  };
}

/** The borrower of the first demo loan with a story (docs/start/demo-loans.md). */
async function borrowerWithStory(prisma: PrismaClient): Promise<string | undefined> {
  const loan = await prisma.loan.findUnique({ where: { id: 'LN-3814-900001' }, select: { borrowerId: true } });
  return loan?.borrowerId ?? undefined;
}

/** The borrower of the loan that came last so far; none before there are loans. */
async function newestBorrower({ source }: Services['graph']): Promise<string | undefined> {
  const { rows } = await source
    .get(loanReader)
    .page(
      { filter: {}, sort: 'CREATED_AT', direction: 'DESC' },
      { direction: 'FORWARD', size: 1, after: undefined, before: undefined },
      new Set(['borrowerId']),
      WHOLE_PORTFOLIO,
    );
  return rows[0]?.borrowerId;
}

/** As the generator makes them of its seed, which a test holds against this; it would bring a large library along. */
const DEMO_LOAN = '^LN-3814-[0-9]{6,}$';
/** The generator's, or the gateway's own for an application of the demo. */
const DEMO_BORROWER = '^BR-(3814-[0-9]{6,}|[0-9a-f]{8}-[0-9a-f-]{27})$';

/** Whether there are loans and all of them are generated, so that no real data are shown. */
export async function holdsDemoLoansAlone(prisma: PrismaClient): Promise<boolean> {
  const [found] = await prisma.$queryRaw<{ some: boolean; others: boolean }[]>`
    SELECT EXISTS (SELECT FROM "Loan") AS "some", EXISTS (SELECT FROM "Loan"
      WHERE "id" !~ ${DEMO_LOAN} OR "borrowerId" IS NULL OR "borrowerId" !~ ${DEMO_BORROWER}) AS "others"`;
  return found?.some === true && !found.others;
}
