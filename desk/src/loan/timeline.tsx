import { DeskOlderEventsDocument } from 'loan-gateway-client/documents';
import { Hidden } from '../graph/hidden.js';
import { useOlder } from '../graph/use-older.js';
import { dollars, moment, title } from '../shared/words.js';
import type { Loan } from './loan-page.js';
import { Older } from './older.js';

const isMoney = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** What happened, the newest first. */
export function Timeline({ loan: { id: loanId, events } }: { readonly loan: Loan }) {
  const history = useOlder(DeskOlderEventsDocument, loanId, events, ({ loan }) => loan?.events);
  if (history.nodes.length === 0) return <p className="quiet">Nothing has happened yet.</p>;
  return (
    <>
      <ol className="timeline">
        {history.nodes.map(({ id, command, at, fromState, toState, amounts }) => (
          <li key={id}>
            {command == null ? <Hidden scopes={[]} /> : <strong>{title(command)}</strong>}{' '}
            <time dateTime={at}>{moment(at)}</time>
            {fromState !== toState && <div>Now {title(toState).toLowerCase()}</div>}
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
