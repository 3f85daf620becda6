import { describe, expect, it } from 'vitest';
import type { Field } from '../../../src/domain/record/field.js';
import { FIELD_MAP } from '../../../src/domain/record/field-map.js';
import { SPELLINGS, type SpelledEnum } from '../../../src/domain/record/spelling.js';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { PaperGateway } from './paper-gateway.js';
import { everyField, stepsFromLoan } from './whole-record-query.js';

const LOAN = 'LN-1-463370';
const { data: record } = sampleEnvelope();
const gateway = new PaperGateway();

const query = `query ($id: ID!) { loan(id: $id) { ${everyField()} } }`;
const answer = await gateway.ask('UNDERWRITER', query, { id: LOAN });

/** All values at a path, through lists. */
function valuesAt(root: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [root ?? null];
  const value = (root as Record<string, unknown> | null | undefined)?.[step.replace('[]', '')];
  const isLeaf = rest.length === 0;
  return Array.isArray(value) && !isLeaf ? value.flatMap((element) => valuesAt(element, rest)) : valuesAt(value, rest);
}

/** What a value of the record must look like in the graph, by the words of the specification alone. */
function inGraph({ kind, path }: Field, raw: unknown): unknown {
  if (raw === undefined || raw === null) return null;
  if (kind in SPELLINGS) {
    return Object.entries(SPELLINGS[kind as SpelledEnum]).find(([, spelled]) => spelled === raw)?.[0];
  }
  const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
  switch (kind) {
    case 'text':
    case 'scalar':
    case 'csv':
    case 'pdf':
      return text === '' && (path.startsWith('loanDetails.') || kind !== 'text') ? null : text;
    case 'texts':
    case 'opaqueList':
    case 'payments':
    case 'attributes':
      return raw;
    case 'date':
      return text === '' ? null : text;
    case 'digitsDate':
      return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
    case 'timestamp':
      return new Date(`${text.replace(' ', 'T')}Z`);
    case 'epochMillis':
      return new Date(Number(text.replaceAll(',', '')));
    case 'flag':
      return text === 'True';
    default:
      return text === '' ? null : Number(text.replaceAll(',', ''));
  }
}

/** Decimals come as strings, instants as texts: compared as what they mean. */
function meaning(expected: unknown, shown: unknown): unknown {
  if (typeof expected === 'number' && typeof shown === 'string') return Number(shown);
  return expected instanceof Date ? new Date(shown as string) : shown;
}

describe('the specification’s sample record, read through the graph', () => {
  it('is read without an error', () => {
    expect(answer.errors).toBeUndefined();
  });

  it.each(FIELD_MAP)('$graphql equals $path', (field) => {
    const raws = valuesAt(record, field.path.split('.'));
    const expected = raws.map((raw) => inGraph(field, raw));
    const shown = valuesAt(answer.data?.loan, stepsFromLoan(field.graphql));
    expect(shown.map((value, index) => meaning(expected[index], value))).toEqual(expected);
  });

  it('pairs sixty deals with their sixty entries', () => {
    expect(valuesAt(answer.data?.loan, ['underwriting', 'deals', 'terms'])).toHaveLength(60);
  });
});

describe('the v2 record', () => {
  it('comes back as it was, member by member', async () => {
    const { data, errors } = await gateway.ask(
      'AUDITOR',
      'query ($id: ID!) { loan(id: $id) { record { loanDetails request response underwriting } } }',
      { id: LOAN },
    );
    expect(errors).toBeUndefined();
    const { request, response, underwriting, loanDetails } = (data as never as Data).loan.record;
    expect({ request, response, underwriting }).toEqual({
      request: record.Request,
      response: record.Response,
      underwriting: record.Underwriting,
    });
    expect(Object.keys(loanDetails)).toEqual(Object.keys(record.loanDetails));
  });

  it('needs all five scopes together', async () => {
    const { data, errors } = await gateway.ask('LENDER', `{ loan(id: "${LOAN}") { id record { loanDetails } } }`);
    expect(data).toEqual({ loan: { id: LOAN, record: null } });
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    expect(gateway.reads.filter((read) => !read.startsWith('loans('))).toEqual([]);
  });

  it('has a public excerpt for everyone, made of public parts', async () => {
    const { data, errors } = await gateway.ask('MARKETPLACE', `{ loan(id: "${LOAN}") { publicRecord } }`);
    expect(errors).toBeUndefined();
    const shown = (data as never as Data).loan.publicRecord;
    expect(Object.keys(shown)).toEqual(['loanDetails', 'Request', 'Underwriting']);
    expect(Object.keys(shown.Request as object)).toEqual(['VehicleInfo']);
    expect(JSON.stringify(shown)).not.toContain(record.Request.VehicleInfo?.VehicleVIN);
    expect(gateway.reads.slice(1)).toEqual(['excerpts(application.public)', 'cashflows']);
  });
});

interface Data {
  readonly loan: {
    readonly record: Record<'loanDetails' | 'request' | 'response' | 'underwriting', object>;
    readonly publicRecord: Record<string, unknown>;
  };
}
