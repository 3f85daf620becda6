import type { BusinessDate } from '../calendar.js';
import { least, shortfall, sum, ZERO, type Decimal } from '../money.js';
import type { ScheduledInstallment } from '../repayment/account.js';

/**
 * Which installments money paid in time for, apart from what the account makes of it: it pays the oldest first, and so
 * one that was missed would make every later one late. Money counts first for those that it is on time for, which are
 * the ones in their days of grace and the one to come; then for those that are late; then for the ones ahead.
 */
export class OnTimeMoney {
  private covered: Decimal[];
  /** The first that is not covered yet, of all and of those that are not late. */
  private oldest = 0;
  private inTime = 0;
  /** The one to come, and the first after it that is not covered yet. */
  private current = 0;
  private ahead = 1;

  constructor(
    private installments: readonly ScheduledInstallment[],
    /** Of grace, one for each. */
    private lastDays: readonly BusinessDate[],
    /** Paid before the account opened, oldest first. */
    paidBefore: Decimal,
  ) {
    this.covered = installments.map(() => ZERO);
    this.fill(paidBefore, 0, installments.length);
  }

  /** Days come in order. */
  receive(amount: Decimal, on: BusinessDate): void {
    const { installments, lastDays } = this;
    const last = installments.length - 1;
    while (this.inTime <= last && (lastDays[this.inTime] ?? on) < on) this.inTime += 1;
    while (this.current <= last && (installments[this.current]?.dueDate ?? on) < on) this.current += 1;
    const late = this.fill(amount, this.inTime, this.current + 1);
    this.ahead = Math.max(this.ahead, this.current + 1);
    this.fill(this.fill(late, this.oldest, this.inTime), this.ahead, last + 1);
    while (this.oldest <= last && this.missing(this.oldest).isZero()) this.oldest += 1;
    while (this.ahead <= last && this.missing(this.ahead).isZero()) this.ahead += 1;
  }

  /** Other installments after the first so many; money that covered those before may count for the new ones. */
  reschedule(
    installments: readonly ScheduledInstallment[],
    lastDays: readonly BusinessDate[],
    kept: number,
    countsOn: boolean,
  ): void {
    const ahead = sum(this.covered.slice(kept));
    this.covered = installments.map((_, place) => (place < kept ? (this.covered[place] ?? ZERO) : ZERO));
    [this.installments, this.lastDays] = [installments, lastDays];
    if (countsOn) this.fill(ahead, kept, installments.length);
    [this.oldest, this.inTime] = [Math.min(this.oldest, kept), Math.min(this.inTime, kept)];
    [this.current, this.ahead] = [Math.min(this.current, kept), Math.min(this.ahead, kept)];
  }

  /** The same installments on other days. */
  redate(installments: readonly ScheduledInstallment[], lastDays: readonly BusinessDate[]): void {
    [this.installments, this.lastDays] = [installments, lastDays];
    [this.inTime, this.current, this.ahead] = [0, 0, 1];
  }

  missing(place: number): Decimal {
    return shortfall(this.installments[place]?.amount ?? ZERO, this.covered[place] ?? ZERO);
  }

  /** Covers those from a place to before another; gives back what is left. */
  private fill(amount: Decimal, from: number, to: number): Decimal {
    let left = amount;
    const end = Math.min(to, this.installments.length);
    for (let place = from; place < end && left.gt(ZERO); place += 1) {
      const share = least(left, this.missing(place));
      this.covered[place] = (this.covered[place] ?? ZERO).plus(share);
      left = left.minus(share);
    }
    return left;
  }
}
