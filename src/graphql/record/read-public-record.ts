import type { LoanView } from '../../app/loan-reader.js';
import { loanColumns } from '../../app/read-records.js';
import type { JsonPart } from '../../domain/record/field.js';
import { publicRecord } from '../../domain/record/join-record.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { Loaders } from '../loaders.js';

const PUBLIC_PARTS: ReadonlySet<JsonPart> = new Set(['application.public']);

/** The PUBLIC class in the specification's shape; nothing else is read for it. */
export async function readPublicRecord(loaders: Loaders, loan: LoanView): Promise<JsonObject> {
  const [excerpts = {}, cashflowsCsv = null] = await Promise.all([
    loaders.excerpts(PUBLIC_PARTS).load(loan.id),
    loaders.cashflows.load(loan.id),
  ]);
  return publicRecord({ loan: loanColumns(loan), excerpts, cashflowsCsv });
}
