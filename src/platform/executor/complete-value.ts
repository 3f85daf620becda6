import { isObjectType, type GraphQLAbstractType, type GraphQLObjectType } from 'graphql';
import { areSpansMade, inSpan } from '../runtime/in-span.js';
import type { RequestContext } from '../request/context.js';
import {
  type AnswerErrors,
  type AnswerPath,
  asError,
  type Keep,
  Later,
  memberOf,
  OfType,
  quote,
  RawJson,
} from './written-values.js';
import type { FieldPlan, ObjectPlan, Resolve, ValuePlan } from './operation.js';
import { printList } from './plan-operation.js';
import type { SelectedField, Variables } from './selected-field.js';

/** What carrying out one operation knows. */
export interface Run {
  readonly context: RequestContext;
  readonly variables: Variables;
  readonly errors: AnswerErrors;
  readonly keep: Keep;
  /** Whether anything is null that may not be, so that what it is part of is null in its place. */
  hasRisen: boolean;
}

/** A value as text; undefined where it is null and may not be: then what it is part of is null. */
export type Text = string | undefined;

/** A value with an error in it, or that may have one: the error takes its place, and the rest stays. */
export function completeValue(field: FieldPlan, value: ValuePlan, source: unknown, path: Path, run: Run): Text {
  if (source instanceof Error) return failed(run, field.field, value, source, path);
  if (source === null || source === undefined) return absent(run, field.field, value, path);
  if (source instanceof RawJson) return run.keep(source);
  try {
    switch (value.kind) {
      case 'LEAF':
        return value.print(source);
      case 'OBJECT':
        return orNull(
          run,
          value,
          completeObject(value.plan, source, [], 0, () => path(), run),
        );
      case 'LIST': {
        if (!Array.isArray(source)) throw notIterable(field.field);
        const each = source.map((element: unknown, index) =>
          completeValue(field, value.each, element, () => [...path(), index], run),
        );
        return orNull(run, value, each.every(isText) ? printList(each) : undefined);
      }
      case 'ABSTRACT':
        throw new Error('A value of an abstract type is waited for');
    }
  } catch (error) {
    return failed(run, field.field, value, error, path);
  }
}

type Path = () => readonly (string | number)[];

/** An object whose fields are completed one by one; of those that were waited for, `written` has what they show. */
export function completeObject(
  { fields, waited }: ObjectPlan,
  source: unknown,
  written: readonly (readonly Text[])[],
  index: number,
  path: AnswerPath,
  run: Run,
): Text {
  const members: string[] = [];
  for (const field of fields) {
    const place = waited.indexOf(field);
    const text =
      place === -1 ? completeMember(field, source, memberOf(path, field.key), index, run) : written[place]?.[index];
    if (text === undefined) return undefined;
    members.push(`${quote(field.key)}:${text}`);
  }
  return `{${members.join()}}`;
}

function completeMember(field: FieldPlan, source: unknown, path: AnswerPath, index: number, run: Run): Text {
  const { origin, value } = field;
  if (origin.kind === 'CONSTANT') return quote(origin.text);
  let found: unknown;
  try {
    found = propertyOf(field, source, run);
  } catch (error) {
    found = error instanceof Error ? error : new Error('A property threw what is no error');
  }
  return completeValue(field, value, found, () => path(index), run);
}

/** As graphql-js has it: a property that is a function is called. */
function propertyOf({ name, argumentsOf, info }: FieldPlan, source: unknown, run: Run): unknown {
  const property = (source as Record<string, unknown>)[name];
  if (typeof property !== 'function') return property;
  return (source as Record<string, (...given: unknown[]) => unknown>)[name]?.(
    argumentsOf(run.variables),
    run.context,
    info,
  );
}

export const isText = (text: Text): text is string => text !== undefined;

export function failed(run: Run, field: SelectedField, value: ValuePlan, error: unknown, path: Path): Text {
  run.errors.add(error, field, path);
  return orNull(run, value, undefined);
}

export function absent(run: Run, field: SelectedField, value: ValuePlan, path: Path): Text {
  if (!value.isNonNull) return 'null';
  const { parent, name } = field;
  return failed(
    run,
    field,
    value,
    new Error(`Cannot return null for non-nullable field ${parent.name}.${name}.`),
    path,
  );
}

/** A null that may not be rises from here. */
export function orNull(run: Run, { isNonNull }: ValuePlan, text: Text): Text {
  if (text !== undefined || !isNonNull) return text ?? 'null';
  run.hasRisen = true;
  return undefined;
}

export const notIterable = ({ parent, name }: SelectedField) =>
  new Error(`Expected Iterable, but did not find one for field "${parent.name}.${name}".`);

/** Deferred values are made now; an error is the value. */
export function madeNow(value: unknown, keep: Keep): unknown {
  if (value instanceof OfType) {
    if (!(value.object instanceof Later)) return value;
    const object = madeNow(value.object, keep);
    return object === null || object instanceof Error ? object : new OfType(value.typeName, object);
  }
  if (!(value instanceof Later)) return value;
  try {
    return value.make(keep);
  } catch (error) {
    return error instanceof Error ? error : new Error('A value threw what is no error');
  }
}

export type Values = readonly unknown[];

/** The values of a field for all objects of a level; an Error where there is none. What is read for them is a span, if any are made. */
export function readValues(field: FieldPlan, sources: readonly unknown[], run: Run): Values | Promise<Values> {
  const { origin, info, name } = field;
  if (!areSpansMade() || (origin.kind !== 'BATCH' && origin.kind !== 'EACH')) return valuesOf(field, sources, run);
  const read = () => Promise.resolve(valuesOf(field, sources, run));
  return inSpan(`read ${info.parentType.name}.${name}`, read, { objects: sources.length });
}

function valuesOf(field: FieldPlan, sources: readonly unknown[], run: Run): Values | Promise<Values> {
  const { origin, argumentsOf, selection } = field;
  switch (origin.kind) {
    case 'CONSTANT':
      return sources.map(() => origin.text);
    case 'PROPERTY':
      return sources.map((source) => attempt(() => propertyOf(field, source, run)));
    case 'DENIED':
      return sources.map(() => origin.denial);
    case 'BATCH':
      return origin.batch(sources as never, argumentsOf(run.variables) as never, run.context as never, selection);
    case 'EACH':
      return resolveEach(origin.resolve, field, sources, run);
  }
}

/** All are called in one turn: what their loaders are asked for is then read together. */
function resolveEach(resolve: Resolve, field: FieldPlan, sources: readonly unknown[], { variables, context }: Run) {
  const args = field.argumentsOf(variables);
  const found = sources.map((source) => settled(attempt(() => resolve(source, args, context, field.info))));
  return found.some(isPromise) ? Promise.all(found) : found;
}

export const settled = (value: unknown): unknown => (isPromise(value) ? value.then((got) => got, asError) : value);

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return asError(error);
  }
}

/** As in graphql-js: anything with a `then`. */
export const isPromise = <T>(value: T | Promise<T>): value is Promise<T> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** The reader of the objects said which type each has. */
export const objectOf = (source: unknown): unknown => (source instanceof OfType ? source.object : source);

/** The type of a value that may be of several. */
export async function typeOf(
  abstract: GraphQLAbstractType,
  source: unknown,
  { info }: FieldPlan,
  { context }: Run,
): Promise<GraphQLObjectType | Error> {
  try {
    const name =
      source instanceof OfType ? source.typeName : await abstract.resolveType?.(source, context, info, abstract);
    const type = name === undefined ? undefined : info.schema.getType(name);
    if (isObjectType(type) && info.schema.isSubType(abstract, type)) return type;
    return new Error(`A value of ${abstract.name} is of none of its types`);
  } catch (error) {
    return asError(error);
  }
}
