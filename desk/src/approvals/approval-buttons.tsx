import { CommandButtons } from '../commands/command-buttons.js';
import { useSession } from '../session/session-context.js';
import { AskedFor, type Approval } from './asked-for.js';

/** The client that asked never decides. Other clients see the effect before they decide. */
export function ApprovalButtons({ approval, onDone }: { readonly approval: Approval; readonly onDone: () => void }) {
  const { viewer, may } = useSession();
  if (approval.state !== 'PENDING' || !may('approve')) return null;
  const self = viewer.personId ?? viewer.clientId;
  if (approval.requestedBy === self) return <span className="quiet">Another person must decide</span>;
  return (
    <CommandButtons
      commands={['approve', 'reject']}
      subject={{ field: 'approvalId', id: approval.id }}
      about={<AskedFor approval={approval} />}
      onDone={onDone}
    />
  );
}
