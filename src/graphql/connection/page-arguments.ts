import { ArgsType, Field, Int } from 'type-graphql';
import type { Window } from '../../app/ports/loan-reader.js';
import { badInput } from '../shared/bad-input.js';
import { decodeCursor, type AcceptsValue } from './cursor.js';

export const MAX_PAGE = 100;
export const DEFAULT_PAGE = 20;

@ArgsType()
export class PageArguments {
  @Field(() => Int, {
    nullable: true,
    description: 'How many from the start, or after `after`; at most 100. Default 20.',
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'Start after this cursor.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many from the end, or before `before`; at most 100.' })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'End before this cursor.' })
  before?: string | null;
}

export function toWindow(order: string, { first, after, last, before }: PageArguments, accepts: AcceptsValue): Window {
  if (first != null && last != null) throw badInput('Give first or last, not both');
  const size = last ?? first ?? DEFAULT_PAGE;
  const argument = last != null ? 'last' : 'first';
  if (size < 1 || size > MAX_PAGE) throw badInput(`${argument} must be from 1 to ${MAX_PAGE}`);
  return {
    direction: last != null ? 'BACKWARD' : 'FORWARD',
    size,
    after: after != null ? decodeCursor(order, 'after', after, accepts) : undefined,
    before: before != null ? decodeCursor(order, 'before', before, accepts) : undefined,
  };
}
