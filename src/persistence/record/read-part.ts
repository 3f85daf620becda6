import type { JsonPart } from '../../domain/record/field.js';
import type { JsonObject } from '../../domain/record/json.js';
import type { BorrowerSeal } from '../sealing/borrower-seal.js';
import { fromBase64 } from '../sealing/sealed-text.js';
import { PART_COLUMNS } from './part-columns.js';

/** A part of a loan's record as it is stored, opened and read. Null when its borrower was erased. */
export function readPart(
  part: JsonPart,
  stored: string | null,
  loanId: string,
  seal: BorrowerSeal | undefined,
): JsonObject | null {
  if (stored === null) return null;
  const { table, column, sealed } = PART_COLUMNS[part];
  if (!sealed) return JSON.parse(stored) as JsonObject;
  const json = seal?.open(fromBase64(stored), { table, column, row: loanId });
  return json ? (JSON.parse(json.toString()) as JsonObject) : null;
}
