import { GraphQLError, isObjectType, type GraphQLAbstractType, type GraphQLObjectType } from 'graphql';
import { areSpansMade, inSpan } from '../../app/runtime/in-span.js';
import { asError } from './answer-errors.js';
import { propertyOf, type Run } from './complete-value.js';
import type { FieldPlan, Resolve } from './plan.js';
import { OfType } from './special-value.js';

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
    case 'DENIED': {
      const deny = (denial: GraphQLError) => sources.map(() => (origin.denial = denial));
      return origin.denial ? deny(origin.denial) : askGuard(origin.ask, run).then(deny);
    }
    case 'BATCH':
      return origin.batch(sources as never, argumentsOf(run.variables) as never, run.context, selection);
    case 'EACH':
      return resolveEach(origin.resolve, field, sources, run);
  }
}

/** What shield says of a field that this viewer may not see. It looks at nothing but the viewer, so nothing is shown to it. */
async function askGuard(ask: (context: Run['context']) => Promise<unknown>, run: Run): Promise<GraphQLError> {
  const verdict = await ask(run.context);
  if (verdict instanceof GraphQLError) return verdict;
  throw new Error('The guard let a denied field pass');
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

/** As graphql-js has it: whatever can be waited for. */
export const isPromise = <T>(value: T | Promise<T>): value is Promise<T> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** What is of which type was said by who read it. */
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
