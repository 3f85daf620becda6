import type { DeskLoanQuery } from 'loan-gateway-client/documents';
import { ApprovalButtons } from '../approvals/approval-buttons.js';
import { Client, termsOf } from '../approvals/asked-for.js';
import { Badge } from '../shared/parts.js';
import { dollars, moment, title } from '../text/words.js';
import { commandText } from '../text/command-texts.js';

interface ApprovalsProps {
  readonly approvals: DeskLoanQuery['approvals'];
  readonly again: () => void;
}

/** What one client asked another for on this loan, the newest first. */
export function LoanApprovals({ approvals, again }: ApprovalsProps) {
  const rows = approvals?.edges.map(({ node }) => node).toReversed() ?? [];
  if (rows.length === 0) return <p className="quiet">No approval requests.</p>;
  return (
    <ul className="plain entries">
      {rows.map((asked) => (
        <li key={asked.id}>
          <div className="heading">
            <Badge of={asked.state}>{title(asked.state)}</Badge>
            <strong>
              {commandText(asked.command)}
              {Number(asked.amount) !== 0 && `, ${dollars(asked.amount)}`}
            </strong>
            <ApprovalButtons approval={asked} onDone={again} />
          </div>
          <p>
            {termsOf(asked)
              .filter(({ label }) => label !== 'Amount')
              .map(({ label, value }) => `${label} ${value}`)
              .join(' · ')}
          </p>
          <p className="quiet">
            Requested by <Client id={asked.requestedBy} />, {moment(asked.requestedAt)}
            {asked.decidedBy != null && (
              <>
                ; decided by <Client id={asked.decidedBy} />, {moment(asked.decidedAt)}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
