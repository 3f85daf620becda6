import { InputType } from 'type-graphql';
import { checkRepossession } from '../../domain/collateral/collateral.js';
import { delinquencyOn } from '../../domain/delinquency/delinquency.js';
import { BLOCK_TAKING_COLLATERAL } from '../../domain/hold/hold-effects.js';
import { success, type Result } from '../../domain/refusal.js';
import { accountOf } from '../loan/account/account-reader.js';
import type { LoanWork } from '../loan/loan-command.js';
import { LienInput, lienCommand } from './lien-command.js';

@InputType({ description: 'The collateral to repossess.' })
class RepossessCollateralInput extends LienInput {}

async function inDefault(work: LoanWork): Promise<Result<undefined, 'CONFLICT' | 'NOT_IN_DEFAULT'>> {
  if (work.loan.loanStatus === 'CHARGED_OFF') return success(undefined);
  const account = await accountOf(work);
  if (!account.ok) return account;
  const { terms, history, graceDays } = account.value;
  return checkRepossession(delinquencyOn(terms, history.state, work.today, graceDays), graceDays);
}

export const repossessCollateral = lienCommand({
  name: 'repossessCollateral',
  summary: 'Records that the collateral of a loan in default was repossessed.',
  event: 'Collateral repossessed',
  blockedBy: BLOCK_TAKING_COLLATERAL,
  refusals: ['NOT_IN_DEFAULT'],
  condition: inDefault,
  input: RepossessCollateralInput,
});
