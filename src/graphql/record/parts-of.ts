import type { Scope } from '../../domain/access/visibility.js';
import { JSON_PARTS, type JsonPart } from '../../domain/record/field.js';
import { isGranted } from '../guard/access.js';
import { RECORD_FIELDS, type RecordField } from './record-fields.js';

const fieldByPath: ReadonlyMap<string, RecordField> = new Map(RECORD_FIELDS.map((field) => [field.graphql, field]));

/**
 * The parts of the record that hold what is selected below a GraphQL path, such as `Application` or `Underwriting.deals`.
 * A field that the viewer may not see needs no part: what is denied is not even read.
 */
export function partsOf(
  path: string,
  selected: ReadonlySet<string>,
  scopes: ReadonlySet<Scope>,
): ReadonlySet<JsonPart> {
  const parts = new Set<JsonPart>();
  for (const below of ['', ...selected]) {
    const field = fieldByPath.get(below === '' ? path : `${path}.${below}`);
    if (field && isJsonPart(field.stored) && isGranted(field.fieldClass, scopes)) parts.add(field.stored);
  }
  return parts;
}

const isJsonPart = (stored: string): stored is JsonPart => Object.hasOwn(JSON_PARTS, stored);
