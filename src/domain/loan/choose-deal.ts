import { refuse, success, type OtherRefusal, type Result } from '../refusal.js';
import type { RecordDeal } from '../underwriting/assessment.js';

/** By its place in the list, by its term, or the first approved one; a deal that is not approved is not on offer. */
export function chooseDeal(
  deals: readonly RecordDeal[],
  { index, term }: { readonly index: number | undefined; readonly term: number | undefined },
): Result<RecordDeal, OtherRefusal> {
  const offered = deals.filter(({ approved }) => approved);
  const chosen = offered.find(
    (deal) => (index === undefined || deal.index === index) && (term === undefined || deal.term === term),
  );
  if (chosen) return success(chosen);
  const terms = [...new Set(offered.map((deal) => deal.term))].sort((a, b) => a - b);
  return refuse('DEAL_NOT_OFFERED', 'No approved deal has these terms', { offeredTerms: terms.join(', ') });
}
