import { acceptTransfer } from '../../../features/ownership/accept-transfer.js';
import { buyBack } from '../../../features/ownership/buy-back.js';
import { cancelTransfer } from '../../../features/ownership/cancel-transfer.js';
import { declineTransfer } from '../../../features/ownership/decline-transfer.js';
import { proposeTransfer } from '../../../features/ownership/propose-transfer.js';
import { addDays, type BusinessDate } from '../../../domain/calendar.js';
import type { LoanDesk } from '../loan-desk.js';
import { bankDayFrom, type StoryDays } from '../story-days.js';
import { step, type Step } from '../story.js';

/** The lenders of the demo have numbers from 1 to 5. */
const LENDERS = 5;
const nextLender = (lenderId: string): string => `LEN-${(Number(lenderId.slice(4)) % LENDERS) + 1}`;

/** Who owns a loan, and who would buy it. */
async function lendersOf(desk: LoanDesk) {
  const { lenderId } = await desk.loan;
  const owner = lenderId ?? '';
  const [first] = await desk.office.prisma.loanTransfer.findMany({
    where: { loanId: desk.loanId },
    orderBy: { proposedAt: 'asc' },
  });
  return { owner, other: first && first.sellerId !== owner ? first.sellerId : nextLender(owner) };
}

async function offer(desk: LoanDesk, settlementDate: BusinessDate): Promise<string> {
  const { owner, other } = await lendersOf(desk);
  const terms = {
    buyerId: other,
    settlementDate,
    priceRatio: '1.015',
    servicing: 'RETAINED',
    servicingFee: '0.005',
  } as const;
  const { transfer } = await desk.doesFor(owner, proposeTransfer, terms);
  return transfer.id;
}

const pendingOf = async (desk: LoanDesk): Promise<string> =>
  (await desk.office.prisma.loanTransfer.findFirstOrThrow({ where: { loanId: desk.loanId, state: 'PENDING' } })).id;

/** Sold at the close of a day, with the debit of that day in flight, and bought back by the seller a month later. */
export function soldAndBoughtBack(days: StoryDays, settlementDate: BusinessDate): readonly Step[] {
  const after = (count: number) => bankDayFrom(addDays(settlementDate, count));
  const buyBackOn = bankDayFrom(addDays(settlementDate, 24));
  return [
    step(bankDayFrom(addDays(settlementDate, -9)), async (desk) => {
      await offer(desk, settlementDate);
    }),
    step(bankDayFrom(addDays(settlementDate, -6)), async (desk) => {
      const { other } = await lendersOf(desk);
      await desk.doesFor(other, acceptTransfer, { transferId: await pendingOf(desk) });
    }),
    step(after(1), (desk) => desk.office.closeDay(settlementDate)),
    step(bankDayFrom(addDays(buyBackOn, -6)), async (desk) => {
      const [sold] = await desk.office.prisma.loanTransfer.findMany({
        where: { loanId: desk.loanId, state: 'ACTIVE' },
      });
      const terms = { transferId: sold?.id ?? '', settlementDate: buyBackOn, priceRatio: '1' };
      await desk.doesFor(sold?.sellerId ?? '', buyBack, terms);
    }),
    step(bankDayFrom(addDays(buyBackOn, -4)), async (desk) => {
      const { owner } = await lendersOf(desk);
      await desk.doesFor(owner, acceptTransfer, { transferId: await pendingOf(desk) });
    }),
    step(bankDayFrom(addDays(buyBackOn, 1)), (desk) => desk.office.closeDay(buyBackOn)),
  ];
}

/** Offered three times: withdrawn, declined, and left without an answer. */
export const offeredInVain = (days: StoryDays): readonly Step[] => [
  step(days.bankDay(2, 14), async (desk) => {
    const transferId = await offer(desk, days.bankDay(2, 26));
    await desk.doesFor((await lendersOf(desk)).owner, cancelTransfer, { transferId });
  }),
  step(days.bankDay(2, 17), async (desk) => {
    const transferId = await offer(desk, days.bankDay(2, 26));
    const { other } = await lendersOf(desk);
    await desk.doesFor(other, declineTransfer, { transferId });
  }),
  step(days.bankDay(2, 20), async (desk) => {
    await offer(desk, days.bankDay(2, 26));
  }),
];
