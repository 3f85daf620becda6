import type { Choices } from '../commands/command-dialog.js';
import { day, dollars, title } from '../shared/words.js';
import type { Loan } from './loan-page.js';

const isOpen = (amount: string): boolean => !/^0*(\.0*)?$/.test(amount);

/** What the loan has to choose from where a command names a part of it. */
export function choicesFor({ fees, stipulations, underwriting }: Loan): Choices {
  return {
    feeId: (fees?.edges ?? [])
      .filter(({ node }) => isOpen(node.outstanding))
      .map(({ node: { id, kind, assessedOn, outstanding } }) => ({
        value: id,
        label: `${title(kind)} of ${day(assessedOn)}, ${dollars(outstanding)} open`,
      })),
    position: (stipulations ?? [])
      .filter(({ clearedAt }) => clearedAt == null)
      .map(({ position }) => ({ value: String(position), label: `Stipulation ${String(position)}` })),
    ...(underwriting.deals && {
      dealId: underwriting.deals.map(({ id, terms }) => ({
        value: id,
        label: `${String(terms?.term)} months, ${dollars(terms?.monthlyPayment)}`,
      })),
    }),
  };
}
