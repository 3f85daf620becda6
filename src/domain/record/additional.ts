import { isJsonObject, type JsonObject, type JsonValue } from './json.js';
import type { ObjectShape, Shape } from './record-shape.js';

/**
 * The members of a record that the field map does not know, in the record's own nesting; of a list the place of each element
 * is kept. Undefined when there are none. Names come from outside: objects are made of entries, so that none is a prototype.
 */
export function takeAdditional(shape: ObjectShape, record: JsonObject): JsonObject | undefined {
  const found = Object.entries(record).flatMap(([name, value]): [string, JsonValue][] => {
    const member = shape.members.get(name);
    const additional = member ? additionalOf(member, value) : value;
    return additional === undefined ? [] : [[name, additional]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function additionalOf(shape: Shape, value: JsonValue): JsonValue | undefined {
  if (shape.form === 'leaf') return undefined;
  if (shape.form === 'object') return isJsonObject(value) ? takeAdditional(shape, value) : undefined;
  if (!Array.isArray(value)) return undefined;
  const elements = (value as readonly JsonObject[]).map((element) => takeAdditional(shape.element, element) ?? null);
  return elements.some((element) => element !== null) ? elements : undefined;
}

/** A record with its additional members where they were. What is known counts before what is not. */
export function withAdditional(record: JsonObject, additional: JsonObject): JsonObject {
  const added = Object.entries(additional).map(([name, value]): [string, JsonValue] => [
    name,
    Object.hasOwn(record, name) ? joined(record[name] ?? null, value) : value,
  ]);
  return Object.fromEntries([...Object.entries(record), ...added]);
}

function joined(known: JsonValue, additional: JsonValue): JsonValue {
  if (Array.isArray(known) && Array.isArray(additional)) {
    return (known as readonly JsonValue[]).map((element, index) =>
      joined(element, (additional as readonly JsonValue[])[index] ?? null),
    );
  }
  if (isJsonObject(known) && isJsonObject(additional)) {
    return withAdditional(known, additional);
  }
  return known;
}
