import { BREAK, OperationTypeNode, visit } from 'graphql';
import { actorId } from '../domain/access/viewer.js';
import { obtain } from '../domain/obtain.js';
import { type Answer, knownOperation, type KnownOperation, type Operation } from './execution/operation.js';
import { requestScope, type GraphContext, type GraphServices, type NewRequest } from './request/context.js';
import type { Graph } from './schema.js';

export interface Executed {
  readonly answer: Answer;
  readonly context: GraphContext;
  /** For the answer to carry, so that whoever sends it back reads what was written. */
  readonly position?: string | undefined;
}

export interface Asked extends NewRequest {
  /** What an answer before carried. */
  readonly position?: string | undefined;
}

/** Carries an operation out where it may be: a query of a known client also on a replica that shows what it wrote. */
export async function executeRequest(
  graph: Pick<Graph, 'execute'>,
  services: GraphServices,
  operation: Operation,
  { position, ...request }: Asked,
): Promise<Executed> {
  const { reading } = services;
  const actor = request.viewer && actorId(request.viewer);
  if (!reading || actor === undefined) {
    const context = requestScope(services, request);
    return { answer: await graph.execute(operation, context), context };
  }
  if (mayBeReadElsewhere(operation)) {
    const context = requestScope(await reading.servicesFor(actor, position), request);
    return { answer: await graph.execute(operation, context), context };
  }
  const context = requestScope(services, request);
  let answer: Answer;
  try {
    answer = await graph.execute(operation, context);
  } catch (error) {
    await reading.mustSee(actor);
    throw error;
  }
  return { answer, context, position: await reading.mustSee(actor) };
}

const mayBeReadElsewhere = ({ document, operationName }: Operation): boolean => {
  const known = knownOperation(document, operationName);
  return known?.operation.operation === OperationTypeNode.QUERY && !obtain(feedReaders, known, () => readsFeed(known));
};

const feedReaders = new WeakMap<KnownOperation, boolean>();

/** The feed is read at home, and a loan that is shown beside its news is not to be older than they are. */
function readsFeed({ operation, fragments }: KnownOperation): boolean {
  let isFound = false;
  for (const definition of [operation, ...Object.values(fragments)])
    visit(definition, {
      Field: ({ name }) => {
        if (name.value !== 'loanEvents') return undefined;
        isFound = true;
        return BREAK;
      },
    });
  return isFound;
}
