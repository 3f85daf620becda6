import type { AssessmentParts } from '../../domain/record/split-members.js';
import type { Prisma } from '../../generated/prisma/client.js';
import { borrowerSeal } from '../sealing/borrower-seal.js';
import type { KeyRing } from '../sealing/key-ring.js';
import { bureauRows, documentRows, partRow } from './record-rows.js';

/** Stores an assessment in the place of an earlier one. False when the borrower was erased: nobody could read it. */
export async function replaceAssessment(
  tx: Prisma.TransactionClient,
  ring: KeyRing,
  loanId: string,
  borrowerId: string,
  parts: AssessmentParts,
): Promise<boolean> {
  const holder = await tx.borrower.findUnique({ where: { id: borrowerId }, select: { id: true, dataKey: true } });
  if (!holder?.dataKey) return false;
  const seal = borrowerSeal(ring, holder);
  await removeAssessment(tx, loanId);
  const risk = partRow('RiskAssessment', loanId, parts.excerpts, seal);
  await tx.riskAssessment.createMany({ data: [{ loanId, ...risk } as Prisma.RiskAssessmentCreateManyInput] });
  const underwriting = partRow('Underwriting', loanId, parts.excerpts, seal);
  await tx.underwriting.createMany({ data: [{ loanId, ...underwriting } as Prisma.UnderwritingCreateManyInput] });
  if (parts.cashflowsCsv !== null) await tx.cashflows.createMany({ data: [{ loanId, csv: parts.cashflowsCsv }] });
  await tx.bureauFile.createMany({ data: bureauRows(loanId, parts, seal) });
  const documents = documentRows(loanId, parts, seal);
  await tx.document.createMany({ data: documents.map(({ document }) => document) });
  await tx.documentContent.createMany({ data: documents.map(({ content }) => content) });
  return true;
}

async function removeAssessment(tx: Prisma.TransactionClient, loanId: string): Promise<void> {
  const where = { where: { loanId } };
  await tx.riskAssessment.deleteMany(where);
  await tx.underwriting.deleteMany(where);
  await tx.cashflows.deleteMany(where);
  await tx.bureauFile.deleteMany(where);
  await tx.documentContent.deleteMany({ where: { document: { loanId } } });
  await tx.document.deleteMany(where);
}
