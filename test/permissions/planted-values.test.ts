import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES, SCOPE_OF_CLASS, SEALED_CLASSES } from '../../src/domain/access/roles.js';
import { scopesOf } from '../../src/features/access.js';
import { importInto } from '../support/import-record.js';
import { everyField } from '../support/record-in-graph.js';
import { dumpRows } from '../support/table-rows.js';
import type { TestClient } from '../support/test-client.js';
import { foundIn, plantedRecord, type Needle } from '../support/walk/planted-record.js';
import { openWorld, type World } from '../support/world.js';

const planted = plantedRecord('LN-PLANTED', 3);
const sealed: ReadonlySet<string> = new Set(SEALED_CLASSES.map((one) => SCOPE_OF_CLASS[one]));
const secrets = planted.needles.filter(({ access }) => scopesOf(access).some((scope) => sealed.has(scope)));
/** The borrower's id is a key: it is in tables and in requests, and never in a log. */
const isKey = ({ of }: Needle) => of === 'Loan.borrowerId';
const names = (text: string, needles = secrets) => foundIn(text, needles).map(({ of }) => of);

const METRICS_TOKEN = 'of-those-who-run-it';

let world: World;
let auditor: TestClient;
beforeAll(async () => {
  world = await openWorld({ config: { metricsToken: METRICS_TOKEN } });
  await importInto(world, [planted.envelope]);
  auditor = await world.client('AUDITOR');
});
afterAll(() => world.close());

describe('planted values', () => {
  it('are shown to who may see them', async () => {
    const { text } = await auditor.query(`{ loan(id: "LN-PLANTED") { ${everyField()} } }`);
    expect(names(text).length).toBeGreaterThan(60);
  });

  it('never reach the log or the metrics, for any reader and any outcome', async () => {
    for (const role of ROLES) {
      const client = await world.client(role, role === 'BORROWER' ? { borrower: planted.borrowerId } : {});
      await client.query(`{ loan(id: "LN-PLANTED") { ${everyField()} record { request response underwriting } } }`);
      await client.query('query($ssn: String!) { borrowerBySsn(ssn: $ssn) { firstName ssn } }', { ssn: planted.ssn });
      await client.query('query($id: ID!) { borrower(id: $id) { firstName } }', { id: planted.borrowerId });
      await client.fetch('/v2/servicing/loans/LN-PLANTED');
      await client.fetch(`/v2/servicing/loans/${planted.ssn}`);
      await client.fetch(`/documents/${planted.ssn}`);
      await client.raw(`{"query":"{ borrowerBySsn(ssn: ${planted.ssn}) { id } }"`);
    }
    expect(world.log.length).toBeGreaterThan(ROLES.length * 7);
    expect(names(world.log.join('\n'))).toEqual([]);
    const metrics = await fetch(`${world.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    expect(metrics.status).toBe(200);
    expect(names(await metrics.text())).toEqual([]);
  });

  const values = secrets.map(({ text }) => text.replaceAll('"', ''));
  const [name = '', ssn = '', vin = ''] = ['Borrower.firstName', 'Borrower.ssn', 'LoanApplication.vehicle.vin'].map(
    (of) => secrets.find((needle) => needle.of === of)?.text,
  );

  it.each<[string, unknown]>([
    ['malformed JSON', `{"query":"{ loan }","variables":{"ssn":"${ssn}",`],
    ['a body that is too large', { query: values.join(' ').repeat(400) }],
    ['a query that does not parse', { query: `{ loan(id: "${name}" "${ssn}") { } }` }],
    ['an unknown field', { query: `{ loan(id: "${name}") { id nothing(ssn: "${ssn}") } }` }],
    ['an unknown argument', { query: `{ loan(id: "x", nothing: "${ssn}") { id } }` }],
    ['a value of the wrong type', { query: `{ loans(first: "${ssn}") { totalCount } }` }],
    [
      'a variable of the wrong type',
      { query: 'query($f: Int) { loans(first: $f) { totalCount } }', variables: { f: ssn } },
    ],
    [
      'an unknown member of an input',
      { query: 'query($f: LoanFilter) { loans(filter: $f) { totalCount } }', variables: { f: { [name]: vin } } },
    ],
    [
      'an unknown enum value',
      { query: 'query($f: LoanFilter) { loans(filter: $f) { totalCount } }', variables: { f: { loanStatus: [name] } } },
    ],
    [
      'a false cursor',
      {
        query: 'query($a: String) { loans(after: $a) { totalCount } }',
        variables: { a: Buffer.from(JSON.stringify(['loans:CREATED_AT:DESC', vin, name])).toString('base64url') },
      },
    ],
    [
      'a false representation',
      {
        query: 'query($r: [_Any!]!) { _entities(representations: $r) { __typename } }',
        variables: { r: [{ __typename: name, id: ssn }] },
      },
    ],
    [
      'an SSN that is none',
      { query: 'query($s: String!) { borrowerBySsn(ssn: $s) { id } }', variables: { s: `${ssn}${ssn}` } },
    ],
    [
      'an instant that is none',
      { query: 'query($d: DateTime) { auditLog(from: $d) { pageInfo { hasNextPage } } }', variables: { d: name } },
    ],
  ])('do not come back in the answer to %s', async (_, body) => {
    const before = world.log.length;
    const { text, errors } = await auditor.raw(body);
    expect(errors.length).toBeGreaterThan(0);
    expect(names(text)).toEqual([]);
    expect(names(world.log.slice(before).join('\n'))).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    [
      'a column that is gone',
      'ALTER TABLE "Application" RENAME COLUMN "personalPart" TO "gone"',
      'ALTER TABLE "Application" RENAME COLUMN "gone" TO "personalPart"',
      `{ loan(id: "LN-PLANTED") { ${everyField()} } }`,
    ],
    [
      'a table that is gone',
      'ALTER TABLE "LoanSeal" RENAME TO "Gone"',
      'ALTER TABLE "Gone" RENAME TO "LoanSeal"',
      `query($ssn: String!) { borrowerBySsn(ssn: $ssn) { firstName } }`,
    ],
    [
      'a constraint that is broken',
      'ALTER TABLE "LoanSeal" ADD CONSTRAINT "never" CHECK ("erasedAt" IS NULL)',
      'ALTER TABLE "LoanSeal" DROP CONSTRAINT "never"',
      `mutation($id: ID!, $why: String!) { eraseBorrower(input: { borrowerId: $id, reason: $why, idempotencyKey: $why }) { __typename } }`,
    ],
    [
      'a text that is no JSON',
      `UPDATE "Application" SET "servicingPart" = '{"zq' || "servicingPart"`,
      `UPDATE "Application" SET "servicingPart" = substr("servicingPart", 5)`,
      `{ loan(id: "LN-PLANTED") { application { dealer { name } } } }`,
    ],
  ])('do not come back, nor are logged, when the database fails by %s', async (_, spoil, mend, query) => {
    const client = await world.client(query.startsWith('mutation') ? 'ADMIN' : 'AUDITOR');
    const before = world.log.length;
    await world.prisma.$executeRawUnsafe(spoil);
    const asking = client.query(query, { ssn: planted.ssn, id: planted.borrowerId, why: name });
    await asking.catch(() => undefined);
    await world.prisma.$executeRawUnsafe(mend);
    const { errors } = await asking;
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['INTERNAL_SERVER_ERROR']));
    expect(names(JSON.stringify(errors))).toEqual([]);
    const log = world.log.slice(before).join('\n');
    expect(log).toContain('"fault"');
    expect(names(log)).toEqual([]);
    expect(foundIn(log, planted.needles)).toEqual([]);
  });
});

describe('the database', () => {
  it('holds none of them in the clear, in no form', async () => {
    const raw = Buffer.concat([await world.database.dump(), Buffer.from(await dumpRows(world.prisma))]);
    expect(raw.includes('LN-PLANTED')).toBe(true);
    const found = secrets
      .filter((needle) => !isKey(needle))
      .filter(({ text, of }) => {
        // Four digits in quotes are nowhere to be told from any other four digits.
        if (of.endsWith('Last4')) return false;
        const bytes = Buffer.from(text);
        return [text, bytes.toString('hex'), bytes.toString('base64').replace(/.{3}$/, '')].some((form) =>
          raw.includes(form),
        );
      });
    expect(found.map(({ of }) => of)).toEqual([]);
  });
});
