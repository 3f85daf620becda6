import { DeskPayoffDocument } from 'loan-gateway-client/documents';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnswer } from '../graph/use-answer.js';
import { useSession } from '../session/session-context.js';
import { Facts, Waiting } from '../shared/parts.js';
import { day, dollars } from '../text/words.js';
import { nextFriday } from './command-choices.js';

interface PayoffProps {
  readonly loanId: string;
  readonly onClose: () => void;
}

/** What pays the loan off on a day that is chosen. Nothing is recorded. */
export function PayoffDialog({ loanId, onClose }: PayoffProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { viewer } = useSession();
  const today = viewer.businessDate;
  const [on, setOn] = useState(today);
  const answer = useAnswer(DeskPayoffDocument, { id: loanId, goodThrough: on });
  const quote = answer.data?.loan?.payoffQuote;
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const days = [
    { name: 'Today', on: today },
    { name: 'Next Friday', on: nextFriday(today) },
    { name: 'End of month', on: monthEnd(today) },
  ];
  return (
    <dialog ref={dialog} className="panel-dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>Quote payoff</h2>
      <div className="commands" role="group" aria-label="Good through">
        {days.map((each) => (
          <button
            key={each.name}
            type="button"
            aria-pressed={each.on === on}
            onClick={() => {
              setOn(each.on);
            }}
          >
            {each.name}
          </button>
        ))}
      </div>
      <div className="field">
        <label htmlFor={`${heading}-on`}>Another day</label>
        <input
          id={`${heading}-on`}
          type="date"
          min={today}
          value={on}
          onChange={({ target }) => {
            if (target.value !== '') setOn(target.value);
          }}
        />
      </div>
      <Waiting answer={answer} />
      <div role="status">
        {quote && (
          <>
            <p className="payoff">
              <strong>{dollars(quote.amountGoodThrough)}</strong> pays off the loan on {day(quote.goodThrough)}.
            </p>
            <Facts
              facts={[
                { label: 'Payoff today', value: dollars(quote.amount) },
                { label: 'Principal', value: dollars(quote.principal) },
                { label: 'Interest through today', value: dollars(quote.interest) },
                { label: 'Fees', value: dollars(quote.fees) },
                { label: 'Prepayment penalty', value: dollars(quote.prepaymentPenalty) },
                { label: 'Interest per day', value: dollars(Number(quote.perDiem).toFixed(2)) },
              ]}
            />
          </>
        )}
        {answer.data && !quote && <p className="quiet">There is no payoff before funding.</p>}
      </div>
      <div className="buttons">
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}

function monthEnd(today: string): string {
  const at = new Date(`${today}T00:00:00Z`);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}
