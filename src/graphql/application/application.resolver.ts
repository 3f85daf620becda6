import { Resolver } from 'type-graphql';
import type { Excerpts } from '../../app/ports/record-store.js';
import type { JsonObject } from '../../domain/record/json.js';
import { lastFour } from '../../domain/record/read-group.js';
import { valueAt } from '../../domain/record/record-shape.js';
import type { GraphContext } from '../request/context.js';
import { revealed, readExcerpts } from '../record/excerpt-loading.js';
import { readMembers, type Selected } from '../guard/record-parts.js';
import type { LoanView } from '../../app/ports/loan-reader.js';
import { BatchField } from '../execution/batch-field.js';
import { Loan } from '../loan/loan.type.js';
import type { Selection } from '../execution/selection.js';
import { Application } from './application.type.js';

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

@Resolver(() => Loan)
export class LoanApplicationResolver {
  @BatchField(
    () => Application,
    { description: 'What was applied for.' },
    { needs: (selection) => applicationSelected(selection.paths()) },
  )
  application(loans: readonly LoanView[], _args: object, context: GraphContext, selection: Selection) {
    const selected = applicationSelected(selection.paths());
    return readExcerpts(context, loans, selected, (_, excerpts) => applicationOf(context, excerpts, selected));
  }
}
