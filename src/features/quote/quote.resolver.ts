import { withoutNulls } from '../command/command-call.js';
import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Decimal } from 'decimal.js';
import { mapInTurns, inTurn } from '../../platform/runtime/in-turns.js';
import { aprPercentOf, quoteApr, quotePayments, quoteYield, type PaymentsQuote } from '../../domain/schedule/quote.js';
import type { Result } from '../../domain/refusal.js';
import type { Installment } from '../../domain/schedule/amortization.js';
import { refusedInput } from '../../platform/errors/bad-input.js';
import {
  QuoteAprInput,
  QuoteScheduleInput,
  QuoteYieldInput,
  AprQuote,
  QuotedInstallment,
  ScheduleQuote,
  YieldQuote,
} from './quote.type.js';

@Resolver()
export class QuoteResolver {
  @Query(() => ScheduleQuote, {
    nullable: true,
    description: 'Computes a payment schedule and its APR. No loan is needed.',
  })
  async quoteSchedule(
    @Arg('input', () => QuoteScheduleInput, { description: 'Terms of the loan.' }) input: QuoteScheduleInput,
  ) {
    const { amortization, ...terms } = withoutNulls(input);
    const kind = amortization === 'FULL_AMORTIZATION' ? 'FULL' : amortization;
    const quote = valueOf(await inTurn(() => quotePayments({ ...terms, amortization: kind })));
    return { ...money(quote), quote };
  }

  @Query(() => AprQuote, {
    nullable: true,
    description: 'Computes the annual percentage rate of advances and payments.',
  })
  async quoteApr(@Arg('input', () => QuoteAprInput, { description: 'Advances and payments.' }) input: QuoteAprInput) {
    return money(valueOf(await inTurn(() => quoteApr(withoutNulls(input)))));
  }

  @Query(() => YieldQuote, { nullable: true, description: 'Computes the yield of dated cash flows.' })
  async quoteYield(@Arg('input', () => QuoteYieldInput, { description: 'Cash flows.' }) input: QuoteYieldInput) {
    return money(valueOf(await inTurn(() => quoteYield(withoutNulls(input)))));
  }
}

@Resolver(() => ScheduleQuote)
export class QuotedScheduleResolver {
  @FieldResolver()
  async aprPercent(@Root() { quote }: { readonly quote: PaymentsQuote }) {
    return valueOf(await inTurn(() => aprPercentOf(quote)));
  }

  /** In turns, as there may be thousands. */
  @FieldResolver(() => [QuotedInstallment], { description: 'Installments in order.' })
  async installments(@Root() { installments }: { readonly installments: readonly Installment[] }) {
    return mapInTurns(installments, (installment) => new ShownInstallment(installment));
  }
}

/** Writes only the amounts that are selected. */
class ShownInstallment implements QuotedInstallment {
  constructor(private readonly installment: Installment) {}

  get number(): number {
    return this.installment.number;
  }

  get periodStart(): string {
    return this.installment.periodStart;
  }

  get dueDate(): string {
    return this.installment.dueDate;
  }

  get openingBalance(): string {
    return this.installment.openingBalance.toFixed(2);
  }

  get amount(): string {
    return this.installment.amount.toFixed(2);
  }

  get principal(): string {
    return this.installment.principal.toFixed(2);
  }

  get interest(): string {
    return this.installment.interest.toFixed(2);
  }

  get closingBalance(): string {
    return this.installment.closingBalance.toFixed(2);
  }
}

/** A calculator has nothing to refuse but its input. */
function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refusedInput(result.refusal);
}

/** Amounts have two decimals; what ends in Percent is a rate and keeps its own. */
const money = <T extends object>(figures: T): T =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      Decimal.isDecimal(value) && !name.endsWith('Percent') ? value.toFixed(2) : (value as unknown),
    ]),
  ) as T;
