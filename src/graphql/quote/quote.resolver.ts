import { Arg, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Decimal } from 'decimal.js';
import { mapInTurns, stepsInTurns } from '../../app/runtime/in-turns.js';
import { quoteAprInSteps, quoteScheduleInSteps, quoteYieldInSteps } from '../../domain/schedule/quote.js';
import type { Result } from '../../domain/refusal.js';
import type { Installment } from '../../domain/schedule/amortization.js';
import { refusedInput } from '../shared/bad-input.js';
import { withoutNulls } from '../../app/command/loan-command.js';
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
    description: 'Computes a repayment schedule and its APR. No loan is needed.',
  })
  async quoteSchedule(
    @Arg('input', () => QuoteScheduleInput, { description: 'The terms.' }) input: QuoteScheduleInput,
  ) {
    const { amortization, ...terms } = withoutNulls(input);
    const kind = amortization === 'FULL_AMORTIZATION' ? 'FULL' : amortization;
    const quote = valueOf(await stepsInTurns(quoteScheduleInSteps({ ...terms, amortization: kind })));
    return money(quote);
  }

  @Query(() => AprQuote, {
    nullable: true,
    description: 'Computes the annual percentage rate of advances and payments.',
  })
  async quoteApr(@Arg('input', () => QuoteAprInput, { description: 'The flows.' }) input: QuoteAprInput) {
    return money(valueOf(await stepsInTurns(quoteAprInSteps(withoutNulls(input)))));
  }

  @Query(() => YieldQuote, { nullable: true, description: 'Computes the yield of dated flows.' })
  async quoteYield(@Arg('input', () => QuoteYieldInput, { description: 'The flows.' }) input: QuoteYieldInput) {
    return money(valueOf(await stepsInTurns(quoteYieldInSteps(withoutNulls(input)))));
  }
}

@Resolver(() => ScheduleQuote)
export class QuotedInstallmentsResolver {
  /** In turns, as there may be thousands. */
  @FieldResolver(() => [QuotedInstallment], { description: 'The installments in order.' })
  async installments(@Root() { installments }: { readonly installments: readonly Installment[] }) {
    return mapInTurns(installments, money);
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
