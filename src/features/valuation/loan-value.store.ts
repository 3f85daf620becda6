import type { BusinessDate } from '../../domain/calendar.js';
import type { Decimal } from '../../domain/money.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';

/** The value of a loan by a model outside the gateway. What the model does not give is null. */
export interface LoanValue {
  readonly id: string;
  readonly valuedOn: BusinessDate;
  readonly model: string;
  readonly version: string;
  readonly fairValue: Decimal;
  readonly discountRate: Decimal | null;
  readonly defaultProbability: Decimal | null;
  readonly expectedLoss: Decimal | null;
  readonly expectedYield: Decimal | null;
}

/** Values of loans as commands see them. The caller holds the loan's lock. */
export interface LoanValueStore {
  count(loanId: string): Promise<number>;
  insert(loanId: string, value: LoanValue, at: Date): Promise<void>;
}

const COUNT = `SELECT count(*)::int AS "count" FROM "LoanValue" WHERE "loanId" = $1`;

export const loanValueStore = (session: Session): LoanValueStore => ({
  count: async (loanId) => {
    const [row] = await session.read<{ count: number }>({ text: COUNT, values: [loanId] });
    return row?.count ?? 0;
  },
  insert: (
    loanId,
    { fairValue, discountRate, defaultProbability, expectedLoss, expectedYield, ...value },
    recordedAt,
  ) =>
    session.write(
      insertion('LoanValue', [
        {
          ...value,
          loanId,
          recordedAt,
          fairValue: fairValue.toFixed(2),
          discountRate: discountRate?.toFixed() ?? null,
          defaultProbability: defaultProbability?.toFixed() ?? null,
          expectedLoss: expectedLoss?.toFixed(2) ?? null,
          expectedYield: expectedYield?.toFixed() ?? null,
        },
      ]),
    ),
});
