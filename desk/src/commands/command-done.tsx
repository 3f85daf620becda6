import { hrefOf, Link } from '../shared/place.js';
import { Facts } from '../shared/parts.js';
import { day, dollars, title, words } from '../text/words.js';
import { Allocation } from './allocation.js';
import type { CommandAnswer } from './refusal-faults.js';

/** What the gateway says of a command that it carried out. */
export function CommandDone({ answer }: { readonly answer: CommandAnswer }) {
  switch (answer.__typename) {
    case 'RepaymentUpdated':
      return (
        answer.repayment && (
          <>
            <p>
              {dollars(answer.repayment.amount)} is {words(answer.repayment.state)}.
              {answer.repayment.preview && ' Expected allocation:'}
            </p>
            <Allocation allocation={answer.repayment.preview ?? answer.repayment.allocation} />
          </>
        )
      );
    case 'RepaymentInitiated':
      return (
        answer.amountsOwed && (
          <Facts
            facts={[
              { label: 'Past due', value: dollars(answer.amountsOwed.pastDue) },
              {
                label: 'Due next',
                value: `${dollars(answer.amountsOwed.currentDue)} on ${day(answer.amountsOwed.currentDueOn)}`,
              },
              { label: 'Fees', value: dollars(answer.amountsOwed.fees) },
              {
                label: 'Payoff',
                value: `${dollars(answer.amountsOwed.payoff.amount)} through ${day(answer.amountsOwed.payoff.goodThrough)}`,
              },
            ]}
          />
        )
      );
    case 'HoldUpdated':
      return (
        answer.hold && (
          <p>
            {title(answer.hold.kind)}:{' '}
            {answer.hold.liftedOn == null
              ? `in effect from ${day(answer.hold.from)}${answer.hold.until == null ? '' : ` to ${day(answer.hold.until)}`}.`
              : `lifted on ${day(answer.hold.liftedOn)}.`}
          </p>
        )
      );
    case 'AutopayUpdated':
      return answer.autopay && <p>Autopay is {words(answer.autopay.state)}.</p>;
    case 'ScheduledPaymentUpdated':
      return (
        answer.scheduledPayment && (
          <p>
            The payment is {words(answer.scheduledPayment.state)}
            {answer.scheduledPayment.state === 'SCHEDULED' &&
              `. It will be collected on ${day(answer.scheduledPayment.collectOn)}`}
            .
          </p>
        )
      );
    case 'ProductUpdated':
      return (
        answer.product?.refundDue != null && <p>The provider owes a refund of {dollars(answer.product.refundDue)}.</p>
      );
    case 'TransferUpdated':
      return answer.transfer && <p>{transferText(answer.transfer)}</p>;
    case 'PeriodUpdated':
      return answer.period && <p>{periodText(answer.period)}</p>;
    case 'ApprovalUpdated':
      return answer.state === 'PENDING' ? (
        <p>
          Another person must approve it. See <Link href={hrefOf(['approvals'])}>approvals</Link>.
        </p>
      ) : (
        <p>{answer.state === 'APPROVED' ? 'Approved and carried out.' : 'Rejected.'}</p>
      );
    default:
      return null;
  }
}

interface ShownTransfer {
  readonly state: string;
  readonly settlementDate: string;
  readonly acceptedAt: string | null;
}

const transferText = ({ state, settlementDate, acceptedAt }: ShownTransfer): string =>
  state !== 'PENDING'
    ? `The transfer is ${words(state)}.`
    : acceptedAt == null
      ? `The other lender must accept it by ${day(settlementDate)}.`
      : `The loan changes its owner at the close of ${day(settlementDate)}.`;

interface Period {
  readonly through: string;
  readonly requestedAt: string | null;
  readonly reopenedAt: string | null;
}

const periodText = ({ through, requestedAt, reopenedAt }: Period): string =>
  reopenedAt != null
    ? `The period through ${day(through)} is open again.`
    : requestedAt == null
      ? `The ledger is closed through ${day(through)}.`
      : 'Another person must do the same to reopen the period.';
