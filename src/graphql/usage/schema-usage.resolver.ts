import { hash } from 'node:crypto';
import {
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import { covers } from '../../domain/access/viewer.js';
import { obtain } from '../../domain/obtain.js';
import { listConnectionOf, pageOfList, PageArguments } from '../connection/connection.type.js';
import { operationNameOf } from '../execution/operation.js';
import {
  viewerOf,
  type GraphContext,
  type FieldsAsked,
  type SchemaUsage,
  type SchemaUse,
  type SentOperation,
} from '../request/context.js';
import { DateTimeScalar } from '../shared/scalars.js';

@ObjectType('SchemaUse', {
  simpleResolvers: true,
  description: 'An operation that a client sends, and what it asks for.',
})
class SchemaUseType {
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

const SchemaUseConnection = listConnectionOf('SchemaUse', () => SchemaUseType);

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

/**
 * Which client asks for which field, by which operation. What an operation asks for is found out once; a request after that
 * costs one look-up. What was not sent for longest is forgotten first.
 */
export function schemaUsage(now: () => Date): SchemaUsage {
  const asked = new WeakMap<SentOperation, FieldsAsked>();
  const uses = new LRUCache<string, SchemaUse>({
    maxSize: CACHE_BOUNDS.schemaUsage.fields,
    sizeCalculation: ({ fields }) => fields.length + PLACE,
  });
  return {
    note: (schema, document, sent, { clientId, name, personId, portfolio }) => {
      const what = obtain(asked, sent, () => askedBy(schema, document, sent));
      // A client by itself and people who use it are told apart: they need not see the same loans.
      const key = `${clientId} ${personId === undefined ? 'itself' : 'people'} ${what.documentId} ${what.operation}`;
      const use = uses.get(key);
      if (use) {
        use.count = Math.min(use.count + 1, MOST);
        use.lastAt = now();
        return;
      }
      const at = now();
      const seen = { clientId, clientName: name, firstAt: at, lastAt: at, count: 1 };
      uses.set(key, { ...what, ...seen, portfolio: personId === undefined ? portfolio : undefined });
    },
    list: (portfolio) =>
      [...uses.entries()]
        .filter(([, use]) => (use.portfolio ? covers(portfolio, use.portfolio) : portfolio.kind === 'ALL'))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, use]) => use),
  };
}

/** The graph's Int ends there. */
const MOST = 2 ** 31 - 1;
/** What an entry takes beside its fields, in fields. */
const PLACE = 50;

/** Coordinates are few and asked for again and again: one text for each. */
const coordinates = new Map<string, string>();

function askedBy(schema: GraphQLSchema, document: DocumentNode, sent: SentOperation): FieldsAsked {
  const fields = new Set<string>();
  const deprecated = new Set<string>();
  const types = new TypeInfo(schema);
  const { operation, fragments } = sent;
  visit(
    { kind: Kind.DOCUMENT, definitions: reachedFrom({ operation, fragments }) } satisfies DocumentNode,
    visitWithTypeInfo(types, {
      Field: () => {
        const [type, field] = [types.getParentType(), types.getFieldDef()];
        if (!type || !field || field.name.startsWith('__')) return;
        const name = `${type.name}.${field.name}`;
        const coordinate = obtain(coordinates, name, () => name);
        fields.add(coordinate);
        if (field.deprecationReason != null) deprecated.add(coordinate);
      },
    }),
  );
  return {
    documentId: hash('sha256', print(document)),
    // A piece of the document would keep the whole of it.
    operation: Buffer.from(operationNameOf(sent)).toString(),
    fields: [...fields].sort(),
    deprecatedFields: [...deprecated].sort(),
  };
}

/** The operation and the fragments that it spreads, however far; a document may hold more of them. */
function reachedFrom({ operation, fragments }: SentOperation) {
  const reached = new Set<OperationDefinitionNode | FragmentDefinitionNode>([operation]);
  for (const definition of reached)
    visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments[name.value];
        if (fragment) reached.add(fragment);
      },
    });
  return [...reached];
}
