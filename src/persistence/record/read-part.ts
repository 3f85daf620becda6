import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { BorrowerSeal } from '../sealing/borrower-seal.js';
import { PART_COLUMNS } from './part-columns.js';

/** A part of a loan's record as it is stored, opened and read. Null when its borrower was erased. */
export function readPart(
  part: JsonPart,
  stored: string | Uint8Array | null,
  loanId: string,
  seal: BorrowerSeal | undefined,
): JsonObject | null {
  if (typeof stored === 'string') return JSON.parse(stored) as JsonObject;
  const { table, column } = PART_COLUMNS[part];
  const json = seal?.open(stored, { table, column, row: loanId });
  return json ? (JSON.parse(json.toString()) as JsonObject) : null;
}
