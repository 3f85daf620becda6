import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '../../src/generated/prisma/client.js';
import { dataKeyPlace } from '../../src/features/loan/loan-seals.js';
import type { KeyRing } from '../../src/platform/sealing/key-ring.js';

export type LoanSeed = Partial<Omit<Prisma.LoanUncheckedCreateInput, 'borrower'>>;

export interface SeededLoan {
  readonly id: string;
  readonly borrowerId: string;
}

/** Loans in any state, with their borrowers: what a test does not say is ordinary. */
export async function seedLoans(
  prisma: PrismaClient,
  seeds: readonly LoanSeed[],
  /** With it, texts of these loans can be sealed. */
  ring?: KeyRing,
): Promise<SeededLoan[]> {
  const rows = seeds.map((seed) => {
    const unique = randomUUID().slice(0, 8);
    const { id = `LN-${unique}`, borrowerId = `BOR-${unique}` } = seed;
    return { ...ORDINARY, applicationId: `APP-${unique}`, ...seed, id, borrowerId };
  });
  await prisma.borrower.createMany({ data: rows.map(({ borrowerId }) => ({ id: borrowerId })), skipDuplicates: true });
  await prisma.loan.createMany({ data: rows });
  if (ring)
    await prisma.loanSeal.createMany({
      data: await Promise.all(
        rows.map(async ({ id }) => {
          const { wrapped } = await ring.newKey(dataKeyPlace(id));
          return { loanId: id, wrappedFor: id, dataKey: new Uint8Array(wrapped) };
        }),
      ),
    });
  return rows.map(({ id, borrowerId }) => ({ id, borrowerId }));
}

const ORDINARY = {
  loanType: 'AUTO_LOAN',
  loanStatus: 'ACTIVE',
  encumberedStatus: 'LIEN',
  collateralType: 'VEHICLES',
  principalAmount: '24000.00',
  loanAmount: '24000.00',
  remainingBalance: '18250.75',
  interestRate: '8.99',
  interestRateType: 'FIXED',
  amortizationType: 'FULL_AMORTIZATION',
  paymentFrequency: 'MONTHLY',
  term: 60,
  installment: 60,
  grade: 'B',
  riskRating: 'LOW',
  lenderId: 'LEN-1',
  primaryServicerId: 'SRV-1',
  originationDate: new Date('2026-01-15'),
  maturityDate: new Date('2031-01-15'),
  currentDpd: 0,
  createdAt: new Date('2026-01-15T09:30:00.000Z'),
} satisfies LoanSeed;
