import { Field, InputType } from 'type-graphql';
import { checkCureIsOver } from '../../domain/collateral/repossession.js';
import { BLOCK_TAKING_COLLATERAL } from '../../domain/hold/hold-effects.js';
import { success } from '../../domain/refusal.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { checkText } from '../command/command-call.js';
import { LienInput, lienCommand } from './lien-command.js';
import { checkDefault } from './check-default.js';
import { checkDelay } from './check-delay.js';
import { noteInCase, openCase } from './repossession-case.js';

@InputType({ description: 'The collateral to repossess.' })
class RepossessCollateralInput extends LienInput {
  @Field(() => DateScalar, { nullable: true, description: 'Date of the repossession. Default: today.' })
  repossessedOn?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the borrower returned the collateral voluntarily. Default: false.',
  })
  isVoluntary?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Personal property found in the vehicle.' })
  personalProperty?: string | null;
}

export const repossessCollateral = lienCommand({
  name: 'repossessCollateral',
  summary: 'Records that the collateral of a loan in default was repossessed.',
  event: 'Collateral repossessed',
  blockedBy: BLOCK_TAKING_COLLATERAL,
  blockedByDelay: true,
  refusals: ['DELAY_AGREED', 'NOT_IN_DEFAULT', 'EFFECTIVE_DATE_NOT_ALLOWED'],
  input: RepossessCollateralInput,
  also: ({ repossessedOn, personalProperty = null, ...input }, check, work) => {
    const { today } = work;
    const isVoluntary = input.isVoluntary ?? false;
    const on = check.date('repossessedOn', repossessedOn ?? today);
    if (on > today) check.fault('repossessedOn', 'must not be after today');
    checkText(check, 'personalProperty', personalProperty);
    return async () => {
      const inDefault = await checkDefault(work, on);
      if (!inDefault.ok) return inDefault;
      const noDelay = isVoluntary ? success(undefined) : await checkDelay(work, on);
      if (!noDelay.ok) return noDelay;
      const open = await openCase(work);
      const cureIsOver = checkCureIsOver(open, on, isVoluntary, today);
      if (!cureIsOver.ok) return cureIsOver;
      await noteInCase(work, open, { repossessedOn: on, isVoluntary }, personalProperty);
      return success({ effectiveOn: on });
    };
  },
});
