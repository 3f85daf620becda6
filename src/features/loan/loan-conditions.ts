import type { LoanFilter } from './loan-reader.js';
import type { Range } from '../../platform/paging/page.js';
import type { Portfolio } from '../../domain/access/viewer.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { Book } from '../../domain/borrower/borrower.js';
import { daysOf, type DaysRange } from '../../domain/delinquency/delinquency.js';
import { RULES_BEFORE } from '../../domain/rules/servicing-rules.js';
import { Prisma } from '../../generated/prisma/client.js';
import { queueConditions, type QueueQuestion } from './queue-conditions.js';
import { isOfKind, standingOn } from './loan-holds.js';
import { allOf, among, anyOf, combinedSql, constant, enumWays, within } from '../../platform/postgres/sql/sql.js';

/** One condition on a column of Loan: exactly one of `ways` holds. No way at all is a condition that nothing meets. */
export interface LoanCondition {
  readonly on: string;
  readonly ways: readonly Prisma.Sql[];
  /** Few loans may meet it, found by another index than that of the list. */
  readonly isRange?: boolean;
}

/** By the types of their columns. What is no text is one of a few names of ours. */
const SETS = {
  loanStatus: '"LoanStatus"',
  paymentStatus: '"PaymentStatus"',
  riskRating: '"RiskRating"',
  grade: 'text',
  dealerState: 'text',
  encumberedStatus: '"EncumberedStatus"',
} as const satisfies Partial<Record<keyof LoanFilter, string>>;

const RANGES = {
  currentDpd: 'integer',
  originationDate: 'date',
  maturityDate: 'date',
  nextPaymentDate: 'date',
  createdAt: 'timestamptz',
  principalAmount: 'numeric',
  remainingBalance: 'numeric',
} as const satisfies Partial<Record<keyof LoanFilter, string>>;

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

/** The condition that every read and write of loans carries: what is outside does not exist. */
export function portfolioConditions(portfolio: Portfolio): LoanCondition[] {
  switch (portfolio.kind) {
    case 'ALL':
      return [];
    case 'LENDER':
      return [equal('lenderId', portfolio.id)];
    case 'SERVICER':
      return [servicedBy(portfolio.id)];
    case 'BORROWER':
      return [ofPerson(portfolio.id)];
  }
}

/** Loans of one book. */
export const bookCondition = ({ lenderId, primaryServicerId }: Book): Prisma.Sql =>
  lenderId === null
    ? Prisma.sql`"Loan"."lenderId" IS NULL AND "Loan"."primaryServicerId" IS NOT DISTINCT FROM ${primaryServicerId}`
    : Prisma.sql`"Loan"."lenderId" = ${lenderId}`;

/** A borrower's own client sees what they gave to each lender: the ids that were found to be one person are one. */
const ofPerson = (borrowerId: string): LoanCondition => ({
  on: 'borrowerId',
  ways: [Prisma.sql`"Loan"."borrowerId" = ANY(${samePersonSql(borrowerId)})`],
});

export const samePersonSql = (borrowerId: string): Prisma.Sql => Prisma.sql`ARRAY(
  SELECT "other"."id" FROM "Borrower" AS "one" JOIN "Borrower" AS "other" ON "other"."personId" = "one"."personId"
  WHERE "one"."id" = ${borrowerId} UNION SELECT ${borrowerId}::text)`;

/** Whose loans they are comes first: it is what an index most often leads with. */
export function filterConditions(filter: LoanFilter): LoanCondition[] {
  const { borrowerId, lenderId, primaryServicerId, servicerId, bucket, chargeOffDue, noticesOn, held, queue } = filter;
  return [
    ...named('id', filter.ids),
    ...named('applicationId', filter.applicationIds),
    ...named('borrowerId', filter.borrowerIds),
    ...withDigest('BlindIndex', 'digest', filter.vins),
    ...withDigest('Repayment', 'referenceDigest', filter.paymentReferences),
    ...(borrowerId === undefined ? [] : [equal('borrowerId', borrowerId)]),
    ...(lenderId === undefined ? [] : [equal('lenderId', lenderId)]),
    ...(primaryServicerId === undefined ? [] : [equal('primaryServicerId', primaryServicerId)]),
    ...(servicerId === undefined ? [] : [servicedBy(servicerId)]),
    ...keysOf(SETS).flatMap((name) => oneOf(name, filter[name])),
    ...keysOf(RANGES).flatMap((name) => between(name, filter[name])),
    ...(chargeOffDue === undefined ? [] : [toBeChargedOff(chargeOffDue, noticesOn)]),
    ...(held ? [isHeld(held)] : []),
    ...(queue ? inQueue(queue) : []),
    ...(bucket ? [{ on: 'currentDpd', isRange: true, ways: daysOf(bucket).map(daysSql) }] : []),
    ...(filter.and ?? []).flatMap(filterConditions),
    // Few loans may meet one of several filters. What most loans meet, as the opposite of one, is walked.
    ...(filter.or ? [{ on: 'or', isRange: true, ways: combinedSql<LoanFilter>({ or: filter.or }, meets) }] : []),
    ...(filter.not ? [{ on: 'not', ways: combinedSql<LoanFilter>({ not: filter.not }, meets) }] : []),
  ];
}

const meets = (filter: LoanFilter): Prisma.Sql => conditionSql(filterConditions(filter));

/** A day of its rules; a loan without rules of its own has those of all loans before there were any. */
const ruleSql = (name: 'chargeOffDays' | 'bankruptcyChargeOffDays') => Prisma.sql`COALESCE((
  SELECT CAST(t."rules"->>${Prisma.raw(`'${name}'`)} AS integer) FROM "ServicingTerms" t
  WHERE t."loanId" = "Loan"."id"), ${RULES_BEFORE[name]})`;

/** No loan's rules have fewer days, as an index tells at once: loans that are late for less need no lookup. */
const FEWEST_DAYS = Prisma.sql`LEAST((
  SELECT min(CAST(t."rules"->>'chargeOffDays' AS integer)) FROM "ServicingTerms" t), ${RULES_BEFORE.chargeOffDays})`;

/** By days past due or by a notice. Only those late enough and with a notice are looked up: each has an index newest first. */
function toBeChargedOff(isDue: boolean, noticesOn: BusinessDate | undefined): LoanCondition {
  const late = Prisma.sql`("Loan"."loanStatus" = 'ACTIVE' AND "Loan"."currentDpd" > 0
    AND "Loan"."currentDpd" >= ${FEWEST_DAYS} AND "Loan"."currentDpd" >= ${ruleSql('chargeOffDays')})`;
  const noticed =
    noticesOn &&
    Prisma.sql`("Loan"."loanStatus" = 'ACTIVE' AND "Loan"."bankruptcyNoticeOn" IS NOT NULL
    AND "Loan"."bankruptcyNoticeOn" + ${ruleSql('bankruptcyChargeOffDays')} <= CAST(${noticesOn} AS date))`;
  const ways = noticed ? [late, Prisma.sql`(${noticed} AND ${late} IS NOT TRUE)`] : [late];
  return { on: 'chargeOffDue', ways: isDue ? ways : [Prisma.sql`${anyOf(ways)} IS NOT TRUE`] };
}

export const conditionSql = (conditions: readonly LoanCondition[]): Prisma.Sql =>
  allOf(conditions.map(({ ways }) => anyOf(ways)));

const column = (name: string) => Prisma.raw(`"Loan"."${name}"`);

const isText = (on: string) => (value: string) => Prisma.sql`${column(on)} = ${value}`;

const equal = (on: string, value: string): LoanCondition => ({ on, ways: [isText(on)(value)] });

/** One of these, looked up by an index of the column. */
const named = (on: string, values: readonly string[] | undefined): LoanCondition[] =>
  values ? [{ on, ways: [Prisma.sql`${column(on)} ${among(values)}`] }] : [];

/** Loans of which a row of another table has one of these digests. */
/** What persons and payments are found by is shared by few; of a reference that all payments have, so many loans are found. */
const MOST_WITH_DIGEST = 10_000;

function withDigest(table: string, on: string, digests: readonly string[] | undefined): LoanCondition[] {
  if (!digests) return [];
  const found = Prisma.sql`SELECT "loanId" FROM ${Prisma.raw(`"${table}"`)} WHERE ${hasDigest(table, on, digests)}
    LIMIT ${Prisma.raw(String(MOST_WITH_DIGEST))}`;
  return [{ on: `${table}.${on}`, ways: [Prisma.sql`"Loan"."id" = ANY(ARRAY(${found}))`] }];
}

export const hasDigest = (table: string, on: string, digests: readonly string[]): Prisma.Sql =>
  Prisma.sql`${Prisma.raw(`"${table}"."${on}"`)} = ANY(ARRAY(
    SELECT decode("hex", 'hex') FROM unnest(${[...digests]}::text[]) AS "hex"))`;

const inQueue = (asked: QueueQuestion): LoanCondition[] =>
  queueConditions(asked, () => anyOf(toBeChargedOff(true, asked.withNotices ? asked.on : undefined).ways)).map(
    (way) => ({
      on: 'queue',
      isRange: true,
      ways: [way],
    }),
  );

/** Loans with a hold, found by the hold: few loans have one. */
const isHeld = ({ kinds, on }: NonNullable<LoanFilter['held']>): LoanCondition => ({
  on: 'held',
  ways: [
    Prisma.sql`"Loan"."id" = ANY(ARRAY(SELECT "loanId" FROM "Hold" WHERE ${isOfKind(kinds)} AND ${standingOn(on)}))`,
  ],
});

const servicedBy = (id: string): LoanCondition => ({
  on: 'servicerId',
  ways: [
    Prisma.sql`"Loan"."primaryServicerId" = ${id}`,
    Prisma.sql`("Loan"."secondaryServicerId" = ${id} AND "Loan"."primaryServicerId" IS DISTINCT FROM ${id})`,
  ],
});

function oneOf(on: keyof typeof SETS, values: readonly string[] | undefined): LoanCondition[] {
  if (!values) return [];
  const type = SETS[on];
  const ways = type === 'text' ? [...new Set(values)].map(isText(on)) : enumWays(`"Loan"."${on}"`, type)(values);
  return [{ on, ways }];
}

const between = (on: keyof typeof RANGES, range: Range<string | number> | undefined): LoanCondition[] =>
  range ? [{ on, isRange: true, ways: [rangeSql(on, range)] }] : [];

const daysSql = ({ from, to }: DaysRange): Prisma.Sql =>
  allOf([
    Prisma.sql`${column('currentDpd')} >= ${constant(from)}`,
    ...(to === undefined ? [] : [Prisma.sql`${column('currentDpd')} <= ${constant(to)}`]),
  ]);

const rangeSql = (on: keyof typeof RANGES, range: Range<string | number>): Prisma.Sql =>
  within(column(on), RANGES[on], range);
