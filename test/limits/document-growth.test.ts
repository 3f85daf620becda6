import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../support/test-client.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let client: TestClient;
beforeAll(async () => {
  world = await openWorld();
  client = await world.client('UNDERWRITER');
});
afterAll(() => world.close());

const times = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join(' ');

/** Documents that grow in one direction: what is asked, and how far. Far beyond what is allowed is a direction too. */
const GROWN: Readonly<Record<string, (size: number) => string>> = {
  'fragments that are spread twice each, one within the other': (size) =>
    `{ loan(id: "LN-1") { ...f0 } } ${times(size, (n) => `fragment f${n} on Loan { ...f${n + 1} ...f${n + 1} }`)}
     fragment f${size} on Loan { id }`,
  'the same, told apart by who spreads them': (size) =>
    `{ loan(id: "LN-1") { ...a0 } } ${times(
      size,
      (n) => `fragment a${n} on Loan { ... { ...b${n} } ... on Loan { ...b${n} } }
     fragment b${n} on Loan { ...a${n + 1} }`,
    )} fragment a${size} on Loan { id }`,
  'fragments within fields under two names each': (size) =>
    `{ loan(id: "LN-1") { ...f0 } } ${times(
      size,
      (n) => `fragment f${n} on Loan { a: borrower { ...g${n} } b: borrower { ...g${n} } }
      fragment g${n} on Borrower { loans { edges { node { ...f${n + 1} } } } }`,
    )} fragment f${size} on Loan { id }`,
  'fragments of the schema under several names': (size) =>
    `{ __schema { types { ...f0 } } } ${times(
      size,
      (n) =>
        `fragment f${n} on __Type { a: ofType { ...f${n + 1} } b: ofType { ...f${n + 1} } c: ofType { ...f${n + 1} } }`,
    )} fragment f${size} on __Type { name }`,
  aliases: (size) => `{ loan(id: "LN-1") { ${times(size, (n) => `a${n}: id`)} } }`,
  'the same field again': (size) => `{ loan(id: "LN-1") { ${times(size, () => 'id grade')} } }`,
  'the same object again': (size) => `{ loan(id: "LN-1") { ${times(size, () => 'borrower { firstName lastName }')} } }`,
  levels: (size) =>
    `{ loan(id: "LN-1") { ${times(size, () => 'borrower { loans { edges { node {')} id ${times(size, () => '} } } }')} } }`,
  'inline fragments': (size) =>
    `{ loan(id: "LN-1") { ${times(size, () => '... on Loan {')} id ${times(size, () => '}')} } }`,
  directives: (size) => `{ loan(id: "LN-1") { id ${times(size, () => '@include(if: true)')} } }`,
  'conditions of their own': (size) =>
    `query (${times(size, (n) => `$v${n}: Boolean = true`)}) { loan(id: "LN-1") { ${times(size, (n) => `id @include(if: $v${n})`)} } }`,
  variables: (size) =>
    `query (${times(size, (n) => `$v${n}: [ID!]`)}) { ${times(Math.min(size, 20), (n) => `a${n}: loans(filter: { ids: $v${n} }) { edges { node { id } } }`)} }`,
  'a list of values': (size) =>
    `{ loans(filter: { loanStatus: [${times(size, () => 'ACTIVE')}] }) { edges { node { id } } } }`,
  'an object of values': (size) => `{ loans(filter: { ${times(size, (n) => `m${n}: 1`)} }) { edges { node { id } } } }`,
  operations: (size) => times(size, (n) => `query Q${n} { loan(id: "LN-1") { id } }`),
  'operations that share fragments': (size) =>
    `${times(size, (n) => `query Q${n} { loan(id: "LN-1") { ...f0 } }`)} ${times(40, (n) => `fragment f${n} on Loan { id ...f${n + 1} }`)}
     fragment f40 on Loan { id }`,
  'a name': (size) => `query ${'n'.repeat(size * 100)} { viewer { role } }`,
  'a value': (size) => `{ loan(id: "${'x'.repeat(size * 100)}") { id } }`,
  comments: (size) => `{ viewer { role } } ${times(size, () => '#\n')}`,
};

/** Work on one request by the whole process, its test included, in milliseconds of a processor. */
async function workOn(query: string): Promise<number> {
  const before = process.cpuUsage();
  const { status } = await client.raw({ query, ...(query.includes('query Q0 ') && { operationName: 'Q0' }) });
  const { user, system } = process.cpuUsage(before);
  expect([200, 400]).toContain(status);
  return (user + system) / 1_000;
}

/** Far more than any of them takes, and a thousandth of what one that doubles does. */
const MOST_MS_PER_KB = 120;

describe('work on a document grows with its length, whichever way it grows', () => {
  it.each(Object.keys(GROWN))('%s', async (direction) => {
    const grow = GROWN[direction]!;
    for (const size of [4, 16, 24, 90, 400]) {
      const query = grow(size);
      const kilobytes = Math.max(1, query.length / 1_024);
      let work = await workOn(query);
      // The first time pays for code that is compiled for it: what seems to take long is asked again.
      for (const again of [`${query} `, `${query}  `])
        if (work / kilobytes >= MOST_MS_PER_KB) work = Math.min(work, await workOn(again));
      expect(work / kilobytes, `${size}: ${Math.round(work)} ms for ${Math.round(kilobytes)} kB`).toBeLessThan(
        MOST_MS_PER_KB,
      );
    }
  });
});
