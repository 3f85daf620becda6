import type { HoldStore } from '../../app/ports/hold-store.js';
import type { Hold } from '../../domain/hold/hold.js';
import type { Session } from '../database/session.js';
import { insertion } from '../database/statement.js';
import { type LoanSeals, sealedText } from '../sealing/loan-seals.js';
import { holdOf, HOLD_SELECTION, type HoldRow } from './hold-row.js';

const LOAN_OF = `SELECT "loanId" FROM "Hold" WHERE "id" = $1`;
const OF_LOAN = `SELECT ${HOLD_SELECTION} FROM "Hold" WHERE "loanId" = $1 ORDER BY "Hold"."from", "id"`;
const LIFT = `UPDATE "Hold" SET "liftedOn" = $2::date, "liftedAt" = $3::timestamptz, "liftedBy" = $4, "liftReason" = $5
  WHERE "id" = $1`;

export const holdsOfLoan = async (session: Session, loanId: string): Promise<Hold[]> =>
  (await session.read<HoldRow>({ text: OF_LOAN, values: [loanId] })).map(holdOf);

export function holdStore(session: Session, seals: LoanSeals): HoldStore {
  return {
    loanOf: async (id) => {
      const [row] = await session.read<{ loanId: string }>({ text: LOAN_OF, values: [id] });
      return row?.loanId;
    },
    insert: async (hold, text) => {
      const reason = sealedText(await seals(hold.loanId), 'Hold.reason', hold.id, text);
      await session.write(insertion('Hold', [{ ...hold, reason }]));
    },
    lift: async ({ id, loanId, liftedOn, liftedAt, liftedBy }, text) => {
      const reason = sealedText(await seals(loanId), 'Hold.liftReason', id, text);
      await session.write({ text: LIFT, values: [id, liftedOn, liftedAt, liftedBy, reason] });
    },
  };
}
