import type { KeyRing } from '../platform/sealing/key-ring.js';
import type { Database } from '../platform/postgres/database.js';
import type { BusinessDay } from '../domain/calendar.js';
import type { Services } from '../gateway/services.js';
import type { DemoClient } from './demo-clients.js';
import type { DemoPlan, DemoStep } from './demo-portfolio.js';

export interface DemoStepsNeeds {
  readonly database: Pick<Database, 'prisma' | 'read' | 'write' | 'transact'>;
  readonly ring: KeyRing;
  readonly services: Services;
  readonly businessDay: BusinessDay;
  /** The clients that work on the loans. */
  readonly clients: readonly DemoClient[];
  readonly onRefused: (error: Error) => void;
}

/** A handful of loans is for trying one thing: they are stored as they are, without a history. */
const WORTH_A_HISTORY = 50;

/** Makes the demo loans. The generator brings a large library along, which no other start needs. */
export const demoSteps = (needs: DemoStepsNeeds, plan: DemoPlan): AsyncGenerator<DemoStep, void, undefined> =>
  plan.loans < WORTH_A_HISTORY ? storedLoans(needs, plan) : playedLoans(needs, plan);

async function* storedLoans({ services: { recordStore } }: DemoStepsNeeds, plan: DemoPlan) {
  const { seedPortfolio } = await import('./seed-portfolio.js');
  const batches = seedPortfolio(recordStore, plan);
  while (!(await batches.next()).done) yield { plan, isPresentable: true };
}

async function* playedLoans({ clients, onRefused, ...needs }: DemoStepsNeeds, plan: DemoPlan) {
  const { DemoOffice, playHistory, demoStories, firstActiveOn } = await import('./history/index.js');
  const office = await DemoOffice.open({
    ...needs,
    services: needs.services.graph,
    clientId: (role) => clients.find((client) => client.role === role)?.clientId ?? '',
  });
  const { loans, today, until, playing } = plan;
  const presentableFrom = firstActiveOn(today);
  for await (const day of playHistory(office, { stories: demoStories(loans), today, until, from: playing, onRefused }))
    yield { plan: { ...plan, playing: day }, isPresentable: until !== undefined || day > presentableFrom };
}
