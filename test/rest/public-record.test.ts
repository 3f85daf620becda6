import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Field, jsonFormOf } from '../../src/domain/record/field.js';
import { FIELD_MAP } from '../../src/domain/record/field-map.js';
import { isPublished } from '../../src/domain/record/split-and-join.js';
import { valueAt } from '../../src/domain/record/json.js';
import { sampleEnvelope, type Envelope, type Loose } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { figuresOf } from '../support/record-variants.js';
import { openWorld, type World } from '../support/world.js';

const LOAN = 'LN-1-463370';
const isList = ({ path }: Field) => path.includes('[]');

/** Every unpublished text of the record names its place. */
function marked(): Envelope {
  const envelope = sampleEnvelope();
  for (const field of FIELD_MAP) {
    const free =
      ['text', 'digitsDate', 'flag', 'timestamp'].includes(field.kind) || !field.path.startsWith('loanDetails.');
    if (isPublished(field) || !free || isList(field)) continue;
    if (jsonFormOf(field.kind) !== 'string' || field.kind === 'pdf') continue;
    const steps = field.path.split('.');
    const last = steps.pop() ?? '';
    (valueAt(envelope.data, steps.join('.')) as Loose)[last] = `MARK.${field.path}`;
  }
  const { Response, Underwriting } = envelope.data;
  Response.Stipulations = ['MARK stipulation'];
  Response.Comments = ['MARK comment'];
  envelope.data.loanDetails.loanPayments = [{ note: 'MARK payment' }];
  for (const deal of Underwriting.UnderwritingInfo as Loose[]) deal.AllWarnings = 'MARK warning';
  (Underwriting.PrimaryCreditInfo as Loose).AT01S = 'MARK attribute';
  return envelope;
}

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await importInto(world, [marked()]);
});
afterAll(() => world.close());

const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`))
    : [path];

describe('GET /loan-data/{loan_id}', () => {
  const read = async () => {
    const marketplace = await world.client('MARKETPLACE');
    const response = await marketplace.fetch(`/v2/servicing/loan-data/${LOAN}`);
    return { status: response.status, text: await response.text() };
  };

  it('is exactly the classes PUBLIC and MARKET, value by value', async () => {
    const { status, text } = await read();
    expect(status).toBe(200);
    const { data } = JSON.parse(text) as Envelope;
    const publicFields = FIELD_MAP.filter(isPublished).map(({ path }) => path);
    expect(leaves(data).sort()).toEqual([...publicFields].sort());
    for (const path of publicFields)
      expect([path, figuresOf(valueAt(data, path))]).toEqual([path, figuresOf(valueAt(marked().data, path))]);
  });

  it('holds nothing of any other class', async () => {
    const { text } = await read();
    expect(text).not.toContain('MARK');
    for (const word of ['BR-1-1606', 'APP-1-225040', 'ApplicantInfo', 'ApplicantSSN', 'VehicleVIN', 'JVBERi', '"pti"'])
      expect(text).not.toContain(word);
  });

  it('reads no sealed value for it', async () => {
    const marketplace = await world.client('MARKETPLACE');
    const sql = await world.database.sql.during(() => marketplace.fetch(`/v2/servicing/loan-data/${LOAN}`));
    const all = sql.join('\n');
    for (const word of [
      'personalPart',
      'identityPart',
      'staffPart',
      'sealedCsv',
      'bureauPart',
      'BureauFile',
      'DocumentContent',
      'dataKey',
    ])
      expect(all).not.toContain(word);
  });
});
