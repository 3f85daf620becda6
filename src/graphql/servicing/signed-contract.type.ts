import { Field, ObjectType } from 'type-graphql';
import type { ContractTexts, KeptContract } from '../../domain/loan/servicing-terms.js';
import { DateScalar, DecimalScalar } from '../scalars.js';

@ObjectType('ContractFigures', { simpleResolvers: true, description: 'What a contract states to the borrower.' })
export class ContractFiguresType {
  @Field(() => DecimalScalar, { nullable: true, description: 'The regular payment.' })
  payment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'The last payment.' })
  finalPayment: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the credit costs in money.' })
  financeCharge: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'What it costs as a yearly rate, in percent.' })
  aprPercent: string | null;
}

@ObjectType('SignedContract', {
  simpleResolvers: true,
  description: 'A contract as it was signed, and what was paid out.',
})
export class SignedContractType {
  @Field(() => DateScalar, { nullable: true, description: 'Interest runs from it.' })
  contractDate: string;

  @Field(() => ContractFiguresType, {
    nullable: true,
    description: 'Its figures, as given at funding or as the deal offered them.',
  })
  stated: ContractFiguresType;

  @Field(() => ContractFiguresType, { nullable: true, description: 'The same figures as we compute them, day by day.' })
  own: ContractFiguresType;

  @Field(() => DecimalScalar, { nullable: true, description: 'The first payment, where it is another.' })
  firstPayment: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Finance charges inside the principal or paid at closing.',
  })
  prepaidFinanceCharge: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Cash paid out at funding.' })
  fundedAmount: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Kept back from the dealer.' })
  dealerDiscount: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'Paid to the dealer on top.' })
  dealerFlat: string;
}

export const signedContract = (loanId: string, { stated, own, ...contract }: KeptContract) => ({
  loanId,
  ...contract,
  stated: figures(stated),
  own: figures(own),
  firstPayment: contract.firstPayment ?? null,
  prepaidFinanceCharge: contract.prepaidFinanceCharge ?? null,
});

const figures = ({ payment, finalPayment, financeCharge, aprPercent }: ContractTexts): ContractFiguresType => ({
  payment: payment ?? null,
  finalPayment: finalPayment ?? null,
  financeCharge: financeCharge ?? null,
  aprPercent: aprPercent ?? null,
});
