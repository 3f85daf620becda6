import {
  BREAK,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  OperationTypeNode,
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { GraphContext } from './context.js';
import type { Answer, Operation } from './execute-operation.js';
import { obtain } from './obtain.js';

/** Runs a query that was compiled; undefined when it is to be carried out the ordinary way. */
export type RunCompiled = (
  schema: GraphQLSchema,
  operation: Operation,
  context: GraphContext,
) => Promise<Answer> | Answer | undefined;

/** Compiling costs more than running once, so a document is compiled when it comes again. */
const COMPILED_FROM = 2;

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
  if (operation?.operation !== OperationTypeNode.QUERY || isBeyondCompiler(document)) return undefined;
  const compiled = compileQuery(schema, document, operationName, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(compiled)) return undefined;
  const defaults = defaultsOf(operation);
  return (root, context, variables) => compiled.query(root, context, { ...defaults, ...variables });
}

/**
 * The compiler mixes up what is selected more than once under different conditions, and puts a null for an element of a
 * list that fails in another's place; only `_entities` has elements that fail.
 */
function isBeyondCompiler(document: DocumentNode): boolean {
  let found = false;
  const find = () => {
    found = true;
    return BREAK;
  };
  visit(document, { Directive: find, Field: ({ name }) => (name.value === '_entities' ? find() : undefined) });
  return found;
}

/** The compiler asks for a variable that may not be null although it has a default. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

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
