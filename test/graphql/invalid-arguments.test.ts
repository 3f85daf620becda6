import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('SERVICER');
  await world.loans([{ id: 'LN-1' }, { id: 'LN-2' }]);
});
afterAll(() => world.close());

async function refused(query: string, variables: Record<string, unknown> = {}) {
  const { status, data, errors } = await client.query(query, variables);
  expect([status, data ?? null]).toEqual([400, null]);
  return errors.map(({ message, locations, extensions: { code, ...extensions } }): Record<string, unknown> => {
    expect(code).toBe('BAD_USER_INPUT');
    return { message, locations, ...extensions };
  });
}

describe('an invalid argument is refused before anything runs', () => {
  it('at its place in the document', async () => {
    expect(await refused('{ viewer { role } loans(first: 500) { nodes { id } } }')).toEqual([
      {
        message: '`first` must be 1 to 100.',
        locations: [{ line: 1, column: 32 }],
        argument: 'first',
        field: 'Query.loans',
      },
    ]);
  });

  it('with the variable that has it', async () => {
    expect(await refused('query ($size: Int) { loans(last: $size) { nodes { id } } }', { size: 0 })).toEqual([
      {
        message: '`last` must be 1 to 100.',
        locations: [{ line: 1, column: 34 }],
        argument: 'last',
        field: 'Query.loans',
        variable: 'size',
      },
    ]);
  });

  it('also where a default of a variable has it', async () => {
    expect(await refused('query ($size: Int = 0) { loans(first: $size) { nodes { id } } }')).toMatchObject([
      { variable: 'size' },
    ]);
  });

  it('each one, on every level', async () => {
    const query =
      '{ loans(first: 101) { nodes { repayments(first: 0) { nodes { id } } } } portfolio { monthEnds(months: 99) { month } } }';
    const faults = await refused(query);
    expect(faults.map(({ field, argument }) => [field, argument]).sort()).toEqual([
      ['Loan.repayments', 'first'],
      ['PortfolioSummary.monthEnds', 'months'],
      ['Query.loans', 'first'],
    ]);
  });

  it('once, where a type that several fields lead to has it', async () => {
    const query =
      '{ nodes(ids: ["LN-1"]) { ... on Loan { ...L } } loan(id: "LN-1") { ...L } } fragment L on Loan { events(first: 0) { nodes { id } } }';
    expect(await refused(query)).toHaveLength(1);
  });

  it('when it is the cursor of another order', async () => {
    const { loans } = await client.data<{ loans: { pageInfo: { endCursor: string } } }>(
      '{ loans(first: 1, orderBy: { field: ID }) { pageInfo { endCursor } } }',
    );
    const after = loans.pageInfo.endCursor;
    expect(
      await refused('query ($after: String) { viewer { role } loans(after: $after) { nodes { id } } }', { after }),
    ).toMatchObject([
      { message: '`after` is a cursor of another sort order. Start again without it.', variable: 'after' },
    ]);
  });

  it('without a statement for the other fields', async () => {
    const sql = await world.database.sql.during(() =>
      refused('{ loan(id: "LN-1") { id } loans(first: 0) { nodes { id } } }'),
    );
    expect(sql.filter((text) => text.includes('"Loan"'))).toEqual([]);
  });

  it('and without a command being carried out', async () => {
    expect(await refused('mutation { submitRepayments(inputs: []) { idempotencyKey } }')).toMatchObject([
      { argument: 'inputs', field: 'Mutation.submitRepayments' },
    ]);
  });
});

describe('an argument is not looked at', () => {
  it('where its field is left out', async () => {
    const query = 'query ($no: Boolean!) { viewer { role } loans(first: 0) @include(if: $no) { nodes { id } } }';
    expect(await client.data(query, { no: false })).toEqual({ viewer: { role: 'SERVICER' } });
  });

  it('where the caller may not see its field', async () => {
    const { status, errors } = await client.query('{ viewer { role } auditLog(first: 0) { nodes { id } } }');
    expect([status, errors.map(({ extensions }) => extensions.code)]).toEqual([200, ['FORBIDDEN']]);
  });
});

describe('a value of the wrong type is refused with its place and its name', () => {
  it.each([
    ['an argument', '{ loans(first: "many") { nodes { id } } }', 'Argument "first" has an invalid value; '],
    [
      'a member',
      '{ loans(filter: { daysPastDue: { from: "many" } }) { nodes { id } } }',
      'Argument "filter.daysPastDue.from" has an invalid value; ',
    ],
    [
      'an element',
      '{ loans(filter: { ids: [{ a: 1 }] }) { nodes { id } } }',
      'Argument "filter.ids[0]" has an invalid value; ',
    ],
    [
      'a default',
      'query ($n: Int = "many") { loans(first: $n) { nodes { id } } }',
      'Default of "$n" has an invalid value; ',
    ],
  ])('as a literal: %s', async (_, query, start) => {
    const { status, errors } = await client.query(query);
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ locations: [{ line: 1 }], extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
    expect(errors[0]!.message).toContain(start);
    expect(errors[0]!.message).not.toContain('many');
  });

  it('as a variable', async () => {
    const faults = await refused('query ($n: Int) { loans(first: $n) { nodes { id } } }', { n: 'many' });
    expect(faults).toMatchObject([
      {
        message: 'Variable "$n" got an invalid value; Int cannot represent non-integer value',
        locations: [{ line: 1, column: 8 }],
      },
    ]);
  });
});
