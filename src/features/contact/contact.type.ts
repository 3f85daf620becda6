import { Field, ID, ObjectType } from 'type-graphql';
import type { ContactChannel } from '../../domain/contact/channel.js';
import type {
  ContactConsent,
  ContactDirection,
  ContactOutcome,
  ContactParty,
  RepresentativeKind,
} from '../../domain/contact/contact.js';
import type { ComplaintSource, ComplaintTopic } from '../../domain/contact/complaint.js';
import type { BusinessDate } from '../../domain/calendar.js';
import { connectionOf, countResolver } from '../../platform/connection/connection.type.js';
import { DateScalar, DateTimeScalar, enumOf } from '../../platform/scalars/scalars.js';
import { Node } from '../command/shared-types.js';
import { LoanStatus } from '../loan/loan-enums.js';
import { ContactChannelEnum } from '../promise/promise.type.js';

export const ContactDirectionEnum = enumOf<ContactDirection>('ContactDirection', 'Who started a contact.', {
  OUTBOUND: 'The servicer.',
  INBOUND: 'The other party.',
});

export const ContactPartyEnum = enumOf<ContactParty>('ContactParty', 'Party of a contact.', {
  BORROWER: 'The borrower.',
  CO_BORROWER: 'A co-borrower.',
  ATTORNEY: 'Attorney of the borrower.',
  REPRESENTATIVE: 'Another representative of the borrower.',
  THIRD_PARTY: 'Another person.',
});

export const ContactOutcomeEnum = enumOf<ContactOutcome>('ContactOutcome', 'Outcome of a contact.', {
  CONVERSATION: 'The parties spoke or wrote with each other.',
  MESSAGE_LEFT: 'A message was left.',
  NO_ANSWER: 'No answer.',
  NOT_CONNECTED: 'The number is not in service. It does not count as an attempt.',
  SENT: 'Sent.',
  RETURNED: 'Came back undelivered.',
  WRONG_PERSON: 'Another person answered.',
});

export const ContactConsentEnum = enumOf<ContactConsent>('ContactConsent', 'What the party said about the channel.', {
  GIVEN: 'Agrees to be contacted through the channel.',
  WITHDRAWN: 'Does not want to be contacted through the channel.',
});

export const RepresentativeKindEnum = enumOf<RepresentativeKind>('RepresentativeKind', 'Who represents the borrower.', {
  ATTORNEY: 'An attorney. The servicer contacts the attorney instead of the borrower.',
  OTHER: 'Another person, such as a relative or a counselor.',
});

export const ComplaintSourceEnum = enumOf<ComplaintSource>('ComplaintSource', 'Where a complaint came from.', {
  BORROWER: 'The borrower.',
  REPRESENTATIVE: 'A representative of the borrower.',
  CFPB: 'The Consumer Financial Protection Bureau.',
  STATE_REGULATOR: 'A regulator or attorney general of a state.',
  OTHER: 'Another source.',
});

export const ComplaintTopicEnum = enumOf<ComplaintTopic>('ComplaintTopic', 'Topic of a complaint.', {
  PAYMENT: 'A payment or its allocation.',
  FEES: 'Fees.',
  CREDIT_REPORTING: 'Credit reports.',
  COLLECTION: 'Calls, letters and other collection.',
  REPOSSESSION: 'Repossession or sale of the vehicle.',
  PRIVACY: 'Personal data.',
  OTHER: 'Another topic.',
});

@ObjectType('LoanContact', {
  simpleResolvers: true,
  implements: Node,
  description: 'A contact with a party of the loan.',
})
export class ContactType {
  @Field(() => ID, { description: 'ID of the contact.' })
  id: string;

  @Field(() => ContactChannelEnum, { description: 'Channel.' })
  channel: ContactChannel;

  @Field(() => ContactDirectionEnum, { description: 'Who started it.' })
  direction: ContactDirection;

  @Field(() => DateTimeScalar, { description: 'Time of the contact.' })
  at: Date;

  @Field(() => ContactPartyEnum, { description: 'Party.' })
  party: ContactParty;

  @Field(() => ContactOutcomeEnum, { description: 'Outcome.' })
  outcome: ContactOutcome;

  @Field(() => ContactConsentEnum, {
    nullable: true,
    description: 'What the party said about the channel, if anything.',
  })
  consent: ContactConsent | null;

  @Field(() => DateTimeScalar, { description: 'Time of recording.' })
  recordedAt: Date;

  @Field(() => ID, { description: 'Client or `person:NAME` that recorded it.' })
  recordedBy: string;
}

@ObjectType('LoanNote', { simpleResolvers: true, implements: Node, description: 'A note of staff on a loan.' })
export class NoteType {
  @Field(() => ID, { description: 'ID of the note.' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'Time of writing.' })
  writtenAt: Date;

  @Field(() => ID, { description: 'Client or `person:NAME` that wrote it.' })
  writtenBy: string;
}

@ObjectType('LoanComplaint', {
  simpleResolvers: true,
  implements: Node,
  description: 'A complaint, with its deadlines.',
})
export class ComplaintType {
  @Field(() => ID, { description: 'ID of the complaint.' })
  id: string;

  @Field(() => ComplaintSourceEnum, { description: 'Where it came from.' })
  source: ComplaintSource;

  @Field(() => ComplaintTopicEnum, { description: 'Topic.' })
  topic: ComplaintTopic;

  @Field(() => DateScalar, { description: 'Day of receipt.' })
  receivedOn: BusinessDate;

  @Field(() => DateScalar, { description: 'Last day for an answer: 15 days after the receipt.' })
  answerDueOn: BusinessDate;

  @Field(() => DateScalar, { description: 'Last day for the final answer: 60 days after the receipt.' })
  resolveDueOn: BusinessDate;

  @Field(() => DateScalar, { nullable: true, description: 'Day of the first answer.' })
  answeredOn: BusinessDate | null;

  @Field(() => DateScalar, { nullable: true, description: 'Day of the final answer.' })
  resolvedOn: BusinessDate | null;

  @Field(() => ID, { description: 'Client or `person:NAME` that recorded it.' })
  recordedBy: string;
}

@ObjectType('BorrowerRepresentative', { simpleResolvers: true, description: 'Who represents the borrower.' })
export class RepresentativeType {
  @Field(() => RepresentativeKindEnum, { description: 'Kind of representative.' })
  kind: RepresentativeKind;

  @Field(() => String, { description: 'Name, and firm.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  email: string | null;
}

@ObjectType('ContactPreferences', { simpleResolvers: true, description: 'How the borrower wants to be contacted.' })
export class ContactPreferencesType {
  @Field(() => String, { nullable: true, description: 'Language, by BCP 47.' })
  language: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA time zone. Without one, all time zones of the borrower’s state count.',
  })
  timeZone: string | null;

  @Field(() => String, { nullable: true, description: 'Earliest local time, HH:MM.' })
  from: string | null;

  @Field(() => String, { nullable: true, description: 'Latest local time, HH:MM.' })
  until: string | null;

  @Field(() => RepresentativeType, { nullable: true, description: 'Who represents the borrower.' })
  representative: RepresentativeType | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Day of the consent to electronic records (15 U.S.C. 7001(c)). Without it letters go out in print.',
  })
  electronicConsentOn: string | null;
}

export const ContactConnection = connectionOf('LoanContact', () => ContactType);
export const NoteConnection = connectionOf('LoanNote', () => NoteType);
export const ComplaintConnection = connectionOf('LoanComplaint', () => ComplaintType);
export const ContactCountResolvers = [ContactConnection, NoteConnection, ComplaintConnection].map((connection) =>
  countResolver(() => connection),
);

@ObjectType({ simpleResolvers: true, description: 'The contact file was changed.' })
export class ContactFileUpdated {
  @Field(() => ID, { description: 'ID of the loan.' })
  loanId: string;

  @Field(() => LoanStatus, { description: 'Loan status after the command.' })
  loanStatus: LoanStatus;

  @Field(() => ID, { nullable: true, description: 'ID of the contact, note or complaint. Null for preferences.' })
  entryId: string | null;
}

/** What REST answers. */
export const CONTACT_ANSWER = 'loanId loanStatus entryId';
