import { Field, ID, ObjectType, registerEnumType, ArgsType } from 'type-graphql';
import { VISIBILITY_CLASSES, type VisibilityClass } from '../../domain/access/visibility.js';
import { connectionOf } from '../connection/connection.type.js';
import { DateTimeScalar } from '../shared/scalars.js';
import type { AuditQuestion } from '../../app/audit/read-audit-log.js';
import { PageArguments } from '../connection/page-arguments.js';

const VisibilityClassEnum = {
  ...(Object.fromEntries(VISIBILITY_CLASSES.map((one) => [one, one])) as { [C in VisibilityClass]: C }),
  INTERNAL: 'INTERNAL',
};
registerEnumType(VisibilityClassEnum, {
  name: 'VisibilityClass',
  description:
    'How secret a field is. One scope reveals one class; a field of several classes needs the scope of each.',
  valuesConfig: {
    PUBLIC: { description: 'Loan terms, balances, status.' },
    MARKET: { description: 'What the loan is expected to bring, and what it is worth.' },
    SERVICING: { description: 'Operations on the loan: schedule, repayments, delinquency, fees, dealer.' },
    STAFF: { description: 'Who of the staff did what, and what they wrote down.' },
    ECONOMICS: { description: 'What the deal costs and earns: discounts, yields, and why it was offered.' },
    INTERNAL: {
      description: 'What SERVICING, STAFF and ECONOMICS were together.',
      deprecationReason:
        'No field has it any more: see SERVICING, STAFF and ECONOMICS. It goes with the next major release.',
    },
    PERSONAL: { description: 'Who the person is and how to reach the person.' },
    IDENTITY: { description: 'Full social security number and date of birth.' },
    BUREAU: { description: 'Credit reports and what is computed from them.' },
    AUDIT: { description: 'Who read what.' },
  },
});

@ObjectType('AuditEntry', {
  simpleResolvers: true,
  description: 'One request that was shown sealed values, or erased them. It names them and never holds them.',
})
export class AuditEntryType {
  @Field(() => ID, {
    description: 'Id of the entry: `audit-entry:` and its number. Numbers follow each other without a gap.',
  })
  id: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at: Date;

  @Field(() => ID, {
    description: 'Who asked: a client, or `person:NAME` of the identity provider; `command line` for a command.',
  })
  clientId: string;

  @Field(() => String, {
    nullable: true,
    description: 'What people called it; of a person the application that they used.',
  })
  clientName: string | null;

  @Field(() => String, { description: 'Name of the operation.' })
  operation: string;

  @Field(() => String, {
    description: 'Id of the request, as in its `x-request-id` header and the log.',
  })
  requestId: string;

  @Field(() => [String], {
    description: 'Whom the values describe: `loan:ID`, `borrower:ID`, `document:ID`, `ssn-lookup`, `audit-log`.',
  })
  subjects: string[];

  @Field(() => [VisibilityClassEnum], { description: 'Classes of the values.' })
  classes: VisibilityClass[];

  @Field(() => [String], { description: 'Sealed fields that the operation asked for and could see.' })
  fields: string[];

  @Field(() => String, { nullable: true, description: 'Why, where the operation asks for a reason.' })
  reason: string | null;

  @Field(() => String, { description: 'Hash of the chain up to this entry, in hexadecimal.' })
  hash: string;
}

export const AuditEntryConnection = connectionOf('AuditEntry', () => AuditEntryType);

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
