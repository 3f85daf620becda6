import { BREAK, OperationTypeNode, visit, GraphQLError, getVariableValues } from 'graphql';
import { LRUCache } from 'lru-cache';
import { actorId } from '../domain/access/viewer.js';
import { obtain } from '../domain/obtain.js';
import {
  type Answer,
  knownOperation,
  type KnownOperation,
  type Operation,
  operationNameOf,
  type OperationPlan,
} from './execution/operation.js';
import { requestScope, type GraphContext, type GraphServices, type NewRequest } from './request/context.js';
import { CACHE_BOUNDS } from '../app/runtime/cache-bounds.js';
import { inSpan } from '../app/runtime/in-span.js';
import { inTurn } from '../app/runtime/in-turns.js';
import { capErrors } from './execution/written-values.js';
import { planOperation, type Planning } from './execution/plan-operation.js';
import { runOperation } from './execution/run-operation.js';
import type { Variables } from './execution/selected-field.js';
import { unstorable, unstorableIn } from './limits/document-fault.js';
import { noRoom } from './request/loader.js';

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
  graph: { readonly execute: ExecuteOperation },
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

/** The one way to an answer, for every edge: what the audit log does not take does not leave. */
export type ExecuteOperation = (operation: Operation, context: GraphContext, rootValue?: unknown) => Promise<Answer>;

const MOST_COERCION_FAULTS = 4;

type Begun =
  | { readonly plan: OperationPlan; readonly variables: Variables }
  | { readonly errors: readonly GraphQLError[] };

export function operationExecutor(needs: Omit<Planning, 'scopes'>): ExecuteOperation {
  const plans = new LRUCache<string, OperationPlan>({
    maxSize: CACHE_BOUNDS.plans.fields,
    // A plan has parts of its own beside its fields.
    sizeCalculation: ({ size }) => size + 5,
  });

  /** Plans are made once for each operation, set of scopes, and what its conditions say: all come again with every request. */
  const planOf = (known: KnownOperation, { viewer }: GraphContext, variables: Variables): OperationPlan => {
    const scopes = viewer?.scopes;
    const key = [known.id, scopes ? [...scopes].join(' ') : '-', ...known.conditions.map((name) => variables[name])];
    const found = plans.get(key.join());
    if (found) return found;
    const { operation, fragments } = known;
    const planned = planOperation({ ...needs, scopes }, { operation, fragments, conditions: variables });
    plans.set(key.join(), planned);
    return planned;
  };

  /** What is to be done, or why nothing is. Variables may be large, so many that come at once do not all begin in one turn. */
  const begin = (known: KnownOperation, { document, variables: given }: Operation, context: GraphContext): Begun => {
    const text = unstorableIn({ document, variables: given });
    if (text) return { errors: [unstorable(text)] };
    const { errors, coerced } = getVariableValues(
      needs.schema,
      known.operation.variableDefinitions ?? [],
      given ?? {},
      {
        maxErrors: MOST_COERCION_FAULTS,
      },
    );
    if (!coerced) return { errors: capErrors(errors.map(asInputFault), false) };
    try {
      return { plan: planOf(known, context, coerced), variables: coerced };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };

  return async (operation, context, rootValue) => {
    const known = knownOperation(operation.document, operation.operationName);
    if (!known) return { errors: [new GraphQLError('The document has no such operation')] };
    const begun = await inTurn(() => begin(known, operation, context));
    if ('errors' in begun) return begun;
    const { plan, variables } = begun;
    // What its variables become is made of them here: those that took long to check wait for a turn of their own.
    const answer = await inSpan('execute', () => inTurn(() => runOperation(plan, variables, context, rootValue)));
    // Half of an answer would be taken for one without documents.
    if (context.room?.refusal) return { data: null, errors: [noRoom(context.room)] };
    try {
      await inSpan('audit', () => writeDisclosures(known, plan, context));
    } catch (error) {
      return { data: null, errors: [withheld(error)] };
    }
    return answer;
  };
}

const asInputFault = ({ message, nodes }: GraphQLError) =>
  new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });

const withheld = (error: unknown) =>
  new GraphQLError('The audit log does not take entries, so the answer is withheld: try again shortly', {
    originalError: error instanceof Error ? error : undefined,
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503 } },
  });

/** One entry for all that a request is about to show. Nothing sealed, nothing written. */
async function writeDisclosures(
  known: KnownOperation,
  { disclosed }: OperationPlan,
  { disclosures, viewer, requestId, services }: GraphContext,
): Promise<void> {
  if (disclosures.isEmpty) return;
  if (!viewer) throw new Error('Something was disclosed to nobody');
  await services.audit.write({
    at: services.now(),
    clientId: actorId(viewer),
    clientName: viewer.name,
    operation: operationNameOf(known),
    requestId,
    subjects: disclosures.subjects,
    classes: disclosures.classes,
    fields: disclosed,
    reason: null,
  });
}
