import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, InputType, Query, Resolver } from 'type-graphql';
import { lookupSubject } from '../../app/ports/audit-log.js';
import { type SearchKind, searchTerm } from '../../domain/borrower/borrower.js';
import { selectionOf } from '../execution/selected-field.js';
import { accessTo } from '../guard/told-commands.js';
import { assertSees } from '../loan/list-loans.js';
import { Tagged } from '../guard/tags.js';
import { sealedClassesOf } from '../guard/access.js';
import { viewerOf, type GraphContext } from '../request/context.js';
import { badInput } from '../shared/bad-input.js';
import { DateScalar } from '../shared/scalars.js';
import { tooManyLookups } from './borrower-identity.resolver.js';
import { Borrower } from './borrower.type.js';
import { readBorrowers, type BorrowerNode } from './borrower.resolver.js';

@InputType({ description: 'A name and the day of birth.' })
export class NameAndBirthDate {
  @Field(() => String, { description: 'First name.' })
  firstName: string;

  @Field(() => String, { description: 'Last name.' })
  lastName: string;

  @Tagged(['IDENTITY'])
  @Field(() => DateScalar, { description: 'Day of birth.' })
  dateOfBirth: string;
}

@InputType({ description: 'A name and the postal code of the address.' })
export class NameAndZip {
  @Field(() => String, { description: 'First name.' })
  firstName: string;

  @Field(() => String, { description: 'Last name.' })
  lastName: string;

  @Field(() => String, { description: 'Postal code; of a ZIP code the first five digits count.' })
  zip: string;
}

@InputType({ description: 'A last name and the end of the social security number.' })
export class LastNameAndSsnEnd {
  @Field(() => String, { description: 'Last name.' })
  lastName: string;

  @Field(() => String, { description: 'The last four digits.' })
  ssnLast4: string;
}

@InputType({
  description:
    'By what to look for borrowers: exactly one of these. Names count without case, accents, spaces and punctuation. Send values as variables.',
})
export class FindBorrowersInput {
  @Field(() => String, {
    nullable: true,
    description: 'Telephone number, at home or at work. Without a country it is one of the United States.',
  })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Identification number of the vehicle, whole.' })
  vin?: string | null;

  @Tagged(['IDENTITY'])
  @Field(() => NameAndBirthDate, {
    nullable: true,
    description: 'Name and day of birth. Only for who may see days of birth.',
  })
  nameAndBirthDate?: NameAndBirthDate | null;

  @Field(() => NameAndZip, { nullable: true, description: 'Name and postal code.' })
  nameAndZip?: NameAndZip | null;

  @Field(() => LastNameAndSsnEnd, {
    nullable: true,
    description: 'Last name and the end of the social security number.',
  })
  lastNameAndSsnEnd?: LastNameAndSsnEnd | null;
}

interface Way {
  readonly kind: SearchKind;
  /** The fields that an answer confirms. */
  readonly fields: readonly (readonly [type: string, field: string])[];
  readonly values: (given: never) => readonly string[];
}

const itself = (text: string) => [text];
const NAME = [
  ['Borrower', 'firstName'],
  ['Borrower', 'lastName'],
] as const;

/** Every way of asking, and what it asks about: a field that the viewer may not see is not confirmed either. */
export const WAYS: Readonly<Record<keyof FindBorrowersInput, Way>> = {
  phone: {
    kind: 'PHONE',
    fields: [
      ['Borrower', 'homePhone'],
      ['Borrower', 'employmentWorkPhone'],
    ],
    values: itself,
  },
  email: {
    kind: 'EMAIL',
    fields: [
      ['Borrower', 'email'],
      ['Borrower', 'contactEmail'],
    ],
    values: itself,
  },
  vin: { kind: 'VIN', fields: [['ApplicationVehicle', 'vin']], values: itself },
  nameAndBirthDate: {
    kind: 'NAME_AND_BIRTH_DATE',
    fields: [...NAME, ['Borrower', 'dateOfBirth']],
    values: ({ firstName, lastName, dateOfBirth }: NameAndBirthDate) => [firstName, lastName, dateOfBirth],
  },
  nameAndZip: {
    kind: 'NAME_AND_ZIP',
    fields: [...NAME, ['Borrower', 'zip']],
    values: ({ firstName, lastName, zip }: NameAndZip) => [firstName, lastName, zip],
  },
  lastNameAndSsnEnd: {
    kind: 'LAST_NAME_AND_SSN_END',
    fields: [
      ['Borrower', 'lastName'],
      ['Borrower', 'ssnLast4'],
    ],
    values: ({ lastName, ssnLast4 }: LastNameAndSsnEnd) => [lastName, ssnLast4],
  },
};

@Resolver()
export class FindBorrowersResolver {
  @Query(() => [Borrower], {
    description:
      'Borrowers of the loans that exist for this client by an exact match, the newest loan’s first, at most 20. Counted with look-ups by number, 30 a minute, and audited with what was asked by.',
  })
  async findBorrowers(
    @Arg('input', () => FindBorrowersInput, { description: 'By what to look for them.' }) input: FindBorrowersInput,
    @Ctx() context: GraphContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BorrowerNode[]> {
    const viewer = viewerOf(context);
    const names = (Object.keys(WAYS) as (keyof FindBorrowersInput)[]).filter((name) => input[name] != null);
    const [name, ...others] = names;
    if (!name || others.length > 0) throw badInput(`input must have exactly one of ${Object.keys(WAYS).join(', ')}`);
    const { kind, fields, values } = WAYS[name];
    for (const [type, field] of fields) assertSees(type, field, viewer);
    const answer = await context.services.findBorrowers(viewer, searchTerm(kind, ...values(input[name] as never)));
    if (answer.kind === 'TOO_MANY_LOOKUPS') throw tooManyLookups(answer.retryAfterSeconds);
    if (answer.kind === 'MALFORMED') throw badInput(`${name} has a value that cannot be one`);
    context.disclosures.note(
      lookupSubject(kind),
      ...fields.flatMap(([type, field]) => sealedClassesOf(accessTo(type, field))),
    );
    const found = await readBorrowers(context, answer.borrowerIds, selectionOf(info).paths());
    return found.filter((borrower) => borrower !== undefined);
  }
}
