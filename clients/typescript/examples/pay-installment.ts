import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isHidden, newIdempotencyKey } from 'loan-gateway-client';
import { LoanDetailDocument, PayInstallmentDocument } from 'loan-gateway-client/documents';

/** Pays an amount on a loan; answers what to show. */
export async function payInstallment(client: ApolloClient, loanId: string, amount: string): Promise<string> {
  const { data, error } = await client.query({ query: LoanDetailDocument, variables: { id: loanId } });
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (!data?.loan) return isHidden(errors, 'loan') ? 'You may not see this loan.' : 'There is no such loan.';

  const { payoffQuote } = data.loan;
  if (!payoffQuote) return isHidden(errors, 'loan', 'payoffQuote') ? 'What is owed is hidden.' : 'Nothing is owed.';

  // One key for this decision of the user: whatever is sent again, it pays once.
  const input = { loanId, amount, method: 'ACH', idempotencyKey: newIdempotencyKey() } as const;
  const paid = await client.mutate({ mutation: PayInstallmentDocument, variables: { input } });
  const result = paid.data?.submitRepayment;
  if (!result) return 'It is not known whether the payment arrived: send it again with the same key.';
  switch (result.__typename) {
    case 'RepaymentUpdated':
      return `${result.repayment?.amount ?? '…'} submitted; the loan is ${result.loan?.loanStatus ?? 'as before'}.`;
    case 'InvalidInput':
      return result.faults.map(({ field, reason }) => `${field} ${reason}`).join('; ');
    case 'NotAllowedInState':
      return `${result.message} It is ${result.currentState}.`;
    default:
      return result.message;
  }
}
