import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSealed } from '../../src/domain/access/roles.js';
import { FIELD_MAP } from '../../src/domain/record/field-map.js';
import { jsonFormOf } from '../../src/domain/record/field.js';
import { valueAt } from '../../src/domain/record/json.js';
import { sampleEnvelope, type Loose } from '../domain/record/sample.js';
import { importInto } from '../support/import-record.js';
import { dumpRows } from '../support/table-rows.js';
import { openWorld, type World } from '../support/world.js';

/** The place of each sealed text of the record, as its value. The borrower's id is a key, not a value of the person. */
const SEALED = FIELD_MAP.filter(
  ({ classes, path, kind }) =>
    isSealed(classes) &&
    !path.includes('[]') &&
    path !== 'loanDetails.borrowerId' &&
    (!path.startsWith('loanDetails.') || kind === 'text') &&
    jsonFormOf(kind) === 'string',
);

let world: World;
let dump: string;
beforeAll(async () => {
  world = await openWorld();
  const envelope = sampleEnvelope();
  SEALED.forEach(({ path, kind }, index) => {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const text = `MARKED${index}`;
    (valueAt(envelope.data, steps.join('.')) as Loose)[last] =
      kind === 'pdf' ? Buffer.from(`%PDF-1.4 ${text}`).toString('base64') : text;
  });
  (envelope.data.Underwriting.PrimaryCreditInfo as Loose).CreditScore = 'MARKED attribute';
  envelope.data.Request.DealerInfo!.DealerName = 'Plain Dealer';
  await importInto(world, [envelope]);
  dump = await dumpRows(world.prisma);
});
afterAll(() => world.close());

describe('a dump of the database', () => {
  it('holds the loan and what is not confidential', () => {
    expect(dump).toContain('LN-1-463370');
    expect(dump).toContain('Plain Dealer');
    expect(SEALED.length).toBeGreaterThan(40);
  });

  it.each([
    ['as text', (word: string) => word],
    ['as bytes', (word: string) => Buffer.from(word).toString('hex')],
    ['as base64', (word: string) => Buffer.from(word).toString('base64').slice(0, -2)],
  ])('shows no name, number, street, address, bureau text or document %s', (_, written) => {
    for (const word of ['MARKED', '%PDF-1.4', 'SYNTHETIC BUREAU']) expect(dump.includes(written(word))).toBe(false);
  });
});
