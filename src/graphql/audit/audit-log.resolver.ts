import { Field, ID, ObjectType, registerEnumType, ArgsType, Args, Ctx, Query, Resolver } from 'type-graphql';
import { SubjectNeeded, type AuditQuestion } from '../../app/audit/read-audit-log.js';
import { AUDIT_LOG, type ChainedEntry } from '../../app/ports/audit-log.js';
import type { Window } from '../../app/ports/loan-reader.js';
import { VISIBILITY_CLASSES, type VisibilityClass } from '../../domain/access/roles.js';
import { partId } from '../../domain/record/ids.js';
import {
  connectionOf,
  PageArguments,
  countResolver,
  toConnection,
  toWindow,
  type CountedConnection,
} from '../connection/connection.type.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { badInput } from '../shared/bad-input.js';
import { DateTimeScalar } from '../shared/scalars.js';

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
class AuditEntryType {
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

const AuditEntryConnection = connectionOf('AuditEntry', () => AuditEntryType);

@ArgsType()
class AuditLogArguments extends PageArguments {
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
const toQuestion = ({ subject, clientId, from, to }: AuditLogArguments): AuditQuestion => ({
  ...(subject != null && { subject }),
  ...(clientId != null && { clientId }),
  ...(from && { from }),
  ...(to && { to }),
});

const ORDER = 'auditLog';

@Resolver()
export class AuditLogResolver {
  @Query(() => AuditEntryConnection, {
    description: 'Who read what, newest first. Reading it is logged too.',
  })
  async auditLog(
    @Args(() => AuditLogArguments) args: AuditLogArguments,
    @Ctx() context: GraphContext,
  ): Promise<CountedConnection<AuditEntryType>> {
    const window = seqWindow(toWindow(ORDER, args, (value) => value === null));
    context.disclosures.note(AUDIT_LOG, 'AUDIT');
    try {
      const page = await context.services.readAuditLog(viewerOf(context), toQuestion(args), window);
      const keysetOf = ({ seq }: ChainedEntry) => ({ value: null, id: String(seq) });
      return { ...toConnection(ORDER, window, page, keysetOf, toNode), count: page.count };
    } catch (error) {
      if (error instanceof SubjectNeeded) throw badInput('This client sees a part of the loans: give a subject of it');
      throw error;
    }
  }
}

export const AuditEntryCountResolver = countResolver(() => AuditEntryConnection);

function seqWindow(window: Window): Window {
  for (const argument of ['after', 'before'] as const) {
    const keyset = window[argument];
    if (keyset && !/^\d{1,18}$/.test(keyset.id)) throw badInput(`${argument} is not a cursor of this list`);
  }
  return window;
}

const toNode = (entry: ChainedEntry): AuditEntryType => ({
  ...entry,
  id: partId('audit-entry', String(entry.seq)),
  subjects: [...entry.subjects],
  classes: [...entry.classes],
  fields: [...entry.fields],
  hash: Buffer.from(entry.hash).toString('hex'),
});
