import { OperationTypeNode, type GraphQLError, type GraphQLObjectType } from 'graphql';
import { inTurn, isTurnFull, mapInTurns } from '../runtime/in-turns.js';
import type { RequestContext } from '../request/context.js';
import {
  AnswerErrors,
  type AnswerPath,
  asError,
  chosenOf,
  elementsOf,
  memberOf,
  RawJson,
  ROOT,
  WrittenData,
} from './written-values.js';
import {
  completeObject,
  failed,
  isText,
  madeNow,
  notIterable,
  isPromise,
  objectOf,
  readValues,
  settled,
  typeOf,
  type Run,
  type Text,
  type Values,
} from './complete-value.js';
import { getOrCreate } from '../runtime/get-or-create.js';
import { type FieldPlan, isPlainValue, type ObjectPlan, type OperationPlan, type ValuePlan } from './operation.js';
import { type Level, printPlainValues, printPresent, type Texts } from './present-values.js';
import type { Variables } from './selected-field.js';

export interface Outcome {
  /** Null where a null that may not be rose to the root. */
  readonly data: WrittenData | null;
  readonly errors: readonly GraphQLError[] | undefined;
}

/**
 * Carries a plan out level by level and writes the data of its answer as JSON: all objects of a level have a field read at
 * once, so that a row costs what it shows and no promise.
 */
export async function runOperation(
  { operation, root }: OperationPlan,
  variables: Variables,
  context: RequestContext,
  rootValue: unknown,
): Promise<Outcome> {
  const { memory } = context;
  const data = new WrittenData(memory && ((bytes) => memory.forWritten(bytes)));
  const errors = new AnswerErrors();
  const run: Run = { context, variables, errors, keep: ({ pieces }) => data.keep(pieces), hasRisen: false };
  const level: Level = { run, data, isSerial: operation.operation === OperationTypeNode.MUTATION };
  const [text] = await printObjects(root, [rootValue ?? {}], ROOT, level);
  if (text !== undefined) data.write(text);
  const hasData = text !== undefined;
  return { data: hasData ? data : null, errors: errors.isEmpty ? undefined : errors.list(hasData) };
}

/** An object is written once all that it waits for is. */
function printObjects(plan: ObjectPlan, sources: readonly unknown[], path: AnswerPath, level: Level): Texts {
  const { run } = level;
  const printAll = (written: readonly (readonly Text[])[]) =>
    mapInTurns(sources, (source, index): Text => {
      if (!run.hasRisen || written.every((texts) => texts[index] !== undefined)) {
        try {
          return plan.print(source as Record<string, unknown>, written, index);
        } catch {
          // Said below, by the field that it is about.
        }
      }
      return completeObject(plan, source, written, index, path, run);
    });
  if (plan.waited.length === 0 || sources.length === 0) return printAll(plan.waited.map(() => []));
  const below = { ...level, isSerial: false };
  if (level.isSerial) return printSerially(plan, sources, path, below).then(printAll);
  const found = plan.waited.map((field, index): Texts => {
    const print = () => printField(field, sources, memberOf(path, field.key), below);
    // Arguments may be large, and are made ready by each field of them.
    return path === ROOT && index > 0 && isTurnFull() ? inTurn(print) : print();
  });
  return found.some(isPromise)
    ? Promise.all(found.map((texts) => Promise.resolve(texts))).then(printAll)
    : printAll(found as (readonly Text[])[]);
}

async function printSerially({ waited }: ObjectPlan, sources: readonly unknown[], path: AnswerPath, level: Level) {
  const written: (readonly Text[])[] = [];
  for (const field of waited) written.push(await printField(field, sources, memberOf(path, field.key), level));
  return written;
}

/** Never fails: what goes wrong is an error in its place. */
function printField(field: FieldPlan, sources: readonly unknown[], path: AnswerPath, level: Level): Texts {
  const print = (values: Values) => printValues(field, field.value, values, path, level);
  const allFailed = (error: unknown) => sources.map(() => asError(error));
  try {
    const values = readValues(field, sources, level.run);
    return isPromise(values) ? values.catch(allFailed).then(print) : print(values);
  } catch (error) {
    return print(allFailed(error));
  }
}

/** Objects are taken out of lists and nulls, written together, and put back. */
function printValues(
  field: FieldPlan,
  value: ValuePlan,
  values: readonly unknown[],
  path: AnswerPath,
  level: Level,
): Texts {
  if (values.some(isPromise)) {
    const all = Promise.all(values.map(settled));
    return all.then((got) => printValues(field, value, got, path, level));
  }
  if (isPlainValue(value)) return printPlainValues(field, value, values, path, level);
  const found = mapInTurns(values, (one) => madeNow(one, level.run.keep));
  return isPromise(found)
    ? found.then((made) => printMade(field, value, made, path, level))
    : printMade(field, value, found, path, level);
}

function printMade(
  field: FieldPlan,
  value: ValuePlan,
  found: readonly unknown[],
  path: AnswerPath,
  level: Level,
): Texts {
  switch (value.kind) {
    case 'OBJECT':
      return printPresent(field, value, found, path, level, (sources, placed) =>
        printObjects(value.plan, sources, placed, level),
      );
    case 'LIST':
      return printLists(field, value, found, path, level);
    case 'ABSTRACT':
      return printPresent(field, value, found, path, level, (sources, placed) =>
        printOfTypes(field, value, sources, placed, level),
      );
    case 'LEAF':
      return [];
  }
}

function printLists(
  field: FieldPlan,
  value: ValuePlan & { readonly kind: 'LIST' },
  found: readonly unknown[],
  path: AnswerPath,
  level: Level,
): Texts {
  const checked = found.map((one) =>
    one === null || one === undefined || one instanceof Error || one instanceof RawJson || Array.isArray(one)
      ? one
      : notIterable(field.field),
  );
  return printPresent(field, value, checked, path, level, (lists, placed) => {
    const each = lists as readonly (readonly unknown[])[];
    const put = (texts: readonly Text[]): Texts => {
      let next = 0;
      return mapInTurns(each, ({ length }): Text => {
        const own = texts.slice(next, (next += length));
        return own.every(isText) ? level.data.list(own) : undefined;
      });
    };
    const printed = printValues(field, value.each, each.flat(), elementsOf(placed, each), level);
    return isPromise(printed) ? printed.then(put) : put(printed);
  });
}

type Abstract = ValuePlan & { readonly kind: 'ABSTRACT' };

/** Objects of each type together. */
async function printOfTypes(
  field: FieldPlan,
  value: Abstract,
  sources: readonly unknown[],
  path: AnswerPath,
  level: Level,
): Promise<readonly Text[]> {
  const types = await Promise.all(sources.map((source) => typeOf(value.type, source, field, level.run)));
  const texts: Text[] = [];
  const groups = new Map<GraphQLObjectType, number[]>();
  types.forEach((type, index) => {
    // The value itself may be null; its holder ensures that it is not.
    if (type instanceof Error) texts[index] = failed(level.run, field.field, value, type, () => path(index));
    else getOrCreate(groups, type, () => []).push(index);
  });
  await Promise.all(
    [...groups].map(async ([type, chosen]) => {
      const objects = chosen.map((index) => objectOf(sources[index]));
      const printed = await printObjects(value.planOf(type), objects, chosenOf(path, chosen), level);
      chosen.forEach((index, place) => {
        texts[index] = printed[place];
      });
    }),
  );
  return texts;
}
