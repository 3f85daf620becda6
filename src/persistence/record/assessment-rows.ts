import type { AssessmentParts } from '../../domain/record/split-members.js';
import type { Session } from '../database/session.js';
import { borrowerSeal, type KeyHolder } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { insertRows, type Row } from './insert-rows.js';
import { bureauRows, documentRows, partRow } from './record-rows.js';

const HOLDER = `SELECT "id", "dataKey" FROM "Borrower" WHERE "id" = $1`;

const REMOVAL = [
  `DELETE FROM "DocumentContent" USING "Document" WHERE "Document"."id" = "documentId" AND "loanId" = $1`,
  ...['RiskAssessment', 'Underwriting', 'Cashflows', 'BureauFile', 'Document'].map(
    (table) => `DELETE FROM "${table}" WHERE "loanId" = $1`,
  ),
];

/** Stores an assessment in the place of an earlier one. False when the borrower was erased: nobody could read it. */
export async function replaceAssessment(
  session: Session,
  ring: KeyRing,
  loanId: string,
  borrowerId: string,
  parts: AssessmentParts,
): Promise<boolean> {
  const [holder] = await session.read<KeyHolder>({ text: HOLDER, values: [borrowerId] });
  if (!holder?.dataKey) return false;
  const seal = borrowerSeal(ring, holder);
  for (const text of REMOVAL) await session.write({ text, values: [loanId] });
  const { excerpts, cashflowsCsv } = parts;
  const documents = documentRows(loanId, parts, seal);
  const rows: readonly (readonly [table: string, rows: readonly Row[]])[] = [
    ['RiskAssessment', [{ loanId, ...partRow('RiskAssessment', loanId, excerpts, seal) }]],
    ['Underwriting', [{ loanId, ...partRow('Underwriting', loanId, excerpts, seal) }]],
    ['Cashflows', cashflowsCsv === null ? [] : [{ loanId, csv: cashflowsCsv }]],
    ['BureauFile', bureauRows(loanId, parts, seal)],
    ['Document', documents.map(({ document }) => document)],
    ['DocumentContent', documents.map(({ content }) => content)],
  ];
  for (const [table, added] of rows) await insertRows(session, table, added);
  return true;
}
