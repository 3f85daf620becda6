import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import type { Product, ProductKind } from '../../domain/product/product.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';

/** Products as commands see them. The caller holds the loan's lock. */
export interface ProductStore {
  of(loanId: string): Promise<readonly Product[]>;
  insert(loanId: string, product: Product, at: Date): Promise<void>;
  cancel(product: Product): Promise<void>;
}

interface ProductRow {
  readonly id: string;
  readonly kind: ProductKind;
  readonly premium: string;
  readonly coversFrom: string;
  readonly coversThrough: string;
  readonly cancelledOn: string | null;
  readonly refundDue: string | null;
}

const OF_LOAN = `SELECT "id", "kind", "premium"::text, "coversFrom"::text, "coversThrough"::text, "cancelledOn"::text,
  "refundDue"::text FROM "Product" WHERE "loanId" = $1 ORDER BY "recordedAt", "id"`;
const CANCEL = `UPDATE "Product" SET "cancelledOn" = $2::date, "refundDue" = $3 WHERE "id" = $1`;

const productOf = ({ premium, coversFrom, coversThrough, cancelledOn, refundDue, ...row }: ProductRow): Product => ({
  ...row,
  premium: decimal(premium),
  coversFrom: businessDate(coversFrom),
  coversThrough: businessDate(coversThrough),
  cancelledOn: cancelledOn === null ? null : businessDate(cancelledOn),
  refundDue: refundDue === null ? null : decimal(refundDue),
});

export function productStore(session: Session): ProductStore {
  return {
    of: async (loanId) => (await session.read<ProductRow>({ text: OF_LOAN, values: [loanId] })).map(productOf),
    insert: (loanId, { premium, ...product }, recordedAt) =>
      session.write(insertion('Product', [{ ...product, loanId, premium: premium.toFixed(2), recordedAt }])),
    cancel: ({ id, cancelledOn, refundDue }) =>
      session.write({ text: CANCEL, values: [id, cancelledOn, refundDue?.toFixed(2) ?? null] }),
  };
}
