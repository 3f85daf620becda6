import type { Viewer } from '../domain/access/viewer.js';
import { textFault } from '../domain/record/storable-text.js';
import { invalidInput, refuse, success, type Result } from '../domain/refusal.js';
import { borrowerSubject } from './audit/subject.js';
import { once } from './once.js';
import type { Clock, AdministrationStores, UnitOfWork } from './ports.js';

export interface Erasure {
  readonly borrowerId: string;
  readonly reason: string;
}

export interface BorrowerErasure {
  readonly borrowerId: string;
  readonly erasedAt: Date;
}

const LONGEST_REASON = 200;

/**
 * Erasing reaches every loan of the borrower, so a client bound to a portfolio may only do it when all of them are in it.
 * Nothing is undone by doing it twice. The audit entry and the erasure stand or fall together.
 */
export function eraseBorrower({ unitOfWork, clock }: { unitOfWork: UnitOfWork<AdministrationStores>; clock: Clock }) {
  return async (
    viewer: Viewer,
    { idempotencyKey, requestId }: { idempotencyKey: string; requestId: string },
    { borrowerId, reason }: Erasure,
  ): Promise<Result<BorrowerErasure>> => {
    const why = reason.trim();
    const result = await once(
      unitOfWork,
      {
        scope: { clientId: viewer.clientId, operation: 'eraseBorrower', key: idempotencyKey },
        input: { borrowerId, reason },
      },
      async (stores) => {
        if (why.length === 0 || why.length > LONGEST_REASON || textFault(why))
          return invalidInput([{ field: 'reason', reason: `must have 1 to ${LONGEST_REASON} characters` }]);
        const borrower = await stores.borrowers.lock(borrowerId, viewer.portfolio);
        if (!borrower) return refuse('NOT_FOUND', 'There is no such borrower');
        const erasedAt = borrower.erasedAt ?? clock.now();
        if (!borrower.erasedAt) await erase(stores, viewer, { borrowerId, erasedAt, requestId, reason: why });
        return success({ borrowerId, erasedAt: erasedAt.toISOString() });
      },
    );
    return result.ok ? success({ borrowerId, erasedAt: new Date(result.value.erasedAt) }) : result;
  };
}

async function erase(
  { borrowers, audit }: AdministrationStores,
  { clientId, name }: Viewer,
  { borrowerId, erasedAt, requestId, reason }: BorrowerErasure & { requestId: string; reason: string },
): Promise<void> {
  await borrowers.erase(borrowerId, erasedAt);
  await audit.append({
    at: erasedAt,
    clientId,
    clientName: name,
    operation: 'eraseBorrower',
    requestId,
    subjects: [borrowerSubject(borrowerId)],
    classes: [],
    fields: [],
    reason,
  });
}
