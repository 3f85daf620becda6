import type { PrismaClient } from '../generated/prisma/client.js';

/** As the generator makes them of its seed, which a test holds against this; it would bring a large library along. */
const DEMO_LOAN = '^LN-3814-[0-9]{6,}$';
const DEMO_BORROWER = '^BR-3814-[0-9]{6,}$';

/** Whether there are loans, and all of them are made up: who sees them sees nobody's data. */
export async function holdsDemoLoansAlone(prisma: PrismaClient): Promise<boolean> {
  const [found] = await prisma.$queryRaw<{ some: boolean; others: boolean }[]>`
    SELECT EXISTS (SELECT FROM "Loan") AS "some", EXISTS (SELECT FROM "Loan"
      WHERE "id" !~ ${DEMO_LOAN} OR "borrowerId" IS NULL OR "borrowerId" !~ ${DEMO_BORROWER}) AS "others"`;
  return found?.some === true && !found.others;
}
