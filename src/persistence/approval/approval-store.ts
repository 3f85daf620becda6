import type { ApprovalRequest, ApprovalStore, ApprovalView } from '../../app/ports/approval-stores.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { ApprovableCommand } from '../../domain/adjustment/adjustment-command.js';
import type { ApprovalRequest as StoredApproval } from '../../generated/prisma/client.js';
import type { Session } from '../database/session.js';
import { insertion } from '../database/statement.js';
import { sealedText, textPlace, type LoanSeals } from '../sealing/loan-seals.js';

/** A request without its texts, as it is read: its amount as text. */
export type ApprovalFacts = Omit<StoredApproval, 'input' | 'reason' | 'amount'> & { readonly amount: string };

export const APPROVAL_COLUMNS = [
  'id',
  'loanId',
  'command',
  'amount',
  'state',
  'requestedBy',
  'requestedAt',
  'decidedBy',
  'decidedAt',
] as const satisfies readonly (keyof ApprovalFacts)[];

export const shownApproval = (alias: string, name: string): string =>
  `"${alias}"."${name}"${name === 'amount' ? '::text' : ''}`;

const BY_ID = `SELECT ${APPROVAL_COLUMNS.map((name) => shownApproval('ApprovalRequest', name)).join()}, "input"
  FROM "ApprovalRequest" WHERE "id" = $1`;
const DECIDE = `UPDATE "ApprovalRequest" SET "state" = $2::"ApprovalState", "decidedBy" = $3, "decidedAt" = $4, "reason" = $5
  WHERE "id" = $1 AND "state" = 'PENDING'`;
const LOAN_OF = `SELECT "loanId" FROM "ApprovalRequest" WHERE "id" = $1`;

export function approvalStore(session: Session, seals: LoanSeals): ApprovalStore {
  return {
    byId: async (id): Promise<ApprovalRequest | undefined> => {
      const [row] = await session.read<ApprovalFacts & Pick<StoredApproval, 'input'>>({ text: BY_ID, values: [id] });
      if (!row) return undefined;
      const { input: sealed, ...facts } = row;
      const seal = sealed && (await seals(row.loanId));
      const opened = seal ? seal.open(sealed, textPlace('ApprovalRequest.input', id)) : null;
      return { ...approvalOf(facts), input: opened && (JSON.parse(opened.toString()) as JsonObject) };
    },
    insert: async ({ input, ...request }) => {
      const text = JSON.stringify(input);
      const sealed = sealedText(await seals(request.loanId), 'ApprovalRequest.input', request.id, text);
      if (sealed) await session.write(insertion('ApprovalRequest', [{ ...request, input: sealed }]));
      return sealed !== null;
    },
    decide: async (id, state, { decidedBy, decidedAt, reason }) => {
      const [row] = reason === undefined ? [] : await session.read<{ loanId: string }>({ text: LOAN_OF, values: [id] });
      const sealed = row ? sealedText(await seals(row.loanId), 'ApprovalRequest.reason', id, reason) : null;
      await session.write({ text: DECIDE, values: [id, state, decidedBy, decidedAt, sealed] });
    },
  };
}

export const approvalOf = ({ command, requestedAt, decidedAt, ...row }: ApprovalFacts): ApprovalView => ({
  ...row,
  command: command as ApprovableCommand,
  requestedAt: requestedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
