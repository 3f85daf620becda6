import type { JsonPart } from '../../domain/record/field.js';
import type { JsonValue } from '../../domain/record/json.js';
import { LOAN_DETAILS_FIELDS } from '../../domain/record/loan-details-fields.js';
import { readValue } from '../../domain/record/read-value.js';
import { valueAt } from '../../domain/record/record-path.js';
import type { Loaders } from '../loaders.js';

/** One value of loanDetails out of the part that holds it. As in the loan's row, an empty text is no value. */
export async function loadLoanDetail(loaders: Loaders, loanId: string, name: string): Promise<JsonValue> {
  const path = `loanDetails.${name}`;
  const field = LOAN_DETAILS_FIELDS.find((candidate) => candidate.path === path);
  if (!field) throw new Error(`The field map has no ${path}`);
  const part = field.stored as JsonPart;
  const excerpts = await loaders.excerpts(new Set([part])).load(loanId);
  const value = readValue(field.kind, valueAt(excerpts?.[part], path));
  return value === '' ? null : value;
}
