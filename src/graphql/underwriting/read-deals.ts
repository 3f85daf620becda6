import type { JsonObject } from '../../domain/record/json.js';
import type { GraphContext } from '../context.js';
import { obtain } from '../obtain.js';
import { loadExcerpts } from '../record/excerpt-loading.js';
import { readList } from '../record/read-members.js';

export type DealNode = JsonObject & { readonly terms: JsonObject | null };

/** `DealTermsInfo[i]` paired with `UnderwritingInfo[i]`, as far as the selection asks. */
export async function readDeals(
  context: GraphContext,
  loanId: string,
  paths: ReadonlySet<string>,
  term: number | undefined,
): Promise<DealNode[] | null> {
  const selected = { at: 'Underwriting.deals', paths: term === undefined ? paths : withTerm(paths) };
  const excerpts = await loadExcerpts(context, loanId, selected);
  const terms = readList('Underwriting.DealTermsInfo', excerpts, selected);
  const entries = readList('Underwriting.UnderwritingInfo', excerpts, selected);
  const deals = (terms ?? entries)?.map((_, index) => ({ ...entries?.[index], terms: terms?.[index] ?? null }));
  return deals?.filter((deal) => term === undefined || deal.terms?.term === term) ?? null;
}

const byTerm = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Deals are chosen by their term, whether or not it is shown. */
const withTerm = (paths: ReadonlySet<string>): ReadonlySet<string> =>
  obtain(byTerm, paths, () => new Set([...paths, 'terms.term']));
