import { Resolver } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { GraphContext } from '../context.js';
import { BatchField } from '../execution/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import { JsonObjectScalar } from '../scalars.js';
import type { Selection } from '../selection.js';
import { LoanRecord } from './loan-record.type.js';
import { readPublicRecord } from './read-public-record.js';
import { readRecords } from './read-record.js';

@Resolver(() => Loan)
export class LoanRecordResolver {
  @BatchField(() => LoanRecord, {
    nullable: true,
    description: 'The full v2 record. Whole or not at all: it needs every class that it holds.',
  })
  record(loans: readonly LoanView[], _args: object, { loaders }: GraphContext, selection: Selection) {
    return readRecords(loaders, loans, selection.paths());
  }

  @BatchField(() => JsonObjectScalar, {
    nullable: true,
    description:
      "What everyone may see of the v2 record, in the specification's own names and spellings; with forecasts for who may see them.",
  })
  publicRecord(loans: readonly LoanView[], _args: object, context: GraphContext) {
    return Promise.all(loans.map((loan) => readPublicRecord(context, loan)));
  }
}
