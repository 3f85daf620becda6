import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { inTurn } from '../../app/in-turns.js';
import type { LoanView } from '../../app/loan-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { GraphContext } from '../context.js';
import { Loan } from '../loan/loan.type.js';
import { JsonObjectScalar } from '../scalars.js';
import { selectedPaths } from '../selection.js';
import { LoanRecord } from './loan-record.type.js';
import { readPublicRecord } from './read-public-record.js';
import { findRecord } from './find-record.js';

@Resolver(() => Loan)
export class LoanRecordResolver {
  @FieldResolver(() => LoanRecord, {
    nullable: true,
    description: 'The full v2 record. Whole or not at all: it needs every class that it holds.',
  })
  async record(
    @Root() loan: LoanView,
    @Ctx() { loaders }: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LoanRecord> {
    return inTurn(await findRecord(loaders, loan, selectedPaths(info)));
  }

  @FieldResolver(() => JsonObjectScalar, {
    nullable: true,
    description: "What everyone may see of the v2 record, in the specification's own names and spellings.",
  })
  publicRecord(@Root() loan: LoanView, @Ctx() { loaders }: GraphContext): Promise<JsonObject> {
    return readPublicRecord(loaders, loan);
  }
}
