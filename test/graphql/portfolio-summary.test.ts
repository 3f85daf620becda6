import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { bucketOf, BUCKETS } from '../../src/domain/delinquency/delinquency.js';
import { Decimal, sum, ZERO } from '../../src/domain/money.js';
import type { Loan } from '../../src/generated/prisma/client.js';
import { foldChanges } from '../../src/features/portfolio/portfolio-query.js';
import { closeDay } from '../support/close-day.js';
import { seedAccounts } from '../support/seed-accounts.js';
import type { LoanSeed } from '../support/seed-loans.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

const pick = <T>(choices: readonly T[], index: number): T => choices[index % choices.length] as T;

const seedOf = (index: number): LoanSeed => ({
  loanStatus: pick(['ACTIVE', 'ACTIVE', 'CLOSED', 'CHARGED_OFF', 'ACTIVE', 'APPROVED'] as const, index),
  lenderId: pick(['LEN-1', 'LEN-2', null], index),
  primaryServicerId: pick(['SRV-1', 'SRV-2'], index),
  secondaryServicerId: pick([null, 'SRV-1', 'SRV-3'], index),
  borrowerId: pick(['BOR-A', 'BOR-B', 'BOR-C'], index),
  grade: pick(['A', 'B', null, 'C'], index),
  riskRating: pick(['LOW', 'HIGH', null] as const, index),
  currentDpd: pick([0, 1, 29, 30, 59, 60, 89, 90, 119, 120, 400, null], index),
  remainingBalance: new Decimal(index * 313.37).toFixed(2),
  pastDueAmount: new Decimal(index * 7.77).toFixed(2),
  interestRate: pick(['9.125', '4.5', null], index),
  ltv: pick(['0.91', null, '1.05'], index),
  remainingTerm: pick([12, 48, null], index),
  chargeoffAmount: pick(['0', '512.34', null], index),
  recoveredAmount: pick(['12.30', null], index),
});

const SUMMARY = `query Portfolio($filter: PortfolioFilter) {
  portfolio(filter: $filter) {
    loans principalAmount remainingBalance pastDueAmount
    averages { interestRate ltv remainingTerm }
    losses { chargedOff recovered netLoss }
    delinquencyRates { over30 over60 over90 }
    byStatus { loanStatus loans remainingBalance }
    byBucket { bucket loans remainingBalance }
    byGrade { grade loans remainingBalance }
    byRiskRating { riskRating loans remainingBalance }
    byLender { lenderId loans remainingBalance }
    byServicer { servicerId loans remainingBalance }
  }
}`;

/** The same, by reading every loan. */
function summaryOf(loans: readonly Loan[], servicer?: string) {
  const active = loans.filter(({ loanStatus }) => loanStatus === 'ACTIVE');
  const balanceOf = ({ loanStatus, remainingBalance }: Loan) =>
    loanStatus === 'ACTIVE' ? new Decimal(remainingBalance?.toFixed() ?? 0) : ZERO;
  const total = (some: readonly Loan[], figure: (loan: Loan) => { toFixed(): string } | number | null) =>
    sum(some.map((loan) => new Decimal(figure(loan)?.toFixed() ?? 0)));
  const balance = total(active, balanceOf);
  const ratio = (part: Decimal, whole: Decimal) =>
    whole.isZero() ? null : part.div(whole).toDecimalPlaces(6).toFixed();
  const weighted = (some: readonly Loan[], figure: (loan: Loan) => { toFixed(): string } | number | null) =>
    ratio(sum(some.map((loan) => balanceOf(loan).times(figure(loan)?.toFixed() ?? 0))), sum(some.map(balanceOf)));
  const late = (days: number) =>
    ratio(
      total(
        active.filter(({ currentDpd }) => (currentDpd ?? 0) >= days),
        balanceOf,
      ),
      balance,
    );
  const by = (name: string, some: readonly Loan[], keyOf: (loan: Loan) => string | null) => {
    const keys = [...new Set(some.map(keyOf))];
    return keys.map((key) => {
      const group = some.filter((loan) => keyOf(loan) === key);
      return { [name]: key, loans: group.length, remainingBalance: total(group, balanceOf).toFixed(2) };
    });
  };
  const servicersOf = (loan: Loan): (string | null)[] => {
    const ids = [loan.primaryServicerId, loan.secondaryServicerId].filter((id) => id !== null);
    return ids.length === 0 ? [null] : [...new Set(ids)];
  };
  const byServicer = () => {
    const ids = [...new Set(loans.flatMap(servicersOf))].filter((id) => servicer === undefined || id === servicer);
    return ids.map((id) => {
      const group = loans.filter((loan) => servicersOf(loan).includes(id));
      return { servicerId: id, loans: group.length, remainingBalance: total(group, balanceOf).toFixed(2) };
    });
  };
  const [chargedOff, recovered] = [total(loans, (l) => l.chargeoffAmount), total(loans, (l) => l.recoveredAmount)];
  return {
    loans: loans.length,
    principalAmount: total(loans, (loan) => loan.principalAmount).toFixed(2),
    remainingBalance: balance.toFixed(2),
    pastDueAmount: total(active, (loan) => loan.pastDueAmount).toFixed(2),
    averages: {
      interestRate: weighted(active, (loan) => loan.interestRate),
      ltv: weighted(
        active.filter(({ ltv }) => ltv !== null),
        (loan) => loan.ltv,
      ),
      remainingTerm: weighted(active, (loan) => loan.remainingTerm),
    },
    losses: {
      chargedOff: chargedOff.toFixed(2),
      recovered: recovered.toFixed(2),
      netLoss: chargedOff.minus(recovered).toFixed(2),
    },
    delinquencyRates: { over30: late(30), over60: late(60), over90: late(90) },
    byStatus: by('loanStatus', loans, (loan) => loan.loanStatus),
    byBucket: by('bucket', active, (loan) => bucketOf(loan.currentDpd ?? 0)),
    byGrade: by('grade', loans, (loan) => loan.grade),
    byRiskRating: by('riskRating', loans, (loan) => loan.riskRating),
    byLender: by('lenderId', loans, (loan) => loan.lenderId),
    byServicer: byServicer(),
  };
}

/** Divisions come in no particular order. */
const inOrder = <T>(value: T): T =>
  (Array.isArray(value)
    ? [...value].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    : value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inOrder(inner)]))
      : value) as T;

const serviced = (loan: Loan) => loan.primaryServicerId === 'SRV-1' || loan.secondaryServicerId === 'SRV-1';

async function countFor(viewer: number, filter: object): Promise<number | undefined> {
  const query = 'query ($filter: PortfolioFilter) { portfolio(filter: $filter) { loans } }';
  return (await viewers[viewer]![0].data<{ portfolio: { loans: number } }>(query, { filter })).portfolio.loans;
}

let world: World;
let viewers: readonly [TestClient, (loan: Loan) => boolean, servicer?: string][];

beforeAll(async () => {
  world = await openWorld();
  await world.loans(Array.from({ length: 60 }, (_, index) => seedOf(index)));
  viewers = [
    [await world.client('MARKETPLACE'), () => true],
    [await world.client('LENDER', { lender: 'LEN-2' }), ({ lenderId }) => lenderId === 'LEN-2'],
    [await world.client('SERVICER', { servicer: 'SRV-1' }), serviced, 'SRV-1'],
    [await world.client('BORROWER', { borrower: 'BOR-B' }), ({ borrowerId }) => borrowerId === 'BOR-B'],
    [await world.client('LENDER', { lender: 'LEN-none' }), () => false],
  ];
});
afterAll(() => world.close());

async function expectTrue(
  filter: object = {},
  among: (loan: Loan) => boolean = () => true,
  asked?: string,
): Promise<void> {
  const loans = await world.prisma.loan.findMany();
  for (const [client, sees, servicer] of viewers) {
    const { data, errors } = await client.query<{ portfolio: object }>(SUMMARY, { filter });
    expect(errors).toEqual([]);
    const expected = summaryOf(loans.filter(sees).filter(among), servicer ?? asked);
    expect(inOrder(data?.portfolio)).toEqual(inOrder(expected));
  }
}

describe('portfolio', () => {
  it('sums up the loans that exist for the client, and no others', () => expectTrue());

  it('sums up what the filter names', async () => {
    await expectTrue({ loanStatus: ['ACTIVE', 'CLOSED'] }, ({ loanStatus }) => /ACTIVE|CLOSED/.test(loanStatus));
    await expectTrue(
      { grade: ['A', 'C'], riskRating: ['LOW'] },
      (l) => /A|C/.test(l.grade ?? '') && l.riskRating === 'LOW',
    );
    await expectTrue({ lenderId: 'LEN-1' }, ({ lenderId }) => lenderId === 'LEN-1');
    await expectTrue(
      { bucket: ['DAYS_30_59'] },
      ({ loanStatus, currentDpd }) => loanStatus === 'ACTIVE' && (currentDpd ?? 0) >= 30 && (currentDpd ?? 0) < 60,
    );
    await expectTrue({ grade: [] }, () => false);
    const servedBy2 = (l: Loan) => [l.primaryServicerId, l.secondaryServicerId].includes('SRV-2');
    await expectTrue({ servicerId: 'SRV-1', lenderId: 'LEN-2' }, (l) => serviced(l) && l.lenderId === 'LEN-2', 'SRV-1');
    expect(await countFor(2, { servicerId: 'SRV-2' })).toBe(
      (await world.prisma.loan.findMany()).filter((loan) => serviced(loan) && servedBy2(loan)).length,
    );
  });

  it('stays true as loans change, and when its parts are folded', async () => {
    await world.prisma.loan.updateMany({ where: { grade: 'A' }, data: { remainingBalance: '77.70', currentDpd: 95 } });
    await world.prisma.loan.updateMany({
      where: { currentDpd: 400 },
      data: { loanStatus: 'CHARGED_OFF', lenderId: 'LEN-2' },
    });
    await world.loans([seedOf(3), seedOf(8)]);
    await expectTrue();
    const before = await world.prisma.portfolioChange.count();
    await foldChanges(world.prisma, 0);
    expect(await world.prisma.portfolioChange.count()).toBeLessThan(before);
    await expectTrue();
  });

  it('keeps no row of what loans were before, when none is so any more', async () => {
    const rows = async () => {
      await foldChanges(world.prisma, 0);
      return world.prisma.portfolioTotal.count();
    };
    const kept = await rows();
    const one = await world.prisma.loan.findFirstOrThrow({ where: { grade: 'B' } });
    for (const grade of ['X1', 'X2', one.grade])
      await world.prisma.loan.update({ where: { id: one.id }, data: { grade } });
    await world.prisma.loan.update({ where: { id: one.id }, data: { grade: 'X3' } });
    await rows();
    await world.prisma.loan.update({ where: { id: one.id }, data: { grade: one.grade } });
    expect(await rows()).toBe(kept);
    await expectTrue();
  });

  it('reads no loan, and divides only by what was asked for', async () => {
    const [[client]] = viewers as [[TestClient, unknown]];
    const sql = await world.database.sql.during(() => client.query('{ portfolio { loans byGrade { grade loans } } }'));
    const reads = sql.filter((statement) => statement.includes('GROUPING SETS'));
    expect(reads).toHaveLength(1);
    expect(reads[0]).toContain('grade');
    expect(reads[0]).not.toContain('riskRating")');
    expect(sql.join('\n')).not.toContain('FROM "Loan"');
  });
});

describe('month ends', () => {
  it('tell how late the loans were when each month was closed, after any later event', async () => {
    const world = await openWorld();
    try {
      await seedAccounts(world.prisma, 12);
      const { lenderId } = await world.prisma.loan.findFirstOrThrow({ where: { lenderId: { not: null } } });
      await world.prisma.loan.updateMany({ where: { id: { gt: 'LN-000006' } }, data: { lenderId: 'LEN-OTHER' } });
      const client = await world.client('SERVICER');
      const ask = (filter = '') =>
        client.data<{ portfolio: WithMonthEnds }>(`{ portfolio${filter} { ${MONTH_ENDS} } }`);
      const stoodOn = async (month: string, filter?: string) => {
        const { portfolio } = await ask(filter);
        const byBucket = portfolio.byBucket.map(({ bucket, loans, remainingBalance }) => ({
          bucket,
          loans,
          remainingBalance,
        }));
        return {
          month,
          loans: byBucket.reduce((all, { loans }) => all + loans, 0),
          remainingBalance: portfolio.remainingBalance,
          delinquencyRates: portfolio.delinquencyRates,
          byBucket,
        };
      };
      expect((await ask()).portfolio.monthEnds).toEqual([]);
      const stood: unknown[] = [];
      const stoodOfLender: unknown[] = [];
      const ofLender = `(filter: { lenderId: "${lenderId}", loanStatus: [ACTIVE, CLOSED] })`;
      for (const month of ['2026-01-31', '2026-02-28', '2026-04-30']) {
        await closeDay(world.prisma, businessDate(month));
        await closeDay(world.prisma, businessDate(month));
        stood.unshift(await stoodOn(month));
        stoodOfLender.unshift(await stoodOn(month, ofLender));
      }
      await closeDay(world.prisma, businessDate('2026-05-15'));
      expect((await ask()).portfolio.monthEnds).toEqual(stood);
      expect((await ask(ofLender)).portfolio.monthEnds).toEqual(stoodOfLender);
      expect(stood).not.toEqual(stoodOfLender);
      // How they stood in March is not known any more.
      await closeDay(world.prisma, businessDate('2026-03-31'));
      expect((await ask()).portfolio.monthEnds).toEqual(stood);
      const { portfolio } = await client.data<{ portfolio: WithMonthEnds }>(
        '{ portfolio { monthEnds(months: 1) { month } } }',
      );
      expect(portfolio.monthEnds).toEqual([{ month: '2026-04-30' }]);

      const borrower = await world.client('BORROWER', { borrower: 'BR-1' });
      const seen = await borrower.data<{ portfolio: WithMonthEnds }>('{ portfolio { monthEnds { month } } }');
      expect(seen.portfolio.monthEnds, 'totals over loans that do not exist for the borrower').toEqual([]);
      const { errors } = await client.query('{ portfolio { monthEnds(months: 37) { month } } }');
      expect(errors[0]?.message).toContain('`months` must be 1 to 36');
    } finally {
      await world.close();
    }
  });
});

const ROLLED: readonly string[] = [...BUCKETS.map(({ bucket }) => bucket), 'PAID_OFF', 'CHARGED_OFF'];
const MONTH_ENDS = `remainingBalance delinquencyRates { over30 over60 over90 } byBucket { bucket loans remainingBalance }
  monthEnds { month loans remainingBalance delinquencyRates { over30 over60 over90 } byBucket { bucket loans remainingBalance } }`;

interface WithMonthEnds {
  readonly remainingBalance: string;
  readonly delinquencyRates: unknown;
  readonly byBucket: readonly { readonly bucket: string; readonly loans: number; readonly remainingBalance: string }[];
  readonly monthEnds: readonly unknown[];
}

describe('roll rates', () => {
  it('tell where the loans of each bucket went from one month end to the next', async () => {
    const world = await openWorld();
    try {
      const seeded = await seedAccounts(world.prisma, 12);
      const bucketsNow = async () => {
        const loans = await world.prisma.loan.findMany({ orderBy: { id: 'asc' } });
        return loans.map(({ currentDpd, remainingBalance }) => ({
          bucket: bucketOf(currentDpd ?? 0),
          balance: remainingBalance,
        }));
      };
      await closeDay(world.prisma, businessDate('2026-01-31'));
      const january = await bucketsNow();
      await closeDay(world.prisma, businessDate('2026-02-28'));
      await closeDay(world.prisma, businessDate('2026-02-28'));
      const february = await bucketsNow();
      const client = await world.client('SERVICER');
      const { data } = await client.query<{ portfolio: { closedThrough: string; rollRates: Roll[] } }>(
        '{ portfolio { closedThrough rollRates(months: 12) { month from to loans balance rate } } }',
      );
      expect(data?.portfolio.closedThrough).toBe('2026-02-28');
      const rolls = data?.portfolio.rollRates ?? [];
      expect(rolls.reduce((total, { loans }) => total + loans, 0)).toBe(seeded.length);
      for (const { month, from, to, loans, rate, balance } of rolls) {
        expect(month).toBe('2026-02-28');
        const moved = january.filter((was, index) => was.bucket === from && february[index]?.bucket === to);
        expect(loans).toBe(moved.length);
        expect(balance).toBe(sum(moved.map((was) => new Decimal(was.balance?.toFixed() ?? 0))).toFixed(2));
        expect(Number(rate)).toBeGreaterThan(0);
      }
      expect(new Set(rolls.map(({ to }) => to)).size).toBeGreaterThan(1);
      const place = ({ from, to }: Roll) => [from, to].map((bucket) => ROLLED.indexOf(bucket));
      const places = rolls.map(place);
      expect(places).toEqual(places.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
      const borrower = await world.client('BORROWER', { borrower: 'BR-1' });
      const seen = await borrower.data<{ portfolio: { rollRates: Roll[] } }>('{ portfolio { rollRates { month } } }');
      expect(seen.portfolio.rollRates, 'moves of loans that do not exist for the borrower').toEqual([]);
      expect((await client.query('{ portfolio { rollRates(months: 0) { month } } }')).errors[0]?.message).toContain(
        'months',
      );
    } finally {
      await world.close();
    }
  });
});

interface Roll {
  readonly month: string;
  readonly from: string;
  readonly to: string;
  readonly loans: number;
  readonly balance: string;
  readonly rate: string;
}
