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
import { CACHE_BOUNDS } from '../../platform/runtime/cache-bounds.js';
import { covers, type Portfolio, type Viewer } from '../../domain/access/viewer.js';
import { getOrCreate } from '../../platform/runtime/get-or-create.js';
import { operationNameOf } from '../../platform/executor/operation.js';
import type { OperationLog, SentOperation } from '../../platform/request/context.js';

/** The cost of an operation, for any caller. */
export interface FieldsAsked {
  readonly documentId: string;
  readonly operation: string;
  readonly fields: readonly string[];
  readonly deprecatedFields: readonly string[];
}

/** One operation of one client, and how often it was sent to this process. */
export interface SchemaUse extends FieldsAsked {
  readonly clientId: string;
  readonly clientName: string;
  readonly firstAt: Date;
  lastAt: Date;
  count: number;
  /** Undefined where many people with loans of their own use the application. */
  readonly portfolio: Portfolio | undefined;
}

export interface SchemaUsage extends OperationLog {
  note(schema: GraphQLSchema, document: DocumentNode, sent: SentOperation, viewer: Viewer): void;
  /** Those of clients whose loans are all in a portfolio. */
  list(portfolio: Portfolio): readonly SchemaUse[];
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
      const what = getOrCreate(asked, sent, () => askedBy(schema, document, sent));
      // A client and the people who use it are separate: they may see different loans.
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
        const coordinate = getOrCreate(coordinates, name, () => name);
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
