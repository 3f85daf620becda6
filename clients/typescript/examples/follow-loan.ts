import type { ApolloClient } from '@apollo/client';
import { LoanLiveDocument } from 'loan-gateway-client/documents';

/** Follows a loan. Every screen that shows it changes by itself, because what is told carries the loan's id. */
export function followLoan(client: ApolloClient, loanId: string, onEvent: (command: string | null) => void) {
  const events = client.subscribe({ query: LoanLiveDocument, variables: { loanId } });
  return events.subscribe(({ data }) => {
    onEvent(data?.loanUpdated?.event?.command ?? null);
  });
}
