import { DeskLoanPeekDocument } from 'loan-gateway-client/documents';
import { useAnswer } from '../graph/use-answer.js';
import { useSession } from '../session/session-context.js';
import { Badge, Facts, Waiting } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { counted, day, dollars, percents, telephone, title } from '../text/words.js';

/** What a call needs of a loan, beside the list. */
export function LoanPeek({ id }: { readonly id: string }) {
  const { viewer } = useSession();
  const answer = useAnswer(DeskLoanPeekDocument, {
    id,
    today: viewer.businessDate,
    withNames: viewer.scopes.includes('BORROWER_PERSONAL'),
    withServicing: viewer.scopes.includes('LOAN_SERVICING'),
  });
  const loan = answer.data?.loan;
  return (
    <>
      <Waiting answer={answer} />
      {loan && (
        <>
          <p>
            <Badge of={loan.loanStatus}>{title(loan.loanStatus)}</Badge>{' '}
            {(loan.autoLoan.currentDpd ?? 0) > 0 && (
              <span className="bad">{counted(loan.autoLoan.currentDpd)} days late</span>
            )}
          </p>
          <Facts
            facts={[
              ...(loan.borrower
                ? [
                    { label: 'Borrower', value: `${loan.borrower.firstName ?? ''} ${loan.borrower.lastName ?? ''}` },
                    { label: 'Phone', value: telephone(loan.borrower.homePhone) },
                    { label: 'Lives in', value: `${loan.borrower.city ?? '–'}, ${loan.borrower.state ?? '–'}` },
                  ]
                : []),
              { label: 'Balance', value: dollars(loan.remainingBalance) },
              { label: 'Due now', value: dollars(loan.autoLoan.currentPaymentDue) },
              { label: 'Past due', value: dollars(loan.autoLoan.pastDueAmount) },
              { label: 'Next payment', value: day(loan.nextPaymentDate) },
              { label: 'Rate', value: percents(loan.interestRate) },
              { label: 'Matures', value: day(loan.maturityDate) },
              ...(loan.holds && loan.holds.nodes.length > 0
                ? [{ label: 'Holds', value: loan.holds.nodes.map(({ kind }) => title(kind)).join(', ') }]
                : []),
            ]}
          />
        </>
      )}
      <p>
        <Link href={hrefOf(['loans', id])} className="button primary">
          Open loan
        </Link>
      </p>
    </>
  );
}
