import { acknowledgeRepayment } from '../../features/repayment/acknowledge-repayment.js';
import { submitRepayment } from '../../features/repayment/submit-repayment.js';
import type { Caller } from '../../features/command/command-call.js';
import type { CommandServices } from '../../features/command/declaration.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { decimal, type Decimal } from '../../domain/money.js';
import type { Result } from '../../domain/refusal.js';
import type { Role } from '../../domain/access/roles.js';
import type { HoldKind } from '../../domain/hold/hold.js';
import type { AccountEntry } from '../../domain/repayment/entry.js';
import { eraseBorrower } from '../../features/borrower/erase-borrower.js';
import { approve } from '../../features/approval/approve.js';
import { requestApproval } from '../../features/approval/request-approval.js';
import type { RepaymentState } from '../../domain/repayment/repayment-state.js';
import { revokeAutopay } from '../../features/autopay/revoke-autopay.js';
import { claimWork } from '../../features/work/claim-work.js';
import { completeWork } from '../../features/work/complete-work.js';
import type { WorkOutcome, WorkQueueName } from '../../domain/work/queue.js';
import type { DemoOffice } from './demo-office.js';

/** A command on a loan, as its feature declares it. */
interface DeclaredCommand<Input, Value> {
  readonly name: string;
  readonly run: (needs: CommandServices['loanCommands'], caller: Caller, input: Input) => Promise<Result<Value>>;
}

/** What a caller gives beside the loan and the key. */
type Given<Input> = Omit<Input, 'loanId' | 'idempotencyKey'>;

/** The work on one loan on one day. */
export class LoanDesk {
  private commands = 0;

  constructor(
    readonly office: DemoOffice,
    readonly loanId: string,
    readonly day: BusinessDate,
  ) {}

  key(what: string): string {
    this.commands += 1;
    return `demo ${this.loanId} ${this.day} ${this.commands} ${what}`;
  }

  does<Input extends { readonly idempotencyKey: string }, Value>(
    command: DeclaredCommand<Input, Value>,
    input: Given<Input>,
    role: Role = 'SERVICER',
  ): Promise<Value> {
    const whole = { ...input, loanId: this.loanId, idempotencyKey: this.key(command.name) } as unknown as Input;
    return this.office.command(
      ({ loanCommands }, caller, given: Input) => command.run(loanCommands, caller, given),
      role,
      whole,
    );
  }

  /** A command of a lender that sees its own loans alone. */
  async doesFor<Input extends { readonly idempotencyKey: string }, Value>(
    lenderId: string,
    command: DeclaredCommand<Input, Value>,
    input: Given<Input>,
  ): Promise<Value> {
    const whole = { ...input, loanId: this.loanId, idempotencyKey: this.key(command.name) } as unknown as Input;
    return this.office.command(
      ({ loanCommands }, caller, given: Input) => command.run(loanCommands, caller, given),
      await this.office.lender(lenderId),
      whole,
    );
  }

  /** An agent of a work queue takes the loan, and is done with it on the same day. */
  async works(queue: WorkQueueName, outcome: WorkOutcome, nextOn?: BusinessDate): Promise<void> {
    await this.office.administers(claimWork, 'SUPPORT', {
      idempotencyKey: this.key('claimWork'),
      queue,
      loanId: this.loanId,
    });
    const { id: claimId } = await this.office.prisma.workClaim.findFirstOrThrow({
      where: { loanId: this.loanId, completedAt: null },
      orderBy: { claimedAt: 'desc' },
    });
    const input = { idempotencyKey: this.key('completeWork'), claimId, outcome, nextOn };
    await this.office.administers(completeWork, 'SUPPORT', input);
  }

  /** A payment that arrives: submitted and settled on the same day. */
  async receives(amount: Decimal | string, input: Partial<Given<SubmitInput>> = {}): Promise<string> {
    const repaymentId = await this.submits(amount, input);
    await this.does(acknowledgeRepayment, { repaymentId, outcome: 'SETTLED' });
    return repaymentId;
  }

  async submits(amount: Decimal | string, input: Partial<Given<SubmitInput>> = {}): Promise<string> {
    const text = typeof amount === 'string' ? amount : amount.toFixed(2);
    const { repayment } = await this.does(submitRepayment, { method: 'CHECK', ...input, amount: text });
    return repayment.id;
  }

  newestRepayment(state: RepaymentState) {
    const order = { orderBy: { submittedAt: 'desc' }, where: { loanId: this.loanId, state } } as const;
    return this.office.prisma.repayment.findFirstOrThrow(order);
  }

  async newestFee(): Promise<string> {
    return this.newestEntry('FEE');
  }

  async newestChange(): Promise<string> {
    return this.newestEntry('TERM_CHANGE');
  }

  async newestEntry(kind: AccountEntry['kind']): Promise<string> {
    const order = { orderBy: { sequence: 'desc' }, where: { loanId: this.loanId, kind } } as const;
    return (await this.office.prisma.accountEntry.findFirstOrThrow(order)).id;
  }

  async activeHold(kind: HoldKind): Promise<string> {
    const where = { loanId: this.loanId, kind, liftedOn: null };
    return (await this.office.prisma.hold.findFirstOrThrow({ where, orderBy: { from: 'desc' } })).id;
  }

  /** Asked for by a servicer, and approved by the lender on the same day. */
  async approved(asked: Given<Asked>): Promise<void> {
    const { approvalId } = await this.does(requestApproval, asked);
    await this.does(approve, { approvalId }, 'LENDER');
  }

  async newestScheduled(): Promise<string> {
    const order = { orderBy: { scheduledAt: 'desc' }, where: { loanId: this.loanId } } as const;
    return (await this.office.prisma.scheduledPayment.findFirstOrThrow(order)).id;
  }

  async eraseBorrower(reason: string): Promise<void> {
    const { borrowerId } = await this.loan;
    const input = { idempotencyKey: this.key('eraseBorrower'), borrowerId, reason, override: false };
    await this.office.command(
      (services, caller, given: typeof input) => eraseBorrower.carryOut(services, caller, given as never),
      'ADMIN',
      input,
    );
  }

  async cancelAutopay(): Promise<void> {
    await this.does(revokeAutopay, {});
  }

  /** The figures of the loan as they are now. */
  get loan() {
    return this.office.prisma.loan.findUniqueOrThrow({ where: { id: this.loanId } });
  }

  async installment(): Promise<Decimal> {
    const { scheduledPayment } = await this.loan;
    return decimal(scheduledPayment?.toFixed(2) ?? '0');
  }
}

type Asked = Parameters<typeof requestApproval.run>[2];
type SubmitInput = Parameters<typeof submitRepayment.run>[2];
