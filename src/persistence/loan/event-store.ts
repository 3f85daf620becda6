import type { EventStore, LoanEvent } from '../../app/loan/event-store.js';
import type { Session } from '../database/session.js';
import type { LoanSeals } from '../sealing/loan-seals.js';
import { sealedText } from '../sealing/text-places.js';

const COLUMNS = [
  'loanId',
  'id',
  'command',
  'at',
  'clientId',
  'requestId',
  'effectiveDate',
  'fromState',
  'toState',
  'fromLien',
  'toLien',
  'repaymentId',
  'reason',
  'amounts',
  'changed',
] as const satisfies readonly (keyof LoanEvent)[];

const APPEND = `INSERT INTO "LoanEvent" (${COLUMNS.map((name) => `"${name}"`).join()}, "sequence")
  VALUES (${COLUMNS.map((_, place) => `$${place + 1}`).join()},
    (SELECT COALESCE(MAX("sequence"), 0) + 1 FROM "LoanEvent" WHERE "loanId" = $1))`;

export function eventStore(session: Session, seals: LoanSeals): EventStore {
  return {
    append: async (event) => {
      const { id, loanId } = event;
      const row = {
        ...event,
        reason: event.reason === null ? null : sealedText(await seals(loanId), 'LoanEvent.reason', id, event.reason),
        at: event.at.toISOString(),
        amounts: JSON.stringify(event.amounts),
        changed: event.changed?.join(),
      };
      await session.write({ text: APPEND, values: COLUMNS.map((name) => row[name] ?? null) });
    },
  };
}
