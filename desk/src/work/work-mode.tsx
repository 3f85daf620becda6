import type { WorkOutcome, WorkQueueName } from 'loan-gateway-client/documents';
import { useEffect, useState } from 'react';
import { LoanPage } from '../loan/loan-page.js';
import { useSession } from '../session/session-context.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted } from '../text/words.js';
import { useWork, type Work } from './use-work.js';
import './work.css';

/** In the order of their digits. */
const OUTCOMES: readonly { readonly outcome: WorkOutcome; readonly label: string }[] = [
  { outcome: 'PROMISE', label: 'Promise' },
  { outcome: 'PAYMENT', label: 'Payment' },
  { outcome: 'CONTACTED', label: 'Contacted' },
  { outcome: 'NO_CONTACT', label: 'No contact' },
  { outcome: 'RESOLVED', label: 'Resolved' },
  { outcome: 'ESCALATED', label: 'Escalated' },
];

const AGAIN = [
  { days: 1, label: 'tomorrow' },
  { days: 3, label: 'in 3 days' },
  { days: 7, label: 'in a week' },
  { days: 30, label: 'in 30 days' },
] as const;

const QUEUES: readonly WorkQueueName[] = [
  'NEW_DELINQUENT',
  'BROKEN_PROMISE',
  'FIRST_PAYMENT_DEFAULT',
  'ROLLED_30',
  'CHARGE_OFF_DUE',
  'DISPUTE',
  'COMPLAINT',
  'APPROVAL',
  'RETURNED_PAYMENT',
];

/** One loan of a queue after another, each with its outcome, without the list in between. */
export function WorkMode({ id }: { readonly id: string }) {
  const queue = QUEUES.find((name) => name === id.toUpperCase().replaceAll('-', '_'));
  const { may } = useSession();
  if (!queue || !may('claimWork'))
    return (
      <>
        <h1>{queue ? 'No access' : 'Queue not found'}</h1>
        <p>
          {queue && 'Your role does not work on loans. '}
          <Link href={hrefOf(['work'])}>Show all queues</Link>
        </p>
      </>
    );
  return <Worked queue={queue} />;
}

function Worked({ queue }: { readonly queue: WorkQueueName }) {
  const work = useWork(queue);
  const { current, title, fault, isDone, isBusy } = work;
  return (
    <div className="work-mode">
      {fault !== undefined && (
        <div className="fault" role="alert">
          <p>{fault}</p>
          <button type="button" onClick={work.again}>
            Try again
          </button>
        </div>
      )}
      {current ? (
        <LoanPage key={current.loanId} id={current.loanId} />
      ) : (
        <>
          <h1>{title ?? 'Work'}</h1>
          {isDone ? (
            <p>
              No loan of this queue is left to claim. <Link href={hrefOf(['work'])}>Choose another queue</Link>
            </p>
          ) : (
            isBusy && (
              <p className="loading" role="status">
                Claiming the next loan …
              </p>
            )
          )}
        </>
      )}
      <OutcomeBar work={work} />
    </div>
  );
}

const laterDay = (from: string, days: number): string => {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

function OutcomeBar({ work }: { readonly work: Work }) {
  const { viewer } = useSession();
  const { current, title, position, total, isBusy, isDone } = work;
  const [days, setDays] = useState<number>(1);
  const isOpen = current !== undefined && current.outcome === undefined;
  const choose = (outcome: WorkOutcome) => {
    if (isOpen) void work.complete(outcome, days === 1 ? undefined : laterDay(viewer.businessDate, days));
  };
  const skip = () => {
    if (isOpen) void work.complete('SKIPPED', undefined);
    else work.forward();
  };
  useKeys({
    ...Object.fromEntries(
      OUTCOMES.map(({ outcome }, index) => [
        String(index + 1),
        () => {
          choose(outcome);
        },
      ]),
    ),
    j: skip,
    k: work.back,
  });
  return (
    <section className="outcomes" aria-label="Outcome">
      <p className="work-place" role="status">
        <strong>{title}</strong>{' '}
        {isDone && !current ? `${counted(position - 1)} done` : current && `${counted(position)} of ${counted(total)}`}
        {current?.outcome !== undefined && ` · ${labelOf(current.outcome)}`}
      </p>
      <div className="outcome-buttons" role="group" aria-label="Record the outcome">
        {OUTCOMES.map(({ outcome, label }, index) => (
          <button
            key={outcome}
            type="button"
            aria-disabled={!isOpen || isBusy}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => {
              choose(outcome);
            }}
          >
            <kbd>{index + 1}</kbd> {label}
          </button>
        ))}
      </div>
      <label className="work-again">
        Show again
        <select
          value={days}
          onChange={({ target }) => {
            setDays(Number(target.value));
          }}
        >
          {AGAIN.map(({ days: later, label }) => (
            <option key={later} value={later}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="work-moves">
        <button type="button" aria-disabled={position <= 1} aria-keyshortcuts="k" onClick={work.back}>
          <kbd>K</kbd> Back
        </button>
        <button type="button" aria-disabled={!current || isBusy} aria-keyshortcuts="j" onClick={skip}>
          <kbd>J</kbd> {isOpen ? 'Skip' : 'Next'}
        </button>
        <Link href={hrefOf(['work'])}>Leave</Link>
      </div>
    </section>
  );
}

const labelOf = (outcome: WorkOutcome): string =>
  OUTCOMES.find((known) => known.outcome === outcome)?.label ?? 'Skipped';

/** Single keys, outside of fields and dialogs. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).closest('input, select, textarea, dialog') !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      keys[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  });
}
