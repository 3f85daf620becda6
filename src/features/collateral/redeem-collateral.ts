import { InputType } from 'type-graphql';
import { success } from '../../domain/refusal.js';
import { LienInput, lienCommand } from './lien-command.js';
import { noteInCase, openCase } from './repossession-case.js';

@InputType({ description: 'The collateral to return.' })
class RedeemCollateralInput extends LienInput {}

export const redeemCollateral = lienCommand({
  name: 'redeemCollateral',
  summary: 'Returns repossessed collateral to the borrower, under the lien again.',
  event: 'Collateral redeemed',
  input: RedeemCollateralInput,
  also: (_input, _check, work) => async () => {
    const open = await openCase(work);
    if (open) await noteInCase(work, open, { redeemedOn: work.today });
    return success({});
  },
});
