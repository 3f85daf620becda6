import type { PaymentPolicy } from '../../domain/payment/return-codes.js';
import { matchReturn } from '../../domain/payment/match-return.js';
import { returnReader, type BadLine, type ReturnItem } from '../../domain/payment/read-returns.js';
import type { LoanAnswer } from '../loan/record-change.js';
import type { Result } from '../../domain/refusal.js';
import type { ReturnsRead, SentDebit } from '../ports/payment-stores.js';
import { loanCommand, type LoanTask } from '../command/loan-command.js';
import { carryOutAll, isInProgress, SLICE, type NightNeeds, type NightTask } from './night-work.js';
import { correctAccount, returnPayment } from './return-payment.js';

/** A file of returns: its bytes' SHA-256, and its lines. */
export interface ReturnsFile {
  readonly sha256: string;
  readonly lines: AsyncIterable<string>;
}

export interface ReturnsReport extends ReturnsRead {
  readonly wasKnown: boolean;
  /** What could not be carried out just now: the file is read again, and these go on. */
  readonly left: number;
}

type Told = Exclude<ReturnItem, BadLine>;

/** Somebody else reads the same file at the same time: their lines are waited for. */
const TRIES = 20;
const PAUSE_MS = 500;

/**
 * Reads returns and notifications of change. A file that was read to its end changes nothing any more; one that was cut off, or of
 * which something is left, is read again, and what was done stays done. A bad line is told and does not stop the others.
 */
export const importReturns =
  (needs: NightNeeds, policy: PaymentPolicy) =>
  async ({ sha256, lines }: ReturnsFile, complain: (bad: BadLine) => void): Promise<ReturnsReport> => {
    const known = await needs.night.returnsRead(sha256);
    if (known) return { ...known, wasKnown: true, left: 0 };
    const counted = { returned: 0, corrected: 0, rejected: 0 };
    let left = 0;
    let bad: BadLine[] = [];
    const reject = (line: number, reason: string) => {
      counted.rejected += 1;
      bad.push({ kind: 'BAD', line, reason });
    };
    const leave = (line: number) => {
      left += 1;
      bad.push({ kind: 'BAD', line, reason: 'could not be carried out just now: import the file again' });
    };
    /** Loans are seen to side by side, but whoever reads what is wrong has the file before them. */
    const complainInOrder = () => {
      for (const line of bad.sort((a, b) => a.line - b.line)) complain(line);
      bad = [];
    };
    const commandOf = (item: Told, debit: SentDebit): LoanTask<LoanAnswer> => {
      const said = { file: sha256, line: item.line };
      return item.kind === 'RETURN'
        ? returnPayment(said, debit, item.code, policy)
        : correctAccount(said, debit, item.correction);
    };
    const taskOf = (item: Told, debit: SentDebit): NightTask<LoanAnswer> => {
      const task = commandOf(item, debit);
      return {
        ...task,
        done: (result) => {
          if (result.ok) counted[item.kind === 'RETURN' ? 'returned' : 'corrected'] += 1;
          else if (isInProgress(result)) leave(item.line);
          else reject(item.line, result.refusal.message);
        },
        failed: () => {
          leave(item.line);
        },
        alone: () => patiently(needs, task),
      };
    };
    const flush = async (items: readonly Told[]) => {
      const debits = await needs.night.byTraces(items.map(({ trace }) => trace));
      const tasks = items.flatMap((item) => {
        const matched = matchReturn(item, debits.get(item.trace) ?? []);
        if ('debit' in matched) return [taskOf(item, matched.debit)];
        reject(item.line, matched.fault);
        return [];
      });
      await carryOutAll(needs, tasks);
      complainInOrder();
    };
    const reader = returnReader();
    let slice: Told[] = [];
    for await (const text of lines) {
      const item = reader.next(text);
      if (item?.kind === 'BAD') reject(item.line, item.reason);
      else if (item) slice.push(item);
      if (bad.length >= SLICE) complainInOrder();
      if (slice.length < SLICE) continue;
      await flush(slice);
      slice = [];
    }
    await flush(slice);
    for (const { line, reason } of reader.end()) reject(line, reason);
    complainInOrder();
    const read: ReturnsRead = { ...counted, importedAt: needs.clock.now() };
    if (left === 0) await needs.night.saveReturns(sha256, read);
    return { ...read, wasKnown: false, left };
  };

async function patiently(
  needs: NightNeeds,
  { call, loanId, decide }: LoanTask<LoanAnswer>,
): Promise<Result<LoanAnswer>> {
  for (let tried = 1; ; tried += 1) {
    const done = await loanCommand(needs, call, loanId, decide);
    if (tried === TRIES || !isInProgress(done)) return done;
    await needs.clock.sleep(PAUSE_MS);
  }
}
