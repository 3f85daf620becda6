import type { Decimal } from 'decimal.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar, DecimalScalar } from '../scalars.js';

@ObjectType({ description: 'One installment of a quoted schedule.' })
export class QuotedInstallment {
  @Field(() => Int, { description: 'Its number, from 1.' })
  number: number;

  @Field(() => DateScalar, { description: 'First day of its period.' })
  periodStart: string;

  @Field(() => DateScalar, { description: 'When it is due.' })
  dueDate: string;

  @Field(() => DecimalScalar, { description: 'Principal owed before it.' })
  openingBalance: string;

  @Field(() => DecimalScalar, { description: 'What is due.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'Principal in it.' })
  principal: string;

  @Field(() => DecimalScalar, { description: 'Interest in it.' })
  interest: string;

  @Field(() => DecimalScalar, { description: 'Principal still owed after it.' })
  closingBalance: string;
}

@ObjectType({ description: 'A repayment schedule with its totals and its annual percentage rate.' })
export class ScheduleQuote {
  @Field(() => DecimalScalar, { description: 'Payment of the first installment.' })
  payment: string;

  @Field(() => DecimalScalar, { description: 'Principal of all installments: the amount lent.' })
  totalPrincipal: string;

  @Field(() => DecimalScalar, { description: 'Interest of all installments.' })
  totalInterest: string;

  @Field(() => DecimalScalar, { description: 'All that is paid.' })
  totalPayments: string;

  @Field(() => DecimalScalar, { description: 'Amount lent less finance charges paid beforehand.' })
  amountFinanced: string;

  @Field(() => DecimalScalar, { description: 'What the credit costs in all.' })
  financeCharge: string;

  @Field(() => DecimalScalar, { description: 'Annual percentage rate by Regulation Z, Appendix J, in percent.' })
  aprPercent: Decimal;

  @Field(() => DateScalar, { description: 'When the last installment is due.' })
  maturesOn: string;
}

@ObjectType({ description: 'The annual percentage rate of advances and payments.' })
export class AprQuote {
  @Field(() => DecimalScalar, { description: 'Annual percentage rate by Regulation Z, Appendix J, in percent.' })
  aprPercent: Decimal;

  @Field(() => DecimalScalar, { description: 'All advances.' })
  amountFinanced: string;

  @Field(() => DecimalScalar, { description: 'All payments.' })
  totalPayments: string;

  @Field(() => DecimalScalar, { description: 'Payments less advances.' })
  financeCharge: string;
}

@ObjectType({ description: 'The yield of dated flows.' })
export class YieldQuote {
  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Effective yield per year (XIRR), in percent. Of several the one that spreadsheets give from their usual guess of 10 %. Null when it has more than twenty digits: `dailyPercent` then says it.',
  })
  yieldPercent?: Decimal | undefined;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The same as twelve times its monthly rate, in percent. Null with `yieldPercent`.',
  })
  monthlyNominalPercent?: Decimal | undefined;

  @Field(() => DecimalScalar, { description: 'The same for a day, in percent: 365 of them compound to the yield.' })
  dailyPercent: Decimal;

  @Field(() => [DecimalScalar], {
    description:
      'Other yearly yields at which these flows are worth nothing, in percent, nearest to 10 % first; at most 20.',
  })
  otherYieldsPercent: Decimal[];

  @Field(() => DecimalScalar, { description: 'Flows in less flows out.' })
  netCashflow: string;
}
