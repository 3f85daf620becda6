import { sampleEnvelope, type Envelope, type Loose } from '../domain/record/sample.js';

const PDF = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`).toString('base64');

type Change = (data: Envelope['data']) => void;

/** Replaces every value of an object that `choose` has an answer for. */
const each = (members: Loose, choose: (value: unknown) => unknown): void => {
  for (const [name, value] of Object.entries(members)) members[name] = choose(value);
};

const texts = (data: Envelope['data'], text: string): void => {
  for (const part of Object.values(data.Request)) {
    each(part, (value) => (typeof value === 'string' || value === null ? text : value));
  }
  each(data.Response, (value) => (typeof value === 'string' ? text : value));
};

/** Records that are awkward to keep as they are, each a copy of the specification's sample with one change. */
export const RECORD_VARIANTS: Readonly<Record<string, Change>> = {
  'the sample': () => undefined,
  'a late fee in percent': (data) => {
    data.loanDetails.lateFee = '5%';
  },
  'a late fee in words': (data) => {
    data.loanDetails.lateFee = 'greater of 5% and $10';
  },
  'nulls wherever a value may be': (data) => {
    for (const part of Object.values(data.Request)) each(part, () => null);
    each(data.Response, (value) => (Array.isArray(value) ? value : null));
    for (const name of ['CashflowsCsv', 'PrimaryCreditBureauPDF', 'PrimaryCreditBureauTradeLines'])
      data.Underwriting[name] = null;
  },
  'empty strings': (data) => {
    texts(data, '');
    for (const name of ['CashflowsCsv', 'PrimaryCreditBureauPDF', 'PrimaryCreditBureauTradeLines'])
      data.Underwriting[name] = '';
    data.Underwriting.PrimaryCreditInfo = {};
  },
  'leading zeros and blanks': (data) => {
    texts(data, '  007 ');
    each(data.Underwriting.PrimaryCreditInfo as Loose, () => ' 000');
  },
  'line ends, quotes and separators in CSV': (data) => {
    data.Underwriting.CashflowsCsv = 'Type,Date\r\n"Pro""jected","2024-01-01\r\n"\r\n\r\n,,\n';
    data.Underwriting.PrimaryCreditBureauTradeLines = 'subscriber,account_type\r\n"A, ""B"" & Co","R"\r\n';
  },
  'accents, scripts and emoji': (data) => {
    texts(data, 'Žofie Müller-O’Brien 山田 🚗 \u202e');
    data.Underwriting.PrimaryCreditBureauTradeLines = 'subscriber\nCrédit Agricole 🚗\n';
    data.Underwriting.CashflowsCsv = 'Type\nPrévu\n';
  },
  'cash flows of newlines alone': (data) => {
    data.Underwriting.CashflowsCsv = '\n\r\n \n';
  },
  'cash flows with CRLF that end in a bare newline': (data) => {
    data.Underwriting.CashflowsCsv = 'Type,Month\r\nActual,1\r\nActual,2\r\n\n';
  },
  'numbers of every size': (data) => {
    data.Request.ApplicantInfo!.MonthlyGross = 1e-7;
    data.Response.CreditScorePrimary = 123456789012345.67;
    const [first, second] = data.Response.LoanTerms as Loose[];
    Object.assign(first!, { Payment: 0.1, Rate: 1e21, Participation: 5 });
    Object.assign(second!, { Payment: -0.30000000000000004, Participation: '5' });
  },
  'absent members': (data) => {
    for (const name of Object.keys(data.Request)) data.Request[name] = {};
    data.Response = { LoanTerms: [{}], Stipulations: [] };
    data.Underwriting = { DealTermsInfo: [{}, {}], UnderwritingInfo: [{}, {}], PrimaryCreditInfo: {} };
  },
  'a co-applicant': (data) => {
    data.Request.CoApplicantInfo = { CoApplicantSSN: '000-12-3456' };
    data.Response.CreditScoreCoapplicant = 701;
    data.Underwriting.CoApplicantCreditBureauPDF = PDF('co-applicant');
    data.Underwriting.CoApplicantCreditBureauTradeLines = 'subscriber\r\nBank of the co-applicant\r\n';
    data.loanDetails.coApplicantCreditVision = 'thin file';
  },
  'no assessment yet': (data) => {
    data.loanDetails.loanStatus = 'InUnderwriting';
    data.Response = {};
    data.Underwriting = {};
  },
  'a response and no underwriting': (data) => {
    data.Underwriting = {};
  },
  'comments and payments of any shape': (data) => {
    data.Response.Comments = ['text', null, 7, { by: 'me', nested: [{ at: '2024-01-01' }, []] }];
    data.loanDetails.loanPayments = [{ amount: '1,000.00', note: null }, {}];
  },
  'bureau attributes with the names of object members': (data) => {
    data.Underwriting.PrimaryCreditInfo = JSON.parse(
      '{"toString":"3","valueOf":"1","":"4","AT 01":"5","ü":"6"}',
    ) as Loose;
  },
};

/** The variant as an import line; each has a borrower of its own. */
export function variant(name: string): Envelope {
  const envelope = sampleEnvelope();
  const place = Object.keys(RECORD_VARIANTS).indexOf(name);
  RECORD_VARIANTS[name]!(envelope.data);
  envelope.data.loanDetails.borrowerId = `BR-VARIANT-${place}`;
  return { ...envelope, loanId: `LN-VARIANT-${place}` };
}

const FIGURE = /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;

/** loanDetails by its figures: `1,000` and `1000.00` are the same, and so are absent, null and empty. */
export function figuresOf(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value === 'string' && FIGURE.test(value)) return Number(value.replaceAll(',', ''));
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, figuresOf(inner)]));
}
