import { newIdempotencyKey } from 'loan-gateway-client';
import { TakePaymentsDocument, type SubmittedRepaymentMethod } from 'loan-gateway-client/documents';
import { useRef, useState } from 'react';
import { faultText } from '../connection/fault-text.js';
import { useSession } from '../session/session-context.js';
import { counted, dollars, plain, title } from '../text/words.js';
import { Drawer } from '../table/drawer.js';
import type { LoanRow } from './loan-row.js';

const METHODS: readonly SubmittedRepaymentMethod[] = ['ACH', 'CHECK', 'CARD', 'CASH', 'WIRE'];

interface Due {
  readonly id: string;
  readonly amount: string;
  /** Sent again with the same key, nothing is paid twice. */
  readonly key: string;
}

type Said = ReadonlyMap<string, string>;

interface TakePaymentsProps {
  readonly loans: readonly LoanRow[];
  readonly onDone: () => void;
}

/** Records the amounts that are due of several loans at once. */
export function TakePayments({ loans, onDone }: TakePaymentsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Take payments due
      </button>
      {isOpen && (
        <Drawer
          title="Take payments due"
          onClose={() => {
            setOpen(false);
          }}
        >
          <PaymentsDue loans={loans} onDone={onDone} />
        </Drawer>
      )}
    </>
  );
}

const dueOf = ({ id, autoLoan }: LoanRow): readonly Due[] => {
  const amount = autoLoan.currentPaymentDue;
  return amount != null && Number(amount) > 0 ? [{ id, amount, key: newIdempotencyKey() }] : [];
};

function PaymentsDue({ loans, onDone }: TakePaymentsProps) {
  const { client } = useSession();
  const dues = useRef(loans.flatMap(dueOf)).current;
  const [method, setMethod] = useState<SubmittedRepaymentMethod>('ACH');
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<Said>();
  const [fault, setFault] = useState<string>();
  const cents = dues.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  const total = dollars((cents / 100).toFixed(2));
  const send = async () => {
    if (isSending) return;
    setSending(true);
    setFault(undefined);
    const inputs = dues.map(({ id, amount, key }) => ({ loanId: id, amount, method, idempotencyKey: key }));
    const { data, error } = await client
      .mutate({ mutation: TakePaymentsDocument, variables: { inputs } })
      .catch((failed: unknown) => ({ data: undefined, error: failed }));
    const answers = data?.submitRepayments;
    if (answers)
      setSaid(
        new Map(
          answers.map(({ idempotencyKey, result }) => [
            idempotencyKey,
            'message' in result ? plain(result.message) : 'Payment is pending.',
          ]),
        ),
      );
    else setFault(`${faultText(error)} Retrying won’t duplicate it.`);
    setSending(false);
  };
  return (
    <>
      <p className="quiet">Records what is due now. Loans without an amount due are left out.</p>
      <ul className="plain">
        {dues.map(({ id, amount, key }) => (
          <li key={id}>
            {id} <strong>{dollars(amount)}</strong> {said && <small>{said.get(key)}</small>}
          </li>
        ))}
      </ul>
      {fault !== undefined && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      {said ? (
        <p role="status" className="good">
          Done.{' '}
          <button type="button" onClick={onDone}>
            Refresh the list
          </button>
        </p>
      ) : (
        <div className="inline">
          <label>
            Method
            <select
              value={method}
              onChange={({ target }) => {
                setMethod(target.value as SubmittedRepaymentMethod);
              }}
            >
              {METHODS.map((known) => (
                <option key={known} value={known}>
                  {title(known)}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className="primary"
            aria-disabled={isSending || dues.length === 0}
            onClick={() => void (dues.length > 0 && send())}
          >
            {isSending ? 'Sending …' : `Take ${counted(dues.length)} payments of ${total}`}
          </button>
        </div>
      )}
    </>
  );
}
