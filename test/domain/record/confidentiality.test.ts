import { describe, expect, it } from 'vitest';
import { FIELD_MAP } from '../../../src/domain/record/field-map.js';
import type { Field, FieldClasses } from '../../../src/domain/record/field.js';
import {
  isOpenPart,
  JSON_PARTS,
  OPEN_PARTS,
  SLOTS,
  type JsonPart,
  type OpenPart,
} from '../../../src/domain/record/field.js';
import { isPublished, joinRecord, publicRecord } from '../../../src/domain/record/split-and-join.js';
import { partsOf, sampleEnvelope, type Loose } from './sample.js';

const PDF_MARKER = Buffer.from('%PDF-BUREAU-marker').toString('base64');

/** A text that names the class of its field, if the field takes any text. */
const markerFor = ({ classes, kind, path }: Field): unknown => {
  const marker = `${classes.join('+')}-marker`;
  if (kind === 'pdf') return PDF_MARKER;
  if (kind === 'attributes') return { AT01: marker };
  if (kind === 'texts' || kind === 'opaqueList') return [marker];
  if (kind === 'payments') return [{ note: marker }];
  const isFree = !path.startsWith('loanDetails.') || kind === 'text';
  return isFree && (kind === 'scalar' || !kind.endsWith('Number')) ? marker : undefined;
};

const markAll = (): unknown => {
  const envelope = sampleEnvelope();
  for (const field of FIELD_MAP) {
    const marker = markerFor(field);
    if (marker !== undefined) mark(envelope.data, field.path.split('.'), marker);
  }
  return envelope;
};

function mark(target: Loose, [segment = '', ...rest]: string[], marker: unknown): void {
  const name = segment.replace('[]', '');
  if (rest.length === 0) target[name] = marker;
  else if (segment.endsWith('[]')) for (const element of target[name] as Loose[]) mark(element, rest, marker);
  else mark(target[name] as Loose, rest, marker);
}

const decoded = (bytes: Uint8Array | null): string => Buffer.from(bytes ?? []).toString('latin1');
const classesIn = (value: unknown): string[] =>
  [...new Set(JSON.stringify(value).match(/[A-Z+]+(?=-marker)/g) ?? [])].sort();

describe('a split record', () => {
  const parts = partsOf(markAll());

  /** A text in the place of a figure may be anybody's: only names are open as they come. */
  const openText = (part: string) =>
    FIELD_MAP.filter(({ stored, kind }) => stored === part && kind === 'text').length > 0;

  it.each(Object.keys(OPEN_PARTS) as OpenPart[])(
    'holds in %s names of its class, and none of the words in a figure',
    (part) => {
      expect(classesIn(parts.excerpts[part])).toEqual(openText(part) ? [JSON_PARTS[part].join('+')] : []);
    },
  );

  it.each((Object.keys(JSON_PARTS) as JsonPart[]).filter((part) => !isOpenPart(part)))(
    'holds in %s what is of its classes, and what is not of its kind in the open parts beside it',
    (part) => {
      const beside = Object.entries(OPEN_PARTS).flatMap(([open, sealed]) =>
        sealed === part ? [JSON_PARTS[open as OpenPart].join('+')] : [],
      );
      const own = FIELD_MAP.filter(({ stored }) => stored === part);
      for (const { classes } of own) expect(classes).toEqual(expect.arrayContaining([...JSON_PARTS[part]]));
      const expected = [...own.map(({ classes }) => classes.join('+')), ...beside];
      expect(new Set(classesIn(parts.excerpts[part]))).toEqual(new Set(expected));
    },
  );

  it('holds bureau values and documents in their slots only', () => {
    expect(classesIn(parts.bureau)).toEqual(['BUREAU']);
    expect(decoded(parts.documents.primary)).toBe('%PDF-BUREAU-marker');
    expect(classesIn(parts.payments)).toEqual(['SERVICING+PERSONAL']);
    expect(classesIn(parts.cashflowsCsv)).toEqual(['MARKET']);
  });

  it('holds in the columns nothing sealed but the id that links the loan to its borrower', () => {
    const { borrowerId, ...others } = parts.loan;
    expect(borrowerId).toBe('PERSONAL-marker');
    expect(classesIn(others)).toEqual(['PUBLIC', 'SERVICING']);
  });

  it('comes back whole', () => {
    expect(joinRecord(parts)).toMatchObject({ Request: (markAll() as { data: Loose }).data.Request });
  });
});

describe('the public record', () => {
  const record = publicRecord(partsOf(markAll()));

  it('holds no value of another class', () => {
    expect(classesIn(record)).toEqual(['MARKET', 'PUBLIC']);
    expect(JSON.stringify(record)).not.toContain(PDF_MARKER);
  });

  it('holds exactly the fields of PUBLIC and MARKET', () => {
    const paths = (value: unknown, path: string): string[] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).flatMap(([name, inner]) => paths(inner, path === '' ? name : `${path}.${name}`))
        : [path];
    const whole = publicRecord(partsOf(sampleEnvelope()));
    const expected = FIELD_MAP.filter(isPublished).map(({ path }) => path);
    expect(paths(whole, '').sort()).toEqual(expected.sort());
  });

  it('needs no more than the columns, the vehicle and the cash flows', () => {
    const { loan, excerpts, cashflowsCsv } = partsOf(markAll());
    const needed = { loan, cashflowsCsv, excerpts: { 'application.public': excerpts['application.public'] } };
    expect(publicRecord(needed)).toEqual(record);
  });
});

describe('the field map', () => {
  it('stores a field where its class belongs', () => {
    const classesOf: Record<string, FieldClasses> = { ...JSON_PARTS, ...SLOTS };
    for (const { stored, classes, path } of FIELD_MAP) {
      if (!stored.startsWith('Loan.'))
        expect([path, classesOf[stored]?.filter((one) => !classes.includes(one))]).toEqual([path, []]);
    }
  });

  it('uses no GraphQL path, column or slot twice', () => {
    const single = FIELD_MAP.map(({ stored }) => stored).filter((stored) => !Object.hasOwn(JSON_PARTS, stored));
    expect(new Set(single).size).toBe(single.length);
    expect(new Set(FIELD_MAP.map(({ graphql }) => graphql)).size).toBe(FIELD_MAP.length);
    expect(new Set(FIELD_MAP.map(({ path }) => path)).size).toBe(FIELD_MAP.length);
  });
});
