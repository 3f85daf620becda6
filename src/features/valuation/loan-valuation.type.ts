import { Field, Int, ObjectType } from 'type-graphql';
import { priceOf, type LoanValuation, type VALUATION_BASES } from '../../domain/valuation/loan-valuation.js';
import { BUILT_IN_MODEL } from '../../domain/valuation/valuation-policy.js';
import { type CashflowMonth, cashflowRows, cashflowTotal } from '../../domain/underwriting/cashflow.js';
import { decimal, toCents, type Decimal } from '../../domain/money.js';
import type { LoanValueView } from './loan-value.loaders.js';
import { listConnectionOf } from '../../platform/connection/connection.type.js';
import { DateScalar, DecimalScalar, enumOf, FractionScalar } from '../../platform/scalars/scalars.js';

type ValuationBasis = (typeof VALUATION_BASES)[number] | 'EXTERNAL';

const ValuationBasisEnum = enumOf<ValuationBasis>('ValuationBasis', 'What a valuation of a loan starts from.', {
  SCHEDULE: 'The remaining schedule, weighed by days past due.',
  EXTERNAL: 'A model outside the gateway, with the figures that it gave.',
  RECOVERY: 'Recovery only: the loan is bankrupt or charged off, or its collateral is repossessed, sold or lost.',
});

@ObjectType({ simpleResolvers: true, description: 'One month of the expected cash flows of a loan.' })
export class ValuationMonth {
  @Field(() => Int, { description: 'Number of the month, counted from the date of the valuation.' })
  month: number;

  @Field(() => DateScalar, { description: 'Last day of the month.' })
  date: string;

  @Field(() => DecimalScalar, { description: 'Balance at the start of the month.' })
  beginningBalance: string;

  @Field(() => DecimalScalar, { description: 'Principal paid, with prepayments.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Interest paid.' })
  interest: string;

  @Field(() => DecimalScalar, { description: 'Balance that defaults.' })
  default: string;

  @Field(() => DecimalScalar, { description: 'Amount recovered.' })
  recovery: string;

  @Field(() => DecimalScalar, { description: 'Balance at the end of the month.' })
  endingBalance: string;
}

export const ValuationMonthConnection = listConnectionOf('ValuationMonth', () => ValuationMonth);

@ObjectType('LoanValuation', {
  simpleResolvers: true,
  description: 'Value of a loan on a day, by its expected cash flows.',
})
export class LoanValuationType {
  @Field(() => DateScalar, { description: 'Date of the valuation.' })
  asOf: string;

  @Field(() => String, { description: 'Name of the model.' })
  model: string;

  @Field(() => String, { description: 'Version of the model and its assumptions.' })
  version: string;

  @Field(() => ValuationBasisEnum, { description: 'What the valuation starts from.' })
  basis: ValuationBasis;

  @Field(() => FractionScalar, { nullable: true, description: 'Annual discount rate, compounded monthly.' })
  discountRate: string | null;

  @Field(() => DecimalScalar, { description: 'Principal owed. After a charge-off, the amount that can be recovered.' })
  balance: string;

  @Field(() => DecimalScalar, { description: 'Present value of the expected cash flows, after servicing costs.' })
  fairValue: string;

  @Field(() => FractionScalar, { nullable: true, description: 'Fair value as a fraction of the balance.' })
  price: string | null;

  @Field(() => FractionScalar, { nullable: true, description: 'Share of the balance that is expected to default.' })
  defaultProbability: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Expected loss: defaults less recoveries.' })
  expectedLoss: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Expected servicing costs.' })
  servicingCosts: string | null;

  @Field(() => FractionScalar, {
    nullable: true,
    description: 'Expected annual yield of a purchase at the balance. Null when no rate solves it.',
  })
  expectedYield: string | null;
}

/** Its months are written when they are asked for. */
export interface ValuationNode extends LoanValuationType {
  readonly months: readonly CashflowMonth[];
}

export const shownValuation = (valued: LoanValuation): ValuationNode => ({
  ...BUILT_IN_MODEL,
  asOf: valued.asOf,
  basis: valued.basis,
  discountRate: valued.discountRate.toFixed(),
  balance: valued.balance.toFixed(2),
  fairValue: valued.fairValue.toFixed(2),
  price: valued.price?.toFixed() ?? null,
  defaultProbability: valued.defaultProbability.toFixed(),
  expectedLoss: valued.expectedLoss.toFixed(2),
  servicingCosts: toCents(cashflowTotal(valued.months, 'servicingFee')).toFixed(2),
  expectedYield: valued.expectedYield?.toFixed() ?? null,
  months: valued.months,
});

/** Without the zeros that a column adds. */
const plainShare = (share: string | null): string | null => share && decimal(share).toFixed();

/** As the model gave it, beside the balance of its day. */
export const shownExternal = (
  { valuedOn, model, version, fairValue, discountRate, defaultProbability, expectedLoss, expectedYield }: LoanValueView,
  balance: Decimal,
): ValuationNode => ({
  asOf: valuedOn,
  model,
  version,
  basis: 'EXTERNAL',
  discountRate: plainShare(discountRate),
  balance: balance.toFixed(2),
  fairValue,
  price: priceOf(decimal(fairValue), balance)?.toFixed() ?? null,
  defaultProbability: plainShare(defaultProbability),
  expectedLoss,
  servicingCosts: null,
  expectedYield: plainShare(expectedYield),
  months: [],
});

export const shownMonths = ({ months, asOf }: Pick<LoanValuation, 'months' | 'asOf'>): ValuationMonth[] =>
  cashflowRows(months, asOf).map(({ type: _type, ...row }) => ({
    month: row.month,
    date: row.date,
    beginningBalance: row.beginningBalance.toFixed(2),
    principal: row.principal.toFixed(2),
    interest: row.interest.toFixed(2),
    default: row.default.toFixed(2),
    recovery: row.recovery.toFixed(2),
    endingBalance: row.endingBalance.toFixed(2),
  }));
