import type { JsonObject } from '../../domain/record/json.js';
import { lastFour } from '../../domain/record/last-four.js';
import { valueAt } from '../../domain/record/record-path.js';
import type { GraphContext } from '../context.js';
import { loadExcerpts, revealed } from '../record/excerpt-loading.js';
import { readMembers } from '../record/read-members.js';

/** An application as far as the selection asks. */
export async function readApplication(
  context: GraphContext,
  loanId: string,
  selected: ReadonlySet<string>,
): Promise<JsonObject> {
  const excerpts = await loadExcerpts(context, loanId, 'Application', selected);
  const visible = revealed(excerpts, context);
  const coApplicantSsn = valueAt(excerpts['application.identity'], 'Request.CoApplicantInfo.CoApplicantSSN');
  return {
    ...readMembers('Request.ApplicationInfo', visible),
    coApplicant: { ...readMembers('Request.CoApplicantInfo', visible), ssnLast4: lastFour(coApplicantSsn) },
    dealer: readMembers('Request.DealerInfo', visible),
    partner: readMembers('Request.PartnerInfo', visible),
    requestedTerms: readMembers('Request.RequestedTermsInfo', visible),
    vehicle: readMembers('Request.VehicleInfo', visible),
  };
}
