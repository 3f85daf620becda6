import { type LoanAnswer } from '../loan/loan-answer.type.js';
import { commandCall, newId } from '../command/command-call.js';
import { BLOCK_CHARGING, holdsAgainst } from '../../domain/hold/hold-effects.js';
import { isClosed } from '../../domain/loan/lifecycle.js';
import { matchReturn, returnReader, type BadLine, type ReturnItem } from '../../domain/payment/read-returns.js';
import {
  chargesFee,
  FUNDS_CODES,
  RETURN_CODES,
  suspends,
  type PaymentPolicy,
  type Correction,
  type ReturnCode,
} from '../../domain/payment/return-codes.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { asCommand, runOnLoan, type LoanTask, type LoanWork } from '../loan/loan-command.js';
import { recordedAccountOf } from '../loan/account/account-reader.js';
import { outcomeOf } from '../loan/account/record-entries.js';
import { recordChange } from '../loan/record-change.js';
import type { Repayment } from '../loan/repayment.js';
import type { ReturnsRead, SentDebit, BankEntry } from '../autopay/payment-stores.js';
import { acknowledge, mayFail } from '../repayment/acknowledge-repayment.js';
import { withinContract } from '../repayment/returned-payment-fee.js';
import { reverse } from '../repayment/reverse-repayment.js';
import {
  carryOutAll,
  isInProgress,
  SLICE,
  nightCaller,
  type NightNeeds,
  type NightTask,
  automatic,
} from './night-work.js';

/** A file of returns: its bytes' SHA-256, and its lines. */
interface ReturnsFile {
  readonly sha256: string;
  readonly lines: AsyncIterable<string>;
}

interface ReturnsReport extends ReturnsRead {
  readonly wasKnown: boolean;
  /** What could not be carried out just now: the file is read again, and these go on. */
  readonly left: number;
}

type Told = Exclude<ReturnItem, BadLine>;

/** Another process reads the same file at the same time: its lines are waited for. */
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
      bad.push({ kind: 'BAD', line, reason: 'could not be processed at the moment; import the file again' });
    };
    /** Loans are processed in parallel, but a reader of the faults has the file at hand. */
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

async function patiently(needs: NightNeeds, task: LoanTask<LoanAnswer>): Promise<Result<LoanAnswer>> {
  for (let tried = 1; ; tried += 1) {
    const done = await runOnLoan(needs, task, task.loanId, task.decide);
    if (tried === TRIES || !isInProgress(done)) return done;
    await needs.clock.sleep(PAUSE_MS);
  }
}

/** Which line of which file says it: the same line again is the same command. */
interface SaidBy {
  readonly file: string;
  readonly line: number;
}

const callOf = (operation: string, { file, line }: SaidBy, input: object) =>
  commandCall(operation, nightCaller(`returns line ${line}`), { ...input, idempotencyKey: `${file} ${line}` });

/**
 * A debit was returned: the payment fails or is reversed, its fee is charged once, and autopay is suspended by policy.
 */
const returnPayment = (
  said: SaidBy,
  { repaymentId, loanId }: SentDebit,
  code: ReturnCode,
  policy: PaymentPolicy,
): LoanTask<LoanAnswer> => ({
  rules: automatic('returnPayment'),
  call: callOf('returnPayment', said, { repaymentId, code }),
  loanId,
  decide: async (work) => {
    const entry = await work.stores.payments.entry(repaymentId);
    if (!entry) return refuse('NOT_FOUND', 'There is no debit with this ID.');
    if (entry.state === 'RETURNED') return refuse('CONFLICT', 'the debit was already returned');
    const returned = await takeBack(work, repaymentId, code, policy);
    if (!returned.ok) return returned;
    // Some codes say that the holder of the account has died.
    const returnCode = (await work.stores.loans.isErased(loanId)) ? null : code;
    await work.stores.payments.saveEntry({ ...entry, state: 'RETURNED', returnCode });
    await noteReturn(work, entry, code, policy);
    return success(returned.value);
  },
});

/**
 * The money never came, or came and went; a client may have reported it before the bank. Fees that a hold forbids by
 * hand are not charged here either.
 */
async function takeBack(
  work: LoanWork,
  repaymentId: string,
  code: ReturnCode,
  policy: PaymentPolicy,
): Promise<Result<LoanAnswer>> {
  const repayment = await work.stores.repayments.byId(repaymentId);
  if (!repayment) return refuse('NOT_FOUND', 'There is no payment with this ID.');
  const { loan } = work;
  if (repayment.state !== 'SETTLED' && !mayFail(repayment.state))
    return success({ loanId: loan.id, loanStatus: loan.loanStatus });
  const isFree =
    holdsAgainst(loan.holds, BLOCK_CHARGING, work.today).length > 0 || (await staysClosed(work, repayment));
  const input = {
    reason: `${code}: ${RETURN_CODES[code].meaning}`,
    returnedPaymentFee:
      chargesFee(code, policy) && !isFree ? await withinContract(work, policy.returnedPaymentFee) : null,
  };
  const done =
    repayment.state === 'SETTLED'
      ? await reverse(work, repayment, input)
      : await acknowledge(work, repayment, { ...input, outcome: 'FAILED' });
  if (!done.ok) return done;
  const { loanId, loanStatus } = done.value;
  return success({ loanId, loanStatus });
}

/** Whether something else has paid the loan off, so that only a fee would open it again. */
async function staysClosed(work: LoanWork, { id, state }: Repayment): Promise<boolean> {
  const { loan, today } = work;
  if (state !== 'SETTLED' || !isClosed(loan.loanStatus)) return isClosed(loan.loanStatus);
  const account = await recordedAccountOf(work);
  if (!account.ok) return false;
  const reversal = { kind: 'REVERSAL', id: newId('RV'), reverses: id, effectiveOn: today } as const;
  const { to } = await outcomeOf(loan, account.value, [reversal], today, today);
  return isClosed(to);
}

async function noteReturn(work: LoanWork, { autopayId }: BankEntry, code: ReturnCode, policy: PaymentPolicy) {
  const { payments } = work.stores;
  const autopay = await payments.autopay(autopayId);
  if (!autopay) return;
  const returnsInRow = await payments.returnsInRow(autopay, FUNDS_CODES);
  const isSuspended = autopay.state === 'ACTIVE' && suspends(code, returnsInRow, policy);
  await payments.update({
    ...autopay,
    returnsInRow,
    ...(isSuspended && { state: 'SUSPENDED', suspendedAt: work.now.toISOString(), suspendedFor: code }),
  });
  if (isSuspended) await recordChange(asCommand(work, automatic('suspendAutopay')), {});
}

/** A bank says how the account of a mandate is right: the next file has it. */
const correctAccount = (
  said: SaidBy,
  { repaymentId, loanId }: SentDebit,
  correction: Correction,
): LoanTask<LoanAnswer> => ({
  rules: automatic('correctAccount'),
  call: callOf('correctAccount', said, { repaymentId }),
  loanId,
  decide: async (work) => {
    const { payments } = work.stores;
    const entry = await payments.entry(repaymentId);
    const autopay = entry && (await payments.autopay(entry.autopayId));
    const account = autopay && (await payments.account(autopay));
    if (!account) return refuse('NOT_FOUND', 'the account data was deleted');
    const corrected = Object.fromEntries(Object.entries(correction).filter(([, value]) => value !== undefined));
    await payments.correct(autopay, { ...account, ...corrected });
    return success(await recordChange(work, {}));
  },
});
