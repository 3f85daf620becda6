import type { HiddenAt } from '../graph/hidden.js';
import { Facts } from '../shared/parts.js';
import { counted, day, dollars, moment, percents, share, telephone, title } from '../text/words.js';
import type { Loan } from './loan.js';
import { repossessionFacts } from './repossession-facts.js';

interface PartProps {
  readonly loan: Loan;
  readonly at: HiddenAt;
}

/** As of today, also where the figures of the record are those of the last end of day. */
export const daysLate = ({ delinquency, autoLoan }: Loan): number =>
  delinquency?.daysPastDue ?? autoLoan.currentDpd ?? 0;

export function Balances({ loan, at }: PartProps) {
  const { autoLoan, payoffQuote, delinquency } = loan;
  return (
    <Facts
      facts={[
        { label: 'Remaining balance', value: <strong>{dollars(loan.remainingBalance)}</strong> },
        { label: 'Past due', value: dollars(delinquency?.pastDueAmount ?? autoLoan.pastDueAmount) },
        { label: 'Days past due', value: counted(daysLate(loan)) },
        { label: 'Bucket', value: title(delinquency?.bucket), hidden: at('delinquency') },
        { label: 'Next payment', value: nextPayment(loan) },
        { label: 'Payoff', value: payoff(payoffQuote), hidden: at('payoffQuote') },
        { label: 'Credit balance', value: dollars(loan.creditBalance), hidden: at('creditBalance') },
        { label: 'Principal paid', value: dollars(autoLoan.totalPrincipalPaid) },
        { label: 'Interest paid', value: dollars(autoLoan.totalInterestPaid) },
        { label: 'Fees paid', value: dollars(autoLoan.totalFeesPaid) },
        { label: 'Charged off', value: dollars(autoLoan.chargeoffAmount) },
        { label: 'Recovered', value: dollars(autoLoan.recoveredAmount) },
      ]}
    />
  );
}

const nextPayment = ({ autoLoan, nextPaymentDate }: Loan): string =>
  nextPaymentDate == null ? '–' : `${dollars(autoLoan.currentPaymentDue)} on ${day(nextPaymentDate)}`;

const payoff = (quote: Loan['payoffQuote']): string =>
  quote ? `${dollars(quote.amount)}, good through ${day(quote.goodThrough)}` : '–';

export function Terms({ loan }: Pick<PartProps, 'loan'>) {
  return (
    <Facts
      facts={[
        { label: 'Principal', value: dollars(loan.principalAmount) },
        { label: 'Rate', value: percents(loan.interestRate) },
        { label: 'APR', value: percents(loan.aprPercent) },
        { label: 'Installment', value: dollars(loan.autoLoan.scheduledPayment) },
        { label: 'Frequency', value: title(loan.paymentFrequency) },
        { label: 'Term', value: `${counted(loan.term)} months (${counted(loan.autoLoan.remainingTerm)} left)` },
        { label: 'Originated', value: day(loan.originationDate) },
        { label: 'Matures', value: day(loan.maturityDate) },
        { label: 'Lender', value: loan.lenderId ?? '–' },
        { label: 'Servicer', value: loan.primaryServicerId ?? '–' },
      ]}
    />
  );
}

export function Person({ loan: { borrower }, at }: PartProps) {
  if (!borrower) return <p className="quiet">No borrower on record.</p>;
  return (
    <Facts
      facts={[
        { label: 'Name', value: `${borrower.firstName ?? ''} ${borrower.lastName ?? ''}` },
        { label: 'SSN ends in', value: borrower.ssnLast4 ?? '–', hidden: at('borrower', 'ssnLast4') },
        { label: 'Email', value: borrower.email ?? '–', hidden: at('borrower', 'email') },
        { label: 'Phone', value: telephone(borrower.homePhone), hidden: at('borrower', 'homePhone') },
        { label: 'Lives in', value: [borrower.city, borrower.state].filter(Boolean).join(', ') || '–' },
      ]}
    />
  );
}

export function Collateral({ loan: { collateral, application, products }, at }: PartProps) {
  const { year, make, model, mileage } = application.vehicle;
  return (
    <Facts
      facts={[
        { label: 'Vehicle', value: [year, make, model].filter(Boolean).join(' ') || '–' },
        { label: 'Mileage', value: counted(mileage) },
        { label: 'Lien', value: title(collateral.lien) },
        { label: 'Value', value: dollars(collateral.value) },
        { label: 'Loan to value', value: share(collateral.ltv) },
        { label: 'Release due', value: day(collateral.releaseDueOn) },
        ...repossessionFacts(collateral.repossession, at),
        {
          label: 'Products',
          hidden: at('products'),
          value:
            (products ?? []).length === 0 ? (
              '–'
            ) : (
              <ul className="plain">
                {products?.map((product) => (
                  <li key={product.id}>{productText(product)}</li>
                ))}
              </ul>
            ),
        },
        {
          label: 'Valuations',
          hidden: at('collateral', 'valuations'),
          value:
            (collateral.valuations?.edges ?? []).length === 0 ? (
              '–'
            ) : (
              <ul className="plain">
                {collateral.valuations?.edges.map(({ node }) => (
                  <li key={node.id}>
                    {day(node.valuedOn)}: {dollars(node.amount)}
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}

const productText = ({ kind, premium, cancelledOn, refundDue }: NonNullable<Loan['products']>[number]): string =>
  cancelledOn == null
    ? `${title(kind)}, ${dollars(premium)}`
    : `${title(kind)}, cancelled ${day(cancelledOn)}, refund due ${dollars(refundDue)}`;

export function Risk({ loan, at }: PartProps) {
  const { riskAssessment: assessment, delinquency } = loan;
  return (
    <Facts
      facts={[
        { label: 'Rating', value: title(loan.riskRating) },
        { label: 'Grade', value: loan.grade ?? '–' },
        {
          label: 'Default probability',
          value: share(loan.defaultProbability),
          hidden: at('defaultProbability'),
        },
        { label: 'Decision', value: title(assessment?.decision), hidden: at('riskAssessment') },
        { label: 'Decided', value: moment(assessment?.decisionDate), hidden: at('riskAssessment') },
        {
          label: 'Credit score',
          value: assessment?.creditScorePrimary ?? '–',
          hidden: at('riskAssessment', 'creditScorePrimary'),
        },
        {
          label: 'Worst days past due',
          value: counted(delinquency?.history.worstDaysPastDue),
          hidden: at('delinquency'),
        },
        {
          label: 'Times 30 / 60 / 90',
          value: delinquency
            ? [delinquency.history.times30, delinquency.history.times60, delinquency.history.times90].join(' / ')
            : '–',
          hidden: at('delinquency'),
        },
      ]}
    />
  );
}
