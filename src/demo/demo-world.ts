import { WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import type { Demo, DemoNeeds } from '../gateway/main.js';
import { businessDayIn } from '../domain/business-day.js';
import type { Role } from '../domain/access/roles.js';
import { demoClients, type DemoClient } from './demo-clients.js';
import { demoMandates } from './demo-mandates.js';
import { demoPortfolio } from './demo-portfolio.js';
import { holdsDemoLoansAlone } from './holds-demo-loans-alone.js';

export interface DemoWorld extends Demo {
  /** Demo loans that are still being stored. */
  readonly missingLoans: number;
}

/** A handful of loans is for trying one thing, and stays as it was made. */
const WORTH_HAPPENINGS = 50;

/**
 * What the embedded gateway has to try it with: clients of every role and a portfolio; an empty database gets `loans`. The
 * pages come with nothing once there is a loan that is nobody's invention, or where that is turned off.
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
    isEmpty: async () => (await graph.loans.count({}, WHOLE_PORTFOLIO)) === 0,
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
  const newest = await graph.loans.page(
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
