import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_KINDS } from '../../src/domain/hold/hold.js';
import { businessDate, businessDayIn, type BusinessDate } from '../../src/domain/calendar.js';
import { LOAN_STATES } from '../../src/domain/loan/lifecycle.js';
import { normalizedPhone } from '../../src/domain/borrower/borrower.js';
import { DemoOffice, demoStories, playHistory } from '../../src/demo/history/index.js';
import { NAMED_LOANS, STORIES } from '../../src/demo/history/named-loans.js';
import { LOAN_EVENTS } from '../../src/features/command/registry.js';
import { ownershipFeature } from '../../src/features/ownership/index.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { keysOf } from '../../src/gateway/config/keys.js';
import { differences } from '../support/reconciled.js';
import { quickClock, openWorld, type World } from '../support/world.js';
import { servicesOn } from '../support/services-on.js';

/** A transfer or a value of its own needs a client of the owner, which the demo does not have. */
const OF_OWNERS = [
  ...(ownershipFeature.commands ?? []).map(({ name }) => name),
  ...Object.keys(ownershipFeature.events ?? {}),
  'importValuation',
];

let world: World;
const TODAY = businessDate('2026-11-19');

async function played(today: BusinessDate, loans: number): Promise<World> {
  const made = await openWorld();
  const services = await servicesOn(made, quickClock());
  const ring = new KeyRing(keysOf(made.config).masterKeys);
  const { database } = made;
  const office = await DemoOffice.open({
    database,
    ring,
    services: services.graph,
    businessDay: businessDayIn('UTC'),
    clientId: (role) => `CL-${role}`,
  });
  const history = playHistory(office, { stories: demoStories(loans), today });
  while (!(await history.next()).done);
  await services.close();
  return made;
}

describe('the history of the demo', () => {
  beforeAll(async () => {
    world = await played(TODAY, STORIES.length + 25);
  }, 600_000);
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
    expect(missing.filter((event) => !OF_OWNERS.includes(event))).toEqual([]);
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
});

it('borrowers have telephone numbers that the search takes', async () => {
  const { demoPerson } = await import('../../src/demo/demo-person.js');
  for (let index = 0; index < 300; index += 1) {
    const { homePhone, workPhone } = demoPerson('demo', index, '3814');
    expect([homePhone, workPhone].filter((phone) => normalizedPhone(phone) === undefined)).toEqual([]);
  }
});
