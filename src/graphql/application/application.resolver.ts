import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { LoanView } from '../../app/loan-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { GraphContext } from '../context.js';
import { Loan } from '../loan/loan.type.js';
import { selectedPaths } from '../selection.js';
import { Application } from './application.type.js';
import { readApplication } from './read-application.js';

@Resolver(() => Loan)
export class LoanApplicationResolver {
  @FieldResolver(() => Application, { nullable: true, description: 'What was applied for.' })
  application(
    @Root() { id }: LoanView,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<JsonObject> {
    return readApplication(context, id, selectedPaths(info));
  }
}
