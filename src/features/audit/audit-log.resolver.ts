import { Field, ID, ObjectType, registerEnumType, ArgsType, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Node } from '../command/shared-types.js';
import { SubjectNeeded, type AuditQuestion } from './read-audit-log.js';
import { AUDIT_LOG, type ChainedEntry } from '../../platform/audit/audit-log-port.js';
import { VISIBILITY_CLASSES, type VisibilityClass } from '../../domain/access/roles.js';
import { ownIdOf, partId } from '../../domain/record/ids.js';
import {
  connectionOf,
  PageArguments,
  Paged,
  countResolver,
  toConnection,
  toWindow,
  type ListOrder,
  type CountedConnection,
} from '../../platform/connection/connection.type.js';
import { type Reference, viewerOf, type GraphContext } from '../graph-context.js';
import { badInput } from '../../platform/errors/bad-input.js';
import { DateTimeScalar } from '../../platform/scalars/scalars.js';

const VisibilityClassEnum = {
  ...(Object.fromEntries(VISIBILITY_CLASSES.map((one) => [one, one])) as { [C in VisibilityClass]: C }),
  INTERNAL: 'INTERNAL',
};
registerEnumType(VisibilityClassEnum, {
  name: 'VisibilityClass',
  description:
    'Confidentiality class of a field. Each scope reveals one class. A field of several classes requires all their scopes.',
  valuesConfig: {
    PUBLIC: { description: 'Loan terms, balances and status.' },
    MARKET: { description: 'Forecast and valuation of the loan.' },
    SERVICING: { description: 'Operations on the loan: schedule, repayments, delinquency, fees, dealer.' },
    STAFF: { description: 'Staff activity: actors, reasons and notes.' },
    ECONOMICS: { description: 'Costs and yields of the deal: discounts, yields, and reasons for the offer.' },
    INTERNAL: {
      description: 'Replaced by `SERVICING`, `STAFF` and `ECONOMICS`.',
      deprecationReason:
        'No field has this class. Use `SERVICING`, `STAFF` and `ECONOMICS`. It will be removed in the next major release.',
    },
    PERSONAL: { description: 'Identity and contact data of a person.' },
    IDENTITY: { description: 'Full social security number and date of birth.' },
    BUREAU: { description: 'Credit reports and figures computed from them.' },
    AUDIT: { description: 'The audit log.' },
  },
});

@ObjectType('AuditEntry', {
  simpleResolvers: true,
  implements: Node,
  description: 'A request that read or erased sealed values. It lists their names, never the values.',
})
class AuditEntryType {
  @Field(() => ID, {
    description: 'ID of the entry: `audit-entry:` and its number. Numbers are consecutive.',
  })
  id: string;

  @Field(() => DateTimeScalar, { description: 'Time of the request.' })
  at: Date;

  @Field(() => ID, {
    description: 'The caller: a client, `person:NAME` from the identity provider, or `command line`.',
  })
  clientId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the client. For a person, name of the application used.',
  })
  clientName: string | null;

  @Field(() => String, { description: 'Name of the operation.' })
  operation: string;

  @Field(() => ID, {
    description: 'ID of the request, as in the `x-request-id` header and the log.',
  })
  requestId: string;

  @Field(() => [String], {
    description: 'Subjects of the values: `loan:ID`, `borrower:ID`, `document:ID`, `ssn-lookup`, `audit-log`.',
  })
  subjects: string[];

  @Field(() => [VisibilityClassEnum], { description: 'Classes of the values.' })
  classes: VisibilityClass[];

  @Field(() => [String], { description: 'Sealed fields that the operation read.' })
  fields: string[];

  @Field(() => String, { nullable: true, description: 'Reason, for operations that require one.' })
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
      'Only entries about this subject: `loan:ID`, `borrower:ID` (with the borrower’s loans), `document:ID`, `ssn-lookup`, `audit-log`.',
  })
  subject?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only entries of this client.' })
  clientId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only entries at or after this time.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only entries before this time.' })
  to?: Date | null;
}

/** An absent condition and a null one are the same: none. */
const toQuestion = ({ subject, clientId, from, to }: AuditLogArguments): AuditQuestion => ({
  ...(subject != null && { subject }),
  ...(clientId != null && { clientId }),
  ...(from && { from }),
  ...(to && { to }),
});

const ORDER: ListOrder = { name: 'auditLog', accepts: (value, id) => value === null && /^\d{1,18}$/.test(id) };

@Resolver()
export class AuditLogResolver {
  @Paged(() => ORDER)
  @Query(() => AuditEntryConnection, {
    description: 'Requests that read sealed values, newest first. Reading the log is logged too.',
  })
  async auditLog(
    @Args(() => AuditLogArguments) args: AuditLogArguments,
    @Ctx() context: GraphContext,
  ): Promise<CountedConnection<AuditEntryType>> {
    const window = toWindow(ORDER, args);
    context.disclosures.note(AUDIT_LOG, 'AUDIT');
    try {
      const page = await context.services.auditLog.page(viewerOf(context), toQuestion(args), window);
      const keysetOf = ({ seq }: ChainedEntry) => ({ value: null, id: String(seq) });
      return { ...toConnection(ORDER, window, page, keysetOf, toNode), count: page.count };
    } catch (error) {
      if (error instanceof SubjectNeeded)
        throw badInput('`subject` is required: the caller’s portfolio is limited to some loans.');
      throw error;
    }
  }
}

export const AuditEntryCountResolver = countResolver(() => AuditEntryConnection);

const toNode = (entry: ChainedEntry): AuditEntryType => ({
  ...entry,
  id: partId('audit-entry', String(entry.seq)),
  subjects: [...entry.subjects],
  classes: entry.classes as VisibilityClass[],
  fields: [...entry.fields],
  hash: Buffer.from(entry.hash).toString('hex'),
});

/** Reading an entry is logged too. */
export const auditEntryReference: Reference = async (ids, context) => {
  context.disclosures.note(AUDIT_LOG, 'AUDIT');
  const numbers = ids.map(numberOf);
  const asked = [...new Set(numbers.filter((number) => number !== undefined))];
  const found = await context.services.auditLog.entries(viewerOf(context), asked);
  const nodes = new Map(found.map((entry) => [entry.seq, toNode(entry)]));
  return numbers.map((number) => (number !== undefined ? nodes.get(number) : undefined));
};

function numberOf(id: string): bigint | undefined {
  const number = ownIdOf('audit-entry', id) ?? '';
  return /^(0|[1-9]\d{0,17})$/.test(number) ? BigInt(number) : undefined;
}
