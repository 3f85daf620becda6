import { DeskLendersDocument, DeskLoansDocument } from 'loan-gateway-client/documents';
import { CommandButtons } from '../commands/command-buttons.js';
import { useAnswer } from '../graph/use-answer.js';
import { useCursorList } from '../graph/use-cursor-list.js';
import { useSession } from '../session/session-context.js';
import { Facts, Panel } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';
import { VirtualTable } from '../shared/virtual-table.js';
import { counted, dollars, percents } from '../text/words.js';

/** The loans that the lender can sell. A sale is proposed from its row. */
export function SellLoans({ onDone }: { readonly onDone: () => void }) {
  const { may } = useSession();
  return may('proposeTransfer') ? <Sellable onDone={onDone} /> : null;
}

function Sellable({ onDone }: { readonly onDone: () => void }) {
  const { viewer } = useSession();
  const lenders = useAnswer(DeskLendersDocument, {}).data?.portfolio.byLender ?? [];
  const list = useCursorList(
    DeskLoansDocument,
    {
      filter: { loanStatus: ['ACTIVE'] },
      orderBy: { field: 'REMAINING_BALANCE', direction: 'DESC' },
      withNames: false,
    },
    ({ loans }) => loans,
  );
  const buyers = lenders.flatMap(({ lenderId }) =>
    lenderId != null && lenderId !== viewer.portfolio.lenderId ? [{ value: lenderId, label: lenderId }] : [],
  );
  return (
    <Panel title="Sell a loan">
      <VirtualTable
        label="Loans to sell"
        list={list}
        empty="No active loans. Funded loans appear here."
        open={({ id }) => hrefOf(['loans', id])}
        columns={[
          { label: 'Loan', cell: ({ id }) => <Link href={hrefOf(['loans', id])}>{id}</Link> },
          { label: 'Principal', isNumber: true, cell: ({ remainingBalance }) => dollars(remainingBalance) },
          { label: 'Rate', isNumber: true, cell: ({ interestRate }) => percents(interestRate) },
          { label: 'Days late', isNumber: true, cell: ({ autoLoan }) => counted(autoLoan.currentDpd) },
          { label: 'Past due', isNumber: true, cell: ({ autoLoan }) => dollars(autoLoan.pastDueAmount) },
          {
            label: 'Actions',
            cell: ({ id, remainingBalance, interestRate }) => (
              <CommandButtons
                commands={['proposeTransfer']}
                subject={{ field: 'loanId', id }}
                {...(buyers.length > 0 && { choices: { buyerId: buyers } })}
                about={
                  <Facts
                    facts={[
                      { label: 'Loan', value: id },
                      { label: 'Principal', value: dollars(remainingBalance) },
                      { label: 'Rate', value: percents(interestRate) },
                    ]}
                  />
                }
                onDone={onDone}
              />
            ),
          },
        ]}
      />
    </Panel>
  );
}
