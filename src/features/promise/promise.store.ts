import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import type { ContactChannel } from '../../domain/contact/channel.js';
import { decimal } from '../../domain/money.js';
import type { PaymentPromise } from '../../domain/promise/promise.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';

export interface NewPromise extends PaymentPromise {
  readonly channel: ContactChannel;
  readonly madeAt: Date;
  readonly madeBy: string;
}

/** Promises to pay as commands see them. The caller holds the loan's lock. */
export interface PromiseStore {
  /** In the order in which they were made. */
  of(loanId: string): Promise<readonly NewPromise[]>;
  insert(loanId: string, promise: NewPromise): Promise<void>;
  cancel(id: string, on: BusinessDate): Promise<void>;
  /** Notes the day on which it was kept, or that it is not kept any more. */
  saveKept(id: string, on: BusinessDate | null): Promise<void>;
}

type Days = 'madeOn' | 'by' | 'cancelledOn' | 'keptOn';

interface PromiseRow extends Omit<NewPromise, 'amount' | Days> {
  readonly amount: string;
  readonly madeOn: string;
  readonly by: string;
  readonly cancelledOn: string | null;
  readonly keptOn: string | null;
}

const OF_LOAN = `SELECT "id", "amount"::text, "channel", "afterSequence", "madeOn"::text, "by"::text, "cancelledOn"::text,
  "keptOn"::text, "madeAt", "madeBy" FROM "PaymentPromise" WHERE "loanId" = $1 ORDER BY "madeAt", "id"`;
const CANCEL = `UPDATE "PaymentPromise" SET "cancelledOn" = $2::date, "keptOn" = NULL WHERE "id" = $1`;
const SAVE_KEPT = `UPDATE "PaymentPromise" SET "keptOn" = $2::date WHERE "id" = $1`;

const dayOf = (text: string | null) => (text === null ? null : businessDate(text));

const promiseOf = ({ amount, madeOn, by, cancelledOn, keptOn, ...row }: PromiseRow): NewPromise => ({
  ...row,
  amount: decimal(amount),
  madeOn: businessDate(madeOn),
  by: businessDate(by),
  cancelledOn: dayOf(cancelledOn),
  keptOn: dayOf(keptOn),
});

export function promiseStore(session: Session): PromiseStore {
  return {
    of: async (loanId) => (await session.read<PromiseRow>({ text: OF_LOAN, values: [loanId] })).map(promiseOf),
    insert: (loanId, { amount, ...promise }) =>
      session.write(insertion('PaymentPromise', [{ ...promise, loanId, amount: amount.toFixed(2) }])),
    cancel: (id, on) => session.write({ text: CANCEL, values: [id, on] }),
    saveKept: (id, on) => session.write({ text: SAVE_KEPT, values: [id, on] }),
  };
}
