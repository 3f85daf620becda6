import type { ValuationStore } from '../../app/ports/loan-stores.js';
import { businessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import { insertion } from '../database/statement.js';
import type { Session } from '../database/session.js';
import { type LoanSeals, sealedText } from '../sealing/loan-seals.js';

const OF_LOAN = `SELECT "valuedOn"::text AS "on", "amount"::text FROM "Valuation" WHERE "loanId" = $1 ORDER BY "recordedAt"`;

export function valuationStore(session: Session, seals: LoanSeals): ValuationStore {
  return {
    insert: async ({ on, amount, source: text, ...rest }) => {
      const source = text === null ? null : sealedText(await seals(rest.loanId), 'Valuation.source', rest.id, text);
      return session.write(insertion('Valuation', [{ ...rest, source, valuedOn: on, amount: amount.toFixed(2) }]));
    },
    of: async (loanId) => {
      const rows = await session.read<{ on: string; amount: string }>({ text: OF_LOAN, values: [loanId] });
      return rows.map(({ on, amount }) => ({ on: businessDate(on), amount: decimal(amount) }));
    },
  };
}
