import { dealId } from '../record/ids.js';
import { refused, success, type DealNotOffered, type Result } from '../refusal.js';
import type { RecordDeal } from '../underwriting/assessment.js';

/** By its id, by its term, or the first approved one; a deal that is not approved is not on offer. */
export function chooseDeal(
  loanId: string,
  deals: readonly RecordDeal[],
  { id, term }: { readonly id: string | undefined; readonly term: number | undefined },
): Result<RecordDeal, DealNotOffered> {
  const offered = deals.filter(({ approved }) => approved).map((deal) => ({ deal, id: dealId(loanId, deal.index) }));
  const chosen = offered.find(
    (offer) => (id === undefined || offer.id === id) && (term === undefined || offer.deal.term === term),
  );
  if (chosen) return success(chosen.deal);
  return refused({
    code: 'DEAL_NOT_OFFERED',
    message:
      id === undefined ? 'No approved deal has these terms' : 'No approved deal of this loan has this id and term',
    offeredDeals: offered.map((offer) => ({ dealId: offer.id, term: offer.deal.term })),
  });
}
