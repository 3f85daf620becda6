import type { LimitExceeded } from './limit-exceeded.js';

const DEEPEST = 64;

/** What reads variables goes down with them; a tower of brackets would exhaust its stack. Looked at level by level. */
export function variablesFault(variables: unknown): LimitExceeded | undefined {
  let level = [variables].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST)
      return { limit: 'variablesDepth', most: DEEPEST, message: `The variables are nested more than ${DEEPEST} deep` };
    level = level.flatMap((value) => Object.values(value).filter(isContainer));
  }
  return undefined;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
