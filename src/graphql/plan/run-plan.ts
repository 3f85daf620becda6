import { getVariableValues, type GraphQLSchema } from 'graphql';
import type { GraphContext } from '../context.js';
import {
  isPlainValue,
  type FieldPlan,
  type ObjectPlan,
  type OperationPlan,
  type Shown,
  type ValuePlan,
  type Variables,
} from './plan.js';
import { listed, nothing, showPlain } from './show-object.js';
import { Unplanned } from './unplanned.js';

interface Run {
  readonly context: GraphContext;
  readonly variables: Variables;
}

/**
 * Carries a plan out level by level: all objects of a level have a field read at once, so that a row costs what it shows
 * and no promise. Fails where the ordinary way would have an error to say.
 */
export async function runPlan(
  schema: GraphQLSchema,
  { operation, root }: OperationPlan,
  variables: Variables | undefined,
  context: GraphContext,
): Promise<Shown> {
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  if (!coerced.coerced) throw new Unplanned();
  const [data = {}] = await showObjects(root, [{}], { context, variables: coerced.coerced });
  return data;
}

/** Members stand in the order of the selection; those that have to be waited for get their place first. */
function showObjects(plan: ObjectPlan, sources: readonly unknown[], run: Run): Shown[] | Promise<Shown[]> {
  const shown = sources.map((source) => plan.show(source as Shown));
  if (plan.isPlain) return shown;
  const waiting: Promise<void>[] = [];
  try {
    for (const field of plan.fields) {
      if (!field.batch && field.value.kind === 'LEAF') continue;
      const done = fill(field, sources, shown, run);
      if (done) waiting.push(done);
    }
  } catch (error) {
    // What is under way may fail too, and nobody waits for it any more.
    void Promise.allSettled(waiting);
    throw error;
  }
  return waiting.length === 0 ? shown : Promise.all(waiting).then(() => shown);
}

function fill(field: FieldPlan, sources: readonly unknown[], shown: Shown[], run: Run): Promise<void> | undefined {
  const values = field.batch
    ? field.batch.read(
        sources as never,
        run.context,
        field.info,
        field.argumentsOf(run.variables) as never,
        field.parts,
      )
    : sources.map((source) => (source as Shown)[field.name]);
  const place = (found: readonly unknown[]) => placeValues(field, found, shown, run);
  return values instanceof Promise ? values.then(place) : place(values);
}

function placeValues(
  { key, value }: FieldPlan,
  found: readonly unknown[],
  shown: Shown[],
  run: Run,
): Promise<void> | undefined {
  const put = (answers: readonly unknown[]) => {
    shown.forEach((object, index) => {
      object[key] = answers[index];
    });
  };
  const answers = showValues(value, found, run);
  if (answers instanceof Promise) return answers.then(put);
  put(answers);
  return undefined;
}

/** Objects are taken out of lists and nulls, shown together, and put back. */
function showValues(value: ValuePlan, found: readonly unknown[], run: Run): unknown[] | Promise<unknown[]> {
  if (value.kind === 'LEAF') return found.map(value.leaf);
  if (isPlainValue(value)) return found.map((one) => showPlain(value, one));
  if (value.kind === 'OBJECT') {
    const present = found.filter((one) => one !== null && one !== undefined);
    if (value.isNonNull && present.length < found.length) throw new Unplanned();
    return then(showObjects(value.plan, present, run), (objects) => {
      let next = 0;
      return found.map((one) => (one === null || one === undefined ? null : objects[next++]));
    });
  }
  const lists = found.map((one) => (one === null || one === undefined ? nothing(value.isNonNull) : listed(one)));
  return then(
    showValues(
      value.each,
      lists.flatMap((list) => list ?? []),
      run,
    ),
    (elements) => {
      let next = 0;
      return lists.map((list) => list && elements.slice(next, (next += list.length)));
    },
  );
}

const then = <T, U>(value: T | Promise<T>, next: (value: T) => U): U | Promise<U> =>
  value instanceof Promise ? value.then(next) : next(value);
