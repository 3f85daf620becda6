import type { Autopay, BankEntry, PaymentStore } from './payment-stores.js';
import { businessDate } from '../../domain/calendar.js';
import { lastFour, type BankAccount } from '../../domain/payment/bank-account.js';
import type { ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import type { ConsentMethod } from '../../domain/payment/entry-class.js';
import type { Attempt } from '../../domain/payment/retry.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';
import { noticeStore } from './notice-store.js';
import { sealedText, type BorrowerSeal, type LoanSeals } from '../loan/loan-seals.js';
import type { SealPlace } from '../../platform/sealing/sealed-box.js';
import type { Column } from '../../platform/postgres/sql/sql.js';

/** All but what is sealed. */
const AUTOPAY_COLUMNS = [
  'id',
  'loanId',
  'state',
  'authorizedAt',
  'authorizedBy',
  'consentMethod',
  'isBusinessAccount',
  'returnsInRow',
  'suspendedAt',
  'suspendedFor',
  'revokedAt',
] as const satisfies readonly Column<'Autopay'>[];

const NOTICE_OPTION = [
  'noticeBelow',
  'noticeAbove',
  'noticeDifference',
] as const satisfies readonly Column<'Autopay'>[];

export const AUTOPAY_SELECTION = [
  ...AUTOPAY_COLUMNS.map((name) => `"Autopay"."${name}"`),
  ...NOTICE_OPTION.map((name) => `"Autopay"."${name}"::text`),
].join();

export interface AutopayRow extends Omit<Autopay, 'authorizedAt' | 'suspendedAt' | 'revokedAt'> {
  readonly authorizedAt: Date;
  readonly suspendedAt: Date | null;
  readonly revokedAt: Date | null;
}

export const autopayOf = ({ authorizedAt, suspendedAt, revokedAt, ...row }: AutopayRow): Autopay => ({
  ...row,
  authorizedAt: authorizedAt.toISOString(),
  suspendedAt: suspendedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});

export const SCHEDULED_COLUMNS = [
  'id',
  'loanId',
  'autopayId',
  'state',
  'recurring',
  'amountRule',
  'amount',
  'agreedAmount',
  'daysBefore',
  'dueDate',
  'collectOn',
  'skipReason',
  'consentMethod',
  'retryOf',
  'repaymentId',
  'scheduledAt',
  'scheduledBy',
  'endedAt',
] as const satisfies readonly Column<'ScheduledPayment'>[];

/** Amounts and days are read as text. */
const AS_TEXT: ReadonlySet<string> = new Set(['amount', 'agreedAmount', 'dueDate', 'collectOn']);

export const shownScheduled = (alias: string, name: string): string =>
  `"${alias}"."${name}"${AS_TEXT.has(name) ? '::text' : ''}`;

export const SCHEDULED_SELECTION = SCHEDULED_COLUMNS.map((name) => shownScheduled('ScheduledPayment', name)).join();

export interface ScheduledRow extends Omit<ScheduledPayment, 'dueDate' | 'collectOn' | 'scheduledAt' | 'endedAt'> {
  readonly dueDate: string | null;
  readonly collectOn: string;
  readonly scheduledAt: Date;
  readonly endedAt: Date | null;
}

export const scheduledOf = ({ dueDate, collectOn, scheduledAt, endedAt, ...row }: ScheduledRow): ScheduledPayment => ({
  ...row,
  dueDate: dueDate === null ? null : businessDate(dueDate),
  collectOn: businessDate(collectOn),
  scheduledAt: scheduledAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

const LIVE = `SELECT ${AUTOPAY_SELECTION} FROM "Autopay" WHERE "loanId" = $1 AND "state" <> 'REVOKED'`;
const AUTOPAY = `SELECT ${AUTOPAY_SELECTION} FROM "Autopay" WHERE "id" = $1`;
const ACCOUNT = `SELECT "account" FROM "Autopay" WHERE "id" = $1`;
const CORRECT = `UPDATE "Autopay" SET "account" = $2, "lastFour" = $3 WHERE "id" = $1`;
const UPDATE = `UPDATE "Autopay" SET "state" = $2::"AutopayState", "returnsInRow" = $3::int, "suspendedAt" = $4::timestamptz,
  "suspendedFor" = $5, "revokedAt" = $6::timestamptz WHERE "id" = $1`;
const LOAN_OF = `SELECT "loanId" FROM "ScheduledPayment" WHERE "id" = $1`;
const SCHEDULED = `SELECT ${SCHEDULED_SELECTION} FROM "ScheduledPayment" WHERE "id" = $1`;
const WAITING = `SELECT ${SCHEDULED_SELECTION} FROM "ScheduledPayment" WHERE "loanId" = $1 AND "state" = 'SCHEDULED'
  ORDER BY "collectOn", "id"`;
const UNSENT = `SELECT ${SCHEDULED_SELECTION} FROM "ScheduledPayment" WHERE "loanId" = $1 AND "state" = 'SENT' AND NOT "inFile"
  ORDER BY "collectOn", "id"`;
const SAVE = `UPDATE "ScheduledPayment" SET "state" = $2::"ScheduledPaymentState", "dueDate" = $3::date, "collectOn" = $4::date,
  "skipReason" = $5::"SkipReason", "repaymentId" = $6, "endedAt" = $7::timestamptz WHERE "id" = $1`;
const ENTRY = `SELECT "repaymentId", "loanId", "autopayId", "state", "returnCode" FROM "BankFileEntry" WHERE "repaymentId" = $1`;
const SAVE_ENTRY = `UPDATE "BankFileEntry" SET "state" = $2::"BankEntryState", "returnCode" = $3 WHERE "repaymentId" = $1`;
/** In the order in which they were sent: one that settled and came back later does not stand. */
const RETURNS_IN_ROW = `WITH "sent" AS (
    SELECT e."state", e."returnCode", row_number() OVER (ORDER BY f."createdAt", e."position") AS "place"
    FROM "BankFileEntry" e JOIN "BankFile" f ON f."id" = e."fileId" WHERE e."loanId" = $1 AND e."autopayId" = $2)
  SELECT count(*)::text AS "count" FROM "sent" WHERE "state" = 'RETURNED' AND "returnCode" = ANY($3::text[])
    AND "place" > COALESCE((SELECT max("place") FROM "sent" WHERE "state" = 'SETTLED'), 0)`;

const CONSENT_OF = `SELECT "consentMethod" FROM "ScheduledPayment" WHERE "repaymentId" = $1`;
const ROOT = `SELECT COALESCE("retryOf", "repaymentId") AS "root" FROM "ScheduledPayment" WHERE "loanId" = $1 AND "repaymentId" = $2`;
const ATTEMPTS = `SELECT e."repaymentId", e."state"::text AS "state", e."returnCode", f."effectiveOn"::text AS "effectiveOn"
  FROM "ScheduledPayment" sp JOIN "BankFileEntry" e ON e."repaymentId" = sp."repaymentId" JOIN "BankFile" f ON f."id" = e."fileId"
  WHERE sp."loanId" = $1 AND (sp."repaymentId" = $2 OR sp."retryOf" = $2) ORDER BY f."createdAt", e."position"`;
const WAITING_RETRY = `SELECT EXISTS (SELECT 1 FROM "ScheduledPayment" WHERE "loanId" = $1 AND "retryOf" = $2
  AND ("state" = 'SCHEDULED' OR ("state" = 'SENT' AND NOT "inFile"))) AS "isScheduled"`;

const accountPlace = (autopayId: string): SealPlace => ({ table: 'Autopay', column: 'account', row: autopayId });

export const openAccount = (
  seal: BorrowerSeal | undefined,
  autopayId: string,
  sealed: Uint8Array | null,
): BankAccount | undefined => {
  const opened = seal?.open(sealed, accountPlace(autopayId));
  return opened ? (JSON.parse(opened.toString()) as BankAccount) : undefined;
};

export const sealedAccount = (seal: BorrowerSeal, id: string, account: BankAccount) => ({
  account: seal.seal(JSON.stringify(account), accountPlace(id)),
  lastFour: sealedText(seal, 'Autopay.lastFour', id, lastFour(account.accountNumber)),
});

export function paymentStore(session: Session, seals: LoanSeals): PaymentStore {
  const autopayBy = async (text: string, id: string): Promise<Autopay | undefined> => {
    const [row] = await session.read<AutopayRow>({ text, values: [id] });
    return row && autopayOf(row);
  };
  const scheduledBy = async (text: string, id: string): Promise<ScheduledPayment[]> =>
    (await session.read<ScheduledRow>({ text, values: [id] })).map(scheduledOf);
  return {
    live: (loanId) => autopayBy(LIVE, loanId),
    autopay: (id) => autopayBy(AUTOPAY, id),
    authorize: async (autopay, account, { text, hash }) => {
      const { id, loanId } = autopay;
      const seal = await seals(loanId);
      if (!seal) return false;
      const row = {
        ...autopay,
        ...sealedAccount(seal, id, account),
        consentText: sealedText(seal, 'Autopay.consentText', id, text),
        consentHash: sealedText(seal, 'Autopay.consentHash', id, hash),
      };
      await session.write(insertion('Autopay', [row]));
      return true;
    },
    update: ({ id, state, returnsInRow, suspendedAt, suspendedFor, revokedAt }) =>
      session.write({ text: UPDATE, values: [id, state, returnsInRow, suspendedAt, suspendedFor, revokedAt] }),
    account: async ({ id, loanId }) => {
      const [row] = await session.read<{ account: Uint8Array | null }>({ text: ACCOUNT, values: [id] });
      return openAccount(await seals(loanId), id, row?.account ?? null);
    },
    correct: async ({ id, loanId }, corrected) => {
      const seal = await seals(loanId);
      if (!seal) return;
      const { account, lastFour: four } = sealedAccount(seal, id, corrected);
      await session.write({ text: CORRECT, values: [id, account, four] });
    },
    loanOf: async (id) => {
      const [row] = await session.read<{ loanId: string }>({ text: LOAN_OF, values: [id] });
      return row?.loanId;
    },
    scheduled: async (id) => (await scheduledBy(SCHEDULED, id))[0],
    waiting: (loanId) => scheduledBy(WAITING, loanId),
    unsent: (loanId) => scheduledBy(UNSENT, loanId),
    schedule: (payment) => session.write(insertion('ScheduledPayment', [payment])),
    saveScheduled: ({ id, state, dueDate, collectOn, skipReason, repaymentId, endedAt }) =>
      session.write({
        text: SAVE,
        values: [id, state, dueDate, collectOn, skipReason, repaymentId, endedAt],
      }),
    ...noticeStore(session),
    entry: async (repaymentId) => {
      const [row] = await session.read<BankEntry>({ text: ENTRY, values: [repaymentId] });
      return row;
    },
    returnsInRow: async ({ id, loanId }, codes) => {
      const [row] = await session.read<{ count: string }>({ text: RETURNS_IN_ROW, values: [loanId, id, codes] });
      return Number(row?.count ?? 0);
    },
    consentOf: async (repaymentId) => {
      const [row] = await session.read<{ consentMethod: ConsentMethod | null }>({
        text: CONSENT_OF,
        values: [repaymentId],
      });
      return row?.consentMethod ?? null;
    },
    attempts: async (loanId, repaymentId) => {
      const [sent] = await session.read<{ root: string }>({ text: ROOT, values: [loanId, repaymentId] });
      const root = sent?.root ?? repaymentId;
      const attempts = await session.read<Attempt>({ text: ATTEMPTS, values: [loanId, root] });
      const [{ isScheduled } = { isScheduled: false }] = await session.read<{ isScheduled: boolean }>({
        text: WAITING_RETRY,
        values: [loanId, root],
      });
      return { root, attempts, isScheduled };
    },
    saveEntry: ({ repaymentId, state, returnCode }) =>
      session.write({ text: SAVE_ENTRY, values: [repaymentId, state, returnCode] }),
  };
}
