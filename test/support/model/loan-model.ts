import { booksOf, payoff, type Books, type Fact, type ModelTerms } from './account-model.js';

const AFTER_CLOSURE = [
  'acknowledgeRepayment',
  'reverseRepayment',
  'refundCredit',
  'refundFee',
  'reverseAdjustment',
  'changeRate',
  'undoLoanChange',
  'revokeAutopay',
  'addProduct',
  'cancelProduct',
];

const SELLING = ['addProduct', 'cancelProduct'];
const PROMISING = ['promiseToPay', 'cancelPromise'];
const BY_MANDATE = ['authorizeAutopay', 'revokeAutopay', 'schedulePayment'];

/** By hand from the design, in no order. */
const LOAN_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  CREATED: ['startUnderwriting', 'withdrawLoan'],
  IN_UNDERWRITING: ['completeUnderwriting', 'withdrawLoan'],
  APPROVED: ['reopenUnderwriting', 'withdrawLoan', 'clearStipulation', 'fundLoan'],
  DECLINED: ['reopenUnderwriting'],
  WITHDRAWN: [],
  ACTIVE: [
    'initiateRepayment',
    'submitRepayment',
    'acknowledgeRepayment',
    'reverseRepayment',
    'refundCredit',
    'waiveFee',
    'assessFee',
    'refundFee',
    'waiveInterest',
    'writeOffSmallBalance',
    'adjustPrincipal',
    'reverseAdjustment',
    'recordBankruptcyNotice',
    'deferPayments',
    'changeDueDate',
    'changeRate',
    'reamortize',
    'reage',
    'modifyLoan',
    'undoLoanChange',
    'accelerateLoan',
    'reinstateLoan',
    'chargeOffLoan',
    'proposeTransfer',
    'importValuation',
    ...BY_MANDATE,
    ...SELLING,
    ...PROMISING,
  ],
  CLOSED: AFTER_CLOSURE,
  CLOSED_EARLY: AFTER_CLOSURE,
  CHARGED_OFF: [
    'initiateRepayment',
    'submitRepayment',
    'acknowledgeRepayment',
    'reverseRepayment',
    'refundCredit',
    'assessFee',
    'refundFee',
    'reverseAdjustment',
    'chargeOffLoan',
    'undoChargeOff',
    'proposeTransfer',
    'importValuation',
    ...BY_MANDATE,
    ...SELLING,
    ...PROMISING,
  ],
};

const IN_ANY_STATE = [
  ...['placeHold', 'liftHold', 'recordValuation', 'updateLoanReferences'],
  ...['issueLetter', 'recordContact', 'addNote', 'setContactPreferences', 'recordComplaint', 'answerComplaint'],
];

export const LIEN_MOVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PENDING: { recordLien: 'LIEN' },
  LIEN: { recordCureNotice: 'LIEN', repossessCollateral: 'REPOSSESSED', recordTotalLoss: 'TOTAL_LOSS' },
  RELEASE_PENDING: { releaseLien: 'RELEASED' },
  RELEASED: { recordLien: 'LIEN' },
  REPOSSESSED: { redeemCollateral: 'LIEN', recordSaleNotice: 'REPOSSESSED', sellCollateral: 'SOLD' },
  TOTAL_LOSS: { settleInsurance: 'SETTLED' },
};

export const REPAYMENT_MOVES: Readonly<Record<string, readonly string[]>> = {
  INITIATED: ['submitRepayment', 'cancelRepayment'],
  SUBMITTED: ['acknowledgeRepayment', 'cancelRepayment', 'markRepaymentSent'],
  SETTLED: ['reverseRepayment'],
};

export interface ModelRepayment {
  readonly id: string;
  state: string;
  cents?: bigint;
  on?: number;
}

const isClosed = (state: string): boolean => state === 'CLOSED' || state === 'CLOSED_EARLY';

/** What a loan should be after what was done to it. */
export class LoanModel {
  lien: string;
  /** The last day to cure, and the first day of a sale, of the case that is open. */
  cureBy: number | undefined;
  saleFrom: number | undefined;
  events = 0;
  terms: ModelTerms | undefined;
  facts: Fact[] = [];
  readonly repayments: ModelRepayment[] = [];

  constructor(
    public state: string,
    public today: number,
    terms?: ModelTerms,
  ) {
    this.terms = terms;
    this.lien = terms ? 'LIEN' : 'PENDING';
  }

  get books(): Books | undefined {
    return this.terms && booksOf(this.terms, this.facts);
  }

  get owed(): bigint {
    const { terms, books } = this;
    if (!terms || !books) return 0n;
    const { chargedOff, recovered } = books;
    return payoff(terms, books, this.today) + (chargedOff === undefined ? 0n : chargedOff - recovered);
  }

  get allowed(): string[] {
    return [...this.loanCommands, ...Object.keys(this.lienMoves), ...IN_ANY_STATE].sort();
  }

  get loanCommands(): readonly string[] {
    return LOAN_COMMANDS[this.state] ?? [];
  }

  /**
   * A lien on a loan that is over is there to be released, and is recorded again only where the money came back; one on a loan that
   * was never paid out secures nothing.
   */
  get lienMoves(): Readonly<Record<string, string>> {
    const isOwed = this.state === 'ACTIVE' || this.state === 'CHARGED_OFF';
    if (this.lien === 'RELEASED' && !isOwed) return {};
    const moves = LIEN_MOVES[this.lien] ?? {};
    if (this.lien !== 'LIEN' || isOwed) return moves;
    const { recordTotalLoss = '' } = moves;
    const isOver = isClosed(this.state) || this.state === 'WITHDRAWN';
    return isOver ? { recordTotalLoss, releaseLien: 'RELEASED' } : { recordTotalLoss };
  }

  /** Enters facts and finds the state and lien that follow. */
  enter(facts: readonly Fact[], on: number): void {
    this.facts.push(...facts);
    const { books, terms, state } = this;
    if (!books || !terms || state === 'CHARGED_OFF') return;
    if (books.chargedOff !== undefined) this.state = 'CHARGED_OFF';
    else if (payoff(terms, books, books.since) > 0n) this.state = 'ACTIVE';
    else if (state === 'ACTIVE') {
      this.state = Math.max(books.since, on) < (terms.dueOn.at(-1) ?? 0) ? 'CLOSED_EARLY' : 'CLOSED';
    }
    if (this.lien === 'LIEN' && !isClosed(state) && isClosed(this.state)) this.lien = 'RELEASE_PENDING';
    else if (this.lien === 'RELEASE_PENDING' && isClosed(state) && !isClosed(this.state)) this.lien = 'LIEN';
  }

  /** A reversed payment is as one that was never made. */
  takeBack(paymentId: string): void {
    this.facts = this.facts.filter((fact) => fact.kind !== 'PAYMENT' || fact.id !== paymentId);
  }
}
