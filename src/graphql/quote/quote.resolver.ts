import { Arg, Query, Resolver } from 'type-graphql';
import { Decimal } from 'decimal.js';
import { quoteApr, quoteSchedule, quoteYield } from '../../domain/schedule/quote.js';
import type { Result } from '../../domain/refusal.js';
import { refusedInput } from '../bad-input.js';
import { withoutNulls } from '../../app/without-nulls.js';
import { QuoteAprInput, QuoteScheduleInput, QuoteYieldInput } from './quote.inputs.js';
import { AprQuote, ScheduleQuote, YieldQuote } from './quote.type.js';

@Resolver()
export class QuoteResolver {
  @Query(() => ScheduleQuote, {
    nullable: true,
    description: 'Computes a repayment schedule and its APR. No loan is needed.',
  })
  quoteSchedule(@Arg('input', () => QuoteScheduleInput, { description: 'The terms.' }) input: QuoteScheduleInput) {
    const { amortization, ...terms } = withoutNulls(input);
    const kind = amortization === 'FULL_AMORTIZATION' ? 'FULL' : amortization;
    const quote = valueOf(quoteSchedule({ ...terms, amortization: kind }));
    return { ...money(quote), installments: quote.installments.map(money) };
  }

  @Query(() => AprQuote, {
    nullable: true,
    description: 'Computes the annual percentage rate of advances and payments.',
  })
  quoteApr(@Arg('input', () => QuoteAprInput, { description: 'The flows.' }) input: QuoteAprInput) {
    return money(valueOf(quoteApr(withoutNulls(input))));
  }

  @Query(() => YieldQuote, { nullable: true, description: 'Computes the yield of dated flows.' })
  quoteYield(@Arg('input', () => QuoteYieldInput, { description: 'The flows.' }) input: QuoteYieldInput) {
    return money(valueOf(quoteYield(withoutNulls(input))));
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
