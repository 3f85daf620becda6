import { Field, InputType } from 'type-graphql';
import { BLOCK_TAKING_COLLATERAL } from '../../domain/hold/hold-effects.js';
import { AMOUNT_OR_ZERO } from '../../domain/schedule/quote-bounds.js';
import { DecimalScalar } from '../../platform/scalars/scalars.js';
import { newId } from '../command/command-call.js';
import { noteSale } from './repossession-case.js';
import { ProceedsInput, proceedsCommand } from './proceeds-command.js';

@InputType({ description: 'The price of repossessed collateral.' })
class SellCollateralInput extends ProceedsInput {
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Sale price before expenses. Default: the proceeds.',
  })
  grossPrice?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Rebate of interest that the borrower is entitled to and that is not on the account yet. Default: none.',
  })
  interestRebate?: string | null;
}

export const sellCollateral = proceedsCommand({
  name: 'sellCollateral',
  summary: 'Sells repossessed collateral. The proceeds pay on the loan, and the remaining balance is due.',
  event: 'Collateral sold',
  blockedBy: BLOCK_TAKING_COLLATERAL,
  method: 'COLLATERAL_SALE',
  input: SellCollateralInput,
  follow: (input, proceeds, on, check) => {
    const grossPrice =
      input.grossPrice == null ? proceeds : check.decimal('grossPrice', input.grossPrice, AMOUNT_OR_ZERO);
    if (grossPrice.lt(proceeds)) check.fault('grossPrice', 'must not be less than the proceeds');
    const interestRebate = check.decimal('interestRebate', input.interestRebate ?? '0', AMOUNT_OR_ZERO);
    const change = { type: 'ACCELERATION', from: on, cause: 'COLLATERAL_SALE' } as const;
    return {
      entries: [{ kind: 'TERM_CHANGE', id: newId('TC'), effectiveOn: on, change }],
      columns: { collateralAmount: grossPrice.toFixed(2), ltv: null },
      note: (work) => noteSale(work, { grossPrice, proceeds, interestRebate, on }),
      amounts: { grossPrice: grossPrice.toFixed(2), expenses: grossPrice.minus(proceeds).toFixed(2) },
    };
  },
});
