import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Caller } from '../../features/command/command-call.js';
import type { CommandServices } from '../../features/command/declaration.js';
import { endOfDay } from '../../features/end-of-day/end-of-day.js';
import { endOfDayStore } from '../../features/end-of-day/end-of-day.store.js';
import { type Role, ROLE_SCOPES } from '../../domain/access/roles.js';
import { scopeSet, WHOLE_PORTFOLIO } from '../../domain/access/viewer.js';
import type { IncomingRecord, RecordStore } from '../../features/record/record-store.js';
import { recordStore } from '../../features/record/record.store.js';
import { systemKeys } from '../../platform/sealing/key-ring.js';
import { timeOfDayIn, type BusinessDate, type BusinessDay } from '../../domain/calendar.js';
import { DEFAULT_PAYMENT_POLICY } from '../../domain/payment/return-codes.js';
import { referenceOf } from '../../domain/payment/nacha-fields.js';
import type { Result } from '../../domain/refusal.js';
import { paymentServices, type PaymentNeeds, type PaymentServices } from '../../gateway/job-services.js';
import { demoClock, type DemoClock } from './demo-clock.js';
import { type BankAnswer, DEMO_ORIGINATOR, returnsFile } from './demo-bank.js';

export interface OfficeNeeds {
  readonly database: PaymentNeeds['database'];
  readonly ring: PaymentNeeds['ring'];
  readonly services: CommandServices;
  readonly businessDay: BusinessDay;
  /** The id of the client of a role. */
  readonly clientId: (role: Role) => string;
}

/** By then the days in which most debits come back are over. */
const DAYS_AT_THE_BANK = 5;

type RunCommand<Input, Value> = (services: CommandServices, caller: Caller, input: Input) => Promise<Result<Value>>;

/** A command that a step of a story was refused. The demo would be poorer without it, and its text would not be true. */
export class StoryRefused extends Error {
  constructor(what: string, refusal: { readonly code: string; readonly message: string }) {
    super(
      `${what}: ${refusal.code} ${refusal.message} ${JSON.stringify((refusal as { faults?: unknown }).faults ?? '')}`,
    );
    this.name = 'StoryRefused';
  }
}

/** The servicer of the demo: its clock, its people with their clients, its bank and its jobs. All it does are real commands. */
export class DemoOffice {
  private readonly close: ReturnType<typeof endOfDay>;
  private hasLoans = false;

  private constructor(
    private readonly needs: OfficeNeeds,
    private readonly clock: DemoClock,
    private readonly payments: PaymentServices,
    private readonly records: RecordStore,
  ) {
    const { database, businessDay } = needs;
    this.close = endOfDay({ store: endOfDayStore(database.prisma), clock, businessDay });
  }

  static async open(needs: OfficeNeeds): Promise<DemoOffice> {
    const clock = demoClock();
    const { loanCommands, administration, letters } = needs.services;
    const services = {
      loanCommands: { ...loanCommands, clock },
      administration: { ...administration, clock },
      letters,
    };
    const { database, ring, businessDay } = needs;
    const policy = { ...DEFAULT_PAYMENT_POLICY, returnedPaymentFee: '25.00' };
    const payments = await paymentServices({ database, ring, clock, businessDay, policy });
    const [blindIndexKey, digestKey] = await systemKeys(database.prisma, ring, 'ssn-index', 'import-digest');
    const records = recordStore(database.prisma, { ring, blindIndexKey, digestKey, businessDay, clock });
    return new DemoOffice({ ...needs, services }, clock, payments, records);
  }

  get prisma() {
    return this.needs.database.prisma;
  }

  openDay(day: BusinessDate): void {
    this.clock.openDay(day);
  }

  /** Carries out a command. The key says what it is for, so that a repeated day changes nothing. */
  async command<Input extends { readonly idempotencyKey: string }, Value>(
    run: RunCommand<Input, Value>,
    role: Role,
    input: Input,
  ): Promise<Value> {
    const done = await run(this.needs.services, this.caller(role), input);
    if (!done.ok) throw new StoryRefused(input.idempotencyKey, done.refusal);
    return done.value;
  }

  private caller(role: Role): Caller {
    return {
      viewer: {
        clientId: this.needs.clientId(role),
        name: `Demo ${role.toLowerCase()}`,
        role,
        scopes: scopeSet(ROLE_SCOPES[role]),
        portfolio: WHOLE_PORTFOLIO,
      },
      requestId: 'demo',
    };
  }

  /** Takes over loans that another servicer led until today. */
  async board(records: readonly IncomingRecord[]): Promise<void> {
    const verdicts = await this.records.importBatch(records);
    const conflict = verdicts.find(({ kind }) => kind === 'CONFLICT');
    if (conflict) throw new Error('A demo loan was not boarded: its id or borrower exists with other contents');
  }

  /** Whether something is due to be drawn, or a debit has been at the bank for long enough to settle. */
  async hasMoneyToMove(day: BusinessDate): Promise<boolean> {
    const [found] = await this.prisma.$queryRaw<{ some: boolean }[]>`
      SELECT EXISTS (SELECT FROM "ScheduledPayment" WHERE "state" = 'SCHEDULED' AND "collectOn" <= ${day}::date)
        OR EXISTS (SELECT FROM "BankFileEntry" e JOIN "Repayment" r ON r."id" = e."repaymentId"
          WHERE e."state" = 'OPEN' AND r."effectiveDate" <= ${day}::date - ${DAYS_AT_THE_BANK}::integer) AS "some"`;
    return found?.some === true;
  }

  /** What the bank and the jobs do with the payments of a day: debits settle, are announced and collected, and go to the bank. */
  async moveMoney(day: BusinessDate): Promise<void> {
    const signal = new AbortController().signal;
    await this.payments.daily({}, { id: 'demo', retries: 0, signal });
    const nowhere = {
      write: () => Promise.resolve(),
      flush: () => Promise.resolve(),
      publish: () => Promise.resolve(),
    };
    succeeded(await this.payments.exportNacha(DEMO_ORIGINATOR, timeOfDayIn('UTC'))(day, nowhere));
  }

  /** The bank answers the last debit of a loan. */
  async bankAnswers(loanId: string, answer: BankAnswer): Promise<void> {
    const { trace, repaymentId } = await this.prisma.bankFileEntry.findFirstOrThrow({
      where: { loanId },
      orderBy: { trace: 'desc' },
    });
    const { amount } = await this.prisma.repayment.findUniqueOrThrow({ where: { id: repaymentId } });
    const text = returnsFile([
      {
        ...answer,
        trace,
        individualId: referenceOf(repaymentId),
        cents: answer.corrected === undefined ? Number(amount?.mul(100)) : 0,
      },
    ]);
    const lines = Readable.from(text.split('\n')) as AsyncIterable<string>;
    const sha256 = createHash('sha256').update(text).digest('hex');
    const bad: string[] = [];
    const { returned, corrected } = await this.payments.importReturns({ sha256, lines }, ({ reason }) =>
      bad.push(reason),
    );
    if (returned + corrected !== 1) throw new Error(`The demo bank's answer was not read: ${bad.join(', ')}`);
  }

  async closeDay(day: BusinessDate): Promise<void> {
    // Before the first loan is paid out there is nothing to close.
    this.hasLoans ||= (await this.prisma.delinquencyStanding.findFirst({ select: { loanId: true } })) !== null;
    if (!this.hasLoans) return;
    succeeded(await this.close(day, () => undefined));
  }
}

function succeeded(result: Result<unknown>): void {
  if (!result.ok) throw new StoryRefused('the jobs of a day', result.refusal);
}
