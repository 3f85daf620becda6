import type { Portfolio } from '../../domain/access/viewer.js';
import type { BusinessDate } from '../../domain/calendar.js';
import type { BankAccount } from '../../domain/payment/bank-account.js';
import type { ConsentMethod, Consented } from '../../domain/payment/entry-class.js';
import type { Attempt } from '../../domain/payment/retry.js';
import type { NoticeOption, PaymentNotice } from '../../domain/payment/varying-amount.js';
import type { Originator } from '../../domain/payment/nacha-file.js';
import type { AutopayState, ScheduledPayment, ScheduledPaymentState } from '../../domain/payment/scheduled-payment.js';
import type { Combined, Page, Range, SortDirection, Window } from '../../platform/paging/page.js';

/** A mandate without its account and its consent, which are sealed. Instants are texts, so that an answer can be kept. */
export interface Autopay extends Consented, NoticeOption {
  readonly id: string;
  readonly loanId: string;
  readonly state: AutopayState;
  readonly authorizedAt: string;
  readonly authorizedBy: string;
  /** Returns for want of funds since a payment stood. */
  readonly returnsInRow: number;
  readonly suspendedAt: string | null;
  /** The code of the return that did it. */
  readonly suspendedFor: string | null;
  readonly revokedAt: string | null;
}

export interface Consent {
  readonly text: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string;
}

/** The place of a payment in a bank file. */
export interface BankEntry {
  readonly repaymentId: string;
  readonly loanId: string;
  readonly autopayId: string;
  readonly state: 'OPEN' | 'SETTLED' | 'RETURNED';
  readonly returnCode: string | null;
}

/** Notices of varying amounts as commands see them. */
export interface NoticeStore {
  /** The amount of the last recurring debit under a mandate. */
  previousDebit(autopayId: string): Promise<string | undefined>;
  notice(id: string): Promise<PaymentNotice | undefined>;
  /** In the order in which they were announced. */
  notices(scheduledPaymentId: string): Promise<readonly PaymentNotice[]>;
  /** Takes the place of the one that was not sent. */
  announce(notice: PaymentNotice): Promise<void>;
  removeUnsent(scheduledPaymentId: string): Promise<void>;
  saveNotice(notice: PaymentNotice): Promise<void>;
  /** Remembers that the amount was compared. */
  compared(scheduledPaymentId: string, at: Date): Promise<void>;
}

/** Mandates and payments as commands see them, under the lock of their loan. */
export interface PaymentStore extends NoticeStore {
  /** The mandate of a loan that is not revoked. */
  live(loanId: string): Promise<Autopay | undefined>;
  autopay(id: string): Promise<Autopay | undefined>;
  /** False when the borrower was erased, and nothing can be sealed any more. */
  authorize(autopay: Autopay, account: BankAccount, consent: Consent): Promise<boolean>;
  update(autopay: Autopay): Promise<void>;
  /** Undefined once the borrower is erased. */
  account(autopay: Pick<Autopay, 'id' | 'loanId'>): Promise<BankAccount | undefined>;
  correct(autopay: Pick<Autopay, 'id' | 'loanId'>, account: BankAccount): Promise<void>;
  loanOf(scheduledPaymentId: string): Promise<string | undefined>;
  scheduled(id: string): Promise<ScheduledPayment | undefined>;
  /** Those of a loan that are still to go out. */
  waiting(loanId: string): Promise<readonly ScheduledPayment[]>;
  /** Those of a loan that were collected and have not left for the bank. */
  unsent(loanId: string): Promise<readonly ScheduledPayment[]>;
  schedule(payment: ScheduledPayment): Promise<void>;
  saveScheduled(payment: ScheduledPayment): Promise<void>;
  entry(repaymentId: string): Promise<BankEntry | undefined>;
  saveEntry(entry: BankEntry): Promise<void>;
  /** The consent that was given for the payment alone that became a repayment. */
  consentOf(repaymentId: string): Promise<ConsentMethod | null>;
  /** The debits for the same money as this one, with the first of them, and whether another is to go out. */
  attempts(
    loanId: string,
    repaymentId: string,
  ): Promise<{ readonly root: string; readonly attempts: readonly Attempt[]; readonly isScheduled: boolean }>;
  /** The number of a mandate's debits that were returned with one of these codes since the last one that was not. */
  returnsInRow(autopay: Pick<Autopay, 'id' | 'loanId'>, codes: readonly string[]): Promise<number>;
}

/** Which scheduled payments: all conditions given must hold. */
export interface ScheduledPaymentFilter extends Combined<ScheduledPaymentFilter> {
  readonly state?: readonly ScheduledPaymentState[];
  readonly collectOn?: Range<string>;
  readonly loanIds?: readonly string[];
  readonly servicerId?: string;
  readonly recurring?: boolean;
  readonly hasUnsentNotice?: boolean;
}

export interface ScheduledPaymentListing {
  readonly filter: ScheduledPaymentFilter;
  readonly direction: SortDirection;
}

/** On the loans that exist for a portfolio. */
export interface PaymentReader {
  /** By the id of the loan, which was found already: the mandate that is not revoked, else the newest. */
  autopays(loanIds: readonly string[]): Promise<ReadonlyMap<string, Autopay>>;
  /** By their own ids, of any portfolio. */
  autopaysById(ids: readonly string[]): Promise<ReadonlyMap<string, Autopay>>;
  noticesById(ids: readonly string[]): Promise<ReadonlyMap<string, PaymentNotice>>;
  scheduledById(ids: readonly string[]): Promise<ReadonlyMap<string, ScheduledPayment>>;
  /** The same page of each loan's list, by the days of collection. */
  ofLoans(loanIds: readonly string[], window: Window): Promise<ReadonlyMap<string, Page<ScheduledPayment>>>;
  counts(loanIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The last one of each payment, by the id of the payment. */
  notices(scheduledPaymentIds: readonly string[]): Promise<ReadonlyMap<string, PaymentNotice>>;
  /** The recurring one that is still to go out, by the id of the loan. */
  recurring(loanIds: readonly string[]): Promise<ReadonlyMap<string, ScheduledPayment>>;
  page(listing: ScheduledPaymentListing, window: Window, portfolio: Portfolio): Promise<Page<ScheduledPayment>>;
  count(filter: ScheduledPaymentFilter, portfolio: Portfolio): Promise<number>;
}

/** A payment that is to be collected by a day. */
export interface DuePayment {
  readonly id: string;
  readonly loanId: string;
  readonly collectOn: BusinessDate;
}

/** A debit that was sent and did not come back. */
export interface OpenDebit {
  readonly fileId: string;
  readonly position: number;
  readonly loanId: string;
  readonly repaymentId: string;
}

export interface NewBankFile {
  readonly on: BusinessDate;
  /** The day on which it is made, and HHMM of it. */
  readonly createdOn: BusinessDate;
  readonly createdAt: string;
  readonly effectiveOn: BusinessDate;
  readonly originator: Originator;
}

/** How many payments were looked at, or the day of another file that must be written first. */
export type AddedToFile = { readonly seen: number } | { readonly unfinished: BusinessDate };

/** Where the bytes of a file go. */
export interface BankFileOutput {
  write(text: string): Promise<void>;
  /** Resolves when the bytes are safe, before a reader takes them for a complete file. */
  flush(): Promise<void>;
  /** Makes the complete file visible to readers. */
  publish(): Promise<void>;
}

/** A debit that went out. */
export interface SentDebit {
  readonly loanId: string;
  readonly repaymentId: string;
  readonly cents: number;
}

export interface BankFileView {
  readonly id: string;
  readonly on: BusinessDate;
  readonly effectiveOn: BusinessDate;
  readonly payments: number;
  readonly cents: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
}

/** Payments of all loans at once, for the work of a night. Several processes may do it together. */
export interface NightStore {
  /** In the order of their days, after one that was seen. */
  due(on: BusinessDate, after: DuePayment | undefined, most: number): Promise<readonly DuePayment[]>;
  /** Recurring payments of a stretch of days whose amounts were not compared since the last event of their loan. */
  toCompare(
    days: { readonly from: BusinessDate; readonly to: BusinessDate },
    after: DuePayment | undefined,
    most: number,
  ): Promise<readonly DuePayment[]>;
  /**
   * Processes some payments that were collected by the day. Those with an obstacle are cancelled; the others go into
   * the day's file, which begins with the first, and are marked as sent. When none is left the file is closed. No other
   * file begins while one is not written.
   */
  addToFile(file: NewBankFile, at: Date): Promise<AddedToFile>;
  /** Writes the bytes of a file that is closed, always the same ones; undefined where the day has none. */
  write(on: BusinessDate, out: BankFileOutput): Promise<BankFileView | undefined>;
  /** Debits of files that were written, with an effective entry date up to a day. */
  open(effectiveBy: BusinessDate, after: OpenDebit | undefined, most: number): Promise<readonly OpenDebit[]>;
  /** Debits by their traces, which come again after millions of them. */
  byTraces(traces: readonly string[]): Promise<ReadonlyMap<string, readonly SentDebit[]>>;
  /** What was made of a file of returns; undefined if it was not read to its end before. */
  returnsRead(sha256: string): Promise<ReturnsRead | undefined>;
  saveReturns(sha256: string, read: ReturnsRead): Promise<void>;
}

export interface ReturnsRead {
  readonly importedAt: Date;
  readonly returned: number;
  readonly corrected: number;
  readonly rejected: number;
}
