import type { AllocationView, Repayment, RepaymentStore, RepaymentView } from '../loan/repayment.js';
import { Prisma, type Repayment as StoredRepayment } from '../../generated/prisma/client.js';
import { insertion } from '../../platform/postgres/statement.js';
import type { Session } from '../../platform/postgres/database.js';
import { blindDigest } from '../loan/blind-index.js';
import { type LoanSeals, sealedText, textPlace } from '../loan/loan-seals.js';
import { pendingPayment, type PendingFacts } from '../loan/pending-payment.js';

type Texts = 'externalReference' | 'referenceDigest' | 'reason' | 'clearReference' | 'clearReason';

/** A repayment without its texts, which are sealed. */
type RepaymentRow = Omit<StoredRepayment, Texts>;

const TEXTS: readonly string[] = [
  'externalReference',
  'referenceDigest',
  'reason',
  'clearReference',
  'clearReason',
] satisfies Texts[];

export const REPAYMENT_COLUMNS = Object.keys(Prisma.RepaymentScalarFieldEnum).filter((name) => !TEXTS.includes(name));

/** A repayment as it is read: its amount and day as text. */
type Days = Pick<Repayment, 'effectiveDate' | 'expiresOn'>;
type RepaymentFacts = Omit<RepaymentRow, 'amount' | keyof Days> & Pick<Repayment, 'amount'> & Days;

type SealedTexts = Pick<StoredRepayment, 'externalReference' | 'reason'>;

const BY_ID = `SELECT "id", "loanId", "state", "amount"::text, "effectiveDate"::text, "method", "nature", "externalReference", "instruction",
    "clientId", "reason", "preview", "initiatedAt", "submittedAt", "acknowledgedAt", "reversedAt", "cancelledAt", "sentAt",
    "expiresOn"::text
  FROM "Repayment" WHERE "id" = $1`;
/** OFFSET keeps it to the loan's own: of a table that was empty a moment ago, the planner would look through all that are submitted. */
export const PENDING = `SELECT "amount"::text, "effectiveDate"::text AS "effectiveOn", "instruction", "nature", "expiresOn"::text
  FROM (SELECT * FROM "Repayment" WHERE "loanId" = $1 OFFSET 0) AS "ofLoan"
  WHERE "state" = 'SUBMITTED' AND ("expiresOn" IS NULL OR "expiresOn" >= $2::date) AND "id" <> $3
  ORDER BY "effectiveDate", "submittedAt", "id"`;
const COUNT_INITIATED = `SELECT count(*)::int AS "count" FROM "Repayment"
  WHERE "loanId" = $1 AND "state" = 'INITIATED' AND "clientId" = $2`;
const LOCK_REFERENCE = `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text`;
const BY_REFERENCE = `SELECT "id" FROM "Repayment" WHERE "referenceDigest" = $1 AND ("clientId" = $2 OR "loanId" = $3)
  AND "state" <> 'CANCELLED' LIMIT 1`;

export function repaymentStore(session: Session, seals: LoanSeals, blindIndexKey: Uint8Array): RepaymentStore {
  /** References are free text and sealed: by this they are found, and told whether a client has used one before. */
  const referenceDigest = (externalReference: string) =>
    blindDigest(blindIndexKey, ['PAYMENT_REFERENCE', externalReference]);

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
      referenceDigest: externalReference === null || !seal ? null : referenceDigest(externalReference),
      reason: sealedText(seal, 'Repayment.reason', id, reason),
    };
  }

  return {
    byId: async (id) => {
      const [row] = await session.read<RepaymentFacts & SealedTexts>({ text: BY_ID, values: [id] });
      if (!row) return undefined;
      const { externalReference, reason, ...facts } = row;
      return { ...repaymentOf(facts), ...(await textsOf({ id, loanId: row.loanId, externalReference, reason })) };
    },
    countInitiated: async (loanId, clientId) => {
      const [row] = await session.read<{ count: number }>({ text: COUNT_INITIATED, values: [loanId, clientId] });
      return row?.count ?? 0;
    },
    pending: async (loanId, on, except = '') => {
      const rows = await session.read<PendingFacts>({ text: PENDING, values: [loanId, on, except] });
      return rows.map(pendingPayment);
    },
    byReference: async (loanId, clientId, externalReference) => {
      const digest = referenceDigest(externalReference);
      await session.read({ text: LOCK_REFERENCE, values: [`${Buffer.from(digest).toString('hex')} ${clientId}`] });
      const [row] = await session.read<{ id: string }>({ text: BY_REFERENCE, values: [digest, clientId, loanId] });
      return row?.id;
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

export const repaymentOf = (row: RepaymentFacts): RepaymentView => ({
  ...row,
  preview: row.preview as AllocationView | null,
  initiatedAt: row.initiatedAt.toISOString(),
  submittedAt: text(row.submittedAt),
  acknowledgedAt: text(row.acknowledgedAt),
  reversedAt: text(row.reversedAt),
  cancelledAt: text(row.cancelledAt),
  sentAt: text(row.sentAt),
});
