import { CommandButtons } from '../commands/command-buttons.js';
import { Table } from '../shared/parts.js';
import { counted, day, dollars, moment, percents, title } from '../text/words.js';
import { commandText } from '../text/command-texts.js';
import { adjustmentText, isReversible } from './command-choices.js';
import type { Loan } from './loan.js';
import { useOffers } from './use-offers.js';

/** Which terms held when, and what was adjusted by hand. */
export function LoanChanges({ loan, again }: { readonly loan: Loan; readonly again: () => void }) {
  const { id: loanId, termHistory, adjustments } = loan;
  const offers = useOffers(loan).filter(({ obstacle }) => obstacle === undefined);
  const [undo, reverse] = ['undoLoanChange', 'reverseAdjustment'].map((name) =>
    offers.find(({ command }) => command === name),
  );
  const terms = termHistory ?? [];
  const adjusted = adjustments?.edges.map(({ node }) => node).toReversed() ?? [];
  if (terms.length <= 1 && adjusted.length === 0)
    return <p className="quiet">The terms are those that were signed, and nothing was adjusted by hand.</p>;
  return (
    <>
      {terms.length > 1 && (
        <Table
          label="Terms over time"
          rows={terms.toReversed()}
          keyOf={({ from, changeId }) => changeId ?? from}
          empty=""
          columns={[
            { label: 'From', cell: ({ from }) => day(from) },
            { label: 'Until', cell: ({ until }) => day(until) },
            { label: 'By', cell: ({ change }) => (change == null ? 'As signed' : title(change)) },
            { label: 'Rate', isNumber: true, cell: ({ annualRatePercent }) => percents(annualRatePercent) },
            { label: 'Payment', isNumber: true, cell: ({ payment }) => dollars(payment) },
            { label: 'Installments', isNumber: true, cell: ({ installments }) => counted(installments) },
            { label: 'Matures', cell: ({ maturesOn }) => day(maturesOn) },
            {
              label: 'Actions',
              isLeftOut: !undo,
              cell: ({ changeId, change, from }) =>
                undo &&
                changeId != null && (
                  <CommandButtons
                    commands={[undo.command]}
                    isAsked={undo.isAsked}
                    subject={{ field: 'changeId', id: changeId, loanId }}
                    about={<p>{`${title(change)} from ${day(from)}`}</p>}
                    onDone={again}
                  />
                ),
            },
          ]}
        />
      )}
      {adjusted.length > 0 && (
        <Table
          label="Adjustments"
          rows={adjusted}
          keyOf={({ id }) => id}
          empty=""
          columns={[
            { label: 'Effective date', cell: ({ effectiveDate }) => day(effectiveDate) },
            { label: 'Adjustment', cell: ({ command }) => commandText(command) },
            { label: 'Fee', cell: ({ feeKind }) => title(feeKind) },
            { label: 'Amount', isNumber: true, cell: ({ amount }) => dollars(amount) },
            { label: 'Reversed', cell: ({ reversedAt }) => moment(reversedAt) },
            {
              label: 'Actions',
              isLeftOut: !reverse,
              cell: (adjustment) =>
                reverse &&
                isReversible(adjustment) && (
                  <CommandButtons
                    commands={[reverse.command]}
                    isAsked={reverse.isAsked}
                    subject={{ field: 'adjustmentId', id: adjustment.id, loanId }}
                    about={<p>{adjustmentText(adjustment)}</p>}
                    onDone={again}
                  />
                ),
            },
          ]}
        />
      )}
    </>
  );
}
