import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnvelope, type Envelope } from '../domain/record/sample.js';
import { entriesDuring } from '../support/audit-of.js';
import { askToErase } from '../support/erase.js';
import { command } from '../support/commands.js';
import { importInto } from '../support/import-record.js';
import type { TestClient } from '../support/test-client.js';
import { openWorld, quickClock, type World } from '../support/world.js';

const FIND = 'query Find($input: FindBorrowersInput!) { findBorrowers(input: $input) { id firstName } }';

interface Found {
  findBorrowers: { id: string }[];
}

interface Person {
  readonly first: string;
  readonly last: string;
  readonly born?: string;
  readonly zip?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly ssn: string;
  readonly vin?: string;
}

const ADA: Person = {
  first: 'Ána-María',
  last: "O'Brien",
  born: '19940518',
  zip: '97154-1234',
  phone: '(555) 786-1564',
  email: 'Ana.Brien@Example.com',
  ssn: '932-23-5402',
  vin: '1HGCM82633A486252',
};
const BOB: Person = { ...ADA, first: 'Bob', ssn: '111-22-3333', phone: '555-786-9999', email: 'bob@example.com' };

function envelope(loanId: string, borrowerId: string, lenderId: string, person: Person, serial = 0): Envelope {
  const made = sampleEnvelope();
  Object.assign(made.data.loanDetails, { borrowerId, lenderId });
  Object.assign(made.data.loanDetails, { createdAt: String(1_700_000_000_000 + serial * 1_000) });
  Object.assign(made.data.Request.ApplicantInfo ?? {}, {
    ApplicantFirstName: person.first,
    ApplicantLastName: person.last,
    ApplicantDOB: person.born ?? '',
    ApplicantZip: person.zip ?? '',
    HomePhone: person.phone ?? '',
    EmploymentWorkPhone: '',
    ApplicantEmail: person.email ?? '',
    Email: '',
    ApplicantSSN: person.ssn,
  });
  Object.assign((made.data.Request as Record<string, object>).VehicleInfo ?? {}, { VehicleVIN: person.vin ?? '' });
  return { ...made, loanId };
}

const clock = { ...quickClock(), now: () => new Date('2030-07-14T12:00:00.000Z') };
let world: World;
let auditor: TestClient;
beforeAll(async () => {
  world = await openWorld({ clock });
  await importInto(world, [
    envelope('LN-1', 'BR-1', 'LEN-1', ADA, 1),
    envelope('LN-2', 'BR-2', 'LEN-2', { ...ADA, vin: '2HGCM82633A486252' }, 2),
    envelope('LN-3', 'BR-3', 'LEN-3', BOB, 3),
    envelope(
      'LN-4',
      'BR-4',
      'LEN-4',
      { ...BOB, first: 'Carl', last: 'Gone', phone: '5553334444', email: 'carl@example.com', ssn: '222-33-4444' },
      4,
    ),
    ...Array.from({ length: 23 }, (_, index) =>
      envelope(
        `LN-M${index}`,
        `BR-M${index}`,
        'LEN-M',
        { first: 'John', last: 'Smith', zip: '10001', ssn: `33344${5000 + index}` },
        100 + index,
      ),
    ),
  ]);
  auditor = await world.client('AUDITOR');
});
afterAll(() => world.close());

const find = async (input: object, client = auditor) =>
  (await client.data<Found>(FIND, { input })).findBorrowers.map(({ id }) => id.replace('borrower:', ''));

describe('findBorrowers', () => {
  it.each<[string, object, string[]]>([
    ['a telephone number in any spelling', { phone: '+1 555 786 1564' }, ['BR-2', 'BR-1']],
    ['an e-mail address in any case', { email: 'ANA.brien@example.com' }, ['BR-2', 'BR-1']],
    ['a VIN', { vin: '2hgcm82633a486252' }, ['BR-2']],
    [
      'a name and a day of birth',
      { nameAndBirthDate: { firstName: 'ana maria', lastName: 'OBRIEN', dateOfBirth: '1994-05-18' } },
      ['BR-2', 'BR-1'],
    ],
    [
      'a name and another day',
      { nameAndBirthDate: { firstName: 'ana maria', lastName: 'OBRIEN', dateOfBirth: '1994-05-19' } },
      [],
    ],
    ['a name and a postal code', { nameAndZip: { firstName: 'Bob', lastName: 'O’brien', zip: '97154' } }, ['BR-3']],
    ['the beginning of a name', { nameAndZip: { firstName: 'Bo', lastName: 'O’brien', zip: '97154' } }, []],
    ['a last name and the end of a number', { lastNameAndSsnEnd: { lastName: 'obrien', ssnLast4: '3333' } }, ['BR-3']],
    ['another name and the end of the number', { lastNameAndSsnEnd: { lastName: 'smith', ssnLast4: '3333' } }, []],
    ['a number without a person', { phone: '555-555-5555' }, []],
  ])('finds by %s', async (_, input, borrowerIds) => {
    expect(await find(input)).toEqual(borrowerIds);
  });

  it('answers with twenty at most, the newest first', async () => {
    const found = await find({ nameAndZip: { firstName: 'John', lastName: 'Smith', zip: '10001' } });
    expect(found).toHaveLength(20);
    expect(found[0]).toBe('BR-M22');
  });

  it('finds no person outside the portfolio, like an unknown one', async () => {
    const bound = await world.client('SERVICER', { servicer: 'SRV-NONE' });
    const lender = await world.client('UNDERWRITER', { lender: 'LEN-1' });
    expect(await find({ phone: ADA.phone }, lender)).toEqual(['BR-1']);
    const outside = await bound.query(FIND, { input: { phone: ADA.phone } });
    const never = await bound.query(FIND, { input: { phone: '555-555-5556' } });
    expect(outside.text).toBe(never.text);
  });

  it('is for those who may see persons', async () => {
    for (const role of ['LENDER', 'MARKETPLACE', 'ADMIN'] as const) {
      const { data, errors } = await (await world.client(role)).query(FIND, { input: { phone: ADA.phone } });
      expect(data).toEqual({ findBorrowers: null });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
    for (const role of ['SUPPORT', 'SERVICER'] as const)
      expect(await find({ phone: ADA.phone }, await world.client(role))).toEqual(['BR-2', 'BR-1']);
  });

  it('does not confirm a day of birth to who may not see one', async () => {
    const support = await world.client('SUPPORT');
    const input = { nameAndBirthDate: { firstName: ADA.first, lastName: ADA.last, dateOfBirth: '1994-05-18' } };
    const { data, errors } = await support.query(FIND, { input });
    expect(data).toEqual({ findBorrowers: null });
    expect(errors.map(({ extensions }) => [extensions.code, extensions.requiredScopes])).toEqual([
      ['FORBIDDEN', ['borrower:identity']],
    ]);
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['two at once', { phone: ADA.phone, email: ADA.email }],
    ['a number that is none', { phone: 'call me 555 786 1564' }],
    ['an address that is none', { email: 'ana.brien' }],
    ['a name that is none', { nameAndZip: { firstName: '--', lastName: 'Smith', zip: '10001' } }],
    ['an end that is too long', { lastNameAndSsnEnd: { lastName: 'Smith', ssnLast4: '445000' } }],
    ['a wildcard', { vin: '%' }],
  ])('does not look for %s, nor repeat it', async (_, input) => {
    const client = await world.client('SUPPORT');
    const { data, errors, text } = await client.query(FIND, { input });
    expect(data).toEqual({ findBorrowers: null });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(text).not.toMatch(/786|brien|445000/i);
  });

  it('is written down by what was asked, found or not, and never for whom', async () => {
    const support = await world.client('SUPPORT');
    const before = world.log.length;
    const entries = await entriesDuring(world, async () => {
      await find({ lastNameAndSsnEnd: { lastName: 'obrien', ssnLast4: '3333' } }, support);
      await find({ email: 'nobody-at-all@example.com' }, support);
      await find({ nameAndBirthDate: { firstName: 'No', lastName: 'Body', dateOfBirth: '1901-02-03' } });
    });
    expect(entries.map(({ subjects, classes }) => [subjects.toSorted(), classes])).toEqual([
      [['borrower:BR-3', 'loan:LN-3', 'lookup:last-name-and-ssn-end'], ['PERSONAL']],
      [['lookup:email'], ['PERSONAL']],
      [['lookup:name-and-birth-date'], ['IDENTITY', 'PERSONAL']],
    ]);
    const written = JSON.stringify(entries, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(`${written}${world.log.slice(before).join('')}`).not.toMatch(/nobody-at-all|1901-02-03|obrien/i);
  });

  it('counts with look-ups by number: 30 a minute together', async () => {
    const busy = await world.client('UNDERWRITER');
    const bySsn = Array.from({ length: 15 }, (_, index) => `s${index}: borrowerBySsn(ssn: "999887777") { id }`);
    expect((await busy.query(`{ ${bySsn.join(' ')} }`)).errors).toEqual([]);
    const byVin = Array.from({ length: 20 }, (_, index) => `f${index}: findBorrowers(input: { vin: "NONE1" }) { id }`);
    const { errors, status } = await busy.query(`{ ${byVin.join(' ')} }`);
    expect(errors).toHaveLength(5);
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['RATE_LIMITED']));
    expect(status).toBe(429);
  });

  it('finds no erased person: the digests go with the rest', async () => {
    const fresh = await world.client('AUDITOR');
    expect(await find({ phone: '555-333-4444' }, fresh)).toEqual(['BR-4']);
    expect(await world.prisma.blindIndex.count({ where: { loanId: 'LN-4' } })).toBe(6);
    const erased = await askToErase(await world.client('ADMIN'), 'BR-4', {});
    expect(erased).toMatchObject({ __typename: 'BorrowerErased' });
    expect(await world.prisma.blindIndex.count({ where: { loanId: 'LN-4' } })).toBe(0);
    expect(await find({ phone: '555-333-4444' }, fresh)).toEqual([]);
  });
});

it('a loan that is born here is found by its application too', async () => {
  const underwriter = await world.client('UNDERWRITER');
  const { loanId } = await command(underwriter, 'createLoan', {
    applicant: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      ssn: '123-45-6789',
      dateOfBirth: '1990-12-10',
      monthlyGross: '6000.00',
    },
    application: { applicationType: 'Complete', refinance: false },
    dealer: { dealerId: 'D1', name: 'Lakeside Motors', state: 'NY' },
    requestedTerms: { amount: '20000.00', term: 60 },
    vehicle: { vin: '1HGCM82633A004352', make: 'Honda', model: 'Accord', year: 2021, wholesaleValue: '22000' },
  });
  const { borrowerId } = await world.prisma.loan.findUniqueOrThrow({ where: { id: String(loanId) } });
  expect(await find({ vin: '1hgcm82633a004352' }, underwriter)).toEqual([borrowerId]);
  const byName = { firstName: 'ada', lastName: 'LOVELACE', dateOfBirth: '1990-12-10' };
  expect(await find({ nameAndBirthDate: byName }, underwriter)).toEqual([borrowerId]);
  expect(await world.prisma.loanSeal.count({ where: { isIndexed: false } })).toBe(0);
});
