import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, InputType, Query, Resolver } from 'type-graphql';
import { lookupSubject } from '../../domain/audit/audit-subjects.js';
import { type SearchKind, searchTerm } from '../../domain/borrower/borrower.js';
import { selectionOf } from '../../platform/executor/selected-field.js';
import { accessTo } from '../command/hidden-commands.js';
import { assertSees } from '../loan/list-loans.js';
import { Tagged } from '../../platform/guard/tags.js';
import { sealedClassesOf } from '../access.js';
import { viewerOf, type GraphContext } from '../graph-context.js';
import { badInput } from '../../platform/errors/bad-input.js';
import { DateScalar } from '../../platform/scalars/scalars.js';
import { tooManyLookups } from './lookups.js';
import { Borrower } from './borrower.type.js';
import { readBorrowers, type BorrowerNode } from './borrower.resolver.js';

@InputType({ description: 'Name and date of birth.' })
export class NameAndBirthDate {
  @Field(() => String, { description: 'First name.' })
  firstName: string;

  @Field(() => String, { description: 'Last name.' })
  lastName: string;

  @Tagged(['IDENTITY'])
  @Field(() => DateScalar, { description: 'Date of birth.' })
  dateOfBirth: string;
}

@InputType({ description: 'Name and ZIP code.' })
export class NameAndZip {
  @Field(() => String, { description: 'First name.' })
  firstName: string;

  @Field(() => String, { description: 'Last name.' })
  lastName: string;

  @Field(() => String, { description: 'Postal code. Only the first five digits of a ZIP code count.' })
  zip: string;
}

@InputType({ description: 'Last name and last four digits of the social security number.' })
export class LastNameAndSsnEnd {
  @Field(() => String, { description: 'Last name.' })
  lastName: string;

  @Field(() => String, { description: 'Last four digits.' })
  ssnLast4: string;
}

@InputType({
  description:
    'Values to search borrowers by. Exactly one is required. Names match regardless of case, accents, spaces and punctuation. Send values as variables.',
})
export class FindBorrowersInput {
  @Field(() => String, {
    nullable: true,
    description: 'Phone number, home or work. A number without a country code is a US number.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Email address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Full vehicle identification number.' })
  vin?: string | null;

  @Tagged(['IDENTITY'])
  @Field(() => NameAndBirthDate, {
    nullable: true,
    description: 'Name and date of birth. Requires access to dates of birth.',
  })
  nameAndBirthDate?: NameAndBirthDate | null;

  @Field(() => NameAndZip, { nullable: true, description: 'Name and ZIP code.' })
  nameAndZip?: NameAndZip | null;

  @Field(() => LastNameAndSsnEnd, {
    nullable: true,
    description: 'Last name and last four digits of the social security number.',
  })
  lastNameAndSsnEnd?: LastNameAndSsnEnd | null;
}

interface Way {
  readonly kind: SearchKind;
  /** The fields that an answer confirms. */
  readonly fields: readonly (readonly [type: string, field: string])[];
  readonly values: (given: never) => readonly string[];
  /** The rule that a malformed value breaks, in the words of the error. */
  readonly rule: string;
}

const itself = (text: string) => [text];
const NAME = [
  ['Borrower', 'firstName'],
  ['Borrower', 'lastName'],
] as const;

/** The searches, each with the fields that a match confirms. Callers need access to all of them. */
export const WAYS: Readonly<Record<keyof FindBorrowersInput, Way>> = {
  phone: {
    kind: 'PHONE',
    fields: [
      ['Borrower', 'homePhone'],
      ['Borrower', 'employmentWorkPhone'],
    ],
    values: itself,
    rule: 'must be a 10-digit US number, or start with + and a country code',
  },
  email: {
    kind: 'EMAIL',
    fields: [
      ['Borrower', 'email'],
      ['Borrower', 'contactEmail'],
    ],
    values: itself,
    rule: 'must be an email address',
  },
  vin: {
    kind: 'VIN',
    fields: [['ApplicationVehicle', 'vin']],
    values: itself,
    rule: 'must be a full vehicle identification number: 5 to 20 letters and digits',
  },
  nameAndBirthDate: {
    kind: 'NAME_AND_BIRTH_DATE',
    fields: [...NAME, ['Borrower', 'dateOfBirth']],
    values: ({ firstName, lastName, dateOfBirth }: NameAndBirthDate) => [firstName, lastName, dateOfBirth],
    rule: 'must have a first name, a last name and a date of birth',
  },
  nameAndZip: {
    kind: 'NAME_AND_ZIP',
    fields: [...NAME, ['Borrower', 'zip']],
    values: ({ firstName, lastName, zip }: NameAndZip) => [firstName, lastName, zip],
    rule: 'must have a first name, a last name and a postal code; a ZIP code has 5 or 9 digits',
  },
  lastNameAndSsnEnd: {
    kind: 'LAST_NAME_AND_SSN_END',
    fields: [
      ['Borrower', 'lastName'],
      ['Borrower', 'ssnLast4'],
    ],
    values: ({ lastName, ssnLast4 }: LastNameAndSsnEnd) => [lastName, ssnLast4],
    rule: 'must have a last name and exactly four digits in `ssnLast4`',
  },
};

@Resolver()
export class FindBorrowersResolver {
  @Query(() => [Borrower], {
    description:
      'Up to 20 borrowers in the caller’s portfolio that match exactly, newest loan first. 30 lookups a minute, shared with `borrowerBySsn`; audited.',
  })
  async findBorrowers(
    @Arg('input', () => FindBorrowersInput, { description: 'Values to search by.' }) input: FindBorrowersInput,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BorrowerNode[]> {
    const viewer = viewerOf(context);
    const names = (Object.keys(WAYS) as (keyof FindBorrowersInput)[]).filter((name) => input[name] != null);
    const [name, ...others] = names;
    if (!name || others.length > 0)
      throw badInput(`\`input\` must have exactly one of ${Object.keys(WAYS).join(', ')}.`);
    const { kind, fields, values, rule } = WAYS[name];
    for (const [type, field] of fields) assertSees(type, field, viewer);
    const answer = await context.services.findBorrowers(viewer, searchTerm(kind, ...values(input[name] as never)));
    if (answer.kind === 'TOO_MANY_LOOKUPS') throw tooManyLookups(answer.retryAfterSeconds);
    if (answer.kind === 'MALFORMED') throw badInput(`\`${name}\` ${rule}.`);
    context.disclosures.note(
      lookupSubject(kind),
      ...fields.flatMap(([type, field]) => sealedClassesOf(accessTo(type, field))),
    );
    const found = await readBorrowers(context, answer.borrowerIds, selectionOf(info).paths());
    return found.filter((borrower) => borrower !== undefined);
  }
}
