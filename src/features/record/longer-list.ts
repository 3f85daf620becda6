import type { JsonValue } from '../../domain/record/json.js';

const EMPTY_LIST = Buffer.from('[]');

/** A list in JSON with more elements, without reading those that it has. */
export function longerList(json: Uint8Array = EMPTY_LIST, added: readonly JsonValue[]): Uint8Array[] {
  const more = Buffer.from(`${json.length > EMPTY_LIST.length ? ',' : ''}${JSON.stringify(added).slice(1)}`);
  return [json.subarray(0, -1), more];
}
