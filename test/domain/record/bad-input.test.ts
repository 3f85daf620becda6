import { describe, expect, it } from 'vitest';
import { readReferences } from '../../../src/domain/loan/references.js';
import { splitAssessment, splitRecord } from '../../../src/domain/record/split-and-join.js';
import { faultsOf, sampleEnvelope, type Envelope, type Loose } from './sample.js';

const DIGITS = 'must be digits, with thousands separators only in their places';
const DAY = 'must be a valid date, YYYY-MM-DD';
const UNSTORABLE = 'contains a NUL character or an unpaired surrogate';
const NO_ID = 'must be an ID or address: 1 to 100 letters, digits and ._:@#=+~-, and not a personal number';
const RESERVED = 'is a reserved name, which no member may have';
const first = (list: unknown, index = 0): Loose => (list as Loose[])[index]!;
const autoLoan = ({ data }: Envelope): Loose => (data.loanDetails.metadata as Record<string, Loose>).AutoLoan!;

const CASES: [what: string, spoil: (envelope: Envelope) => void, path: string, reason: string][] = [
  ['an unknown envelope member', (e) => (e.extra = 1), 'extra', 'unknown field'],
  ['no loan id', (e) => delete e.loanId, 'loanId', 'missing'],
  ['a numeric loan id', (e) => (e.loanId = 7), 'loanId', 'must be a string'],
  ['an empty loan id', (e) => (e.loanId = ''), 'loanId', NO_ID],
  ['an endless loan id', (e) => (e.loanId = 'a'.repeat(101)), 'loanId', NO_ID],
  ['a message that is no text', (e) => (e.message = {}), 'message', 'must be a string'],
  ['no data', (e) => delete (e as Loose).data, 'data', 'missing'],
  ['data that is a list', (e) => ((e as Loose).data = []), 'data', 'must be an object'],
  ['a missing part', ({ data }) => delete (data as Loose).Response, 'data.Response', 'missing'],
  [
    'a part that is null',
    ({ data }) => ((data as Loose).Underwriting = null),
    'data.Underwriting',
    'must be an object',
  ],
  ['an unknown part', ({ data }) => ((data as Loose).Servicing = {}), 'data.Servicing', 'unknown field'],
  ['a missing sub-object', ({ data }) => delete data.Request.DealerInfo, 'data.Request.DealerInfo', 'missing'],
  [
    'no bureau attributes',
    ({ data }) => delete data.Underwriting.PrimaryCreditInfo,
    'data.Underwriting.PrimaryCreditInfo',
    'missing',
  ],
  ['no loan terms', ({ data }) => delete data.Response.LoanTerms, 'data.Response.LoanTerms', 'missing'],
  ['no metadata', ({ data }) => (data.loanDetails.metadata = {}), 'data.loanDetails.metadata.AutoLoan', 'missing'],
  [
    'an unknown field that cannot be stored, deep inside',
    ({ data }) => (first(data.Underwriting.UnderwritingInfo, 59).Extra = 'a\0b'),
    'data.Underwriting.UnderwritingInfo[59].Extra',
    'contains a NUL character or an unpaired surrogate',
  ],
  [
    'a member name that reads like data',
    ({ data }) => (data.Request.ApplicantInfo!['932-23-5402'] = '\0'),
    'data.Request.ApplicantInfo.?',
    'contains a NUL character or an unpaired surrogate',
  ],
  [
    'a number for an amount',
    ({ data }) => (data.loanDetails.loanAmount = 5),
    'data.loanDetails.loanAmount',
    'must be a string',
  ],
  [
    'letters in an amount',
    ({ data }) => (data.loanDetails.loanAmount = '12,34x'),
    'data.loanDetails.loanAmount',
    DIGITS,
  ],
  [
    'a misplaced separator',
    ({ data }) => (data.loanDetails.loanAmount = '1,23.45'),
    'data.loanDetails.loanAmount',
    DIGITS,
  ],
  [
    'half the separators',
    ({ data }) => (data.loanDetails.loanAmount = '1234,567'),
    'data.loanDetails.loanAmount',
    DIGITS,
  ],
  ['a padded amount', ({ data }) => (data.loanDetails.loanAmount = ' 5'), 'data.loanDetails.loanAmount', DIGITS],
  ['an exponent', ({ data }) => (data.loanDetails.apr = '1e-2'), 'data.loanDetails.apr', DIGITS],
  [
    'more digits than a column holds',
    ({ data }) => (data.loanDetails.collateralAmount = '1'.repeat(17)),
    'data.loanDetails.collateralAmount',
    'has more than 16 digits before the point',
  ],
  [
    'words in a fee that every caller sees',
    ({ data }) => (data.loanDetails.lateFee = '5% of what Ada Lovelace owes'),
    'data.loanDetails.lateFee',
    'must be an amount or a percentage, such as 25.00 or 5%',
  ],
  [
    'more decimals than a column holds',
    ({ data }) => (data.loanDetails.collateralAmount = '0.123456789'),
    'data.loanDetails.collateralAmount',
    'has more than 2 decimals',
  ],
  [
    'a count with decimals',
    ({ data }) => (data.loanDetails.term = '60.5'),
    'data.loanDetails.term',
    'must be a whole number from 0 to 2147483647',
  ],
  [
    'a negative count',
    (e) => (autoLoan(e).currentDpd = '-1'),
    'data.loanDetails.metadata.AutoLoan.currentDpd',
    'must be a whole number from 0 to 2147483647',
  ],
  [
    'an instant after 9999',
    ({ data }) => (data.loanDetails.createdAt = '253,402,300,800,000'),
    'data.loanDetails.createdAt',
    'must be a whole number from 0 to 253402300799999',
  ],
  [
    'a date that never was',
    ({ data }) => (data.loanDetails.maturityDate = '2026-02-30'),
    'data.loanDetails.maturityDate',
    DAY,
  ],
  [
    'a date in another order',
    ({ data }) => (data.loanDetails.maturityDate = '14/06/2029'),
    'data.loanDetails.maturityDate',
    DAY,
  ],
  ['a bad sealed figure', (e) => (autoLoan(e).pti = 'much'), 'data.loanDetails.metadata.AutoLoan.pti', DIGITS],
  [
    'an unknown enum value',
    ({ data }) => (data.loanDetails.interestRateType = 'FIXED'),
    'data.loanDetails.interestRateType',
    'must be one of: Fixed, Floating',
  ],
  [
    'an unknown payment status',
    (e) => (autoLoan(e).paymentStatus = 'on time'),
    'data.loanDetails.metadata.AutoLoan.paymentStatus',
    'must be one of: On Time, Grace, 1-29 Days Late, 30-59 Days Late, 60-89 Days Late, 90-119 Days Late, ' +
      '120+ Days Late, Charged Off, Paid Off',
  ],
  ['no borrower', ({ data }) => (data.loanDetails.borrowerId = ''), 'data.loanDetails.borrowerId', 'missing'],
  [
    'no balance',
    ({ data }) => delete data.loanDetails.remainingBalance,
    'data.loanDetails.remainingBalance',
    'is required on a funded loan',
  ],
  [
    'a macro-economic text',
    ({ data }) => ((data.loanDetails.macroEconomicFeatures as Loose).cpi = '267'),
    'data.loanDetails.macroEconomicFeatures.cpi',
    'must be a number',
  ],
  [
    'payments that are no list',
    ({ data }) => (data.loanDetails.loanPayments = {}),
    'data.loanDetails.loanPayments',
    'must be a list',
  ],
  [
    'a payment that is a text',
    ({ data }) => (data.loanDetails.loanPayments = ['x']),
    'data.loanDetails.loanPayments[0]',
    'must be an object',
  ],
  [
    'a payment with NUL in a name',
    ({ data }) => (data.loanDetails.loanPayments = [{ a: { 'b\0': 1 } }]),
    'data.loanDetails.loanPayments[0].a.?',
    UNSTORABLE,
  ],
  [
    'a number for a name',
    ({ data }) => (data.Request.ApplicantInfo!.ApplicantFirstName = 1),
    'data.Request.ApplicantInfo.ApplicantFirstName',
    'must be a string',
  ],
  [
    'a text for a number',
    ({ data }) => (data.Response.CreditScorePrimary = '793'),
    'data.Response.CreditScorePrimary',
    'must be a number',
  ],
  [
    'a number beyond all bounds',
    ({ data }) => (data.Response.CreditScorePrimary = 1 / 0),
    'data.Response.CreditScorePrimary',
    'is out of range',
  ],
  [
    'a list for a scalar',
    ({ data }) => (first(data.Response.LoanTerms).Participation = []),
    'data.Response.LoanTerms[0].Participation',
    'must be a string or a number',
  ],
  [
    'a stipulation that is a number',
    ({ data }) => (data.Response.Stipulations = ['a', 2]),
    'data.Response.Stipulations[1]',
    'must be a string',
  ],
  [
    'loan terms that are an object',
    ({ data }) => (data.Response.LoanTerms = {}),
    'data.Response.LoanTerms',
    'must be a list',
  ],
  [
    'a deal that is null',
    ({ data }) => ((data.Underwriting.DealTermsInfo as unknown[])[3] = null),
    'data.Underwriting.DealTermsInfo[3]',
    'must be an object',
  ],
  [
    'an underwriting entry too few',
    ({ data }) => (data.Underwriting.UnderwritingInfo as unknown[]).pop(),
    'data.Underwriting.UnderwritingInfo',
    'must have one item per DealTermsInfo item: 59 for 60',
  ],
  [
    'a numeric bureau attribute',
    ({ data }) => ((data.Underwriting.PrimaryCreditInfo as Loose).AGG100 = 5),
    'data.Underwriting.PrimaryCreditInfo.AGG100',
    'must be a string',
  ],
  [
    'bureau attributes that are null',
    ({ data }) => (data.Underwriting.PrimaryCreditInfo = null),
    'data.Underwriting.PrimaryCreditInfo',
    'must be an object',
  ],
  [
    'an endless table',
    ({ data }) => (data.Underwriting.PrimaryCreditBureauTradeLines = 'a,b\n'.repeat(250_001)),
    'data.Underwriting.PrimaryCreditBureauTradeLines',
    'must have at most 1000000 characters',
  ],
  [
    'base64 with a line end',
    ({ data }) => (data.Underwriting.PrimaryCreditBureauPDF = 'JVBERi0x\n'),
    'data.Underwriting.PrimaryCreditBureauPDF',
    'must be canonical base64',
  ],
  [
    'base64 without padding',
    ({ data }) => (data.Underwriting.PrimaryCreditBureauPDF = 'JVBERi0xLg'),
    'data.Underwriting.PrimaryCreditBureauPDF',
    'must be canonical base64',
  ],
  [
    'a document that is no PDF',
    ({ data }) => (data.Underwriting.CoApplicantCreditBureauPDF = 'aGVsbG8gd29ybGQ='),
    'data.Underwriting.CoApplicantCreditBureauPDF',
    'must be a PDF',
  ],
  [
    'NUL in cash flows',
    ({ data }) => (data.Underwriting.CashflowsCsv = 'a\0'),
    'data.Underwriting.CashflowsCsv',
    UNSTORABLE,
  ],
  [
    'half a surrogate pair',
    ({ data }) => (data.Request.DealerInfo!.DealerName = 'x\ud83d'),
    'data.Request.DealerInfo.DealerName',
    UNSTORABLE,
  ],
];

describe('a bad record is refused with the path and the reason:', () => {
  it.each(CASES)('%s', (_, spoil, path, reason) => {
    expect(faultsOf(spoil)).toEqual([{ path, reason }]);
  });

  it.each([[undefined], [null], ['text'], [7], [[]]])('an envelope that is %j', (envelope) => {
    expect(splitRecord(envelope)).toEqual({ ok: false, faults: [{ path: '', reason: 'must be an object' }] });
  });

  it('opaque values without end', () => {
    let nest: unknown = 'x';
    for (let depth = 0; depth < 40; depth += 1) nest = [nest];
    expect(faultsOf(({ data }) => (data.Response.Comments = [nest]))).toEqual([
      { path: `data.Response.Comments[0]${'[0]'.repeat(33)}`, reason: 'is nested too deeply' },
    ]);
  });
});

/** What neither edge takes of an id: line breaks, paths, HTML, texts of several words. */
const NO_IDS = [
  'a b',
  'a ',
  'a\nb',
  'a\r',
  '../a',
  '..',
  'a/b',
  'a\\b',
  '<b>a</b>',
  '&lt;',
  "a'b",
  'a"b',
  'ä',
  '123-45-6789',
];
const ID_FIELDS = [
  'applicationId',
  'borrowerId',
  'lenderId',
  'initialLender',
  'primaryServicerId',
  'secondaryServicerId',
  'loanServicer',
];

describe('an id that both edges refuse is refused', () => {
  it.each(NO_IDS)('as the id of a loan: %j', (id) => {
    expect(faultsOf((envelope) => (envelope.loanId = id))).toEqual([{ path: 'loanId', reason: NO_ID }]);
  });

  it.each(ID_FIELDS)('in %s', (name) => {
    for (const id of NO_IDS) {
      const faults = faultsOf(({ data }) => (data.loanDetails[name] = id));
      expect(faults).toEqual([{ path: `data.loanDetails.${name}`, reason: NO_ID }]);
    }
  });

  it('and both edges refuse it by the same function', () => {
    for (const id of NO_IDS) {
      expect(readReferences({ initialLender: id, loanServicer: id })).toMatchObject({
        ok: false,
        refusal: { faults: [{ field: 'initialLender', reason: NO_ID }, { field: 'loanServicer' }] },
      });
    }
  });
});

/** Every place of a value, with a function that replaces it. */
function* places(value: unknown, path: string): Generator<[path: string, put: (other: unknown) => void]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`;
    if (typeof inner === 'object' && inner !== null) yield* places(inner, at);
    else yield [at, (other) => Object.assign(value, { [name]: other })];
  }
}

function* objects(value: unknown, path: string): Generator<[path: string, members: Loose]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Loose];
  for (const [name, inner] of Object.entries(value))
    yield* objects(inner, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
}

/** The sample with a value in each of its members, and with unknown members. */
function fullEnvelope(): Envelope {
  const envelope = sampleEnvelope();
  envelope.data.loanDetails.loanPayments = [{ note: 'a', deep: [{ note: 'b' }] }];
  envelope.data.Response.Comments = ['a', { by: 'b', deep: ['c'] }];
  envelope.data.Request.ApplicantInfo!.Nickname = { deep: ['d'] };
  return envelope;
}

describe('what no database holds is refused, wherever it is', () => {
  it.each(['a\0b', 'half \ud83d a pair'])('%j', (text) => {
    const paths = [...places(fullEnvelope().data, 'data')].map(([path]) => path);
    expect(paths.length).toBeGreaterThan(700);
    // One of many deals and attributes is like the others.
    for (const path of paths.filter((one) => !/\[(?!0\])\d+\]|PrimaryCreditInfo\.(?!AT01$)/.test(one))) {
      const envelope = fullEnvelope();
      for (const [at, put] of places(envelope.data, 'data')) if (at === path) put(text);
      const split = splitRecord(envelope);
      expect([path, split.ok || split.faults[0]?.path]).toEqual([path, path]);
    }
  });
});

describe('a member name that every object has is refused', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('%s, wherever it is', (name) => {
    for (const [path] of objects(fullEnvelope().data, 'data')) {
      if (/\[(?!0\])\d+\]/.test(path)) continue;
      const envelope = fullEnvelope();
      for (const [at, members] of objects(envelope.data, 'data'))
        if (at === path) Object.defineProperty(members, name, { value: 'x', enumerable: true });
      const split = splitRecord(envelope);
      expect([path, split.ok || split.faults]).toEqual([path, [{ path: `${path}.${name}`, reason: RESERVED }]]);
    }
  });

  it('at the edges too', () => {
    const { Response, Underwriting } = sampleEnvelope().data;
    const attributes = JSON.parse('{"__proto__":"1","constructor":"2"}') as Loose;
    const split = splitAssessment({ Response, Underwriting: { ...Underwriting, PrimaryCreditInfo: attributes } }, '');
    expect(split).toEqual({
      ok: false,
      faults: [
        { path: 'Underwriting.PrimaryCreditInfo.__proto__', reason: RESERVED },
        { path: 'Underwriting.PrimaryCreditInfo.constructor', reason: RESERVED },
      ],
    });
  });
});

describe('faults', () => {
  it('are reported together, in the order of the record, and at most twenty', () => {
    const faults = faultsOf(({ data }) => {
      data.loanDetails.principalAmount = 'x';
      data.loanDetails.term = 'y';
      data.Underwriting.PrimaryCreditInfo = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`A${i}`, i]));
    });
    expect(faults).toHaveLength(20);
    expect(faults.slice(0, 2).map(({ path }) => path)).toEqual([
      'data.loanDetails.principalAmount',
      'data.loanDetails.term',
    ]);
  });

  it('never repeat a value', () => {
    const secret = 'S3CRET';
    const spoil = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(spoil);
      if (typeof value !== 'object' || value === null)
        return typeof value === 'number' ? secret : { [secret + '!']: secret };
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoil(inner)]));
    };
    expect(JSON.stringify(splitRecord({ loanId: [secret], data: spoil(sampleEnvelope().data) }))).not.toContain(secret);
  });

  it('are not raised for what a loan does not need before it is funded', () => {
    expect(
      faultsOf(({ data }) => {
        Object.assign(data.loanDetails, {
          loanStatus: 'Approved',
          originationDate: '',
          remainingBalance: '',
          term: '',
        });
      }),
    ).toEqual([]);
  });
});
