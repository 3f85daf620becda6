import { GraphQLError, locatedError } from 'graphql';
import type { SelectedField } from './selected-field.js';

/** Where values stand in the answer, by their number among those of a level. Worked out only for who has an error to tell. */
export type AnswerPath = (index: number) => readonly (string | number)[];

export const ROOT: AnswerPath = () => [];

export const memberOf =
  (path: AnswerPath, key: string): AnswerPath =>
  (index) => [...path(index), key];

/** Of those values that were chosen from all, by their numbers. */
export const chosenOf =
  (path: AnswerPath, chosen: readonly number[]): AnswerPath =>
  (index) =>
    path(chosen[index] ?? 0);

/** Of the elements of lists that were put one behind the other. */
export const elementsOf =
  (path: AnswerPath, lists: readonly (readonly unknown[] | undefined)[]): AnswerPath =>
  (index) => {
    let before = 0;
    const list = lists.findIndex((each) => {
      const isHere = each !== undefined && index < before + each.length;
      if (!isHere) before += each?.length ?? 0;
      return isHere;
    });
    return [...path(list), index - before];
  };

/** A page of a hundred rows may hide the same field a hundred times; the answer says so without drowning in it. */
const MOST = 50;
/** Who reads why nothing was done needs the first few reasons. */
const MOST_WITHOUT_DATA = 4;

/** What went wrong on the way to an answer, each in its place. */
export class AnswerErrors {
  private readonly listed: GraphQLError[] = [];
  private found = 0;

  get isEmpty(): boolean {
    return this.found === 0;
  }

  add(error: unknown, { nodes }: SelectedField, path: () => readonly (string | number)[]): void {
    this.found += 1;
    if (this.listed.length < MOST) this.listed.push(locatedError(asError(error), nodes, path()));
  }

  list(hasData: boolean): readonly GraphQLError[] {
    return capped(this.listed, this.found, hasData);
  }
}

export const capErrors = (errors: readonly GraphQLError[], hasData: boolean): readonly GraphQLError[] =>
  capped(errors, errors.length, hasData);

function capped(listed: readonly GraphQLError[], found: number, hasData: boolean): readonly GraphQLError[] {
  const kept = listed.slice(0, hasData ? MOST : MOST_WITHOUT_DATA);
  const rest = found - kept.length;
  if (rest === 0) return listed;
  return [
    ...kept,
    new GraphQLError(`${rest} more errors are not listed`, { extensions: { code: 'ERRORS_CAPPED', notListed: rest } }),
  ];
}

export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('Something was thrown that is no error');
