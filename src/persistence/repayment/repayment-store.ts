import type { AllocationView, Repayment, RepaymentStore, RepaymentView } from '../../app/repayment/repayment-store.js';
import { Prisma, type Repayment as StoredRepayment } from '../../generated/prisma/client.js';
import { insertion } from '../database/insertion.js';
import type { Session } from '../database/session.js';
import { day } from '../day.js';
import type { LoanSeals } from '../sealing/loan-seals.js';
import { sealedText, textPlace } from '../sealing/text-places.js';

type Texts = 'externalReference' | 'reason' | 'clearReference' | 'clearReason';

/** A repayment without its texts, which are sealed. */
export type RepaymentRow = Omit<StoredRepayment, Texts>;

const TEXTS: readonly string[] = ['externalReference', 'reason', 'clearReference', 'clearReason'] satisfies Texts[];

export const REPAYMENT_COLUMNS = Object.keys(Prisma.RepaymentScalarFieldEnum).filter((name) => !TEXTS.includes(name));

/** A repayment as it is read: its amount and day as text. */
type RepaymentFacts = Omit<RepaymentRow, 'amount' | 'effectiveDate'> & Pick<Repayment, 'amount' | 'effectiveDate'>;

type SealedTexts = Pick<StoredRepayment, 'externalReference' | 'reason'>;

const BY_ID = `SELECT "id", "loanId", "state", "amount"::text, "effectiveDate"::text, "method", "externalReference", "reason", "preview",
    "initiatedAt", "submittedAt", "acknowledgedAt", "reversedAt", "cancelledAt"
  FROM "Repayment" WHERE "id" = $1`;

export function repaymentStore(session: Session, seals: LoanSeals): RepaymentStore {
  async function textsOf({ id, loanId, ...sealed }: Pick<Repayment, 'id' | 'loanId'> & SealedTexts) {
    const seal = sealed.externalReference || sealed.reason ? await seals(loanId) : undefined;
    const open = (name: keyof SealedTexts) =>
      seal?.open(sealed[name], textPlace(`Repayment.${name}`, id))?.toString() ?? null;
    return { externalReference: open('externalReference'), reason: open('reason') };
  }

  async function rowOf(repayment: Repayment) {
    const { id, loanId, externalReference, reason, preview } = repayment;
    const seal = externalReference !== null || reason !== null ? await seals(loanId) : undefined;
    return {
      ...repayment,
      preview: preview && JSON.stringify(preview),
      externalReference: sealedText(seal, 'Repayment.externalReference', id, externalReference),
      reason: sealedText(seal, 'Repayment.reason', id, reason),
    };
  }

  return {
    byId: async (id) => {
      const [row] = await session.read<RepaymentFacts & SealedTexts>({ text: BY_ID, values: [id] });
      if (!row) return undefined;
      const { externalReference, reason, ...facts } = row;
      return { ...fromFacts(facts), ...(await textsOf({ id, loanId: row.loanId, externalReference, reason })) };
    },
    insert: async (repayment) => session.write(insertion('Repayment', [await rowOf(repayment)])),
    update: async (repayment) => {
      const { id, ...row } = await rowOf(repayment);
      const assigned = Object.keys(row).map((name, place) => `"${name}" = $${place + 2}`);
      return session.write({
        text: `UPDATE "Repayment" SET ${assigned.join()} WHERE "id" = $1`,
        values: [id, ...Object.values(row)],
      });
    },
  };
}

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

const fromFacts = (row: RepaymentFacts): RepaymentView => ({
  ...row,
  preview: row.preview as AllocationView | null,
  initiatedAt: row.initiatedAt.toISOString(),
  submittedAt: text(row.submittedAt),
  acknowledgedAt: text(row.acknowledgedAt),
  reversedAt: text(row.reversedAt),
  cancelledAt: text(row.cancelledAt),
});

export const repaymentOf = (row: RepaymentRow): RepaymentView =>
  fromFacts({
    ...row,
    amount: row.amount?.toFixed(2) ?? null,
    effectiveDate: row.effectiveDate && day(row.effectiveDate),
  });
