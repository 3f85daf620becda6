import { BUCKETS } from '../../domain/delinquency/bucket.js';
import { RISK_BANDS } from '../../domain/delinquency/risk-rating.js';
import { meaningOf } from '../../domain/record/spelling.js';
import { Prisma } from '../../generated/prisma/client.js';

/**
 * `countedFigures` of the domain as SQL, made from the same tables, for loans `l` with the standing `s`. A test holds both
 * against each other.
 */
export function countedColumns(on: Prisma.Sql): Prisma.Sql {
  const daysPastDue = Prisma.sql`(${on} - s."oldestUnpaidOn")`;
  return Prisma.sql`
    "currentDpd" = ${daysPastDue},
    "delinquentDays" = GREATEST(0, ${daysPastDue} - s."graceDays"),
    "paymentStatus" = ${paymentStatus(daysPastDue)},
    "riskRating" = ${riskRating(daysPastDue)}`;
}

const constant = (value: string | number) => Prisma.raw(typeof value === 'number' ? String(value) : `'${value}'`);

function paymentStatus(daysPastDue: Prisma.Sql): Prisma.Sql {
  const late = BUCKETS.filter(({ from }) => from > 0).map(({ from, label }) => {
    const status = constant(meaningOf('PaymentStatus', label) ?? '');
    return Prisma.sql`WHEN ${daysPastDue} >= ${constant(from)} THEN ${status}`;
  });
  return Prisma.sql`(CASE WHEN l."loanStatus" = 'CHARGED_OFF' THEN 'CHARGED_OFF' WHEN ${daysPastDue} <= s."graceDays" THEN 'GRACE' ${Prisma.join(late.reverse(), ' ')} END)::"PaymentStatus"`;
}

function riskRating(daysPastDue: Prisma.Sql): Prisma.Sql {
  const bands = RISK_BANDS.map(
    ({ rating, probabilityBelow, daysPastDueBelow }) =>
      Prisma.sql`WHEN l."defaultProbability" < ${constant(probabilityBelow.toFixed())}::numeric AND ${daysPastDue} < ${constant(daysPastDueBelow)} THEN ${constant(rating)}::"RiskRating"`,
  );
  return Prisma.sql`CASE WHEN l."defaultProbability" IS NULL THEN l."riskRating" ${Prisma.join(bands, ' ')} ELSE 'CRITICAL'::"RiskRating" END`;
}
