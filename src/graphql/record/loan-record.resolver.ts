import { Resolver } from 'type-graphql';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { loanColumns } from '../../app/record/read-records.js';
import type { JsonPart } from '../../domain/record/field.js';
import { publicRecord } from '../../domain/record/join-record.js';
import type { JsonObject } from '../../domain/record/json.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { isGranted } from '../guard/access.js';
import { BatchField } from '../execution/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import { JsonObjectScalar } from '../shared/scalars.js';
import type { Selection } from '../execution/selection.js';
import { LoanRecord, readRecords } from './read-record.js';

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

@Resolver(() => Loan)
export class LoanRecordResolver {
  @BatchField(() => LoanRecord, {
    description: 'The full v2 record. Whole or not at all: it needs every class that it holds.',
  })
  record(loans: readonly LoanView[], _args: object, { loaders }: GraphContext, selection: Selection) {
    return readRecords(loaders, loans, selection.paths());
  }

  @BatchField(() => JsonObjectScalar, {
    description:
      "What everyone may see of the v2 record, in the specification's own names and spellings; with forecasts for who may see them.",
  })
  publicRecord(loans: readonly LoanView[], _args: object, context: GraphContext) {
    return Promise.all(loans.map((loan) => readPublicRecord(context, loan)));
  }
}
