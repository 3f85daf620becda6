import { addDays, businessDate } from '../../src/domain/calendar.js';
import type { PrismaClient } from '../../src/generated/prisma/client.js';

/** Makes of a scheduled payment a debit that came back for want of funds; the payment that it became. */
export async function returnedDebit(prisma: PrismaClient, loanId: string, id: string): Promise<string> {
  const at = new Date();
  const today = businessDate(at.toISOString().slice(0, 10));
  const [repaymentId, fileId] = [`RP-${id}`, `BF-${id}`];
  const { autopayId } = await prisma.scheduledPayment.update({
    where: { id },
    data: { state: 'SENT', inFile: true, repaymentId },
  });
  await prisma.repayment.create({
    data: {
      ...{ id: repaymentId, loanId, state: 'FAILED', amount: '10.00', method: 'ACH' },
      ...{ effectiveDate: new Date(today), initiatedAt: at },
    },
  });
  const line = Buffer.from('of nobody');
  const files = await prisma.bankFile.count();
  const on = new Date(addDays(today, files - 1_000));
  await prisma.bankFile.create({
    data: {
      ...{ id: fileId, on, effectiveOn: new Date(today), frame: line, digest: line, place: {} },
      ...{ createdAt: at, closedAt: at },
    },
  });
  await prisma.bankFileEntry.create({
    data: {
      ...{ fileId, position: 1, batch: 1, trace: `0910000100${files}`, loanId, autopayId, repaymentId, line },
      ...{ state: 'RETURNED', returnCode: 'R01' },
    },
  });
  return repaymentId;
}
