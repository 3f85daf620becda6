import { Prisma } from '../../generated/prisma/client.js';
import { among, rowsOf } from '../../platform/postgres/sql/sql.js';
import { byLoan } from '../loan/by-loan.js';
import type { ReadSource } from '../read-source.js';
import { loader } from '../reading.js';

export interface LoanValueView {
  readonly valuedOn: string;
  readonly model: string;
  readonly version: string;
  readonly fairValue: string;
  readonly discountRate: string | null;
  readonly defaultProbability: string | null;
  readonly expectedLoss: string | null;
  readonly expectedYield: string | null;
}

const valueRows = rowsOf(
  'LoanValue',
  ['id', 'loanId', 'model', 'version'],
  ['valuedOn', 'fairValue', 'discountRate', 'defaultProbability', 'expectedLoss', 'expectedYield'],
);

const readValues =
  ({ read }: Pick<ReadSource, 'read'>) =>
  async (loanIds: readonly string[]) =>
    byLoan(
      await valueRows(
        read,
        Prisma.sql`WHERE "loanId" ${among(loanIds)}
          ORDER BY "LoanValue"."valuedOn" DESC, "LoanValue"."recordedAt" DESC, "LoanValue"."id" DESC`,
      ),
    );

/** Values by models outside the gateway, newest first. */
export const valuesOfLoan = loader((ids, reading) => reading.from(readValues)(ids));
