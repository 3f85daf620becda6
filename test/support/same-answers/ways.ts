import { execute, GraphQLError, type DocumentNode } from 'graphql';
import type { GraphContext, GraphServices } from '../../../src/graphql/context.js';
import type { Answer, Operation } from '../../../src/graphql/operation.js';
import { requestScope } from '../../../src/graphql/request-scope.js';
import type { Graph } from '../../../src/graphql/schema.js';
import type { Asking } from './any-case.js';

/** An answer as far as callers, the log and the audit log can tell. */
export interface Outcome {
  readonly data: string;
  readonly isFaulty: boolean;
  /** Those that stand where the answer has a place for them. */
  readonly errors: readonly string[];
  /** What was noted for the audit log; undefined where it was cut short, which is a matter of time. */
  readonly disclosed: { readonly subjects: readonly string[]; readonly classes: readonly string[] } | undefined;
}

export interface Ways {
  /** By graphql-js, with the resolvers alone. */
  readonly resolved: Outcome;
  /** By plan, and where there is none or it gives up, by the resolvers after it. */
  readonly planned: Outcome & { readonly isPlanned: boolean };
}

const fail = () => Promise.reject(new Error('The record cannot be read'));
/** What every way reads through the same port; plans bring open parts along with the loan. */
const BROKEN = { bureauAttributes: fail, bureauAttributesJson: fail, cashflows: fail, documents: fail };

/** Carries operations out in both ways there are, each as a request of its own. */
export function bothWays(graph: Graph, services: GraphServices) {
  const broken: GraphServices = { ...services, records: { ...services.records, ...BROKEN } };

  return async (document: DocumentNode, { viewer, variables, isBroken }: Asking): Promise<Ways> => {
    const operation: Operation = { document, operationName: undefined, variables };
    const schema = graph.schemaFor(viewer.scopes);
    const scope = () =>
      requestScope(isBroken ? broken : services, {
        requestId: 'generated',
        viewer,
        apiKey: undefined,
      });
    const resolve = async (context: GraphContext) =>
      (await execute({ schema, document, contextValue: context, variableValues: variables })) as Answer;

    const [alone, afterPlan] = [scope(), scope()];
    const resolved = outcome(await resolve(alone), alone);
    const byPlan = await graph.runPlanned(operation, afterPlan);
    const written = byPlan && Buffer.concat(byPlan.bytes('', '')).toString();
    const answer =
      written === undefined ? await resolve(afterPlan) : { data: JSON.parse(written) as Record<string, unknown> };
    const planned = outcome(answer, afterPlan);
    return {
      resolved,
      planned: {
        ...planned,
        ...(written !== undefined && { data: written }),
        isPlanned: written !== undefined,
      },
    };
  };
}

/** Whoever is cut off by a null above may have been heard or not. */
function outcome({ data, errors = [] }: Answer, { disclosures: { subjects, classes } }: GraphContext): Outcome {
  const heard = errors.filter(({ path }) => !isCutOff(data, path ?? []));
  return {
    data: data === undefined ? 'none' : JSON.stringify(data),
    isFaulty: errors.length > 0,
    errors: heard.map(described).sort(),
    disclosed: heard.length === errors.length ? { subjects: subjects.sort(), classes } : undefined,
  };
}

function isCutOff(data: unknown, path: readonly (string | number)[]): boolean {
  let place = data;
  for (const step of path) {
    if (place === null) return true;
    place = (place as Record<string | number, unknown> | undefined)?.[step];
  }
  return false;
}

/** With whether the log takes it for a fault of ours. */
const described = (error: GraphQLError): string =>
  JSON.stringify({
    ...error.toJSON(),
    isFault: error.originalError !== undefined && !(error.originalError instanceof GraphQLError),
  });
