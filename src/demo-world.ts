import type { Logger } from 'pino';
import type { Clock, Tokens } from './app/ports.js';
import { WHOLE_PORTFOLIO } from './domain/access/portfolio.js';
import type { DemoAccess } from './http/pages/sandbox-page.js';
import { demoClients, type DemoClient } from './persistence/demo/demo-clients.js';
import { demoPortfolio } from './persistence/demo/demo-portfolio.js';
import type { Services } from './services.js';

export interface DemoWorld {
  readonly clients: readonly DemoClient[];
  /** Demo loans that are still being stored. */
  readonly missingLoans: number;
  /** What the explorer pages come with; nothing once there is a loan that is nobody's invention, or where it is turned off. */
  readonly explorer: () => Promise<DemoAccess | undefined>;
  stop(): Promise<void>;
}

export interface DemoWorldNeeds {
  readonly dataDir: string;
  /** How many loans an empty database gets. */
  readonly loans: number;
  /** Whether credentials may be handed out at all. */
  readonly credentials: boolean;
  /** Whether all loans are made up. */
  readonly isDemoAlone: () => Promise<boolean>;
  readonly services: Services;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What the embedded gateway has to try it with: clients of every role and a portfolio. */
export async function demoWorld({
  dataDir,
  loans,
  credentials,
  isDemoAlone,
  services,
  tokens,
  clock,
  logger,
}: DemoWorldNeeds): Promise<DemoWorld> {
  const { graph, unitOfWork, recordStore } = services;
  const portfolio = await demoPortfolio({
    dataDir,
    store: recordStore,
    seeding: { loans, seed: 'demo', today: graph.businessDate() },
    isEmpty: async () => (await graph.loans.count({}, WHOLE_PORTFOLIO)) === 0,
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
  return {
    clients,
    missingLoans: portfolio.missing,
    explorer: async () => {
      if (!credentials || !(await isDemoAlone())) return undefined;
      const client = clients.find(({ role }) => role === 'UNDERWRITER');
      if (!client) throw new Error('There is no demo client for the explorer');
      return { accessToken: (await tokens.issue(client.clientId)).accessToken, apiKey: client.apiKey };
    },
    stop: () => portfolio.stop(),
  };
}
