import type { LimitExceeded } from './limit-exceeded.js';

export const DEEPEST = 64;

export const variablesFault = (variables: unknown): LimitExceeded | undefined =>
  isTooDeep(variables)
    ? { limit: 'variablesDepth', most: DEEPEST, message: `The variables are nested more than ${DEEPEST} deep` }
    : undefined;

/** What reads a value goes down with it; a tower of brackets would exhaust its stack. Looked at level by level. */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;
