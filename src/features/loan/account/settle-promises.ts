import type { BusinessDate } from '../../../domain/calendar.js';
import { keptDays, type PaymentPromise } from '../../../domain/promise/promise.js';
import type { AccountEntry } from '../../../domain/repayment/entry.js';
import { inTurn } from '../../../platform/runtime/in-turns.js';
import type { LoanStores } from '../../ports.js';

const movesMoney = ({ kind }: AccountEntry): boolean => kind === 'PAYMENT' || kind === 'REVERSAL';

/** Notes which promises the payments of an account keep, after some were added or reversed. */
export async function settlePromises(
  { promises }: Pick<LoanStores, 'promises'>,
  loan: { readonly id: string; readonly hasPromises: boolean },
  entries: readonly AccountEntry[],
  added: readonly AccountEntry[],
): Promise<void> {
  if (!loan.hasPromises || !added.some(movesMoney)) return;
  const made: readonly PaymentPromise[] = await promises.of(loan.id);
  const kept = await inTurn(() => keptDays(made, entries));
  for (const { id, keptOn } of made) {
    const on: BusinessDate | null = kept.get(id) ?? null;
    if (on !== keptOn) await promises.saveKept(id, on);
  }
}
