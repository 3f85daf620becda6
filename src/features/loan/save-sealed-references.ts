import { mergedExcerpt } from '../../domain/record/record-shape.js';
import type { JsonObject } from '../../domain/record/json.js';
import { type ReferencePart } from '../../domain/loan/references.js';
import type { LoanStores } from '../ports.js';

/** Adds members to the sealed parts of a record. False if the borrower was erased: they would be unreadable. */
export async function saveSealedReferences(
  { origination }: Pick<LoanStores, 'origination'>,
  { id }: { readonly id: string },
  parts: Readonly<Partial<Record<ReferencePart, JsonObject>>>,
): Promise<boolean> {
  const names = Object.keys(parts) as ReferencePart[];
  if (names.length === 0) return true;
  const stored = await origination.excerpts(id, names);
  for (const part of names) {
    const members = mergedExcerpt(stored[part] ?? {}, parts[part] ?? {});
    if (!(await origination.savePart(id, part, members))) return false;
  }
  return true;
}
