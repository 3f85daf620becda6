import type { Choices, CommandName, Values } from '../commands/command-form-fields.js';
import { counted, day, dollars, percents, title } from '../text/words.js';
import { commandText } from '../text/command-texts.js';
import type { Loan } from './loan.js';

const isSome = (amount: string): boolean => !/^0*(\.0*)?$/.test(amount);

const isMore = (amount: string | null | undefined): amount is string => amount != null && isSome(amount);

/** What a form is filled in with at first: what is done most often. */
export function prefilledFor(loan: Loan, command: CommandName, today: string): Values {
  const { delinquency, autoLoan, nextPaymentDate, underwriting } = loan;
  const due = [delinquency?.pastDueAmount, autoLoan.currentPaymentDue].find(isMore);
  const amount: Values = due === undefined ? {} : { amount: due };
  switch (command) {
    case 'submitRepayment':
      return { ...amount, method: 'ACH' };
    case 'promiseToPay':
      return { ...amount, by: nextFriday(today) };
    case 'deferPayments':
      return { ...(nextPaymentDate != null && { from: nextPaymentDate }), installments: '1' };
    case 'fundLoan': {
      const deal = underwriting.deals?.length ? choicesFor(loan, command).dealId?.[0] : undefined;
      return deal ? { dealId: deal.value } : {};
    }
    default:
      return {};
  }
}

const DAY_MS = 86_400_000;

/** The Friday after a day. */
export function nextFriday(today: string): string {
  const at = new Date(`${today}T00:00:00Z`);
  const days = ((5 - at.getUTCDay() + 6) % 7) + 1;
  return new Date(at.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

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
          label: `${counted(terms?.term)} months, ${dollars(terms?.monthlyPayment)}, ${dollars(terms?.loanAmount)} offered at ${percents(terms?.aprPercent)}`,
          short: dollars(terms?.loanAmount),
        })),
    }),
    ...(PAYS.includes(command) && { amount: amountsOwed(loan) }),
  };
}
