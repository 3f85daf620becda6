import { DeskLoanDocument, LoanLiveDocument, type DeskLoanQuery } from 'loan-gateway-client/documents';
import { useEffect, useState } from 'react';
import { CommandButtons } from '../commands/command-buttons.js';
import { hiddenIn, type HiddenFor } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import { useSession } from '../session/session-context.js';
import { Badge, Facts, Panel, Waiting } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted, day, dollars, moment, percents, share, title } from '../shared/words.js';
import { BalanceChart } from './balance-chart.js';
import { choicesFor } from './command-choices.js';
import { Deals } from './deals.js';
import { Ledger } from './ledger.js';
import { LoanPayments } from './loan-payments.js';
import { Schedule } from './schedule.js';
import { Timeline } from './timeline.js';

export type Loan = NonNullable<DeskLoanQuery['loan']>;
export type HiddenAt = (...path: readonly (string | number)[]) => HiddenFor;

export function LoanPage({ id }: { readonly id: string }) {
  const answer = useAnswer(DeskLoanDocument, { id });
  const isLive = useLive(id, answer.again);
  const loan = answer.data?.loan;
  if (!loan)
    return (
      <>
        <h1>{id}</h1>
        <Waiting answer={answer} />
        {answer.data && (
          <p className="quiet">
            There is no such loan for this client. <Link href={hrefOf(['loans'])}>To the list</Link>
          </p>
        )}
      </>
    );
  return (
    <>
      <div className="heading">
        <h1>{loan.id}</h1>
        <Badge of={loan.loanStatus}>{title(loan.loanStatus)}</Badge>
        <span className={isLive ? 'live on' : 'live'}>{isLive ? 'Live' : 'Not live'}</span>
      </div>
      <Waiting answer={answer} />
      <LoanParts loan={loan} at={hiddenIn(answer.errors, 'loan')} again={answer.again} />
    </>
  );
}

/** Reads the loan anew when something happens to it, wherever that was done. */
function useLive(loanId: string, again: () => void): boolean {
  const { client, onReconnected, viewer } = useSession();
  const [isLive, setLive] = useState(false);
  const maySee = viewer.scopes.includes('LOAN_SERVICING');
  useEffect(() => {
    if (!maySee) return;
    const events = client.subscribe({ query: LoanLiveDocument, variables: { loanId } }).subscribe({
      next: again,
      error: () => {
        setLive(false);
      },
      complete: () => {
        setLive(false);
      },
    });
    setLive(true);
    const stop = onReconnected(again);
    return () => {
      events.unsubscribe();
      stop();
    };
  }, [client, onReconnected, loanId, again, maySee]);
  return isLive;
}

interface PartsProps {
  readonly loan: Loan;
  readonly at: HiddenAt;
  readonly again: () => void;
}

function LoanParts({ loan, at, again }: PartsProps) {
  return (
    <>
      <CommandButtons
        commands={loan.allowedCommands ?? []}
        subject={{ field: 'loanId', id: loan.id }}
        choices={choicesFor(loan)}
        onDone={again}
      />
      <div className="columns">
        <Balances loan={loan} at={at} />
        <Panel title="Balance over time" hidden={at('ledger')}>
          <BalanceChart loan={loan} />
        </Panel>
        <Terms loan={loan} at={at} />
        <Person loan={loan} at={at} />
      </div>
      <Panel title="Schedule" hidden={at('schedule')}>
        <Schedule loan={loan} />
      </Panel>
      <Panel title="Payments" hidden={at('repayments')}>
        <LoanPayments loan={loan} again={again} />
      </Panel>
      <div className="columns">
        <Panel title="Timeline" hidden={at('events')}>
          <Timeline loan={loan} />
        </Panel>
        <Panel title="Ledger" hidden={at('ledger')}>
          <Ledger loan={loan} />
        </Panel>
        <CollateralPanel loan={loan} at={at} />
        <RiskPanel loan={loan} at={at} />
      </div>
      <Panel title="Deals" hidden={at('underwriting', 'deals')}>
        <Deals loan={loan} />
      </Panel>
    </>
  );
}

type PartProps = Pick<PartsProps, 'loan' | 'at'>;

function Balances({ loan, at }: PartProps) {
  const { autoLoan, payoffQuote, delinquency } = loan;
  return (
    <Panel title="Balances" aside={loan.figuresAsOf != null && <span className="quiet">as of {loan.figuresAsOf}</span>}>
      <Facts
        facts={[
          { label: 'Remaining balance', value: <strong>{dollars(loan.remainingBalance)}</strong> },
          { label: 'Past due', value: dollars(autoLoan.pastDueAmount) },
          { label: 'Days past due', value: counted(autoLoan.currentDpd) },
          { label: 'Bucket', value: title(delinquency?.bucket), hidden: at('delinquency') },
          { label: 'Next payment', value: `${dollars(autoLoan.currentPaymentDue)} on ${day(loan.nextPaymentDate)}` },
          { label: 'Payoff', value: payoff(payoffQuote), hidden: at('payoffQuote') },
          { label: 'Credit balance', value: dollars(loan.creditBalance), hidden: at('creditBalance') },
          { label: 'Principal paid', value: dollars(autoLoan.totalPrincipalPaid) },
          { label: 'Interest paid', value: dollars(autoLoan.totalInterestPaid) },
          { label: 'Fees paid', value: dollars(autoLoan.totalFeesPaid) },
          { label: 'Charged off', value: dollars(autoLoan.chargeoffAmount) },
          { label: 'Recovered', value: dollars(autoLoan.recoveredAmount) },
        ]}
      />
    </Panel>
  );
}

const payoff = (quote: Loan['payoffQuote']): string =>
  quote ? `${dollars(quote.amount)}, good through ${quote.goodThrough}` : '–';

function Terms({ loan }: PartProps) {
  return (
    <Panel title="Terms">
      <Facts
        facts={[
          { label: 'Principal', value: dollars(loan.principalAmount) },
          { label: 'Rate', value: percents(loan.interestRate) },
          { label: 'APR', value: percents(loan.aprPercent) },
          { label: 'Installment', value: dollars(loan.autoLoan.scheduledPayment) },
          { label: 'Frequency', value: title(loan.paymentFrequency) },
          { label: 'Term', value: `${counted(loan.term)} (${counted(loan.autoLoan.remainingTerm)} left)` },
          { label: 'Originated', value: day(loan.originationDate) },
          { label: 'Matures', value: day(loan.maturityDate) },
          { label: 'Lender', value: loan.lenderId ?? '–' },
          { label: 'Servicer', value: loan.primaryServicerId ?? '–' },
        ]}
      />
    </Panel>
  );
}

function Person({ loan: { borrower }, at }: PartProps) {
  return (
    <Panel title="Borrower" hidden={at('borrower')}>
      {borrower ? (
        <Facts
          facts={[
            { label: 'Name', value: `${borrower.firstName ?? ''} ${borrower.lastName ?? ''}` },
            { label: 'SSN ends in', value: borrower.ssnLast4 ?? '–', hidden: at('borrower', 'ssnLast4') },
            { label: 'E-mail', value: borrower.email ?? '–', hidden: at('borrower', 'email') },
            { label: 'Telephone', value: borrower.homePhone ?? '–', hidden: at('borrower', 'homePhone') },
            { label: 'Lives in', value: [borrower.city, borrower.state].filter(Boolean).join(', ') || '–' },
          ]}
        />
      ) : (
        <p className="quiet">Nobody is named.</p>
      )}
    </Panel>
  );
}

function CollateralPanel({ loan: { collateral, application }, at }: PartProps) {
  const { year, make, model, mileage } = application.vehicle;
  return (
    <Panel title="Collateral">
      <Facts
        facts={[
          { label: 'Vehicle', value: [year, make, model].filter(Boolean).join(' ') || '–' },
          { label: 'Mileage', value: counted(mileage) },
          { label: 'Lien', value: title(collateral.lien) },
          { label: 'Value', value: dollars(collateral.value) },
          { label: 'Loan to value', value: share(collateral.ltv) },
          { label: 'Release due', value: day(collateral.releaseDueOn) },
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
    </Panel>
  );
}

function RiskPanel({ loan, at }: PartProps) {
  const { riskAssessment: assessment, delinquency } = loan;
  return (
    <Panel title="Risk">
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
    </Panel>
  );
}
