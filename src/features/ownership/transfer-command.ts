import { covers, type Viewer } from '../../domain/access/viewer.js';
import { addDays } from '../../domain/calendar.js';
import type { InputCheck } from '../../domain/input-check.js';
import { Decimal, ONE, ZERO } from '../../domain/money.js';
import type { TransferSide } from '../../domain/ownership/transfer.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { AMOUNT_OR_ZERO } from '../../domain/schedule/quote-bounds.js';
import { actorId } from '../../platform/identity/viewer.js';
import type { LoanAnswer } from '../loan/loan-answer.type.js';
import type { LoanWork } from '../loan/loan-command.js';
import type { LoanStores } from '../ports.js';
import { recordChange } from '../loan/record-change.js';
import type { Transfer, TransferView } from './transfer-stores.js';

/** The transfer as the command left it, and the loan. */
export interface TransferAnswer extends LoanAnswer {
  readonly transfer: TransferView;
}

const other = (side: TransferSide): TransferSide => (side === 'SELLER' ? 'BUYER' : 'SELLER');

export const lenderOn = (side: TransferSide, { sellerId, buyerId }: Pick<TransferView, 'sellerId' | 'buyerId'>) =>
  side === 'SELLER' ? sellerId : buyerId;

/** Whether a caller acts for a lender. */
export const actsFor = ({ portfolio }: Pick<Viewer, 'portfolio'>, lenderId: string): boolean =>
  covers(portfolio, { kind: 'LENDER', id: lenderId });

/** The loan of a transfer, for the lender that proposed it or the other one. To all others there is no transfer. */
const loanFor =
  (whose: (transfer: Transfer) => TransferSide) =>
  async ({ transfers }: LoanStores, { transferId }: { readonly transferId: string }, viewer: Viewer) => {
    const transfer = await transfers.byId(transferId);
    return transfer && actsFor(viewer, lenderOn(whose(transfer), transfer)) ? transfer.loanId : undefined;
  };

export const loanForProposer = loanFor(({ proposedBySide }) => proposedBySide);
export const loanForOther = loanFor(({ proposedBySide }) => other(proposedBySide));

/** The transfer, if it is still open; under the lock of its loan, so that of two that decide it, the second sees what the first did. */
export async function openTransfer({ stores }: LoanWork, transferId: string): Promise<Result<Transfer, 'CONFLICT'>> {
  const transfer = await stores.transfers.byId(transferId);
  if (transfer?.state === 'PENDING') return success(transfer);
  return refuse('CONFLICT', `The transfer is ${transfer?.state ?? 'gone'}. Only a pending transfer can change.`);
}

/** The transfer with the event. A client of a lender that does not own the loan is not named on the loan's timeline. */
export async function recordTransfer(work: LoanWork, transfer: Transfer): Promise<Result<TransferAnswer, never>> {
  const { call, loan } = work;
  const isOwners = loan.lenderId !== null && actsFor(call.viewer, loan.lenderId);
  const viewer = isOwners ? call.viewer : { ...call.viewer, clientId: 'other-lender', personId: undefined };
  const answer = await recordChange({ ...work, call: { ...call, viewer } }, {});
  return success({ ...answer, transfer: shownOf(transfer) });
}

/** Without the clients that acted. */
export const shownOf = ({ proposedBy: _, acceptedBy: __, ...transfer }: Transfer): TransferView => transfer;

const PRICE_RATIO = { above: ZERO, atMost: new Decimal(10), decimals: 12 };
const SERVICING_FEE = { atLeast: ZERO, atMost: ONE.dividedBy(2), decimals: 6 };

interface PriceInput {
  readonly priceRatio?: string | null;
  readonly priceAmount?: string | null;
}

/** Exactly one of both. */
export function readPrice(
  check: InputCheck,
  { priceRatio, priceAmount }: PriceInput,
): Pick<Transfer, 'priceRatio' | 'priceAmount'> {
  if ((priceRatio == null) === (priceAmount == null))
    check.fault('priceRatio', 'or `priceAmount` must be given, and not both');
  return {
    priceRatio: priceRatio == null ? null : check.decimal('priceRatio', priceRatio, PRICE_RATIO).toFixed(),
    priceAmount: priceAmount == null ? null : check.decimal('priceAmount', priceAmount, AMOUNT_OR_ZERO).toFixed(2),
  };
}

export const readServicingFee = (check: InputCheck, servicingFee: string | null | undefined): string =>
  check.decimal('servicingFee', servicingFee ?? '0', SERVICING_FEE).toFixed();

/** A loan that is planned for longer is not sold yet. */
const MOST_DAYS_AHEAD = 366;

export function readSettlement(check: InputCheck, value: string, { today }: LoanWork) {
  const date = check.date('settlementDate', value, { from: today });
  if (date > addDays(today, MOST_DAYS_AHEAD)) check.fault('settlementDate', 'must be within a year from today');
  return date;
}

/** The client that proposed a transfer can't accept it, also where it acts for both lenders. */
export const isProposer = ({ call }: LoanWork, { proposedBy }: Transfer): boolean =>
  actorId(call.viewer) === proposedBy;
