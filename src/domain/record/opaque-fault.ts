import { textFault } from '../storable-text.js';
import { isJsonObject } from './json.js';

const DEEPEST = 32;

/** Why a JSON value of unknown shape cannot be stored as plain text, if so. */
export function opaqueFault(value: unknown, depth = 0): string | undefined {
  if (depth > DEEPEST) return 'nested too deeply';
  if (typeof value === 'string') return textFault(value);
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'number out of range';
  if (Array.isArray(value)) return firstFault(value, depth);
  if (isJsonObject(value)) return firstFault([...Object.keys(value), ...Object.values(value)], depth);
  return undefined;
}

function firstFault(values: readonly unknown[], depth: number): string | undefined {
  for (const value of values) {
    const fault = opaqueFault(value, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
