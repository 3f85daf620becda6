import { Field, InputType } from 'type-graphql';
import { addDays } from '../../domain/calendar.js';
import { CURE_DAYS } from '../../domain/collateral/repossession.js';
import { BLOCK_TAKING_COLLATERAL } from '../../domain/hold/hold-effects.js';
import { success } from '../../domain/refusal.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { checkDefault } from './check-default.js';
import { LienInput, lienCommand } from './lien-command.js';
import { noteInCase, openCase } from './repossession-case.js';

@InputType({ description: 'A notice of the right to cure a default.' })
class RecordCureNoticeInput extends LienInput {
  @Field(() => DateScalar, { nullable: true, description: 'Date on which the notice was sent. Default: today.' })
  sentOn?: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: `Last day to cure the default. Default: ${CURE_DAYS} days after the notice.`,
  })
  cureBy?: string | null;
}

/** A second notice replaces the first. */
export const recordCureNotice = lienCommand({
  name: 'recordCureNotice',
  summary: 'Records the notice of the right to cure a default. Until its last day the collateral is not repossessed.',
  event: 'Cure notice recorded',
  blockedBy: BLOCK_TAKING_COLLATERAL,
  rest: { path: '/record-cure-notice', answer: 'loanId loanStatus' },
  refusals: ['NOT_IN_DEFAULT'],
  input: RecordCureNoticeInput,
  also: ({ sentOn, cureBy: lastDay }, check, work) => {
    const cureNoticeOn = check.date('sentOn', sentOn ?? work.today);
    if (cureNoticeOn > work.today) check.fault('sentOn', 'must not be after today');
    const cureBy = check.date('cureBy', lastDay ?? addDays(cureNoticeOn, CURE_DAYS), { after: cureNoticeOn });
    return async () => {
      const inDefault = await checkDefault(work, cureNoticeOn);
      if (!inDefault.ok) return inDefault;
      await noteInCase(work, await openCase(work), { cureNoticeOn, cureBy });
      return success({ effectiveOn: cureNoticeOn });
    };
  },
});
