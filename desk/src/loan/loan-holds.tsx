import { Hidden, type HiddenAt } from '../graph/hidden.js';
import { daysOf, HoldButtons } from '../holds/hold-buttons.js';
import { Badge } from '../shared/parts.js';
import { day, title } from '../text/words.js';
import { commandText } from '../text/command-texts.js';
import type { Loan } from './loan.js';

interface HoldsProps {
  readonly loan: Loan;
  readonly at: HiddenAt;
  readonly again: () => void;
}

/** Why the loan is held, the newest first, and what that forbids and stops. */
export function LoanHolds({ loan: { holds }, at, again }: HoldsProps) {
  const rows = holds?.edges.map(({ node }, index) => ({ hold: node, index })) ?? [];
  if (rows.length === 0) return <p className="quiet">No active holds.</p>;
  return (
    <ul className="plain entries">
      {rows.toReversed().map(({ hold, index }) => (
        <li key={hold.id}>
          <div className="heading">
            <Badge of={hold.liftedOn == null ? 'held' : ''}>{title(hold.kind)}</Badge>
            <span>{daysOf(hold)}</span>
            {hold.liftedOn != null && <span className="quiet">lifted on {day(hold.liftedOn)}</span>}
            <HoldButtons hold={hold} onDone={again} />
          </div>
          <Reason text={hold.reason} hidden={at('holds', 'edges', index, 'node', 'reason')} />
          {hold.forbids.length > 0 && <p className="quiet">Blocks: {hold.forbids.map(commandText).join(', ')}</p>}
          {hold.stops.length > 0 && <p className="quiet">Stops: {hold.stops.map(title).join(', ')}</p>}
        </li>
      ))}
    </ul>
  );
}

function Reason({ text, hidden }: { readonly text: string | null | undefined; readonly hidden: ReturnType<HiddenAt> }) {
  if (hidden)
    return (
      <p>
        <Hidden scopes={hidden} />
      </p>
    );
  return text == null ? null : <p>{text}</p>;
}
