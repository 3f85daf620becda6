import { ArgsType, Field, ID } from 'type-graphql';
import type { AuditQuestion } from '../../app/audit/read-audit-log.js';
import { PageArguments } from '../connection/page-arguments.js';
import { DateTimeScalar } from '../scalars.js';

@ArgsType()
export class AuditLogArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description:
      'Only about this subject: `loan:ID`, `borrower:ID` (with the loans of the borrower), `document:ID`, `ssn-lookup`, `audit-log`.',
  })
  subject?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only by this client.' })
  clientId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only from this instant on.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only before this instant.' })
  to?: Date | null;
}

/** An absent condition and a null one are the same: none. */
export const toQuestion = ({ subject, clientId, from, to }: AuditLogArguments): AuditQuestion => ({
  ...(subject != null && { subject }),
  ...(clientId != null && { clientId }),
  ...(from && { from }),
  ...(to && { to }),
});
