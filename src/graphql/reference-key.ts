import { badInput } from './bad-input.js';

/** A representation's key must be a string: an object would reach the database as an operator. */
export function referenceKey(typeName: string, representation: { id?: unknown }): string {
  const { id } = representation;
  if (typeof id !== 'string' || id.length === 0)
    throw badInput(`A representation of ${typeName} needs its key "id" as a string`);
  return id;
}
