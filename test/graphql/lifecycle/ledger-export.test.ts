import { expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { chartWith, DEFAULT_CHART } from '../../../src/domain/ledger/chart-of-accounts.js';
import { writeJournal } from '../../../src/domain/ledger/journal.js';
import { exportJournal, journalFaults } from '../../../src/features/ledger/export-journal.js';
import { closeDay } from '../../support/close-day.js';
import { command, pay } from '../../support/commands.js';
import { openServicing } from '../../support/servicing.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';

const { clock, world, servicer } = await openServicing('2026-02-01');

const on = businessDate('2026-02-01');
const exported = (options: { chart?: typeof DEFAULT_CHART; restate?: boolean } = {}) =>
  exportJournal(world.prisma, { on, chart: DEFAULT_CHART, restate: false, now: clock.now(), ...options });

async function journal(options: Parameters<typeof exported>[0] = {}) {
  const made = await exported(options);
  if (!made.ok) throw new Error(made.refusal.message);
  return made.value;
}

/** Two loans of different lenders: 12,000.00 at 12 percent, 31 days of interest of 122.30 by 1 February, 1,066.00 paid. */
it('exports a closed day by owner and account, balanced and the same each time', async () => {
  const loans = await world.loans([
    { ...SIMPLE_LOAN, lenderId: 'LEN-1' },
    { ...SIMPLE_LOAN, lenderId: 'LEN-2' },
  ]);
  for (const { id } of loans) await pay(servicer, id, '1066.00', on);
  expect(await exported()).toMatchObject({
    refusal: { code: 'CONFLICT', message: 'The ledger is open on 2026-02-01. Close the period first (closePeriod).' },
  });
  await closeDay(world.prisma, on);
  clock.set('2026-02-02');
  await command(servicer, 'closePeriod', { through: on });

  const first = await journal();
  const cash = first.lines.filter(({ account }) => account === 'CASH');
  expect(cash).toEqual(
    ['LEN-1', 'LEN-2'].map((owner) => ({
      ...{ date: on, owner, number: '1010', name: 'Cash', account: 'CASH', debit: '1066.00', credit: '0.00' },
    })),
  );
  const principal = first.lines.find(({ account, owner }) => account === 'PRINCIPAL_RECEIVABLE' && owner === 'LEN-1');
  expect(first.controlTotals.debits).toBe(first.controlTotals.credits);
  expect(first.controlTotals.lines).toBe(first.lines.length);
  expect(principal).toBeDefined();
  expect(await journalFaults(world.prisma)).toEqual([]);

  // A late correction counts in the next open day, so the closed one stays as it is.
  await pay(servicer, loans[0]!.id, '10.00', on);
  expect(await journal()).toEqual(first);
  expect(writeJournal(first, 'csv').split('\n')[0]).toBe('date,owner,number,name,account,debit,credit');
  const chart = chartWith({ CASH: { number: '100-20', name: 'Operating cash' } });
  expect((await journal({ chart })).lines[0]).toMatchObject({ owner: 'LEN-1', number: '100-20' });
  expect((await journal({ chart })).sha256).toBe(first.sha256);
});

it('says that a day changed after its period was reopened', async () => {
  const [{ id } = { id: '' }] = await world.loans([{ ...SIMPLE_LOAN, lenderId: 'LEN-3' }]);
  clock.set('2026-02-02');
  await command(servicer, 'reopenPeriod', { through: on });
  await command(await world.client('SERVICER'), 'reopenPeriod', { through: on });
  await pay(servicer, id, '1066.00', on);
  await command(servicer, 'closePeriod', { through: on });
  expect(await exported()).toMatchObject({
    refusal: { message: '2026-02-01 was exported with other amounts, before its period was reopened. Use --restate.' },
  });
  expect(await journalFaults(world.prisma)).toEqual([
    '2026-02-01: the ledger differs from the journal that was exported. Export it again with --restate',
  ]);
  expect((await journal({ restate: true })).lines.some(({ owner }) => owner === 'LEN-3')).toBe(true);
  expect(await journalFaults(world.prisma)).toEqual([]);
});
