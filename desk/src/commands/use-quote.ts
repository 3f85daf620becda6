import {
  DeskQuoteLoanChangeDocument,
  DeskQuoteRepaymentDocument,
  type DeskQuoteRepaymentQuery,
  type LoanChangeInput,
  type QuoteRepaymentInput,
} from 'loan-gateway-client/documents';
import { useCallback } from 'react';
import { commandForms } from '../generated/commands.js';
import { errorsOf, faultText } from '../connection/fault-text.js';
import { hiddenIn } from '../graph/hidden.js';
import { useSession } from '../session/session-context.js';
import { fieldsOf, inputOf, type CommandName, type Values } from './command-form-fields.js';
import { faultsOf, NO_FAULTS, type Faults } from './refusal-faults.js';
import type { TermsQuote } from './terms-compared.js';

export type PaymentQuote = Extract<
  NonNullable<DeskQuoteRepaymentQuery['quoteRepayment']>,
  { __typename: 'RepaymentQuote' }
>;
export type Quoted = { readonly quote: TermsQuote | PaymentQuote } | { readonly faults: Faults };

/** What of a payment decides where its money goes. */
const OF_PAYMENT: readonly string[] = ['amount', 'effectiveDate', 'instruction'];

/** Asks what a change of terms or a payment would do. Nothing is changed by it, so it can be asked as often as one likes. */
export function useQuote(): (command: CommandName, loanId: string, values: Values) => Promise<Quoted | undefined> {
  const { client } = useSession();
  return useCallback(
    async (command, loanId, values) => {
      const isPayment = command === 'submitRepayment';
      if (!isPayment && !commandForms[command].isQuoted) return undefined;
      const fields = fieldsOf(command, 'loanId').filter(({ name }) =>
        isPayment ? OF_PAYMENT.includes(name) : name !== 'reason',
      );
      const given = inputOf(fields, values);
      const ask = async () => {
        if (isPayment) {
          const input = { ...given, loanId } as QuoteRepaymentInput;
          const options = { query: DeskQuoteRepaymentDocument, variables: { input }, fetchPolicy: 'no-cache' } as const;
          const { data, error } = await client.query(options);
          return { answer: data?.quoteRepayment, error, name: 'quoteRepayment' };
        }
        const change = { [command]: given } as LoanChangeInput;
        const { data, error } = await client.query({
          query: DeskQuoteLoanChangeDocument,
          variables: { input: { loanId, change } },
          fetchPolicy: 'no-cache',
        });
        return { answer: data?.quoteLoanChange, error, name: 'quoteLoanChange' };
      };
      try {
        const { answer, error, name } = await ask();
        if (!answer) {
          // A role that can't see the preview may still send the command.
          if (hiddenIn(errorsOf(error))(name)) return undefined;
          return { faults: { ...NO_FAULTS, whole: faultText(error) } };
        }
        if (answer.__typename === 'LoanChangeQuote' || answer.__typename === 'RepaymentQuote') return { quote: answer };
        return { faults: faultsOf(answer, fields) };
      } catch (error) {
        return { faults: { ...NO_FAULTS, whole: faultText(error) } };
      }
    },
    [client],
  );
}
