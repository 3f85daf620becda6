import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '../../src/domain/calendar.js';
import type { LedgerAccount } from '../../src/domain/ledger/balances.js';
import { Decimal, sum, ZERO } from '../../src/domain/money.js';
import type { Posting } from '../../src/domain/ledger/postings.js';
import {
  movedPostings,
  ownedPostings,
  passedBalances,
  transferPostings,
  type EarlyPosting,
  type OwnedPosting,
} from '../../src/domain/ownership/owned-postings.js';
import { ownersBy, priceOf } from '../../src/domain/ownership/transfer.js';
import { runs } from '../support/runs.js';

const START = businessDate('2026-01-01');
const on = (day: number): BusinessDate => addDays(START, day);
const cents = (amount: number) => new Decimal(amount).dividedBy(100);

/** A history: payments by day, some returned later, and sales at the close of days. */
const history = fc.record({
  payments: fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 60 }),
      recordedLater: fc.integer({ min: 0, max: 20 }),
      returnedLater: fc.option(fc.integer({ min: 0, max: 40 })),
      principal: fc.integer({ min: 1, max: 100_000 }),
      interest: fc.integer({ min: 0, max: 10_000 }),
    }),
    { maxLength: 12 },
  ),
  sales: fc.array(
    fc.record({
      gap: fc.integer({ min: 1, max: 25 }),
      buyer: fc.constantFrom('A', 'B', 'C'),
      feeBasisPoints: fc.integer({ min: 0, max: 5_000 }),
      closedLate: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 4 },
  ),
});

interface Step {
  /** The day of recording; a close comes before what is recorded on its day. */
  readonly at: number;
  readonly posting?: {
    readonly id: string;
    readonly paid: number;
    readonly amounts: Posting['amounts'];
    readonly sign: 1 | -1;
  };
  readonly sale?: { readonly cutOff: number; readonly buyer: string; readonly fee: Decimal };
}

function stepsOf({ payments, sales }: typeof history extends fc.Arbitrary<infer T> ? T : never): Step[] {
  const moves = payments.flatMap(({ day, recordedLater, returnedLater, principal, interest }, index): Step[] => {
    const amounts = {
      CASH: cents(principal + interest),
      PRINCIPAL_RECEIVABLE: cents(-principal),
      ...(interest > 0 && { INTEREST_RECEIVABLE: cents(-interest) }),
    };
    const at = day + recordedLater;
    const posting = { id: `P${index}`, paid: day, amounts };
    return [
      { at, posting: { ...posting, sign: 1 } },
      ...(returnedLater === null ? [] : [{ at: at + returnedLater, posting: { ...posting, sign: -1 as const } }]),
    ];
  });
  let cutOff = 0;
  let earliest = 0;
  const sold = sales.map(({ gap, buyer, feeBasisPoints, closedLate }): Step => {
    cutOff += gap;
    earliest = Math.max(earliest + 1, cutOff + 1 + closedLate);
    return { at: earliest, sale: { cutOff, buyer, fee: new Decimal(feeBasisPoints).dividedBy(10_000) } };
  });
  // A sale is proposed once the one before is executed.
  return [...moves, ...sold].sort((a, b) => a.at - b.at || Number(a.sale === undefined) - Number(b.sale === undefined));
}

const negated = (amounts: Posting['amounts']): Posting['amounts'] =>
  Object.fromEntries(Object.entries(amounts).map(([account, amount]) => [account, amount.negated()]));

/** Carries a history out, as commands and end of day do. */
function booksOf(steps: readonly Step[]) {
  const sales: { sellerId: string; buyerId: string; settlementDate: BusinessDate; servicingFee: Decimal }[] = [];
  const paidOn = new Map<string, BusinessDate>();
  const written: (OwnedPosting & { readonly effectiveOn: BusinessDate })[] = [];
  const write = (postings: readonly OwnedPosting[], byDefault: BusinessDate) => {
    written.push(...postings.map((posting) => ({ ...posting, effectiveOn: posting.effectiveOn ?? byDefault })));
  };
  for (const { posting, sale } of steps) {
    if (posting) {
      const { id, paid, amounts, sign } = posting;
      paidOn.set(id, on(paid));
      const moved: Posting = {
        kind: sign === 1 ? 'PAYMENT' : 'REVERSAL',
        repaymentId: id,
        effectiveOn: on(paid),
        amounts: sign === 1 ? amounts : negated(amounts),
      };
      const owners = ownersBy(sales);
      if (owners.length === 0) write([{ ...moved, ownerId: 'A' }], on(paid));
      else
        write(
          ownedPostings([moved], owners, (of) => paidOn.get(of)),
          on(paid),
        );
    }
    if (sale) {
      const sellerId = sales.at(-1)?.buyerId ?? 'A';
      if (sale.buyer === sellerId) continue;
      const settlementDate = on(sale.cutOff);
      sales.push({ sellerId, buyerId: sale.buyer, settlementDate, servicingFee: sale.fee });
      const balances: Partial<Record<LedgerAccount, Decimal>> = {};
      for (const { amounts } of written.filter(({ effectiveOn }) => effectiveOn <= settlementDate))
        for (const [account, amount] of Object.entries(amounts) as [LedgerAccount, Decimal][])
          balances[account] = (balances[account] ?? ZERO).plus(amount);
      const early = written.flatMap((each): EarlyPosting[] =>
        each.ownerId === sellerId && each.effectiveOn > settlementDate
          ? [{ ...each, paidOn: each.repaymentId === undefined ? undefined : paidOn.get(each.repaymentId) }]
          : [],
      );
      write(transferPostings({ sellerId, buyerId: sale.buyer }, passedBalances(balances)), settlementDate);
      write(movedPostings(early, ownersBy(sales)), settlementDate);
    }
  }
  return { written, sales };
}

const total = (postings: readonly OwnedPosting[], account: LedgerAccount): string =>
  sum(postings.map(({ amounts }) => amounts[account] ?? ZERO)).toFixed(2);

/** The independent model: a payment's cash belongs to the owner on its day, whenever it is recorded, returned or sold. */
function cashByModel(steps: readonly Step[]): Map<string, bigint> {
  const sales = steps.flatMap(({ sale }) => (sale ? [sale] : []));
  const chain: { from: number; owner: string; fee: Decimal }[] = [{ from: -1, owner: 'A', fee: ZERO }];
  for (const { cutOff, buyer, fee } of sales)
    if (buyer !== chain.at(-1)!.owner) chain.push({ from: cutOff + 1, owner: buyer, fee });
  const cash = new Map<string, bigint>();
  for (const { posting } of steps) {
    if (!posting) continue;
    const { owner, fee } = chain.findLast(({ from }) => from <= posting.paid)!;
    const received = BigInt(posting.amounts.CASH!.times(100).toFixed());
    const kept = received - halfEven(received, BigInt(fee.times(10_000).toFixed()));
    cash.set(owner, (cash.get(owner) ?? 0n) + BigInt(posting.sign) * kept);
  }
  return cash;
}

/** Cents of a share in basis points, half to even. */
function halfEven(amount: bigint, basisPoints: bigint): bigint {
  const exact = amount * basisPoints;
  const [whole, rest] = [exact / 10_000n, exact % 10_000n];
  if (rest * 2n === 10_000n) return whole + (whole % 2n);
  return rest * 2n > 10_000n ? whole + 1n : whole;
}

const ACCOUNTS = ['PRINCIPAL_RECEIVABLE', 'INTEREST_RECEIVABLE'] as const;

describe('the books of owners, over random payments, returns and sales', () => {
  it('every posting sums to zero, and over all owners nothing is transferred', () => {
    fc.assert(
      fc.property(history, (given) => {
        const { written } = booksOf(stepsOf(given));
        for (const { amounts } of written) expect(sum(Object.values(amounts)).toFixed(2)).toBe('0.00');
        expect(total(written, 'TRANSFERRED')).toBe('0.00');
      }),
      { numRuns: runs(500) },
    );
  });

  it('the postings of each owner sum to the cash that the model gives it', () => {
    fc.assert(
      fc.property(history, (given) => {
        const steps = stepsOf(given);
        const { written } = booksOf(steps);
        const model = cashByModel(steps);
        for (const owner of ['A', 'B', 'C']) {
          const own = written.filter(({ ownerId }) => ownerId === owner);
          expect([owner, total(own, 'CASH')]).toEqual([owner, cents(Number(model.get(owner) ?? 0n)).toFixed(2)]);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('only the owner of now has receivables', () => {
    fc.assert(
      fc.property(history, (given) => {
        const { written, sales } = booksOf(stepsOf(given));
        const current = sales.at(-1)?.buyerId ?? 'A';
        for (const owner of ['A', 'B', 'C'].filter((each) => each !== current))
          for (const account of ACCOUNTS)
            expect(
              total(
                written.filter(({ ownerId }) => ownerId === owner),
                account,
              ),
            ).toBe('0.00');
      }),
      { numRuns: runs(500) },
    );
  });
});

it('a ratio prices the principal, and the other balances at par', () => {
  const balances = {
    principal: cents(1_000_000),
    accruedInterest: cents(5_012),
    fees: cents(2_500),
    credit: cents(100),
  };
  expect(priceOf({ ratio: new Decimal('0.985') }, balances).toFixed(2)).toBe('9924.12');
  expect(priceOf({ amount: cents(900_000) }, balances).toFixed(2)).toBe('9000.00');
});
