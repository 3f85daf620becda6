import type { ApolloClient } from '@apollo/client';
import { LoanLiveDocument } from 'loan-gateway-client/documents';

/** Follows a loan. Screens that show it update automatically. */
export function followLoan(client: ApolloClient, loanId: string, onEvent: (command: string | null) => void) {
  const events = client.subscribe({ query: LoanLiveDocument, variables: { loanId } });
  return events.subscribe(({ data }) => {
    onEvent(data?.loanUpdated?.event?.command ?? null);
  });
}
