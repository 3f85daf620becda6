import type { Excerpts } from '../../app/record-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import { obtain } from '../../domain/obtain.js';
import { readList, type Selected } from '../record/read-members.js';

export type DealNode = JsonObject & { readonly terms: JsonObject | null };

export const dealsSelected = (paths: ReadonlySet<string>, term: number | undefined): Selected => ({
  at: 'Underwriting.deals',
  paths: term === undefined ? paths : withTerm(paths),
});

/** `DealTermsInfo[i]` paired with `UnderwritingInfo[i]`, as far as the selection asks. */
export function dealsOf(excerpts: Excerpts, selected: Selected, term: number | undefined): DealNode[] | null {
  const terms = readList('Underwriting.DealTermsInfo', excerpts, selected);
  const entries = readList('Underwriting.UnderwritingInfo', excerpts, selected);
  const deals = (terms ?? entries)?.map((_, index) =>
    Object.assign<object, DealNode>(entries?.[index] ?? {}, { terms: terms?.[index] ?? null }),
  );
  return deals?.filter((deal) => term === undefined || deal.terms?.term === term) ?? null;
}

const byTerm = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Deals are chosen by their term, whether or not it is shown. */
const withTerm = (paths: ReadonlySet<string>): ReadonlySet<string> =>
  obtain(byTerm, paths, () => new Set([...paths, 'terms.term']));
