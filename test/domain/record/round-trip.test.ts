import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameFault } from '../../../src/domain/input-check.js';
import { FIELD_MAP } from '../../../src/domain/record/field-map.js';
import { joinRecord, publicRecord } from '../../../src/domain/record/split-and-join.js';
import type { JsonObject } from '../../../src/domain/record/json.js';
import { partsOf, sampleEnvelope, throughJson, type Envelope, type Loose } from './sample.js';

const roundTrip = (envelope: unknown): Envelope['data'] => {
  const { documents, ...rest } = partsOf(envelope);
  return throughJson(joinRecord({ ...throughJson(rest), documents })) as unknown as Envelope['data'];
};

const figure = (value: unknown): unknown =>
  typeof value === 'string' && /^-?[\d,]+(\.\d+)?$/.test(value) ? Number(value.replaceAll(',', '')) : value;

const figures = (value: Loose): Loose =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? figures(inner as Loose) : figure(inner),
    ]),
  );

describe('members that the field map does not know', () => {
  /** As another version of the service may send them: in every part, in an element of a list, under awkward names. */
  function withMore(): Envelope {
    const envelope = sampleEnvelope();
    const { loanDetails, Request, Response, Underwriting } = envelope.data;
    loanDetails.servicingNotes = [{ at: '2026-01-01', text: 'called' }];
    (loanDetails.metadata as Loose).BoatLoan = { length: '12' };
    Request.ApplicantInfo!.ApplicantNickname = 'Countess';
    Object.assign(Request, { toString: { of: 'an object' } });
    Response.Model = { version: 3, weights: [0.25, null, false] };
    (Underwriting.DealTermsInfo as Loose[])[7]!.TermsNote = 'as agreed';
    Underwriting.Extra = '';
    return envelope;
  }

  it('come back unchanged, where they were', () => {
    const { data } = withMore();
    const back = roundTrip(withMore());
    expect(back.Request).toEqual(data.Request);
    expect(back.Response).toEqual(data.Response);
    expect(back.Underwriting).toEqual(data.Underwriting);
    expect(back.loanDetails.servicingNotes).toEqual(data.loanDetails.servicingNotes);
    expect(back.loanDetails.metadata).toMatchObject({ BoatLoan: { length: '12' } });
  });

  it('are held with the most personal part alone, and are no part of the public record', () => {
    const { excerpts, loan } = partsOf(withMore());
    const { 'application.identity': identity, ...others } = excerpts;
    expect(JSON.stringify(identity)).toContain('Countess');
    expect(JSON.stringify({ others, loan, shown: publicRecord({ loan, excerpts }) })).not.toMatch(
      /Countess|called|as agreed|weights|BoatLoan/,
    );
  });

  it('go with their borrower', () => {
    const { excerpts, ...parts } = partsOf(withMore());
    const erased = joinRecord({ ...parts, excerpts: { ...excerpts, 'application.identity': null } });
    expect(JSON.stringify(erased)).not.toMatch(/Countess|servicingNotes|TermsNote/);
  });
});

describe('the sample record', () => {
  it('comes back with the same Request, Response and Underwriting', () => {
    const { Request, Response, Underwriting } = sampleEnvelope().data;
    expect(roundTrip(sampleEnvelope())).toMatchObject({ Request, Response, Underwriting });
    expect(roundTrip(sampleEnvelope()).Underwriting).toEqual(Underwriting);
    expect(roundTrip(sampleEnvelope()).Request).toEqual(Request);
    expect(roundTrip(sampleEnvelope()).Response).toEqual(Response);
  });

  it('comes back with every figure of loanDetails', () => {
    expect(figures(roundTrip(sampleEnvelope()).loanDetails)).toEqual(figures(sampleEnvelope().data.loanDetails));
  });

  it('keeps the order of the specification', () => {
    const { data } = sampleEnvelope();
    expect(Object.keys(roundTrip(sampleEnvelope()).loanDetails)).toEqual(Object.keys(data.loanDetails));
    expect(JSON.stringify(roundTrip(sampleEnvelope()).Request)).toEqual(JSON.stringify(data.Request));
    expect(JSON.stringify(roundTrip(sampleEnvelope()).Underwriting)).toEqual(JSON.stringify(data.Underwriting));
  });

  it('is stable: a record that was written reads and writes the same to the byte', () => {
    const once = roundTrip(sampleEnvelope());
    expect(JSON.stringify(roundTrip({ loanId: 'L', data: once }))).toBe(JSON.stringify(once));
  });

  it('writes the value conventions of loanDetails', () => {
    expect(roundTrip(sampleEnvelope()).loanDetails).toMatchObject({
      principalAmount: '22,617.61',
      delinquentAmount: '0.00',
      startBlock: '16,826,024',
      createdAt: '1,718,329,823,153',
      apr: '0.1096',
      interestRate: '10.66',
      indexRate: '',
      nextPaymentDate: '',
      loanStatus: 'ClosedEarly',
      macroEconomicFeatures: { unemployment: 4.9, cpi: 267, fedRate: 0.81 },
      loanPayments: [],
      metadata: { AutoLoan: { paymentStatus: 'On Time', originalTerm: '60' } },
    });
  });
});

describe('what is not there', () => {
  it('stays absent, null or empty', () => {
    const envelope = sampleEnvelope();
    const { Request, Response, Underwriting } = envelope.data;
    delete Request.ApplicantInfo!.UnitNumber;
    Request.CoApplicantInfo = {};
    Response.Comments = null;
    delete Response.Stipulations;
    (Response.LoanTerms as Loose[])[2] = {};
    (Underwriting.DealTermsInfo as Loose[])[7] = { TermsDTI: null };
    Underwriting.CashflowsCsv = null;
    Underwriting.PrimaryCreditBureauPDF = '';
    delete Underwriting.CoApplicantCreditBureauPDF;
    Underwriting.PrimaryCreditBureauTradeLines = null;
    Underwriting.PrimaryCreditInfo = {};
    const joined = roundTrip(envelope);
    expect(joined.Request).toEqual(Request);
    expect(joined.Response).toEqual(Response);
    expect(joined.Underwriting).toEqual(Underwriting);
  });

  it('may be a whole assessment', () => {
    const envelope = sampleEnvelope();
    envelope.data.loanDetails.loanStatus = 'Created';
    envelope.data.Response = {};
    envelope.data.Underwriting = {};
    expect(roundTrip(envelope)).toMatchObject({ Response: {}, Underwriting: {} });
    expect(roundTrip(envelope).Underwriting).toEqual({});
  });

  it('is an empty string in loanDetails', () => {
    const envelope = sampleEnvelope();
    const { loanDetails } = envelope.data;
    delete loanDetails.grade;
    loanDetails.borrower = null;
    delete loanDetails.applicantCreditVision;
    loanDetails.loanPayments = null;
    loanDetails.macroEconomicFeatures = { cpi: null };
    expect(roundTrip(envelope).loanDetails).toMatchObject({
      grade: '',
      borrower: '',
      applicantCreditVision: '',
      loanPayments: [],
      macroEconomicFeatures: { unemployment: null, cpi: null, fedRate: null },
    });
  });

  it('may be everything but the four members, for a loan of which only columns are stored', () => {
    const { loan } = partsOf(sampleEnvelope());
    const joined = joinRecord({ loan, excerpts: { 'risk.bureau': null } });
    expect(Object.keys(joined)).toEqual(['loanDetails', 'Request', 'Response', 'Underwriting']);
    expect(joined.Request).toEqual({});
    expect(joined.loanDetails.borrower).toBe('');
  });
});

const awkward = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '007',
    ' x ',
    '"',
    '""',
    'a,"b"\r\n',
    'Zoë Ñúñez',
    '\t',
    '\u2028',
    '__proto__',
    "'; --",
    '1e5',
  ),
);

const setEverywhere = (value: unknown, text: string | null): unknown => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((element) => setEverywhere(element, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, setEverywhere(inner, text)]));
};

describe('any text', () => {
  it('comes back to the byte from every member of Request, Response and Underwriting', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const envelope = sampleEnvelope();
        const { Request, Response, Underwriting } = envelope.data;
        envelope.data.Request = setEverywhere(Request, text) as Envelope['data']['Request'];
        envelope.data.Response = setEverywhere(Response, text) as Loose;
        const { PrimaryCreditBureauPDF, CoApplicantCreditBureauPDF, ...rest } = Underwriting;
        const texts = setEverywhere(rest, text) as Loose;
        envelope.data.Underwriting = { ...texts, PrimaryCreditBureauPDF, CoApplicantCreditBureauPDF };
        const { Request: request, Response: response, Underwriting: underwriting } = envelope.data;
        const joined = roundTrip(envelope);
        expect(joined).toMatchObject({ Request: request, Response: response });
        expect(joined.Underwriting).toEqual(underwriting);
      }),
      { numRuns: 30 },
    );
  });

  it('comes back from the text fields of loanDetails', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const envelope = sampleEnvelope();
        const names = ['grade', 'borrower', 'lendingDecisionReason', 'coApplicantCreditVision'];
        for (const name of names) envelope.data.loanDetails[name] = text;
        const { loanDetails } = roundTrip(envelope);
        for (const name of names) expect(loanDetails[name]).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  it('may be a bureau attribute of any name', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          awkward.filter((name) => nameFault(name) === undefined),
          awkward,
        ),
        (attributes) => {
          const envelope = sampleEnvelope();
          envelope.data.Underwriting.PrimaryCreditInfo = throughJson(attributes);
          expect(roundTrip(envelope).Underwriting.PrimaryCreditInfo).toEqual(throughJson(attributes));
        },
      ),
      { numRuns: 30 },
    );
    const envelope = sampleEnvelope();
    envelope.data.Underwriting.PrimaryCreditInfo = { toString: 'a', hasOwnProperty: 'b' };
    expect(JSON.stringify(roundTrip(envelope).Underwriting.PrimaryCreditInfo)).toBe(
      '{"toString":"a","hasOwnProperty":"b"}',
    );
  });
});

describe('any figure', () => {
  const AMOUNTS = FIELD_MAP.filter(({ kind, path }) => kind === 'amount' && /^loanDetails\.\w+$/.test(path));

  it('comes back exactly', () => {
    const digits = fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }), fc.nat({ max: 99_999_999 }));
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 2 }), ([minus, whole, fraction], scale) => {
        const decimals = String(fraction).padStart(8, '0').slice(0, scale);
        const written = `${minus ? '-' : ''}${whole}${scale === 0 ? '' : `.${decimals}`}`;
        const envelope = sampleEnvelope();
        for (const { path } of AMOUNTS) envelope.data.loanDetails[path.slice('loanDetails.'.length)] = written;
        const { loanDetails } = roundTrip(envelope);
        const trimmed = decimals.replace(/0+$/, '').padEnd(2, '0');
        const sign = minus && (whole > 0n || Number(decimals) > 0) ? '-' : '';
        for (const { path } of AMOUNTS) {
          expect(loanDetails[path.slice('loanDetails.'.length)]).toBe(
            `${sign}${whole.toLocaleString('en-US')}.${trimmed}`,
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is the same number for every macro-economic feature with up to 18 decimals', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        const envelope = sampleEnvelope();
        const rounded = Number(value.toFixed(9));
        envelope.data.loanDetails.macroEconomicFeatures = { unemployment: rounded, cpi: rounded, fedRate: rounded };
        const { cpi } = roundTrip(envelope).loanDetails.macroEconomicFeatures as JsonObject;
        expect(cpi === rounded).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('stays a JSON number in Request and Response', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const envelope = sampleEnvelope();
        envelope.data.Request.ApplicantInfo!.MonthlyGross = value;
        envelope.data.Response.CreditScorePrimary = value;
        const { Request, Response } = roundTrip(envelope);
        expect(Request.ApplicantInfo!.MonthlyGross === value && Response.CreditScorePrimary === value).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
