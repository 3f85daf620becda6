import { DeskQuoteLoanChangeDocument, type LoanChangeInput } from 'loan-gateway-client/documents';
import { useCallback } from 'react';
import { commandForms } from '../generated/commands.js';
import { faultText } from '../graph/fault-text.js';
import { useSession } from '../session/session-context.js';
import { fieldsOf, inputOf, type CommandName, type Values } from './command-form-fields.js';
import { faultsOf, type Faults } from './refusal-faults.js';
import type { TermsQuote } from './terms-compared.js';

export type Quoted = { readonly quote: TermsQuote } | { readonly faults: Faults };

/** Asks what a change of terms would do. Nothing is changed by it, so it can be asked as often as one likes. */
export function useQuote(): (command: CommandName, loanId: string, values: Values) => Promise<Quoted | undefined> {
  const { client } = useSession();
  return useCallback(
    async (command, loanId, values) => {
      if (!commandForms[command].isQuoted) return undefined;
      const fields = fieldsOf(command, 'loanId').filter(({ name }) => name !== 'reason');
      const change = { [command]: inputOf(fields, values) } as LoanChangeInput;
      try {
        const { data, error } = await client.query({
          query: DeskQuoteLoanChangeDocument,
          variables: { loanId, change },
          fetchPolicy: 'no-cache',
        });
        const answer = data?.quoteLoanChange;
        if (!answer) return { faults: { at: {}, whole: faultText(error), needsApproval: false } };
        if (answer.__typename === 'LoanChangeQuote') return { quote: answer };
        return { faults: faultsOf(answer, fields) };
      } catch (error) {
        return { faults: { at: {}, whole: faultText(error), needsApproval: false } };
      }
    },
    [client],
  );
}
