import { DeskCountsDocument } from 'loan-gateway-client/documents';
import { useAnswer } from '../graph/use-answer.js';
import { useChanges } from '../graph/use-changes.js';
import { useSession } from '../session/session-context.js';
import type { CountName } from './desk-page.js';

/** What waits, beside the names of the pages. */
export function useCounts(): Partial<Record<CountName, number>> {
  const { may } = useSession();
  const { data, again } = useAnswer(DeskCountsDocument, {
    withWork: may('workQueues'),
    withPayments: may('repayments') && may('acknowledgeRepayment'),
    withApprovals: may('approvals') && may('approve'),
  });
  useChanges(again);
  return {
    ...(data?.workQueues && { work: data.workQueues.reduce((sum, { count }) => sum + count, 0) }),
    ...(data?.pending && { payments: data.pending.totalCount }),
    ...(data?.waiting && { approvals: data.waiting.totalCount }),
  };
}
