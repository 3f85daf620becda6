import { hrefOf, Link } from '../shared/place.js';
import { Facts } from '../shared/parts.js';
import { day, dollars, title, words } from '../shared/words.js';
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
              {answer.repayment.preview && ' If it settles it is allocated like this:'}
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
              ? `holds from ${day(answer.hold.from)}${answer.hold.until == null ? '' : ` to ${day(answer.hold.until)}`}.`
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
            It is {words(answer.scheduledPayment.state)}
            {answer.scheduledPayment.state === 'SCHEDULED' &&
              `, and goes out on ${day(answer.scheduledPayment.collectOn)}`}
            .
          </p>
        )
      );
    case 'ApprovalUpdated':
      return answer.state === 'PENDING' ? (
        <p>
          Nothing has changed yet: another client decides it. It waits among the{' '}
          <Link href={hrefOf(['approvals'])}>approvals</Link>.
        </p>
      ) : (
        <p>{answer.state === 'APPROVED' ? 'It was approved and carried out.' : 'It was turned down.'}</p>
      );
    default:
      return null;
  }
}
