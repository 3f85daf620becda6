import { Facts } from '../shared/parts.js';
import { day, dollars, title } from '../text/words.js';
import { Allocation } from './allocation.js';
import { TermsCompared, type TermsQuote } from './terms-compared.js';
import type { PaymentQuote } from './use-quote.js';

/** What would come of a command, before it is sent. */
export function QuoteShown({ quote }: { readonly quote: TermsQuote | PaymentQuote }) {
  if ('before' in quote) return <TermsCompared quote={quote} />;
  const { effectiveDate, allocation, remainingBalance, pastDueAmount, loanStatus } = quote;
  return (
    <section aria-label="Effect of the payment">
      <p>Allocation if it settles today, effective {day(effectiveDate)}:</p>
      <Allocation allocation={allocation} />
      <Facts
        facts={[
          { label: 'Remaining principal', value: dollars(remainingBalance) },
          { label: 'Past due after', value: dollars(pastDueAmount) },
          { label: 'Loan status after', value: title(loanStatus) },
        ]}
      />
    </section>
  );
}
