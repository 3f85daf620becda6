import { Buffer } from 'node:buffer';

const dist = (path) => import(`../../dist/modules/${path}.js`);

const BATCH = 1_000;

/** Gives active loans of a generated portfolio a key, a mandate and a payment that is due on a day; how many got one. */
export async function seedMandates(prisma, masterKey, payments, on) {
  const [{ KeyRing }, { newSeal, sealRow, borrowerSeal }, { sealedAccount }] = await Promise.all(
    ['platform/sealing/key-ring', 'features/loan/loan-seals', 'features/autopay/payment-store'].map(dist),
  );
  const ring = new KeyRing([Buffer.from(masterKey, 'base64')]);
  let seeded = 0;
  for (let after = ''; seeded < payments;) {
    const loans = await prisma.loan.findMany({
      where: { id: { gt: after }, loanStatus: 'ACTIVE' },
      orderBy: { id: 'asc' },
      take: Math.min(BATCH, payments - seeded),
      select: { id: true },
    });
    if (loans.length === 0) break;
    const make = async ({ id }, index) => {
      const seal = await newSeal(ring, id, null);
      const autopayId = `AP-${id}`;
      const account = {
        holder: `Holder ${seeded + index}`,
        routingNumber: '021000021',
        accountNumber: String(1_000_000_000 + seeded + index),
        type: index % 5 === 0 ? 'SAVINGS' : 'CHECKING',
      };
      const borrower = await borrowerSeal(ring, seal);
      const sealed = sealedAccount(borrower, autopayId, account);
      return { id, autopayId, seal, sealed };
    };
    const made = await Promise.all(loans.map(make));
    const at = new Date();
    await prisma.loanSeal.createMany({ data: made.map(({ seal }) => sealRow(seal)), skipDuplicates: true });
    await prisma.autopay.createMany({
      data: made.map(({ id, autopayId, sealed }) => ({
        id: autopayId,
        loanId: id,
        state: 'ACTIVE',
        ...sealed,
        authorizedAt: at,
        authorizedBy: 'bench',
      })),
    });
    await prisma.scheduledPayment.createMany({
      data: made.map(({ id, autopayId }) => ({
        id: `SP-${id}`,
        loanId: id,
        autopayId,
        state: 'SCHEDULED',
        recurring: false,
        amountRule: 'FIXED',
        amount: '25.00',
        daysBefore: 0,
        collectOn: new Date(on),
        scheduledAt: at,
        scheduledBy: 'bench',
      })),
    });
    seeded += loans.length;
    after = loans.at(-1).id;
  }
  await prisma.$executeRaw`ANALYZE "Autopay", "ScheduledPayment", "LoanSeal"`;
  return seeded;
}
