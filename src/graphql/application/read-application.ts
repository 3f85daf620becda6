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
  paths: ReadonlySet<string>,
): Promise<JsonObject> {
  const selected = { at: 'Application', paths };
  const excerpts = await loadExcerpts(context, loanId, selected);
  const visible = revealed(excerpts, context);
  const coApplicantSsn = valueAt(excerpts['application.identity'], 'Request.CoApplicantInfo.CoApplicantSSN');
  return {
    ...readMembers('Request.ApplicationInfo', visible, selected),
    coApplicant: { ...readMembers('Request.CoApplicantInfo', visible, selected), ssnLast4: lastFour(coApplicantSsn) },
    dealer: readMembers('Request.DealerInfo', visible, selected),
    partner: readMembers('Request.PartnerInfo', visible, selected),
    requestedTerms: readMembers('Request.RequestedTermsInfo', visible, selected),
    vehicle: readMembers('Request.VehicleInfo', visible, selected),
  };
}
