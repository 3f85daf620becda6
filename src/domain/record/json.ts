export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [member: string]: JsonValue;
}

/** Characters of all names and texts. */
export function charactersIn(value: JsonValue): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [name, member]) => sum + name.length + charactersIn(member), 0);
}

export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
