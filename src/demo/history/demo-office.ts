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
import type { Database } from '../../platform/postgres/database.js';
import {
  paymentServices,
  type PaymentNeeds,
  type PaymentServices,
  webhookServices,
} from '../../gateway/job-services.js';
import { clientStore } from '../../features/client/client-store.js';
import { registerClient } from '../../features/client/manage-clients.js';
import type { Command } from '../../features/command/declaration.js';
import { loanFeed } from '../../features/loan/loan-feed.js';
import { WEBHOOK_DELIVERY } from '../../features/webhook/webhook-jobs.js';
import { webhookSeals } from '../../features/webhook/webhook.store.js';
import type { JobEngine, JobHandler } from '../../platform/jobs/jobs.js';
import { demoReceiver } from './demo-receiver.js';
import { demoClock, type DemoClock } from './demo-clock.js';
import { type BankAnswer, DEMO_ORIGINATOR, returnsFile } from './demo-bank.js';

export interface OfficeNeeds {
  readonly database: Pick<Database, 'prisma' | 'read' | 'write' | 'transact'>;
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
    by: Role | Caller,
    input: Input,
  ): Promise<Value> {
    const done = await run(this.needs.services, typeof by === 'string' ? this.caller(by) : by, input);
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

  /** A command that is not on one loan. */
  administers(
    command: Pick<Command, 'carryOut'>,
    role: Role,
    input: { readonly idempotencyKey: string } & Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    return this.command((services, caller, given) => command.carryOut(services, caller, given as never), role, input);
  }

  /** A client that sees the loans of one lender alone. The first need of it registers it. */
  async lender(lenderId: string): Promise<Caller> {
    const known = await this.prisma.apiClient.findFirst({ where: { role: 'LENDER', lenderId } });
    const { unitOfWork } = this.needs.services.administration;
    const portfolio = { kind: 'LENDER', id: lenderId } as const;
    const client = {
      name: `Lender ${lenderId}`,
      role: 'LENDER',
      portfolio,
      allLoans: false,
      subject: undefined,
    } as const;
    const made = known ? undefined : await unitOfWork.run((stores) => registerClient(stores, this.clock, client));
    if (made && !made.ok) throw new StoryRefused(client.name, made.refusal);
    const clientId = known?.id ?? made?.value.clientId ?? '';
    const viewer = { clientId, name: client.name, role: client.role, scopes: scopeSet(ROLE_SCOPES.LENDER), portfolio };
    return { viewer, requestId: 'demo' };
  }

  /** All waiting messages of a webhook go out, to a receiver that is invented too. */
  async deliverMessages(webhookId: string): Promise<void> {
    const { database, ring } = this.needs;
    const [key] = await systemKeys(this.prisma, ring, 'webhooks');
    const hearsNothing = () => Promise.resolve(() => undefined);
    const calls: string[] = [];
    const engine: Pick<JobEngine, 'send' | 'sendAll'> = {
      send: (name, _data, { at } = {}) => {
        if (at === undefined) calls.push(name);
        return Promise.resolve();
      },
      sendAll: () => Promise.resolve(),
    };
    const reading = { ...database, readForJobs: database.read };
    const { kinds } = webhookServices({
      database: reading,
      seals: webhookSeals(key),
      clock: this.clock,
      feed: loanFeed(reading),
      signals: { watch: hearsNothing, watchAll: hearsNothing },
      clients: clientStore(this.prisma),
      engine: engine as JobEngine,
      allowLocal: [],
      poster: demoReceiver(),
    });
    const deliver: JobHandler | undefined = kinds[WEBHOOK_DELIVERY]?.handler;
    if (!deliver) throw new Error('There is no job that delivers messages');
    do {
      calls.length = 0;
      await deliver({ webhookId }, { id: 'demo', retries: 0, signal: new AbortController().signal });
    } while (calls.length > 0);
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
