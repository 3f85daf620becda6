import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { command, type CommandAnswer } from '../commands.js';
import { INTEREST_FREE_LOAN, SIMPLE_LOAN } from '../simple-loan.js';
import type { TestClient } from '../test-client.js';
import type { testClock } from '../test-clock.js';
import type { World } from '../world.js';
import type { ModelTerms } from './account-model.js';
import { LoanModel } from './loan-model.js';
import { nodesOf, type Nodes } from '../nodes.js';

const DAY = 86_400_000;
export const dayOf = (date: Date): number => Math.round(date.getTime() / DAY);
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
export const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
export const amount = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;

export const BEGINNINGS = ['APPLICATION', 'RATED', 'INTEREST_FREE'] as const;
export type Beginning = (typeof BEGINNINGS)[number];

interface Sent {
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly answer: CommandAnswer;
}

interface Read {
  readonly loanStatus: string;
  readonly encumberedStatus: string;
  readonly remainingBalance: string | null;
  readonly repaidAmount: string | null;
  readonly creditBalance: string | null;
  readonly fees: Nodes<{ readonly id: string; readonly outstanding: string }> | null;
  readonly payoffQuote: { readonly amount: string } | null;
  readonly allowedCommands: string[];
  readonly autoLoan: Record<string, string | null>;
  readonly repayments: { readonly edges: { readonly node: { readonly id: string; readonly state: string } }[] };
}

const READ = `query ($id: ID!) { loan(id: $id) { loanStatus encumberedStatus remainingBalance repaidAmount creditBalance
  fees(first: 100) { edges { node { id outstanding } } } payoffQuote { amount } allowedCommands repayments(first: 100) { edges { node { id state } } }
  autoLoan { totalPrincipalPaid totalInterestPaid totalFeesPaid chargeoffAmount recoveredAmount } } }`;

const APPLICATION = {
  applicant: { firstName: 'Ada', lastName: 'Lovelace', ssn: '123456789', monthlyGross: '6000.00' },
  application: { applicationType: 'Complete' },
  requestedTerms: { amount: '20000.00', term: 24 },
  vehicle: { vin: '1HGCM82633A004352', wholesaleValue: '22000' },
};

export interface Actors {
  readonly world: World;
  readonly clock: ReturnType<typeof testClock>;
  readonly clients: Readonly<Record<'SERVICER' | 'UNDERWRITER' | 'LENDER', TestClient>>;
}

const ORIGINATION = ['startUnderwriting', 'completeUnderwriting', 'reopenUnderwriting', 'withdrawLoan'];

/** A loan behind the API, commanded and compared with its model. */
export class LoanUnderTest {
  readonly sent: Sent[] = [];
  feeIds: readonly string[] = [];

  private constructor(
    private readonly actors: Actors,
    readonly loanId: string,
  ) {}

  static async begin(actors: Actors, beginning: Beginning): Promise<{ model: LoanModel; real: LoanUnderTest }> {
    actors.clock.set('2026-01-20');
    const today = dayOf(new Date('2026-01-20'));
    if (beginning === 'APPLICATION') {
      const { loanId } = await command(actors.clients.UNDERWRITER, 'createLoan', APPLICATION);
      const model = new LoanModel('CREATED', today);
      model.events = 1;
      return { model, real: new LoanUnderTest(actors, String(loanId)) };
    }
    const seed = beginning === 'RATED' ? SIMPLE_LOAN : { ...INTEREST_FREE_LOAN, ...DATES_OF_SIMPLE_LOAN };
    const { id } = await actors.world.loan({
      ...seed,
      // Late fees are apart: commands would charge them as days go by.
      lateFee: null,
      chargeoffAmount: '0.00',
      recoveredAmount: '0.00',
    });
    const real = new LoanUnderTest(actors, id);
    return { model: new LoanModel('ACTIVE', today, await real.terms()), real };
  }

  setDay(day: number): void {
    this.actors.clock.set(dateOf(day));
  }

  async send(name: string, given: Record<string, unknown>): Promise<CommandAnswer> {
    const input = { idempotencyKey: randomUUID(), ...given };
    const { SERVICER, UNDERWRITER, LENDER } = this.actors.clients;
    const client = name === 'fundLoan' ? LENDER : ORIGINATION.includes(name) ? UNDERWRITER : SERVICER;
    const answer = await command(client, name, input);
    this.sent.push({ name, input, answer });
    return answer;
  }

  async newestRepayment(): Promise<string> {
    const rows = await this.actors.world.prisma.repayment.findMany({
      where: { loanId: this.loanId, method: { in: ['COLLATERAL_SALE', 'INSURANCE'] } },
    });
    return rows[0]?.id ?? '';
  }

  /** What funding fixed is given; what follows from it is not. */
  async terms(): Promise<ModelTerms> {
    const row = await this.actors.world.prisma.loan.findUniqueOrThrow({ where: { id: this.loanId } });
    const first = row.firstPaymentDate ?? new Date(0);
    const dueOn = Array.from({ length: row.installment ?? 0 }, (_, index) => dayOf(monthsAfter(first, index)));
    return {
      principal: cents(row.principalAmount.toFixed(2)),
      rate: BigInt(row.interestRate?.times(10_000).toFixed(0) ?? 0),
      fundedOn: dayOf(row.fundedDate ?? new Date(0)),
      dueOn,
      payment: cents(row.scheduledPayment?.toFixed(2) ?? '0.00'),
    };
  }

  /** Everything that a client sees of it, against the model. */
  async compare(model: LoanModel): Promise<void> {
    const { loan } = await this.actors.clients.SERVICER.data<{ loan: Read }>(READ, { id: this.loanId });
    const fees = loan.fees && nodesOf(loan.fees);
    this.feeIds = fees?.map(({ id }) => id) ?? [];
    expect({
      state: loan.loanStatus,
      lien: loan.encumberedStatus,
      allowed: loan.allowedCommands.toSorted(),
      repayments: Object.fromEntries(loan.repayments.edges.map(({ node }) => [node.id, node.state])),
      events: await this.actors.world.prisma.loanEvent.count({ where: { loanId: this.loanId } }),
    }).toEqual({
      state: model.state,
      lien: model.lien,
      allowed: model.allowed,
      repayments: Object.fromEntries(model.repayments.map(({ id, state }) => [id, state])),
      events: model.events,
    });
    const { books } = model;
    if (!books) return;
    expect({
      remaining: loan.remainingBalance,
      repaid: loan.repaidAmount,
      credit: loan.creditBalance,
      fees: fees?.map(({ outstanding }) => outstanding),
      payoff: loan.payoffQuote?.amount,
      ...loan.autoLoan,
    }).toEqual({
      remaining: amount(books.principal),
      repaid: amount(books.principalPaid),
      credit: amount(books.credit),
      fees: books.fees.map(({ outstanding }) => amount(outstanding)),
      payoff: amount(model.owed),
      totalPrincipalPaid: amount(books.principalPaid),
      totalInterestPaid: amount(books.interestPaid),
      totalFeesPaid: amount(books.feesPaid),
      chargeoffAmount: amount(books.chargedOff ?? 0n),
      recoveredAmount: amount(books.recovered),
    });
  }
}

const { originationDate, fundedDate, firstPaymentDate, maturityDate, scheduledMaturityDate } = SIMPLE_LOAN;
const DATES_OF_SIMPLE_LOAN = { originationDate, fundedDate, firstPaymentDate, maturityDate, scheduledMaturityDate };

function monthsAfter(first: Date, months: number): Date {
  const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(first.getUTCDate(), lastOfMonth);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, day));
}
