import { type ClassType, Field } from 'type-graphql';
import { badArgument } from '../errors/bad-input.js';

/** A filter of the graph with others of its kind within. */
export interface CombinedInput<Filter> {
  and?: Filter[] | null;
  or?: Filter[] | null;
  not?: Filter | null;
}

/** The conditions of a filter itself. */
export type ConditionOf<Filter> = Exclude<keyof Filter, keyof CombinedInput<Filter>> & string;

/** Gives a filter `and`, `or` and `not`. */
export function Combinable(filter: ClassType): void {
  const within = (name: string, type: () => ClassType | [ClassType], description: string) => {
    Field(type, { nullable: true, description })(filter.prototype, name);
  };
  within('and', () => [filter], 'All of these filters must match.');
  within('or', () => [filter], 'At least one of these filters must match. An empty list matches nothing.');
  within('not', () => filter, 'This filter must not match. A missing value does not match a condition.');
}

/** The filters within one, made into something else. */
export const madeOfEach = <Filter extends CombinedInput<Filter>, Made>(
  { and, or, not }: Filter,
  make: (each: Filter) => Made,
) => ({
  ...(and && { and: and.map(make) }),
  ...(or && { or: or.map(make) }),
  ...(not && { not: make(not) }),
});

/** A filter without those within it. */
export const ownConditions = <Filter extends CombinedInput<Filter>>(filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !WITHIN.has(name))) as Omit<
    Filter,
    keyof CombinedInput<Filter>
  >;

/** A filter, and all those within it. */
export function everyFilter<Filter extends CombinedInput<Filter>>(filter: Filter): Filter[] {
  const { and, or, not } = filter;
  return [filter, ...[...(and ?? []), ...(or ?? []), ...(not ? [not] : [])].flatMap((each) => everyFilter(each))];
}

/** More than a screen chooses from, and few enough to look up one by one. */
const MOST_VALUES = 100;

/** What a form puts together by hand, and few enough for the planner. */
const MOST_FILTERS = 20;
const DEEPEST = 3;

/** Refuses a filter with too many values, or with too many filters within. */
export function checkFilter({ filter }: { readonly filter?: object | null }): void {
  if (!filter) return;
  let filters = 0;
  const check = (each: object, path: string, depth: number): void => {
    if (depth > DEEPEST) throw badArgument(path, `Filters can be nested ${DEEPEST} levels deep.`);
    for (const [name, value] of Object.entries(each) as [string, unknown][]) {
      const at = `${path}.${name}`;
      if (Array.isArray(value) && value.length > MOST_VALUES)
        throw badArgument(at, `\`${name}\` can have at most ${MOST_VALUES} values.`);
      if (!WITHIN.has(name) || value == null) continue;
      const within = Array.isArray(value) ? (value as object[]) : [value];
      filters += within.length;
      if (filters > MOST_FILTERS) throw badArgument(at, `A filter can contain at most ${MOST_FILTERS} other filters.`);
      for (const [index, one] of within.entries()) check(one, Array.isArray(value) ? `${at}[${index}]` : at, depth + 1);
    }
  };
  check(filter, 'filter', 0);
}

const WITHIN: ReadonlySet<string> = new Set<keyof CombinedInput<unknown>>(['and', 'or', 'not']);
