import type { Excerpts } from '../../app/record-reader.js';
import type { JsonObject } from '../../domain/record/json.js';
import { lastFour } from '../../domain/record/last-four.js';
import { valueAt } from '../../domain/record/record-path.js';
import type { GraphContext } from '../context.js';
import { revealed } from '../record/excerpt-loading.js';
import { readMembers, type Selected } from '../record/read-members.js';

export const applicationSelected = (paths: ReadonlySet<string>): Selected => ({ at: 'Application', paths });

/** An application as far as the selection asks. */
export function applicationOf(context: GraphContext, excerpts: Excerpts, selected: Selected): JsonObject {
  const visible = revealed(excerpts, context);
  const object = (name: string, path: string) =>
    selected.paths.has(name) ? readMembers(path, visible, selected) : null;
  const coApplicantSsn = valueAt(excerpts['application.identity'], 'Request.CoApplicantInfo.CoApplicantSSN');
  return Object.assign(readMembers('Request.ApplicationInfo', visible, selected), {
    coApplicant: { ssnLast4: lastFour(coApplicantSsn), ...object('coApplicant', 'Request.CoApplicantInfo') },
    dealer: object('dealer', 'Request.DealerInfo'),
    partner: object('partner', 'Request.PartnerInfo'),
    requestedTerms: object('requestedTerms', 'Request.RequestedTermsInfo'),
    vehicle: object('vehicle', 'Request.VehicleInfo'),
  });
}
