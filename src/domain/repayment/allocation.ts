import type { BusinessDate } from '../calendar.js';
import { least, type Decimal } from '../money.js';
import type { PaymentInstruction } from '../rules/account-rules.js';
import type { FeeBalance } from './account.js';
import type { PaymentNature } from './payment-nature.js';

export interface FeeShare {
  readonly feeId: string;
  readonly amount: Decimal;
}

export interface InstallmentShare {
  readonly number: number;
  readonly dueDate: BusinessDate;
  readonly interest: Decimal;
  readonly principal: Decimal;
}

export interface Allocation {
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly fees: Decimal;
  readonly extraPrincipal: Decimal;
  /** On a charged-off loan. */
  readonly recovery: Decimal;
  readonly credit: Decimal;
  /** For paying off before maturity: what is charged. What of it is paid is among the fees. */
  readonly penalty: Decimal;
  /** Of interest and principal: what installments are satisfied by. */
  readonly toInstallments: Decimal;
  readonly feeShares: readonly FeeShare[];
  readonly installmentShares: readonly InstallmentShare[];
}

/** What a payment is, and what was said with it. */
export interface PaymentUse {
  readonly instruction?: PaymentInstruction | undefined;
  readonly nature?: PaymentNature | undefined;
}

/** Oldest first. */
export function sharesOfFees(fees: readonly FeeBalance[], paid: Decimal): FeeShare[] {
  const shares: FeeShare[] = [];
  let rest = paid;
  for (const { id, outstanding } of fees) {
    if (rest.isZero()) break;
    const amount = least(rest, outstanding);
    rest = rest.minus(amount);
    if (!amount.isZero()) shares.push({ feeId: id, amount });
  }
  return shares;
}
