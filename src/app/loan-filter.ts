import type { Bucket } from '../domain/delinquency/bucket.js';
import type { ValueOfEnum } from '../domain/record/spelling.js';

/** Both ends belong to it; an end that is absent is open. */
export interface Range<Value> {
  readonly from?: Value;
  readonly to?: Value;
}

/** Which loans: all conditions given must hold. A range is never met by a loan without the figure. */
export interface LoanFilter {
  readonly loanStatus?: readonly ValueOfEnum<'LoanStatus'>[];
  readonly grade?: readonly string[];
  readonly riskRating?: readonly ValueOfEnum<'RiskRating'>[];
  readonly paymentStatus?: readonly ValueOfEnum<'PaymentStatus'>[];
  readonly dealerState?: readonly string[];
  readonly lenderId?: string;
  readonly primaryServicerId?: string;
  /** Primary or secondary. */
  readonly servicerId?: string;
  readonly borrowerId?: string;
  readonly bucket?: readonly Bucket[];
  readonly currentDpd?: Range<number>;
  /** Being repaid, and past the day on which its rules want it charged off; or not. */
  readonly chargeOffDue?: boolean;
  readonly originationDate?: Range<string>;
  readonly maturityDate?: Range<string>;
  readonly nextPaymentDate?: Range<string>;
  readonly createdAt?: Range<string>;
  readonly principalAmount?: Range<string>;
  readonly remainingBalance?: Range<string>;
}
