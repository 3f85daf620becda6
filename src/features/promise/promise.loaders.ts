import { businessDate, type BusinessDate } from '../../domain/calendar.js';
import { promiseState } from '../../domain/promise/promise.js';
import { Prisma } from '../../generated/prisma/client.js';
import { among, rowsOf, type Row } from '../../platform/postgres/sql/sql.js';
import { byLoan } from '../loan/by-loan.js';
import type { ReadSource } from '../read-source.js';
import { loader } from '../reading.js';
import type { PromiseView } from './promise.type.js';

const STORED = ['id', 'loanId', 'channel', 'madeAt', 'madeBy'] as const;
const AS_TEXT = ['amount', 'madeOn', 'by', 'cancelledOn', 'keptOn'] as const;

const promiseRows = rowsOf('PaymentPromise', STORED, AS_TEXT);

const readPromises =
  ({ read }: Pick<ReadSource, 'read'>) =>
  async (loanIds: readonly string[]) =>
    byLoan(
      await promiseRows(
        read,
        Prisma.sql`WHERE "loanId" ${among(loanIds)} ORDER BY "PaymentPromise"."madeAt" DESC, "PaymentPromise"."id"`,
      ),
    );

/** Promises of a loan, newest first. */
export const promisesOfLoan = loader((ids, reading) => reading.from(readPromises)(ids));

type PromiseRow = Row<'PaymentPromise', (typeof STORED)[number], (typeof AS_TEXT)[number]>;

const dayOf = (text: string | null) => (text === null ? null : businessDate(text));

/** As it stands on a day. */
export function viewOf(row: PromiseRow, today: BusinessDate): PromiseView {
  const days = { by: businessDate(row.by), cancelledOn: dayOf(row.cancelledOn), keptOn: dayOf(row.keptOn) };
  const { id, loanId, amount, channel, madeBy } = row;
  return {
    ...{ id, loanId, amount, channel, madeBy, ...days },
    madeOn: businessDate(row.madeOn),
    madeAt: row.madeAt.toISOString(),
    state: promiseState(days, today),
  };
}
