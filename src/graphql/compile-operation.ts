import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { GraphContext } from './context.js';
import type { Answer, Operation } from './operation.js';
import { obtain } from './obtain.js';

/** Runs a query that was compiled; undefined when it is to be carried out the ordinary way. */
export type RunCompiled = (
  schema: GraphQLSchema,
  operation: Operation,
  context: GraphContext,
) => Promise<Answer> | Answer | undefined;

/** Compiling costs more than running once, so a document is compiled when it comes again. */
const COMPILED_FROM = 2;

/** A field costs tenths of a millisecond to compile, during which nobody else is answered. */
const MOST_FIELDS = 120;

interface Known {
  uses: number;
  compiled?: CompiledQuery['query'] | undefined;
}

/**
 * Queries that come again, compiled to code once for each schema and document: the same resolvers, without graphql-js
 * looking at every field of every row. Documents are parsed once and reused, and so known by identity.
 */
export function compiledOperations(compiledFrom = COMPILED_FROM): RunCompiled {
  const bySchema = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Map<string | undefined, Known>>>();

  const knownOf = (schema: GraphQLSchema, { document, operationName }: Operation): Known => {
    const byDocument = obtain(bySchema, schema, () => new WeakMap<DocumentNode, Map<string | undefined, Known>>());
    const byName = obtain(byDocument, document, () => new Map<string | undefined, Known>());
    return obtain(byName, operationName, () => ({ uses: 0 }));
  };

  return (schema, operation, context) => {
    const known = knownOf(schema, operation);
    known.uses += 1;
    if (known.uses === compiledFrom) known.compiled = compile(schema, operation);
    if (!known.compiled || !hasGoodVariables(schema, operation)) return undefined;
    const answer = known.compiled(undefined, context, operation.variables ?? {});
    return answer instanceof Promise ? answer.then(withPlainErrors) : withPlainErrors(answer);
  };
}

function compile(schema: GraphQLSchema, { document, operationName }: Operation): Known['compiled'] {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) return undefined;
  if (fieldsIn(operation.selectionSet, fragmentsOf(document)) > MOST_FIELDS) return undefined;
  const compiled = compileQuery(schema, document, operationName, { disablingCapturingStackErrors: true });
  return isCompiledQuery(compiled) ? compiled.query : undefined;
}

type Fragments = ReadonlyMap<string, SelectionSetNode>;

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition.selectionSet]] : [],
    ),
  );

/** Each fragment as often as it is spread, which is how the code is made; counting ends beyond the most. */
function fieldsIn({ selections }: SelectionSetNode, fragments: Fragments): number {
  let count = 0;
  for (const selection of selections) {
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection.selectionSet;
    count += (selection.kind === Kind.FIELD ? 1 : 0) + (inner ? fieldsIn(inner, fragments) : 0);
    if (count > MOST_FIELDS) break;
  }
  return count;
}

/** What is wrong with variables is said by graphql-js, in its words. */
function hasGoodVariables(schema: GraphQLSchema, { document, operationName, variables }: Operation): boolean {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return definitions.length === 0 || !('errors' in getVariableValues(schema, definitions, variables ?? {}));
}

const withPlainErrors = (answer: Answer): Answer =>
  answer.errors ? { ...answer, errors: answer.errors.map(plainError) } : answer;

/** The compiler's errors have no members that graphql-js's always have. */
function plainError({ message, path, locations, originalError, extensions }: GraphQLError): GraphQLError {
  const plain = new GraphQLError(message, { path, originalError, extensions });
  return Object.assign(plain, { locations });
}
