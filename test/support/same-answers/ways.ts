import { execute, GraphQLError, type DocumentNode, type ExecutionResult } from 'graphql';
import { recordReader } from '../../../src/features/record/record-reader.js';
import { GraphContext, type GraphServices } from '../../../src/features/graph-context.js';
import type { Answer } from '../../../src/platform/executor/operation.js';
import { guard } from '../../../src/features/guard.js';
import type { Graph } from '../../../src/gateway/graph/schema.js';
import { referenceSchemas } from '../reference/reference-schemas.js';
import type { Asking } from './any-case.js';

/** An answer as far as callers, the log and the audit log can tell. */
export interface Outcome {
  readonly data: string;
  readonly isFaulty: boolean;
  /** Those that stand where the answer has a place for them. */
  readonly errors: readonly string[];
  /** What was noted for the audit log; undefined where it was cut short, or where the whole record is denied. */
  readonly disclosed: { readonly subjects: readonly string[]; readonly classes: readonly string[] } | undefined;
}

export interface Ways {
  /** By graphql-js on the shielded schema, object by object. */
  readonly reference: Outcome;
  /** As the gateway does it. */
  readonly executed: Outcome;
}

const fail = () => Promise.reject(new Error('The record cannot be read'));
const BROKEN = { bureauAttributes: fail, bureauAttributesJson: fail, cashflows: fail, documents: fail };

/** Carries operations out in both ways there are, each as a request of its own. */
export function bothWays(graph: Graph, services: GraphServices) {
  const { source } = services;
  const broken: GraphServices = {
    ...services,
    source: source.with(recordReader, { ...source.get(recordReader), ...BROKEN }),
  };
  const schemaFor = referenceSchemas(graph);

  return async (
    document: DocumentNode,
    { viewer, variables, isBroken }: Asking,
    rootValue?: unknown,
  ): Promise<Ways> => {
    const scope = () =>
      new GraphContext(isBroken ? broken : services, {
        requestId: 'generated',
        viewer,
        apiKey: undefined,
      });
    await guard.evaluate(viewer.scopes);
    const [one, other] = [scope(), scope()];
    const schema = schemaFor(viewer.scopes);
    const reference = await execute({
      schema,
      document,
      rootValue,
      contextValue: one,
      variableValues: variables,
    });
    const executed = await graph.execute({ document, operationName: undefined, variables }, other, rootValue);
    return {
      reference: outcome(textOf(reference), reference.errors, one),
      executed: outcome(writtenText(executed), executed.errors, other),
    };
  };
}

const textOf = ({ data }: ExecutionResult) => (data === undefined ? undefined : JSON.stringify(data));

const writtenText = ({ data }: Answer) => (data ? Buffer.concat(data.bytes('', '')).toString() : data);

const CAPPED = 'ERRORS_CAPPED';

/** A field below a null above may have been resolved or not. */
function outcome(
  text: string | null | undefined,
  errors: readonly GraphQLError[] = [],
  { disclosures: { subjects, classes } }: GraphContext,
): Outcome {
  const data = text == null ? null : (JSON.parse(text) as unknown);
  const isCapped = errors.some(({ extensions }) => extensions.code === CAPPED) || errors.length > 50;
  const heard = errors.filter(({ path }) => !isCutOff(data, path ?? []));
  return {
    data: text === undefined ? 'none' : (text ?? 'null'),
    isFaulty: errors.length > 0,
    errors: isCapped ? [] : heard.map(described).sort(),
    disclosed:
      heard.length === errors.length && !errors.some(isOfRecord) ? { subjects: subjects.sort(), classes } : undefined,
  };
}

/** graphql-js reads what a denied record needs, its borrower included, and notes it. The executor reads nothing for it. */
const isOfRecord = ({ extensions }: GraphQLError): boolean => {
  const { requiredScopes } = extensions as { readonly requiredScopes?: readonly string[] };
  return requiredScopes?.includes('bureau:read') === true && requiredScopes.includes('loan:market');
};

function isCutOff(data: unknown, path: readonly (string | number)[]): boolean {
  let place = data;
  for (const step of path) {
    if (place === null) return true;
    place = (place as Record<string | number, unknown> | undefined)?.[step];
  }
  return false;
}

/** With whether the log takes it for a fault of ours. Of variables, graphql-js says what is wrong and gives it no code. */
const described = (error: GraphQLError): string =>
  JSON.stringify({
    ...error.toJSON(),
    extensions: error.path ? error.extensions : {},
    isFault: error.originalError !== undefined && !(error.originalError instanceof GraphQLError),
  });
