import type { JsonObject } from '../../domain/record/json.js';
import type { GraphContext } from '../context.js';
import { loadExcerpts } from '../record/excerpt-loading.js';
import { readList } from '../record/read-members.js';

export type DealNode = JsonObject & { readonly terms: JsonObject | null };

/** `DealTermsInfo[i]` paired with `UnderwritingInfo[i]`, as far as the selection asks. */
export async function readDeals(
  context: GraphContext,
  loanId: string,
  selected: ReadonlySet<string>,
  term: number | undefined,
): Promise<DealNode[] | null> {
  const wanted = term === undefined ? selected : new Set([...selected, 'terms.term']);
  const excerpts = await loadExcerpts(context, loanId, 'Underwriting.deals', wanted);
  const terms = readList('Underwriting.DealTermsInfo', excerpts);
  const entries = readList('Underwriting.UnderwritingInfo', excerpts);
  const deals = (terms ?? entries)?.map((_, index) => ({ ...entries?.[index], terms: terms?.[index] ?? null }));
  return deals?.filter((deal) => term === undefined || deal.terms?.term === term) ?? null;
}
