import { Prisma } from '../../generated/prisma/client.js';
import { among, rowsOf } from '../../platform/postgres/sql/sql.js';
import { byLoan } from '../loan/by-loan.js';
import type { ReadSource } from '../read-source.js';
import { loader } from '../reading.js';

export interface ValuationView {
  readonly id: string;
  readonly valuedOn: string;
  readonly amount: string;
}

const valuationRows = rowsOf('Valuation', ['id', 'loanId'], ['valuedOn', 'amount']);
const releaseRows = rowsOf('Loan', ['id'], ['lienReleaseDueOn']);

const readValuations =
  ({ read }: Pick<ReadSource, 'read'>) =>
  async (loanIds: readonly string[]) =>
    byLoan(
      await valuationRows(
        read,
        Prisma.sql`WHERE "loanId" ${among(loanIds)} ORDER BY "Valuation"."valuedOn" DESC, "Valuation"."recordedAt" DESC`,
      ),
    );

const readReleaseDates =
  ({ read }: Pick<ReadSource, 'read'>) =>
  async (loanIds: readonly string[]) => {
    const rows = await releaseRows(read, Prisma.sql`WHERE "id" ${among(loanIds)} AND "lienReleaseDueOn" IS NOT NULL`);
    return new Map(
      rows.flatMap(({ id, lienReleaseDueOn }) => (lienReleaseDueOn === null ? [] : [[id, lienReleaseDueOn]])),
    );
  };

/** Valuations of a loan's collateral, newest first. */
export const valuationsOfLoan = loader((ids, reading) => reading.from(readValuations)(ids));

/** The date by which the lien must be released. */
export const releaseDueOnOfLoan = loader((ids, reading) => reading.from(readReleaseDates)(ids));
