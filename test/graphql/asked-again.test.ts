import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('SUPPORT');
  await world.loan({ id: 'LN-1', borrowerId: 'BR-1' });
});
afterAll(() => world.close());

const loan = (id: unknown) => ({ __typename: 'Loan', id });
const noKey = { __typename: 'Underwriting' };
const ENTITIES = `query ($of: [_Any!]!) {
  _entities(representations: $of) { __typename ... on Loan { id } ... on Underwriting { id } }
}`;

it.each<[string, string, Record<string, unknown>]>([
  ['a default that may not be null', 'query ($n: Int! = 3) { portfolio { rollRates(months: $n) { rate } } }', {}],
  [
    'the same field under different conditions',
    `query ($no: Boolean!) {
      portfolio { loans @include(if: $no) __typename loans ...Sums @include(if: $no) ...Sums }
    }
    fragment Sums on PortfolioSummary { averages @skip(if: $no) { ltv } averages { interestRate } }`,
    { no: false },
  ],
  ['an entity that fails behind one that is read', ENTITIES, { of: [loan('LN-1'), noKey] }],
])('a query that comes again is answered as the first time: %s', async (_, query, variables) => {
  const answers = [];
  for (let n = 0; n < 3; n += 1) answers.push((await client.query(query, variables)).text);
  expect(answers).toEqual(Array<string>(3).fill(answers[0]!));
});

it('two fields that fail, one at once and one later, are two errors', async () => {
  const { status, errors } = await client.query(
    `query ($of: [_Any!]!) {
      loans(orderBy: { field: DEFAULT_PROBABILITY }) { edges { cursor } }
      _entities(representations: $of) { __typename }
    }`,
    { of: [loan(7)] },
  );
  expect(status).toBe(200);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'BAD_USER_INPUT']);
});
