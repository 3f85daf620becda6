import { Prisma } from '../../generated/prisma/client.js';
import { among, rowsOf } from '../../platform/postgres/sql/sql.js';
import { byLoan } from '../loan/by-loan.js';
import type { ReadSource } from '../read-source.js';
import { loader } from '../reading.js';

const productRows = rowsOf(
  'Product',
  ['id', 'loanId', 'kind'],
  ['premium', 'coversFrom', 'coversThrough', 'cancelledOn', 'refundDue'],
);

const readProducts =
  ({ read }: Pick<ReadSource, 'read'>) =>
  async (loanIds: readonly string[]) =>
    byLoan(
      await productRows(
        read,
        Prisma.sql`WHERE "loanId" ${among(loanIds)} ORDER BY "Product"."recordedAt", "Product"."id"`,
      ),
    );

/** Products of a loan, in the order of recording. */
export const productsOfLoan = loader((ids, reading) => reading.from(readProducts)(ids));
