import { InputType } from 'type-graphql';
import { LienInput, lienCommand } from './lien-command.js';

@InputType({ description: 'The collateral to return.' })
class RedeemCollateralInput extends LienInput {}

export const redeemCollateral = lienCommand({
  name: 'redeemCollateral',
  summary: 'Returns repossessed collateral to the borrower, under the lien again.',
  event: 'Collateral redeemed',
  input: RedeemCollateralInput,
});
