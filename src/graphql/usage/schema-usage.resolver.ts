import { Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { listConnectionOf, pageOfList, PageArguments } from '../connection/connection.type.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { DateTimeScalar } from '../shared/scalars.js';

@ObjectType('SchemaUse', {
  simpleResolvers: true,
  description: 'An operation that a client sends, and what it asks for.',
})
export class SchemaUseType {
  @Field(() => ID, { description: 'Id of the client, or `application:NAME` of the identity provider.' })
  clientId: string;

  @Field(() => String, { description: 'What people call it.' })
  clientName: string;

  @Field(() => String, { description: 'Name of the operation.' })
  operation: string;

  @Field(() => ID, { description: 'SHA-256 of the document as graphql-js prints it, so that blanks do not count.' })
  documentId: string;

  @Field(() => [String], { description: 'The fields that it asks for, such as `Loan.grade`.' })
  fields: readonly string[];

  @Field(() => [String], { description: 'Those of them that are deprecated.' })
  deprecatedFields: readonly string[];

  @Field(() => Int, { description: 'How often it was sent to this process.' })
  count: number;

  @Field(() => DateTimeScalar, { description: 'When it was first sent to this process.' })
  firstAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last sent to this process.' })
  lastAt: Date;
}

export const SchemaUseConnection = listConnectionOf('SchemaUse', () => SchemaUseType);

@ArgsType()
class SchemaUsageArguments extends PageArguments {
  @Field(() => String, { nullable: true, description: 'Only what asks for this field, such as `Loan.grade`.' })
  field?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only by this client.' })
  clientId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only what asks for a field that is deprecated.' })
  deprecated?: boolean | null;
}

@Resolver()
export class SchemaUsageResolver {
  @Query(() => SchemaUseConnection, {
    description: 'Which client asks for which fields by which operation, as this process has counted since its start.',
  })
  schemaUsage(@Args(() => SchemaUsageArguments) args: SchemaUsageArguments, @Ctx() context: GraphContext) {
    const { field, clientId, deprecated } = args;
    const uses = context.services.usage
      .list(viewerOf(context).portfolio)
      .filter((use) => field == null || use.fields.includes(field))
      .filter((use) => clientId == null || use.clientId === clientId)
      .filter((use) => deprecated !== true || use.deprecatedFields.length > 0);
    return pageOfList<SchemaUseType>('schemaUsage', uses, args);
  }
}
