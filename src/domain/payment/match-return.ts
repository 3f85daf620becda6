import { referenceOf } from './nacha-file.js';
import type { ChangeNotice, ReturnedEntry } from './read-returns.js';

interface Debit {
  readonly repaymentId: string;
  readonly cents: number;
}

export type Matched<Sent extends Debit> = { readonly debit: Sent } | { readonly fault: string };

/**
 * The debit that a bank speaks of, among those with the trace that it names. Traces come again, and a bank may err: what it says
 * of the individual and the amount must fit too, so that nobody answers for the debit of another.
 */
export function matchReturn<Sent extends Debit>(
  { kind, individualId, cents }: ReturnedEntry | ChangeNotice,
  sent: readonly Sent[],
): Matched<Sent> {
  if (sent.length === 0) return { fault: 'no debit of ours has the original trace number' };
  const named = sent.filter(({ repaymentId }) => referenceOf(repaymentId) === individualId);
  if (named.length === 0)
    return { fault: 'the identification of the individual is not that of the debit with the original trace number' };
  // A notification of change moves no money, and says so by an amount of zero.
  const [debit, ...others] = named.filter((one) => one.cents === cents || (kind === 'CHANGE' && cents === 0));
  if (!debit) return { fault: 'the amount is not that of the debit with the original trace number' };
  return others.length === 0 ? { debit } : { fault: 'several debits of ours fit the original trace number' };
}
