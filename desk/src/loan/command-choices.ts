import type { Choices, CommandName } from '../commands/command-form-fields.js';
import { counted, day, dollars, percents, title } from '../shared/words.js';
import { commandText } from '../text/command-texts.js';
import type { Loan } from './loan.js';

const isSome = (amount: string): boolean => !/^0*(\.0*)?$/.test(amount);

const PAYS: readonly CommandName[] = ['submitRepayment', 'schedulePayment'];

const amountsOwed = ({ autoLoan, payoffQuote }: Loan): Choices[string] =>
  [
    { label: 'Past due', value: autoLoan.pastDueAmount },
    { label: 'Next payment', value: autoLoan.currentPaymentDue },
    { label: 'Payoff', value: payoffQuote?.amount },
  ].flatMap(({ label, value }) => (value != null && isSome(value) ? [{ label, value }] : []));

type Adjustment = NonNullable<Loan['adjustments']>['edges'][number]['node'];

export const isReversible = ({ reversedAt, command }: Adjustment): boolean =>
  reversedAt == null && command !== 'reverseAdjustment';

export const adjustmentText = ({ command, effectiveDate, amount }: Adjustment): string =>
  `${commandText(command)} on ${day(effectiveDate)}, ${dollars(amount)}`;

/** What the loan has to choose from where a command names a part of it. */
export function choicesFor(loan: Loan, command: CommandName): Choices {
  const { fees, products, promises, complaints, stipulations, underwriting, adjustments, termHistory, repayments } =
    loan;
  const left = command === 'refundFee' ? 'paid' : 'outstanding';
  return {
    feeId: (fees?.edges ?? [])
      .filter(({ node }) => isSome(node[left]))
      .map(({ node }) => ({
        value: node.id,
        label: `${title(node.kind)} of ${day(node.assessedOn)}, ${dollars(node[left])} ${left === 'paid' ? 'paid' : 'open'}`,
      })),
    productId: (products ?? [])
      .filter(({ cancelledOn }) => cancelledOn == null)
      .map(({ id, kind, premium }) => ({ value: id, label: `${title(kind)}, ${dollars(premium)}` })),
    promiseId: (promises?.nodes ?? [])
      .filter(({ state }) => state === 'OPEN')
      .map(({ id, amount, by }) => ({ value: id, label: `${dollars(amount)} by ${day(by)}` })),
    complaintId: (complaints?.nodes ?? [])
      .filter(({ resolvedOn }) => resolvedOn == null)
      .map(({ id, topic, receivedOn }) => ({ value: id, label: `${title(topic)} of ${day(receivedOn)}` })),
    adjustmentId: (adjustments?.edges ?? [])
      .filter(({ node }) => isReversible(node))
      .map(({ node }) => ({ value: node.id, label: adjustmentText(node) })),
    changeId: (termHistory ?? []).flatMap(({ changeId, change, from }) =>
      changeId == null ? [] : [{ value: changeId, label: `${title(change)} from ${day(from)}` }],
    ),
    repaymentId: (repayments?.edges ?? [])
      .filter(({ node }) => node.state === 'INITIATED')
      .map(({ node }) => ({ value: node.id, label: `Opened, ${node.id}` })),
    position: (stipulations ?? [])
      .filter(({ clearedAt }) => clearedAt == null)
      .map(({ position }) => ({ value: String(position), label: `Stipulation ${String(position)}` })),
    ...(underwriting.deals && {
      dealId: underwriting.deals
        .filter(({ decision }) => decision?.status === 'APPROVED')
        // Those of the term that was applied for first, as the gateway takes them.
        .toSorted((a, b) => Number(b.terms?.term === loan.term) - Number(a.terms?.term === loan.term))
        .map(({ id, terms }) => ({
          value: id,
          label: `${counted(terms?.term)} months, ${dollars(terms?.monthlyPayment)}, ${dollars(terms?.loanAmount)} at ${percents(terms?.aprPercent)}`,
          short: `${dollars(terms?.loanAmount)} at ${percents(terms?.aprPercent)}`,
        })),
    }),
    ...(PAYS.includes(command) && { amount: amountsOwed(loan) }),
  };
}
