import { DeskWorkQueuesDocument, type DeskWorkQueuesQuery } from 'loan-gateway-client/documents';
import { hiddenIn } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import { useChanges } from '../graph/use-changes.js';
import { useSession } from '../session/session-context.js';
import { Panel, Waiting } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted, dollars } from '../text/words.js';
import { addressOf } from './queue-address.js';
import './work.css';

type Queue = NonNullable<DeskWorkQueuesQuery['workQueues']>[number];
type QueuedLoan = Queue['loans']['nodes'][number];

/** The queues with what waits in them. One click starts the work. */
export function Work() {
  const { viewer } = useSession();
  const withNames = viewer.scopes.includes('BORROWER_PERSONAL');
  const answer = useAnswer(DeskWorkQueuesDocument, { withNames });
  useChanges(answer.again);
  const hidden = hiddenIn(answer.errors)('workQueues');
  const queues = answer.data?.workQueues ?? [];
  return (
    <>
      <h1>Work</h1>
      <Waiting answer={answer} />
      {hidden && <Panel title="Queues" hidden={hidden} />}
      <div className="queues">
        {queues
          .filter(({ count }) => count > 0)
          .map((queue) => (
            <QueueCard key={queue.name} queue={queue} />
          ))}
      </div>
      <EmptyQueues queues={queues.filter(({ count }) => count === 0)} />
    </>
  );
}

/** Queues without a loan take one line together. */
function EmptyQueues({ queues }: { readonly queues: readonly Queue[] }) {
  if (queues.length === 0) return null;
  return <p className="quiet empty-queues">Nothing to do: {queues.map(({ title }) => title).join(', ')}.</p>;
}

function QueueCard({ queue: { name, title, meaning, count, loans } }: { readonly queue: Queue }) {
  return (
    <section className="panel queue" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <strong className="queue-count">{counted(count)}</strong>
      </header>
      <p className="quiet">{meaning}</p>
      <ol className="next-loans">
        {loans.nodes.map((loan) => (
          <li key={loan.id}>
            <Link href={hrefOf(['loans', loan.id])}>{nameOf(loan)}</Link>
            <span className="number">{dollars(loan.autoLoan.pastDueAmount ?? loan.remainingBalance)}</span>
            <span className="number quiet">{counted(loan.autoLoan.currentDpd)} days</span>
          </li>
        ))}
      </ol>
      <Link href={hrefOf(['work', addressOf(name)])} className="button primary">
        Work {counted(count)} {count === 1 ? 'loan' : 'loans'}
        <span className="unseen"> of {title}</span>
      </Link>
    </section>
  );
}

const nameOf = ({ id, borrower }: QueuedLoan): string =>
  borrower ? `${borrower.firstName ?? ''} ${borrower.lastName ?? ''}` : id;
