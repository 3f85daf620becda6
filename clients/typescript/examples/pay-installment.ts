import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isHidden, newIdempotencyKey } from 'loan-gateway-client';
import { LoanDetailDocument, PayInstallmentDocument } from 'loan-gateway-client/documents';

/** Pays an amount on a loan. Returns the text to show. */
export async function payInstallment(client: ApolloClient, loanId: string, amount: string): Promise<string> {
  const { data, error } = await client.query({ query: LoanDetailDocument, variables: { id: loanId } });
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (!data?.loan) return isHidden(errors, 'loan') ? 'You have no access to this loan.' : 'The loan does not exist.';

  const { payoffQuote } = data.loan;
  if (!payoffQuote)
    return isHidden(errors, 'loan', 'payoffQuote') ? 'The balance is hidden.' : 'The loan has no balance.';

  // One key for one decision of the user: a retry with the same key does not pay twice.
  const input = { loanId, amount, method: 'ACH', idempotencyKey: newIdempotencyKey() } as const;
  const paid = await client.mutate({ mutation: PayInstallmentDocument, variables: { input } });
  const result = paid.data?.submitRepayment;
  if (!result) return 'No reply yet. Retrying with the same key does not pay twice.';
  switch (result.__typename) {
    case 'RepaymentUpdated':
      return `${result.repayment?.amount ?? '…'} submitted; the loan is ${result.loan?.loanStatus ?? 'unchanged'}.`;
    case 'InvalidInput':
      return result.faults.map(({ field, reason }) => `${field} ${reason}`).join('; ');
    case 'NotAllowedInState':
      return `${result.message} The loan is ${result.currentState}.`;
    default:
      return result.message;
  }
}
