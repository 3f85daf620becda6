import type { LoanView } from '../../app/loan-reader.js';
import { loanColumns } from '../../app/read-records.js';
import type { JsonPart } from '../../domain/record/field.js';
import { publicRecord } from '../../domain/record/join-record.js';
import type { JsonObject } from '../../domain/record/json.js';
import { viewerOf, type GraphContext } from '../context.js';
import { isGranted } from '../guard/access.js';

const PUBLIC_PARTS: ReadonlySet<JsonPart> = new Set(['application.public']);

/** The PUBLIC class in the specification's shape, with forecasts for those who may see them; nothing else is read for it. */
export async function readPublicRecord(context: GraphContext, loan: LoanView): Promise<JsonObject> {
  const { loaders } = context;
  const withMarket = isGranted('MARKET', viewerOf(context).scopes);
  const [excerpts = {}, cashflowsCsv = null] = await Promise.all([
    loaders.excerpts(PUBLIC_PARTS).load(loan.id),
    withMarket ? loaders.cashflows.load(loan.id) : undefined,
  ]);
  return publicRecord({ loan: loanColumns(loan), excerpts, cashflowsCsv }, withMarket);
}
