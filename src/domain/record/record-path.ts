import { isJsonObject, type JsonObject, type JsonValue } from './json.js';

/** The value at a path without lists; undefined when anything on the way is absent. */
export function valueAt(record: unknown, path: string): JsonValue | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      record,
    );
  return found as JsonValue | undefined;
}

/** A record that holds nothing but one value. */
export function excerptAt(path: string, value: JsonValue): JsonObject {
  const nested = path.split('.').reduceRight<JsonValue>((inner, name) => ({ [name]: inner }), value);
  return nested as JsonObject;
}

/** Sets the value at a path, making the objects on the way. */
export function placeAt(target: Record<string, JsonValue>, path: readonly string[], value: JsonValue, from = 0): void {
  const name = path[from] ?? '';
  if (from >= path.length - 1) target[name] = value;
  else placeAt((target[name] ??= {}) as Record<string, JsonValue>, path, value, from + 1);
}
