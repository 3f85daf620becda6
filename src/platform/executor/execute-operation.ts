import { BREAK, OperationTypeNode, visit, GraphQLError, getVariableValues } from 'graphql';
import { LRUCache } from 'lru-cache';
import { actorId } from '../identity/viewer.js';
import { argumentFaults } from './check-arguments.js';
import { getOrCreate } from '../runtime/get-or-create.js';
import {
  type Answer,
  knownOperation,
  type KnownOperation,
  type Operation,
  operationNameOf,
  type OperationPlan,
} from './operation.js';
import type { Backend, NewRequest, ReplicaReads, RequestContext } from '../request/context.js';
import { CACHE_BOUNDS } from '../runtime/cache-bounds.js';
import { inSpan } from '../runtime/in-span.js';
import { inTurn } from '../runtime/in-turns.js';
import { capErrors } from './written-values.js';
import type { Guard, Verdicts } from '../guard/guard.js';
import { planOperation, type Planning } from './plan-operation.js';
import { runOperation } from './run-operation.js';
import type { Variables } from './selected-field.js';
import { unstorable, unstorableIn } from '../limits/unstorable-text.js';
import { overBudget } from '../runtime/over-budget.js';

export interface Executed {
  readonly answer: Answer;
  readonly context: RequestContext;
  /** For the answer, so that a client that sends it back reads its own writes. */
  readonly position?: string | undefined;
}

export interface Asked extends NewRequest {
  /** What an answer before carried. */
  readonly position?: string | undefined;
}

/** Carries an operation out where it may be: a query of a known client also on a replica that shows what it wrote. */
export async function executeRequest(
  graph: { readonly execute: ExecuteOperation },
  backend: Backend,
  operation: Operation,
  { position, ...request }: Asked,
): Promise<Executed> {
  const { reading } = backend;
  const actor = request.viewer && actorId(request.viewer);
  if (!reading || actor === undefined) {
    const context = backend.newContext(request);
    return { answer: await graph.execute(operation, context), context };
  }
  if (mayBeReadElsewhere(operation, reading)) {
    const there = await reading.servicesFor(actor, position);
    const context = there.newContext(request);
    return { answer: await graph.execute(operation, context), context };
  }
  const context = backend.newContext(request);
  let answer: Answer;
  try {
    answer = await graph.execute(operation, context);
  } catch (error) {
    await reading.advanceReadPosition(actor);
    throw error;
  }
  return { answer, context, position: await reading.advanceReadPosition(actor) };
}

function mayBeReadElsewhere({ document, operationName }: Operation, { isPrimaryOnly }: ReplicaReads): boolean {
  const known = knownOperation(document, operationName);
  if (known?.operation.operation !== OperationTypeNode.QUERY) return false;
  return !getOrCreate(primaryOnly, known, () => selects(known, isPrimaryOnly));
}

const primaryOnly = new WeakMap<KnownOperation, boolean>();

function selects({ operation, fragments }: KnownOperation, isWanted: (field: string) => boolean): boolean {
  let isFound = false;
  for (const definition of [operation, ...Object.values(fragments)])
    visit(definition, {
      Field: ({ name }) => {
        if (!isWanted(name.value)) return undefined;
        isFound = true;
        return BREAK;
      },
    });
  return isFound;
}

/** The one way to an answer, for every edge: what the audit log does not take does not leave. */
export type ExecuteOperation = (operation: Operation, context: RequestContext, rootValue?: unknown) => Promise<Answer>;

const MOST_COERCION_FAULTS = 4;

interface Asker extends Pick<RequestContext, 'viewer'> {
  readonly verdicts: Verdicts;
}

type Begun =
  | { readonly plan: OperationPlan; readonly variables: Variables }
  | { readonly errors: readonly GraphQLError[] };

export interface ExecutorNeeds extends Omit<Planning, 'verdicts' | 'isAnonymous'> {
  readonly guard: Guard;
}

export function operationExecutor({ guard, ...needs }: ExecutorNeeds): ExecuteOperation {
  const plans = new LRUCache<string, OperationPlan>({
    maxSize: CACHE_BOUNDS.plans.fields,
    // A plan has parts of its own beside its fields.
    sizeCalculation: ({ size }) => size + 5,
  });

  /** Plans are made once for each operation, set of scopes and values of its conditions. */
  const planOf = (known: KnownOperation, { verdicts, viewer }: Asker, variables: Variables): OperationPlan => {
    const isAnonymous = viewer === undefined;
    const key = [known.id, verdicts.id, ...known.conditions.map((name) => variables[name])];
    const found = plans.get(key.join());
    if (found) return found;
    const { operation, fragments } = known;
    const planned = planOperation({ ...needs, verdicts, isAnonymous }, { operation, fragments, conditions: variables });
    plans.set(key.join(), planned);
    return planned;
  };

  /** What is to be done, or why nothing is. Variables may be large, so many that come at once do not all begin in one turn. */
  const begin = async (
    known: KnownOperation,
    { document, variables: given }: Operation,
    asker: Asker,
  ): Promise<Begun> => {
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
      const plan = planOf(known, asker, coerced);
      const faults = plan.checked.length === 0 ? [] : await argumentFaults(plan.checked, coerced);
      return faults.length > 0 ? { errors: capErrors(faults, false) } : { plan, variables: coerced };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error] };
      throw error;
    }
  };

  return async (operation, context, rootValue) => {
    const known = knownOperation(operation.document, operation.operationName);
    if (!known) return { errors: [new GraphQLError('The document does not have this operation')] };
    const { viewer } = context;
    const verdicts = guard.known(viewer?.scopes) ?? (await guard.evaluate(viewer?.scopes));
    const begun = await inTurn(() => begin(known, operation, { viewer, verdicts }));
    if ('errors' in begun) return begun;
    const { plan, variables } = begun;
    // What its variables become is made of them here: those that took long to check wait for a turn of their own.
    const answer = await inSpan('execute', () => inTurn(() => runOperation(plan, variables, context, rootValue)));
    // Half of an answer would be taken for one without documents.
    if (context.memory?.refusal) return { data: null, errors: [overBudget(context.memory)] };
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
  new GraphQLError('The audit log cannot be written, so the response is withheld. Retry shortly.', {
    originalError: error instanceof Error ? error : undefined,
    extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503 } },
  });

/** One entry for all that a request is about to show. Nothing sealed, nothing written. */
async function writeDisclosures(
  known: KnownOperation,
  { disclosed }: OperationPlan,
  context: RequestContext,
): Promise<void> {
  const { disclosures, viewer, requestId } = context;
  if (disclosures.isEmpty) return;
  if (!viewer) throw new Error('A disclosure without a viewer');
  await context.writeAudit({
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
