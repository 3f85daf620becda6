import type { PrismaClient } from '../../src/generated/prisma/client.js';

/** Announces another amount of a scheduled payment; the notice, which is not sent. */
export async function announcedNotice(prisma: PrismaClient, loanId: string, id: string): Promise<string> {
  const noticeId = `PN-${id}`;
  const { collectOn } = await prisma.scheduledPayment.findUniqueOrThrow({ where: { id } });
  await prisma.paymentNotice.create({
    data: { id: noticeId, loanId, scheduledPaymentId: id, amount: '20.00', collectOn, announcedAt: new Date() },
  });
  return noticeId;
}
