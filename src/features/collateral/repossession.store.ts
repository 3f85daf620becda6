import { businessDate } from '../../domain/calendar.js';
import { type RepossessionCase, type SaleExplanation, type SaleKind } from '../../domain/collateral/repossession.js';
import type { Session } from '../../platform/postgres/database.js';
import { insertion } from '../../platform/postgres/statement.js';
import { sealedText, type LoanSeals } from '../loan/loan-seals.js';

/** Cases of repossession as commands see them. The caller holds the loan's lock. */
export interface RepossessionStore {
  /** The one that is not over. */
  open(loanId: string): Promise<RepossessionCase | undefined>;
  insert(opened: RepossessionCase, loanId: string, personalProperty: string | null, at: Date): Promise<void>;
  /** The text replaces one that was recorded before. */
  update(changed: RepossessionCase, loanId: string, personalProperty: string | null): Promise<void>;
  /** Notes how the collateral was sold. */
  sell(sold: RepossessionCase, explanation: SaleExplanation): Promise<void>;
}

const DAYS = [
  'cureNoticeOn',
  'cureBy',
  'repossessedOn',
  'saleNoticeOn',
  'earliestSaleOn',
  'redeemedOn',
  'soldOn',
] as const satisfies readonly (keyof RepossessionCase)[];

interface CaseRow extends Readonly<Record<(typeof DAYS)[number], string | null>> {
  readonly id: string;
  readonly isVoluntary: boolean | null;
  readonly saleKind: SaleKind | null;
}

const OPEN = `SELECT "id", "isVoluntary", "saleKind", ${DAYS.map((name) => `"${name}"::text`).join()}
  FROM "Repossession" WHERE "loanId" = $1 AND "redeemedOn" IS NULL AND "soldOn" IS NULL`;
const UPDATE = `UPDATE "Repossession" SET "isVoluntary" = $2, "saleKind" = $3::"SaleKind",
  ${DAYS.map((name, place) => `"${name}" = $${place + 4}::date`).join()} WHERE "id" = $1`;
const FOUND = `UPDATE "Repossession" SET "personalProperty" = $2 WHERE "id" = $1`;
const SELL = `UPDATE "Repossession" SET "debt" = $2, "grossPrice" = $3, "expenses" = $4, "deficiency" = $5, "surplus" = $6,
  "productRefunds" = $7, "interestRebate" = $8 WHERE "id" = $1`;

const EXPLAINED = [
  'debt',
  'grossPrice',
  'expenses',
  'deficiency',
  'surplus',
  'productRefunds',
  'interestRebate',
] as const satisfies readonly (keyof SaleExplanation)[];

const dayOf = (text: string | null) => (text === null ? null : businessDate(text));

const caseOf = (row: CaseRow): RepossessionCase => ({
  id: row.id,
  isVoluntary: row.isVoluntary,
  saleKind: row.saleKind,
  cureNoticeOn: dayOf(row.cureNoticeOn),
  cureBy: dayOf(row.cureBy),
  repossessedOn: dayOf(row.repossessedOn),
  saleNoticeOn: dayOf(row.saleNoticeOn),
  earliestSaleOn: dayOf(row.earliestSaleOn),
  redeemedOn: dayOf(row.redeemedOn),
  soldOn: dayOf(row.soldOn),
});

export function repossessionStore(session: Session, seals: LoanSeals): RepossessionStore {
  const sealed = async (loanId: string, id: string, text: string | null) =>
    sealedText(await seals(loanId), 'Repossession.personalProperty', id, text);
  const update = ({ id, isVoluntary, saleKind, ...days }: RepossessionCase) =>
    session.write({ text: UPDATE, values: [id, isVoluntary, saleKind, ...DAYS.map((name) => days[name])] });
  return {
    open: async (loanId) => {
      const [row] = await session.read<CaseRow>({ text: OPEN, values: [loanId] });
      return row && caseOf(row);
    },
    insert: async (opened, loanId, text, recordedAt) => {
      const personalProperty = await sealed(loanId, opened.id, text);
      await session.write(insertion('Repossession', [{ ...opened, loanId, personalProperty, recordedAt }]));
    },
    update: async (changed, loanId, text) => {
      await update(changed);
      if (text !== null)
        await session.write({ text: FOUND, values: [changed.id, await sealed(loanId, changed.id, text)] });
    },
    sell: async (sold, explanation) => {
      const amounts = EXPLAINED.map((name) => explanation[name].toFixed(2));
      await update(sold);
      await session.write({ text: SELL, values: [sold.id, ...amounts] });
    },
  };
}
