import { DeskOlderEventsDocument } from 'loan-gateway-client/documents';
import { Hidden } from '../graph/hidden.js';
import { useOlder } from '../graph/use-older.js';
import { actorOf } from '../approvals/asked-for.js';
import { useSession } from '../session/session-context.js';
import { dollars, moment, title, words } from '../text/words.js';
import { eventText } from '../text/command-texts.js';
import type { Loan } from './loan.js';
import { Older } from './older.js';

const isMoney = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** Events of the loan, newest first: an actor and what the actor did. */
export function Timeline({ loan: { id: loanId, events } }: { readonly loan: Loan }) {
  const { viewer, may } = useSession();
  const history = useOlder(DeskOlderEventsDocument, loanId, events, ({ loan }) => loan?.events, {
    withStaff: may('approvals'),
  });
  if (history.nodes.length === 0) return <p className="quiet">No events yet.</p>;
  return (
    <>
      <ol className="timeline">
        {history.nodes.map(({ id, command, clientId, at, fromState, toState, amounts }) => (
          <li key={id}>
            {command == null ? (
              <Hidden scopes={[]} />
            ) : (
              <strong>{eventText(command, actorOf(clientId, viewer))}</strong>
            )}{' '}
            <time dateTime={at}>{moment(at)}</time>
            {fromState !== toState && <div>Loan status: {words(toState)}</div>}
            <div className="quiet">
              {Object.entries(amounts)
                .filter((entry): entry is [string, string] => isMoney(entry[1]))
                .map(([name, amount]) => `${title(name)} ${dollars(amount)}`)
                .join(' · ')}
            </div>
          </li>
        ))}
      </ol>
      <Older of={history} what="events" />
    </>
  );
}
