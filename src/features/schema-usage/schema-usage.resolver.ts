import { Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import {
  listConnectionOf,
  Paged,
  pageOfList,
  PageArguments,
  wholeList,
} from '../../platform/connection/connection.type.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { DateTimeScalar } from '../../platform/scalars/scalars.js';

@ObjectType('SchemaUse', {
  simpleResolvers: true,
  description: 'An operation that a client sends, with the fields it selects.',
})
export class SchemaUseType {
  @Field(() => ID, { description: 'ID of the client, or `application:NAME` from the identity provider.' })
  clientId: string;

  @Field(() => String, { description: 'Name of the client.' })
  clientName: string;

  @Field(() => String, { description: 'Name of the operation.' })
  operation: string;

  @Field(() => ID, { description: 'SHA-256 of the document as graphql-js prints it, so whitespace doesn’t matter.' })
  documentId: string;

  @Field(() => [String], { description: 'Selected fields, such as `Loan.grade`.' })
  fields: readonly string[];

  @Field(() => [String], { description: 'Selected fields that are deprecated.' })
  deprecatedFields: readonly string[];

  @Field(() => Int, { description: 'Number of times this process received it.' })
  count: number;

  @Field(() => DateTimeScalar, { description: 'Time this process first received it.' })
  firstAt: Date;

  @Field(() => DateTimeScalar, { description: 'Time this process last received it.' })
  lastAt: Date;
}

export const SchemaUseConnection = listConnectionOf('SchemaUse', () => SchemaUseType);

@ArgsType()
class SchemaUsageArguments extends PageArguments {
  @Field(() => String, { nullable: true, description: 'Only operations that select this field, such as `Loan.grade`.' })
  field?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only operations of this client.' })
  clientId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to list only operations that select a deprecated field.',
  })
  deprecated?: boolean | null;
}

const ORDER = wholeList('schemaUsage');

@Resolver()
export class SchemaUsageResolver {
  @Paged(() => ORDER)
  @Query(() => SchemaUseConnection, {
    description: 'Operations by client with the fields they select, counted by this process since its start.',
  })
  schemaUsage(@Args(() => SchemaUsageArguments) args: SchemaUsageArguments, @Ctx() context: GraphContext) {
    const { field, clientId, deprecated } = args;
    const uses = context.services.usage
      .list(viewerOf(context).portfolio)
      .filter((use) => field == null || use.fields.includes(field))
      .filter((use) => clientId == null || use.clientId === clientId)
      .filter((use) => deprecated !== true || use.deprecatedFields.length > 0);
    return pageOfList<SchemaUseType>(ORDER, uses, args);
  }
}
