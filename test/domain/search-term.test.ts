import { describe, expect, it } from 'vitest';
import {
  foldedName,
  normalizedEmail,
  normalizedPhone,
  normalizedVin,
  normalizedZip,
  searchTerm,
  termsOfApplication,
} from '../../src/domain/borrower/borrower.js';

describe('a telephone number', () => {
  it.each([
    ['5557861564', '+15557861564'],
    ['(555) 786-1564', '+15557861564'],
    ['1-555-786-1564', '+15557861564'],
    ['+1 555.786.1564 ext. 12', '+15557861564'],
    ['+44 20 7946 0958', '+442079460958'],
    ['555 786 1564 x7', '+15557861564'],
  ])('%s is %s', (text, phone) => {
    expect(normalizedPhone(text)).toBe(phone);
  });

  it.each(['', '0000000000', '1234567890', '5550861564', '786-1564', '+1234', '5557861564a', '+15', '1'.repeat(400)])(
    '%s is none',
    (text) => {
      expect(normalizedPhone(text)).toBeUndefined();
    },
  );
});

describe('a name', () => {
  it.each([
    ['José', 'Jose'],
    ['O’Brien', "o'brien"],
    ['Smith-Jones', 'SMITH JONES'],
    ['Weiß', 'Weiss'],
    ['Łukasz', 'lukasz'],
    ['Ｚoe', 'Zoe'],
    ['Zoë', 'Zoe\u0308'],
  ])('%s is the same as %s', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
    expect(foldedName(one)).toBeTruthy();
  });

  it('that has no letter is none, nor is one that is longer than any', () => {
    expect(foldedName(' -.')).toBeUndefined();
    expect(foldedName('a'.repeat(321))).toBeUndefined();
  });

  it('in another script stays itself', () => {
    expect(foldedName('Иван')).toBe('иван');
  });
});

it('a postal code is its first five digits', () => {
  expect(['97154', '97154-1234', '971541234', ' 97154 '].map(normalizedZip)).toEqual(Array(4).fill('97154'));
  expect([normalizedZip('K1A 0B1'), normalizedZip('1234'), normalizedZip('')]).toEqual([
    'k1a0b1',
    undefined,
    undefined,
  ]);
});

it('an address and a VIN are the same in any case', () => {
  expect(normalizedEmail(' Ada@Example.COM ')).toBe('ada@example.com');
  expect(normalizedEmail('nobody')).toBeUndefined();
  expect(normalizedVin('1hg cm826-33a486252')).toBe('1HGCM82633A486252');
  expect(normalizedVin('%')).toBeUndefined();
});

it('values of few possibilities are one term with a name', () => {
  expect(searchTerm('LAST_NAME_AND_SSN_END', 'Doe', '5402')).toEqual(['LAST_NAME_AND_SSN_END', 'doe', '5402']);
  expect(searchTerm('LAST_NAME_AND_SSN_END', '', '5402')).toBeUndefined();
  expect(searchTerm('NAME_AND_BIRTH_DATE', 'Ada', 'Doe', '1994-02-30')).toBeUndefined();
});

it('an application is found by what is there, each once', () => {
  const personal = {
    Request: {
      ApplicantInfo: {
        ApplicantFirstName: 'Ada',
        ApplicantLastName: 'Doe',
        HomePhone: '5557861564',
        EmploymentWorkPhone: '555-786-1564',
        ApplicantEmail: '',
        ApplicantZip: '97154',
      },
    },
  };
  const identity = { Request: { ApplicantInfo: { ApplicantSSN: '000-00-0000', ApplicantDOB: '19940518' } } };
  expect(termsOfApplication({ personal, identity })).toEqual([
    ['PHONE', '+15557861564'],
    ['NAME_AND_BIRTH_DATE', 'ada', 'doe', '1994-05-18'],
    ['NAME_AND_ZIP', 'ada', 'doe', '97154'],
  ]);
  expect(termsOfApplication({ personal: null, identity: undefined })).toEqual([]);
});
