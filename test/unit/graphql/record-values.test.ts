import { describe, expect, it } from 'vitest';
import { FIELD_MAP } from '../../../src/domain/record/field-map.js';
import { sampleEnvelope } from '../../domain/record/sample.js';
import { everyField, expectedAt, shownAt } from '../../support/record-in-graph.js';
import { PaperGateway } from './paper-gateway.js';

const LOAN = 'LN-1-463370';
const { data: record } = sampleEnvelope();
const gateway = new PaperGateway();

const query = `query ($id: ID!) { loan(id: $id) { ${everyField()} } }`;
const answer = await gateway.ask('UNDERWRITER', query, { id: LOAN });

describe('the specification’s sample record, read through the graph', () => {
  it('is read without an error', () => {
    expect(answer.errors).toBeUndefined();
  });

  it.each(FIELD_MAP)('$graphql equals $path', (field) => {
    expect(shownAt(answer.data?.loan, record, field)).toEqual(expectedAt(record, field));
  });

  it('pairs sixty deals with their sixty entries', () => {
    expect((answer.data!.loan as never as { underwriting: { deals: unknown[] } }).underwriting.deals).toHaveLength(60);
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
