import { Badge } from '../shared/parts.js';
import { counted, day, dollars, title, words } from '../text/words.js';
import type { Loan } from './loan.js';
import { LoanCommands } from './loan-commands.js';
import { daysLate } from './loan-facts.js';
import { OriginationSteps } from './origination-steps.js';

interface HeaderProps {
  readonly loan: Loan;
  readonly isLive: boolean | undefined;
  readonly again: () => void;
}

/** Whose loan it is, how it is, and what is done most often. It stays in sight. */
export function LoanHeader({ loan, isLive, again }: HeaderProps) {
  const { borrower, holds } = loan;
  const name = [borrower?.firstName, borrower?.lastName].filter(Boolean).join(' ');
  const active = (holds?.edges ?? []).filter(({ node }) => node.liftedOn == null).map(({ node }) => node.kind);
  const days = daysLate(loan);
  return (
    <header className="loan-header">
      <div className="heading">
        <h1>
          {name !== '' && <span className="loan-name">{name} </span>}
          <span className={name === '' ? undefined : 'loan-id'}>{loan.id}</span>
        </h1>
        <Badge of={loan.loanStatus}>{title(loan.loanStatus)}</Badge>
        {days > 0 && <Badge of="late">{counted(days)} days late</Badge>}
        {active.map((kind) => (
          <Badge key={kind} of="held">
            On hold: {words(kind)}
          </Badge>
        ))}
        {isLive !== undefined && <span className={isLive ? 'live on' : 'live'}>{isLive ? 'Live' : 'Not live'}</span>}
      </div>
      <p className="loan-sentence">{sentenceOf(loan)}</p>
      <OriginationSteps loan={loan} />
      <LoanCommands loan={loan} onDone={again} />
    </header>
  );
}

const isSome = (amount: string | null | undefined): amount is string => amount != null && Number(amount) > 0;

/** What is owed now, next and in all. */
function sentenceOf({ delinquency, autoLoan, nextPaymentDate, payoffQuote, loanStatus, principalAmount, term }: Loan) {
  if (!payoffQuote) {
    if (loanStatus === 'WITHDRAWN' || loanStatus === 'DECLINED') return `The application was ${words(loanStatus)}.`;
    return `Application for ${dollars(principalAmount)} over ${counted(term)} months.`;
  }
  if (!isSome(payoffQuote.amount)) return 'Nothing is owed.';
  const pays = `${dollars(payoffQuote.amount)} pays off on ${day(payoffQuote.goodThrough)}.`;
  const pastDue = delinquency?.pastDueAmount;
  if (isSome(pastDue)) return `Owes ${dollars(pastDue)} now; ${pays}`;
  return nextPaymentDate == null
    ? pays
    : `Owes ${dollars(autoLoan.currentPaymentDue)} on ${day(nextPaymentDate)}; ${pays}`;
}
