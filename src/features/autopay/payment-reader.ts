import type { PaymentReader, ScheduledPaymentFilter } from './payment-stores.js';
import { WHOLE_PORTFOLIO, type Portfolio } from '../../domain/access/viewer.js';
import { Prisma } from '../../generated/prisma/client.js';
import type { ReadSource } from '../read-source.js';
import { conditionSql, filterConditions, portfolioConditions } from '../loan/loan-conditions.js';
import { pageSql, readPages, toPage, type List } from '../../platform/postgres/sql/keyset.js';
import { allOf, among, anyOf, combinedSql, enumWays, within } from '../../platform/postgres/sql/sql.js';
import { LAST_NOTICES, NOTICE_SELECTION, noticeOf, type NoticeRow } from './notice-store.js';
import {
  AUTOPAY_SELECTION,
  autopayOf,
  SCHEDULED_COLUMNS,
  SCHEDULED_SELECTION,
  scheduledOf,
  shownScheduled,
  type AutopayRow,
  type ScheduledRow,
} from './payment-store.js';

const LIST = {
  table: 'ScheduledPayment',
  columns: SCHEDULED_COLUMNS,
  show: shownScheduled,
  sort: { name: 'collectOn', sqlType: 'DATE', nullable: false, isShared: true },
} as const satisfies Omit<List, 'where' | 'direction'>;

const OF_LOAN: List = {
  ...LIST,
  direction: 'DESC',
  where: [Prisma.sql`"ScheduledPayment"."loanId" = "parent"."id"`],
};

const statesOf = enumWays('"ScheduledPayment"."state"', '"ScheduledPaymentState"');

const UNSENT = Prisma.sql`SELECT "PaymentNotice"."scheduledPaymentId" FROM "PaymentNotice" WHERE "PaymentNotice"."sentOn" IS NULL`;

function othersOf(filter: ScheduledPaymentFilter, portfolio: Portfolio): Prisma.Sql[] {
  const { collectOn, loanIds, servicerId, recurring, hasUnsentNotice } = filter;
  const onLoans = [
    ...portfolioConditions(portfolio),
    ...filterConditions({ ...(servicerId !== undefined && { servicerId }) }),
  ];
  return [
    ...(collectOn ? [within(Prisma.raw('"ScheduledPayment"."collectOn"'), 'date', collectOn)] : []),
    ...(loanIds ? [Prisma.sql`"ScheduledPayment"."loanId" ${among(loanIds)}`] : []),
    ...(recurring === undefined ? [] : [Prisma.sql`"ScheduledPayment"."recurring" = ${recurring}`]),
    ...(hasUnsentNotice === undefined
      ? []
      : [Prisma.sql`("ScheduledPayment"."id" IN (${UNSENT})) = ${hasUnsentNotice}`]),
    ...(onLoans.length === 0
      ? []
      : [Prisma.sql`"ScheduledPayment"."loanId" IN (SELECT "Loan"."id" FROM "Loan" WHERE ${conditionSql(onLoans)})`]),
    ...combinedSql(filter, meets),
  ];
}

function meets(filter: ScheduledPaymentFilter, portfolio: Portfolio = WHOLE_PORTFOLIO): Prisma.Sql {
  const states = filter.state && statesOf(filter.state);
  return allOf([...(states ? [anyOf(states)] : []), ...othersOf(filter, portfolio)]);
}

export function paymentReader({ read }: Pick<ReadSource, 'read'>): PaymentReader {
  return {
    autopays: async (loanIds) => {
      const rows = await read<AutopayRow>(
        Prisma.sql`SELECT DISTINCT ON ("Autopay"."loanId") ${Prisma.raw(AUTOPAY_SELECTION)} FROM "Autopay"
          WHERE "Autopay"."loanId" ${among(loanIds)}
          ORDER BY "Autopay"."loanId", "Autopay"."state" = 'REVOKED', "Autopay"."authorizedAt" DESC, "Autopay"."id"`,
      );
      return new Map(rows.map((row) => [row.loanId, autopayOf(row)]));
    },
    autopaysById: async (ids) => {
      const rows = await read<AutopayRow>(
        Prisma.sql`SELECT ${Prisma.raw(AUTOPAY_SELECTION)} FROM "Autopay" WHERE "id" ${among(ids)}`,
      );
      return new Map(rows.map((row) => [row.id, autopayOf(row)]));
    },
    scheduledById: async (ids) => {
      const rows = await read<ScheduledRow>(
        Prisma.sql`SELECT ${Prisma.raw(SCHEDULED_SELECTION)} FROM "ScheduledPayment" WHERE "id" ${among(ids)}`,
      );
      return new Map(rows.map((row) => [row.id, scheduledOf(row)]));
    },
    noticesById: async (ids) => {
      const rows = await read<NoticeRow>(
        Prisma.sql`SELECT ${Prisma.raw(NOTICE_SELECTION)} FROM "PaymentNotice" WHERE "id" ${among(ids)}`,
      );
      return new Map(rows.map((row) => [row.id, noticeOf(row)]));
    },
    ofLoans: (loanIds, window) => readPages(read, loanIds, OF_LOAN, window, scheduledOf),
    counts: async (loanIds) => {
      const rows = await read<{ loanId: string; count: string }>(
        Prisma.sql`SELECT "loanId", count(*)::text AS "count" FROM "ScheduledPayment" WHERE "loanId" ${among(loanIds)}
          GROUP BY "loanId"`,
      );
      return new Map(rows.map(({ loanId, count }) => [loanId, Number(count)]));
    },
    notices: async (ids) => {
      const rows = await read<NoticeRow>(
        Prisma.sql`${Prisma.raw(LAST_NOTICES)} WHERE "scheduledPaymentId" ${among(ids)}
          ORDER BY "scheduledPaymentId", "announcedAt" DESC, "id"`,
      );
      return new Map(rows.map((row) => [row.scheduledPaymentId, noticeOf(row)]));
    },
    recurring: async (loanIds) => {
      const rows = await read<ScheduledRow>(
        Prisma.sql`SELECT ${Prisma.raw(SCHEDULED_SELECTION)} FROM "ScheduledPayment"
          WHERE "loanId" ${among(loanIds)} AND "state" = 'SCHEDULED' AND "recurring"`,
      );
      return new Map(rows.map((row) => [row.loanId, scheduledOf(row)]));
    },
    page: async ({ filter, direction }, window, portfolio) => {
      const states = filter.state && statesOf(filter.state);
      const isMerged = states !== undefined && states.length > 1;
      const where = [...(states && !isMerged ? [anyOf(states)] : []), ...othersOf(filter, portfolio)];
      const sql = pageSql({ ...LIST, direction, where, ...(isMerged && { anyOf: states }) }, window);
      return toPage((await read<ScheduledRow>(sql, 'EACH_TIME')).map(scheduledOf), window);
    },
    count: async (filter, portfolio) => {
      const [counted] = await read<{ count: string }>(
        Prisma.sql`SELECT count(*)::text AS "count" FROM "ScheduledPayment" WHERE ${meets(filter, portfolio)}`,
        'EACH_TIME',
      );
      return Number(counted?.count ?? 0);
    },
  };
}
