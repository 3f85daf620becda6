import type { Result } from '../../domain/refusal.js';
import type { LoanWork } from '../loan/loan-command.js';
import { openTransfer, recordTransfer, type TransferAnswer } from './transfer-command.js';
import type { TransferEnd } from './transfer-stores.js';

/** Ends a transfer that is pending, accepted or not. */
export async function endTransfer(
  work: LoanWork,
  transferId: string,
  end: Pick<TransferEnd, 'state' | 'declinedFor'>,
): Promise<Result<TransferAnswer, 'CONFLICT'>> {
  const open = await openTransfer(work, transferId);
  if (!open.ok) return open;
  const ended = { ...open.value, ...end, endedAt: work.now.toISOString() };
  await work.stores.transfers.end(ended);
  return recordTransfer(work, ended);
}
