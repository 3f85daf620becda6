import { takeExcerpt } from './excerpt.js';
import { JSON_PARTS, type Field, type JsonPart } from './field.js';
import type { JsonObject, JsonValue } from './json.js';
import { shapeOf, type ObjectShape } from './record-shape.js';
import { isBlankInSlot, isUnderwritingSlot } from './slots.js';

const EXCERPT_SHAPES = new Map<JsonPart, ObjectShape>(
  (Object.keys(JSON_PARTS) as JsonPart[]).map((part) => [
    part,
    shapeOf((field) => field.stored === part || (part === 'underwriting.internal' && isUnderwritingSlot(field))),
  ]),
);

function belongsTo(part: JsonPart, field: Field, value: JsonValue): boolean {
  if (field.stored !== part) return isBlankInSlot(field, value);
  return value !== null || !field.path.startsWith('loanDetails.');
}

/** One excerpt per part and class of a record that was checked. */
export function takeExcerpts(data: JsonObject): Readonly<Record<JsonPart, JsonObject>> {
  const excerpts = [...EXCERPT_SHAPES].map(([part, shape]) => [
    part,
    takeExcerpt(shape, data, (field, value) => belongsTo(part, field, value)),
  ]);
  return Object.fromEntries(excerpts) as Record<JsonPart, JsonObject>;
}
