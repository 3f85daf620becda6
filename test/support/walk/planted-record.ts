import { CASHFLOW_COLUMNS, type CsvColumn, TRADE_LINE_COLUMNS } from '../../../src/domain/record/csv-rows.js';
import { STAFF_TEXT, type Field } from '../../../src/domain/record/field.js';
import { FIELD_MAP } from '../../../src/domain/record/field-map.js';
import { all, type Access } from '../../../src/features/access.js';
import { sampleEnvelope, type Envelope } from '../../domain/record/sample.js';

/** A text that identifies one value, and the classes that see that value. */
export interface Needle {
  readonly of: string;
  readonly text: string;
  readonly access: Access;
}

export interface PlantedRecord {
  readonly envelope: Envelope;
  readonly loanId: string;
  readonly borrowerId: string;
  readonly ssn: string;
  readonly needles: readonly Needle[];
}

const DAY = 86_400_000;

/** Nine digits that nothing else has: as a number, inside a text, as an SSN. */
const digits = (number: number) => String(731_000_000 + number * 1_009);
const word = (number: number) => `zq${digits(number)}qz`;
const day = (number: number) => new Date(number * DAY + 365 * DAY).toISOString().slice(0, 10);

/** A value of its kind that is found again, and how it looks once it left; undefined where a kind has too few values. */
function plant(
  { kind, path }: Pick<Field, 'kind' | 'path'>,
  number: number,
): { value: unknown; text: string } | undefined {
  const asText = { value: word(number), text: word(number) };
  switch (kind) {
    case 'text':
    case 'reason':
      return path.endsWith('SSN') ? { value: digits(number), text: digits(number) } : asText;
    case 'scalar':
      return asText;
    case 'texts':
    case 'opaqueList':
      return { value: [word(number)], text: word(number) };
    case 'payments':
      return { value: [{ note: word(number) }], text: word(number) };
    case 'attributes':
      return { value: { CreditScore: word(number), AT01S: word(number) }, text: word(number) };
    case 'fee':
    case 'amount':
    case 'rate':
    case 'fraction':
    case 'blockNumber':
    case 'count':
      return { value: digits(number), text: digits(number) };
    case 'number':
    case 'amountNumber':
    case 'rateNumber':
    case 'fractionNumber':
    case 'countNumber':
      return { value: Number(digits(number)), text: digits(number) };
    case 'date':
      return { value: day(number), text: day(number) };
    case 'digitsDate':
      return { value: day(number).replaceAll('-', ''), text: day(number) };
    case 'timestamp':
      return { value: `${day(number)} 01:02:03`, text: day(number) };
    case 'pdf': {
      const content = Buffer.from(`%PDF-1.4 ${word(number)} `.repeat(8)).toString('base64');
      return { value: content, text: content };
    }
    default:
      return undefined;
  }
}

/** One row with a value of its own in each column, and an unknown column. */
function csv(
  columns: readonly CsvColumn[],
  start: number,
  of: string,
  access: Access,
  unknown: Access,
): { text: string; needles: Needle[] } {
  const cells = columns.map(([, kind, name], index) => {
    // What a row is said to be is one of a few words, or sealed.
    if (name === 'type') return { name, value: 'Projected', text: undefined };
    const planted = plant({ kind, path: name }, start + index);
    return { name, value: String(planted?.value), text: planted?.text };
  });
  const other = word(start + columns.length);
  return {
    text: `${[...columns.map(([heading]) => heading), 'unknown'].join(',')}\n${[...cells.map(({ value }) => value), other].join(',')}\n`,
    needles: [
      ...cells.flatMap(({ name, text }) => (text === undefined ? [] : [{ of: `${of}.${name}`, text, access }])),
      { of: `${of}.other`, text: other, access: unknown },
    ],
  };
}

/** The specification's sample with a value of its own in every field, one element in every list. */
export function plantedRecord(loanId: string, series: number): PlantedRecord {
  const envelope = { ...sampleEnvelope(), loanId };
  const { Response, Underwriting } = envelope.data;
  for (const [group, list] of [
    [Response, 'LoanTerms'],
    [Underwriting, 'DealTermsInfo'],
    [Underwriting, 'UnderwritingInfo'],
  ] as const)
    group[list] = (group[list] as unknown[]).slice(0, 1);
  const base = series * 1_000;
  const needles: Needle[] = [];
  FIELD_MAP.forEach((field, index) => {
    const planted = plant(field, base + index);
    if (!planted) return;
    set(envelope.data, field.path, planted.value);
    needles.push({ of: field.graphql, text: planted.text, access: all(...field.classes) });
  });
  const bulk = [
    ['CashflowsCsv', CASHFLOW_COLUMNS, 'CashflowRow', 'MARKET', all('MARKET', ...STAFF_TEXT)],
    ['PrimaryCreditBureauTradeLines', TRADE_LINE_COLUMNS, 'TradeLineRow', 'BUREAU', 'BUREAU'],
    ['CoApplicantCreditBureauTradeLines', TRADE_LINE_COLUMNS, 'TradeLineRow', 'BUREAU', 'BUREAU'],
  ] as const;
  bulk.forEach(([member, columns, of, access, unknown], index) => {
    const planted = csv(columns, base + 400 + index * 50, of, access, unknown);
    Underwriting[member] = planted.text;
    needles.push(...planted.needles);
  });
  // The end of an SSN is personal; in quotes it is not found inside the whole number.
  const ssn = textOf(needles, 'Borrower.ssn');
  const coSsn = textOf(needles, 'LoanApplication.coApplicant.ssn');
  needles.push({ of: 'Borrower.ssnLast4', text: `"${ssn.slice(-4)}"`, access: 'PERSONAL' });
  needles.push({
    of: 'LoanApplication.coApplicant.ssnLast4',
    text: `"${coSsn.slice(-4)}"`,
    access: all(...STAFF_TEXT),
  });
  return { envelope, loanId, borrowerId: textOf(needles, 'Loan.borrowerId'), ssn, needles };
}

export const textOf = (needles: readonly Needle[], of: string): string => {
  const found = needles.find((needle) => needle.of === of);
  if (!found) throw new Error(`Nothing is planted in ${of}`);
  return found.text;
};

function set(root: unknown, path: string, value: unknown): void {
  const steps = path.replace('[]', '.0').split('.');
  let at = root as Record<string, unknown>;
  for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>;
  at[steps.at(-1) ?? ''] = value;
}

/** Amounts are written with separators on one edge and without on the other. */
const plain = (text: string) => text.replaceAll(/(?<=\d),(?=\d{3})/g, '');

/** What of the planted values a text holds. */
export function foundIn(text: string, needles: readonly Needle[]): Needle[] {
  const searched = plain(text);
  return needles.filter((needle) => searched.includes(needle.text));
}
