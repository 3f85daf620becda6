import {
  DeskLendersDocument,
  DeskRemittanceDocument,
  DeskTransfersDocument,
  type DeskTransfersQuery,
  type LoanTransferState,
} from 'loan-gateway-client/documents';
import { CommandButtons, useIsCommanded } from '../commands/command-buttons.js';
import { errorsOf } from '../connection/fault-text.js';
import { hiddenIn } from '../graph/hidden.js';
import { useAnswer } from '../graph/use-answer.js';
import { useChanges } from '../graph/use-changes.js';
import { useCursorList } from '../graph/use-cursor-list.js';
import { LoanPeek } from '../loans/loan-peek.js';
import { useSession } from '../session/session-context.js';
import { Badge, Facts, Panel } from '../shared/parts.js';
import { changeSearch, hrefOf, Link, usePlace } from '../shared/place.js';
import { counted, day, dollars, moment, share, shortDollars, title } from '../text/words.js';
import { Filters } from '../table/filters.js';
import { ListTable, type ListColumn } from '../table/list-table.js';
import { SellLoans } from './sell-loans.js';

type Transfer = NonNullable<NonNullable<DeskTransfersQuery['loanTransfers']>['edges']>[number]['node'];

const STATES: readonly LoanTransferState[] = ['PENDING', 'ACTIVE', 'DECLINED', 'CANCELLED'];
const STATE_TEXTS: Readonly<Record<LoanTransferState, string>> = {
  PENDING: 'Open offers',
  ACTIVE: 'Sold',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
};

/** Sales of loans between lenders: what is offered, at which price, and how the loan pays. */
export function Marketplace() {
  const { search } = usePlace();
  const state = STATES.find((known) => known === search.get('state')) ?? 'PENDING';
  const list = useCursorList(DeskTransfersDocument, { filter: { state: [state] } }, (data) => data.loanTransfers);
  useChanges(list.renew);
  const isCommanded = useIsCommanded('transferId');
  const hidden = hiddenIn(errorsOf(list.fault))('loanTransfers');
  return (
    <>
      <h1>Marketplace</h1>
      <Owned />
      <Filters label="Transfers" count={search.has('state') ? 1 : 0}>
        <label>
          Show
          <select
            value={state}
            onChange={({ target }) => {
              changeSearch('state', [target.value]);
            }}
          >
            {STATES.map((known) => (
              <option key={known} value={known}>
                {STATE_TEXTS[known]}
              </option>
            ))}
          </select>
        </label>
      </Filters>
      {hidden ? (
        <Panel title={STATE_TEXTS[state]} hidden={hidden} />
      ) : (
        <ListTable
          name="transfers"
          label="Transfers"
          list={list}
          keyOf={({ loanId }) => loanId}
          open={({ loan }) => (loan ? hrefOf(['loans', loan.id]) : undefined)}
          peek={({ loanId }) => <LoanPeek id={loanId} />}
          empty={
            state === 'PENDING'
              ? 'No open offers. Propose a sale from the list below.'
              : 'No transfers in this state. Choose another one.'
          }
          columns={[
            ...COLUMNS,
            {
              label: 'Actions',
              isLeftOut: state !== 'PENDING' || !isCommanded,
              cell: (transfer) => <OfferButtons transfer={transfer} onDone={list.renew} />,
            },
          ]}
        />
      )}
      <SellLoans onDone={list.renew} />
    </>
  );
}

const stateText = ({ state, acceptedAt, proposedBySide, settlementDate }: Transfer): string => {
  if (state !== 'PENDING') return STATE_TEXTS[state];
  if (acceptedAt != null) return `Accepted, closes ${day(settlementDate)}`;
  return proposedBySide === 'SELLER' ? 'Waits for the buyer' : 'Waits for the seller';
};

const askedPrice = ({ priceRatio, priceAmount }: Transfer): string =>
  priceRatio != null ? `${share(priceRatio)} of principal` : dollars(priceAmount);

const COLUMNS: readonly ListColumn<Transfer>[] = [
  {
    label: 'Loan',
    cell: ({ loan, loanId }) => (loan ? <Link href={hrefOf(['loans', loanId])}>{loanId}</Link> : loanId),
    text: ({ loanId }) => loanId,
  },
  {
    label: 'Status',
    cell: (transfer) => <Badge of={transfer.acceptedAt == null ? 'held' : 'approved'}>{stateText(transfer)}</Badge>,
    text: stateText,
  },
  { label: 'Seller', cell: ({ sellerId }) => sellerId, text: ({ sellerId }) => sellerId },
  { label: 'Buyer', cell: ({ buyerId }) => buyerId, text: ({ buyerId }) => buyerId },
  {
    label: 'Price',
    isNumber: true,
    cell: askedPrice,
    text: ({ priceRatio, priceAmount }) => priceRatio ?? priceAmount,
  },
  {
    label: 'Principal',
    isNumber: true,
    cell: ({ principal, principalOffered }) => dollars(principal ?? principalOffered),
    text: ({ principal, principalOffered }) => principal ?? principalOffered,
  },
  {
    label: 'Performance',
    cell: ({ loan }) => {
      if (!loan) return '–';
      const days = loan.autoLoan.currentDpd ?? 0;
      return days > 0 ? <span className="bad">{counted(days)} days late</span> : <span className="good">On time</span>;
    },
    text: ({ loan }) => loan?.autoLoan.currentDpd,
  },
  {
    label: 'Settlement',
    cell: ({ settlementDate }) => day(settlementDate),
    text: ({ settlementDate }) => settlementDate,
  },
  {
    label: 'Servicing',
    isExtra: true,
    cell: ({ servicing, servicingFee }) => `${title(servicing)}, fee ${share(servicingFee)}`,
    text: ({ servicing }) => title(servicing),
  },
  { label: 'Paid', isNumber: true, isExtra: true, cell: ({ price }) => dollars(price), text: ({ price }) => price },
  {
    label: 'Proposed',
    isExtra: true,
    cell: ({ proposedAt }) => moment(proposedAt),
    text: ({ proposedAt }) => proposedAt,
  },
];

interface OfferButtonsProps {
  readonly transfer: Transfer;
  readonly onDone: () => void;
}

/** The lender that proposed it can cancel it; the other one accepts or declines. */
function OfferButtons({ transfer, onDone }: OfferButtonsProps) {
  const { viewer } = useSession();
  const { id, loanId, sellerId, buyerId, proposedBySide, acceptedAt, settlementDate } = transfer;
  const own = viewer.portfolio.lenderId;
  const proposer = proposedBySide === 'SELLER' ? sellerId : buyerId;
  const decisions = acceptedAt == null ? ['acceptTransfer', 'declineTransfer'] : ['declineTransfer'];
  const commands = own === proposer ? ['cancelTransfer'] : own == null ? [...decisions, 'cancelTransfer'] : decisions;
  return (
    <CommandButtons
      commands={commands}
      subject={{ field: 'transferId', id }}
      about={
        <Facts
          facts={[
            { label: 'Loan', value: loanId },
            { label: 'Seller', value: sellerId },
            { label: 'Buyer', value: buyerId },
            { label: 'Price', value: askedPrice(transfer) },
            { label: 'Principal offered', value: dollars(transfer.principalOffered) },
            { label: 'Settlement', value: day(settlementDate) },
          ]}
        />
      }
      onDone={onDone}
    />
  );
}

const firstOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

/** What the lender owns and what it earned this month. */
function Owned() {
  const { viewer, may } = useSession();
  const { data, again } = useAnswer(DeskLendersDocument, {});
  useChanges(again);
  const own = viewer.portfolio.lenderId;
  const lenders = data?.portfolio.byLender.filter(({ lenderId }) => own == null || lenderId === own) ?? [];
  return (
    <div className="figures">
      {lenders.slice(0, 4).map(({ lenderId, loans, remainingBalance, pastDueAmount }) => (
        <div key={lenderId ?? ''} className="figure">
          <span className="label">{lenderId ?? 'No lender'}</span>
          <strong>{shortDollars(remainingBalance)}</strong>
          <small>
            {counted(loans)} loans, {dollars(pastDueAmount)} past due
          </small>
        </div>
      ))}
      {own != null && may('remittance') && <Remitted ownerId={own} />}
    </div>
  );
}

function Remitted({ ownerId }: { readonly ownerId: string }) {
  const { businessDate } = useSession().viewer;
  const { data } = useAnswer(DeskRemittanceDocument, {
    ownerId,
    from: firstOfMonth(businessDate),
    through: businessDate,
  });
  const cash = data?.remittance;
  if (!cash) return null;
  return (
    <div className="figure">
      <span className="label">Cash this month</span>
      <strong>{shortDollars(cash.net)}</strong>
      <small>
        {dollars(cash.collections)} collected, {dollars(cash.servicingFees)} fees
      </small>
    </div>
  );
}
