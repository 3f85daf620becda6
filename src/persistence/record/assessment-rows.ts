import { setImmediate as turn } from 'node:timers/promises';
import type { AssessmentParts } from '../../domain/record/split-members.js';
import type { Session } from '../database/session.js';
import { borrowerSeal } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { holderOf } from '../sealing/loan-seals.js';
import { addRows, type Row } from './insert-rows.js';
import { bureauRows, cashflowsRow, documentRows, partRow } from './record-rows.js';

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
  parts: AssessmentParts,
): Promise<boolean> {
  const holder = await holderOf(session, loanId);
  if (!holder?.dataKey) return false;
  const seal = borrowerSeal(ring, holder);
  for (const text of REMOVAL) await session.write({ text, values: [loanId] });
  const { excerpts, cashflowsCsv } = parts;
  // To seal megabytes takes its time, and to send them again.
  const insert = async (table: string, rows: () => readonly Row[]): Promise<void> => {
    await turn();
    const sealed = rows();
    await turn();
    await addRows(session, table, sealed);
  };
  await insert('RiskAssessment', () => [{ loanId, ...partRow('RiskAssessment', loanId, excerpts, seal) }]);
  await insert('Underwriting', () => [{ loanId, ...partRow('Underwriting', loanId, excerpts, seal) }]);
  await insert('Cashflows', () => (cashflowsCsv === null ? [] : [cashflowsRow(loanId, cashflowsCsv, seal)]));
  await insert('BureauFile', () => bureauRows(loanId, parts, seal));
  for (const { document, content } of documentRows(loanId, parts, seal)) {
    await insert('Document', () => [document()]);
    await insert('DocumentContent', () => [content()]);
  }
  return true;
}
