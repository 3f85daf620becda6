import { isJsonObject, type JsonObject } from '../domain/record/json.js';
import { RECORD_SHAPE } from '../domain/record/record-shape.js';

/** What a record consists of. A body may hold all of it, since what was read can be sent; each command takes its part. */
export const RECORD_MEMBERS: ReadonlySet<string> = new Set(RECORD_SHAPE.members.keys());

/** A record may come bare, or in the envelope in which it was read. */
export function unwrapped(body: JsonObject): JsonObject {
  const { message, data, ...beside } = body;
  if (!isJsonObject(data) || (message !== undefined && typeof message !== 'string')) return body;
  return { ...beside, ...data };
}
