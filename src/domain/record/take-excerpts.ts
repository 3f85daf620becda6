import { takeExcerpt } from './excerpt.js';
import { CODE_PARTS, isOpenPart, JSON_PARTS, OPEN_PARTS, type Field, type JsonPart } from './field.js';
import type { JsonObject, JsonValue } from './json.js';
import { isCoded, isOpenValue } from './open-value.js';
import { shapeOf, type ObjectShape } from './record-shape.js';
import { isBlankInSlot, isUnderwritingSlot } from './slots.js';

/** The part that has what is not there of the underwriting's large values: that one is empty is no secret. */
const AROUND_SLOTS: JsonPart = 'underwriting.economics';

const codePartOf = ({ kind, stored }: Field): JsonPart | undefined =>
  kind === 'reason' && Object.hasOwn(CODE_PARTS, stored) ? CODE_PARTS[stored as keyof typeof CODE_PARTS] : undefined;

const sealedPartOf = ({ stored }: Field): JsonPart | undefined => (isOpenPart(stored) ? OPEN_PARTS[stored] : undefined);

const EXCERPT_SHAPES = new Map<JsonPart, ObjectShape>(
  (Object.keys(JSON_PARTS) as JsonPart[]).map((part) => [
    part,
    shapeOf(
      (field) =>
        [field.stored, sealedPartOf(field), codePartOf(field)].includes(part) ||
        (part === AROUND_SLOTS && isUnderwritingSlot(field)),
    ),
  ]),
);

function belongsTo(part: JsonPart, field: Field, value: JsonValue): boolean {
  if (codePartOf(field) === part) return isCoded(field.kind, value);
  if (sealedPartOf(field) === part) return !isOpenValue(field.kind, value);
  if (field.stored !== part) return isBlankInSlot(field, value);
  if (isOpenPart(part) && !isOpenValue(field.kind, value)) return false;
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
