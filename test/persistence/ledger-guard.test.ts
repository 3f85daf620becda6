import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, pay } from '../support/commands.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { testClock } from '../support/test-clock.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let loanId: string;
beforeAll(async () => {
  world = await openWorld({ clock: testClock('2026-02-01') });
  ({ id: loanId } = await world.loan(SIMPLE_LOAN));
  await pay(await world.client('SERVICER'), loanId, '1066.00');
});
afterAll(() => world.close());

const count = async (table: string) => {
  const [row] = await world.prisma.$queryRawUnsafe<{ n: bigint }[]>(`SELECT count(*) AS n FROM "${table}"`);
  return Number(row?.n);
};

describe('the database', () => {
  it.each(['ServicingTerms', 'AccountEntry', 'LedgerPosting', 'LedgerEntry', 'LoanEvent', 'Valuation'])(
    'refuses to change, delete or empty %s',
    async (table) => {
      const before = await count(table);
      for (const sql of [
        `UPDATE "${table}" SET "loanId" = "loanId"`,
        `DELETE FROM "${table}"`,
        `TRUNCATE "${table}" CASCADE`,
      ]) {
        await expect(world.prisma.$executeRawUnsafe(sql)).rejects.toThrow('append-only');
      }
      expect(await count(table)).toBe(before);
    },
  );

  const posting = (id: string) => ({
    id,
    loanId,
    kind: 'ADJUSTMENT' as const,
    effectiveDate: new Date('2026-02-01'),
    recordedAt: new Date(),
  });

  it('refuses a posting that does not sum to zero', async () => {
    const unbalanced = world.prisma.$transaction(async (tx) => {
      await tx.ledgerPosting.create({ data: posting('PT-1') });
      await tx.ledgerEntry.createMany({
        data: [
          { postingId: 'PT-1', loanId, account: 'CASH', amount: '10.00' },
          { postingId: 'PT-1', loanId, account: 'FEE_INCOME', amount: '-9.99' },
        ],
      });
      // As every unit of work ends: the embedded database does not report a commit that fails.
      await tx.$executeRaw`SET CONSTRAINTS ALL IMMEDIATE`;
    });
    await expect(unbalanced).rejects.toThrow('does not sum to zero');
  });

  it('refuses a posting without entries, and an entry added to one that balances', async () => {
    await expect(world.prisma.ledgerPosting.create({ data: posting('PT-2') })).rejects.toThrow('sum to zero');
    const { id } = await world.prisma.ledgerPosting.findFirstOrThrow({ where: { loanId } });
    const added = world.prisma.ledgerEntry.create({
      data: { postingId: id, loanId, account: 'RECOVERY_INCOME', amount: '0.01' },
    });
    await expect(added).rejects.toThrow('sum to zero');
  });
});

describe('a command that is refused', () => {
  it('leaves nothing behind', async () => {
    const tables = ['Repayment', 'AccountEntry', 'LedgerPosting', 'LoanEvent', 'ServicingTerms'];
    const before = await Promise.all(tables.map(count));
    const servicer = await world.client('SERVICER');
    await command(servicer, 'submitRepayment', { loanId, amount: '-1', method: 'ACH' });
    await command(servicer, 'chargeOffLoan', { loanId, reason: 'DELINQUENCY' });
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });
});
