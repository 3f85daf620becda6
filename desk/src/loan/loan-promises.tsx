import { Badge } from '../shared/parts.js';
import { day, dollars, title } from '../text/words.js';
import type { Loan } from './loan.js';

const BADGE = { OPEN: 'APPROVED', KEPT: 'ACTIVE', BROKEN: 'held', CANCELLED: '' } as const;

/** What the borrower promised, the newest first, and whether it was paid. */
export function LoanPromises({ loan: { promises } }: { readonly loan: Loan }) {
  const nodes = promises?.nodes ?? [];
  if (nodes.length === 0) return <p className="quiet">No promises. Record one from Payments.</p>;
  return (
    <ul className="plain entries">
      {nodes.map(({ id, amount, by, state, madeOn, keptOn, channel }) => (
        <li key={id}>
          <div className="heading">
            <Badge of={BADGE[state]}>{title(state)}</Badge>
            <span>
              {dollars(amount)} by {day(by)}
            </span>
            <span className="quiet">
              {keptOn == null ? `made ${day(madeOn)}, ${title(channel).toLowerCase()}` : `paid ${day(keptOn)}`}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
