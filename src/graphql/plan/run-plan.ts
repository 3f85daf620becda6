import { getVariableValues, type GraphQLSchema } from 'graphql';
import { mapInTurns } from '../../app/in-turns.js';
import type { GraphContext } from '../context.js';
import { WrittenData } from '../written-data.js';
import { madeNow, type Keep } from './later.js';
import {
  isPlainValue,
  type FieldPlan,
  type ObjectPlan,
  type OperationPlan,
  type ValuePlan,
  type Variables,
} from './plan.js';
import { listed, nothing, printList, printPlain } from './print-object.js';
import { RawJson } from './raw-json.js';
import { Unplanned } from './unplanned.js';

interface Run {
  readonly context: GraphContext;
  readonly variables: Variables;
  readonly data: WrittenData;
}

type Texts = string[] | Promise<string[]>;

/**
 * Carries a plan out level by level and writes the data of its answer as JSON: all objects of a level have a field read at
 * once, so that a row costs what it shows and no promise. Fails where the ordinary way would have an error to say.
 */
export async function runPlan(
  schema: GraphQLSchema,
  { operation, root }: OperationPlan,
  variables: Variables | undefined,
  context: GraphContext,
): Promise<WrittenData> {
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  if (!coerced.coerced) throw new Unplanned();
  const data = new WrittenData();
  const [text = '{}'] = await printObjects(root, [{}], { context, variables: coerced.coerced, data });
  data.write(text);
  return data;
}

/** An object is written once all that it waits for is. */
function printObjects({ waited, print }: ObjectPlan, sources: readonly unknown[], run: Run): Texts {
  const printAll = (written: readonly (readonly string[])[]) =>
    mapInTurns(sources, (source, index) => print(source as Record<string, unknown>, written, index));
  const found: Texts[] = [];
  try {
    for (const field of waited) found.push(printField(field, sources, run));
  } catch (error) {
    // What is under way may fail too, and nobody waits for it any more.
    for (const texts of found) if (texts instanceof Promise) texts.catch(() => undefined);
    throw error;
  }
  return found.some((texts) => texts instanceof Promise)
    ? Promise.all(found.map((texts) => Promise.resolve(texts))).then(printAll)
    : printAll(found as string[][]);
}

function printField(
  { batch, name, info, argumentsOf, parts, value }: FieldPlan,
  sources: readonly unknown[],
  run: Run,
) {
  const found = batch
    ? batch.read(sources as never, run.context, info, argumentsOf(run.variables) as never, parts)
    : sources.map((source) => (source as Record<string, unknown>)[name]);
  return then(found, (values) => printValues(value, values, run));
}

/** From here on text is turned into the bytes that leave at once: it is put together of many pieces. */
const LARGE = 16_384;

/** Objects are taken out of lists and nulls, written together, and put back. */
function printValues(value: ValuePlan, values: readonly unknown[], run: Run): Texts {
  const keep: Keep = ({ pieces }) => run.data.keep(pieces);
  if (value.kind === 'LEAF' || isPlainValue(value)) {
    const print = (one: unknown) => {
      if (one instanceof RawJson) return keep(one);
      const text = printPlain(value, madeNow(one, keep));
      return text.length < LARGE ? text : run.data.keepText(text);
    };
    return mapInTurns(values, print);
  }
  const found = values.map((one) => madeNow(one, keep));
  if (value.kind === 'OBJECT') {
    const present = found.filter((one) => one !== null && one !== undefined);
    return then(printObjects(value.plan, present, run), (objects) => {
      let next = 0;
      return found.map((one) =>
        one === null || one === undefined ? nothing(value.isNonNull) : (objects[next++] ?? ''),
      );
    });
  }
  const lists = found.map((one) => (one === null || one === undefined ? undefined : listed(one)));
  return then(
    printValues(
      value.each,
      lists.flatMap((list) => list ?? []),
      run,
    ),
    (elements) => {
      let next = 0;
      return lists.map((list) =>
        list ? printList(elements.slice(next, (next += list.length))) : nothing(value.isNonNull),
      );
    },
  );
}

const then = <T, U>(value: T | Promise<T>, next: (value: T) => U | Promise<U>): U | Promise<U> =>
  value instanceof Promise ? value.then(next) : next(value);
