import { businessDate } from '../../domain/calendar.js';
import type { PaymentNotice } from '../../domain/payment/varying-amount.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';
import type { NoticeStore } from './payment-stores.js';

/** One that came back was a debit too. */
const PREVIOUS = `SELECT r."amount"::text AS "amount" FROM "ScheduledPayment" sp JOIN "Repayment" r ON r."id" = sp."repaymentId"
  WHERE sp."autopayId" = $1 AND sp."loanId" = (SELECT "loanId" FROM "Autopay" WHERE "id" = $1) AND sp."recurring"
    AND sp."state" = 'SENT' ORDER BY sp."collectOn" DESC, sp."id" LIMIT 1`;
export const NOTICE_SELECTION = `"id", "loanId", "scheduledPaymentId", "amount"::text, "comparedWith"::text, "collectOn"::text, "announcedAt",
  "sentOn"::text`;
const NOTICE = `SELECT ${NOTICE_SELECTION} FROM "PaymentNotice" WHERE "id" = $1`;
const NOTICES = `SELECT ${NOTICE_SELECTION} FROM "PaymentNotice" WHERE "scheduledPaymentId" = $1 ORDER BY "announcedAt", "id"`;
export const LAST_NOTICES = `SELECT DISTINCT ON ("scheduledPaymentId") ${NOTICE_SELECTION} FROM "PaymentNotice"`;
const REMOVE_UNSENT = `DELETE FROM "PaymentNotice" WHERE "scheduledPaymentId" = $1 AND "sentOn" IS NULL`;
const SAVE_NOTICE = `UPDATE "PaymentNotice" SET "sentOn" = $2::date WHERE "id" = $1`;
const COMPARED = `UPDATE "ScheduledPayment" SET "comparedAt" = $2::timestamptz WHERE "id" = $1`;

export interface NoticeRow extends Omit<PaymentNotice, 'collectOn' | 'announcedAt' | 'sentOn'> {
  readonly collectOn: string;
  readonly announcedAt: Date;
  readonly sentOn: string | null;
}

export const noticeOf = ({ collectOn, announcedAt, sentOn, ...row }: NoticeRow): PaymentNotice => ({
  ...row,
  collectOn: businessDate(collectOn),
  announcedAt: announcedAt.toISOString(),
  sentOn: sentOn === null ? null : businessDate(sentOn),
});

export function noticeStore(session: Session): NoticeStore {
  return {
    previousDebit: async (autopayId) => {
      const [row] = await session.read<{ amount: string | null }>({
        text: PREVIOUS,
        values: [autopayId],
      });
      return row?.amount ?? undefined;
    },
    notice: async (id) => {
      const [row] = await session.read<NoticeRow>({
        text: NOTICE,
        values: [id],
      });
      return row && noticeOf(row);
    },
    notices: async (id) => (await session.read<NoticeRow>({ text: NOTICES, values: [id] })).map(noticeOf),
    announce: async (notice) => {
      await session.write({
        text: REMOVE_UNSENT,
        values: [notice.scheduledPaymentId],
      });
      await session.write(insertion('PaymentNotice', [notice]));
    },
    removeUnsent: (id) => session.write({ text: REMOVE_UNSENT, values: [id] }),
    saveNotice: ({ id, sentOn }) => session.write({ text: SAVE_NOTICE, values: [id, sentOn] }),
    compared: (id, at) => session.write({ text: COMPARED, values: [id, at.toISOString()] }),
  };
}
