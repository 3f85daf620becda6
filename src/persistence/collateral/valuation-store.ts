import type { ValuationStore } from '../../app/collateral/valuation-store.js';
import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import { insertion } from '../database/insertion.js';
import type { Session } from '../database/session.js';

const OF_LOAN = `SELECT "valuedOn"::text AS "on", "amount"::text FROM "Valuation" WHERE "loanId" = $1 ORDER BY "recordedAt"`;

export function valuationStore(session: Session): ValuationStore {
  return {
    insert: ({ on, amount, ...rest }) =>
      session.write(insertion('Valuation', [{ ...rest, valuedOn: on, amount: amount.toFixed(2) }])),
    of: async (loanId) => {
      const rows = await session.read<{ on: string; amount: string }>({ text: OF_LOAN, values: [loanId] });
      return rows.map(({ on, amount }) => ({ on: businessDate(on), amount: decimal(amount) }));
    },
  };
}
