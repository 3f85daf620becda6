import { parse, type OperationDefinitionNode } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import type { OperationCost } from '../../../src/platform/limits/operation-cost.js';
import { buildGraph } from '../../../src/gateway/graph/schema.js';

let cost: OperationCost;
beforeAll(async () => {
  ({ costOf: cost } = await buildGraph({ authDirectives: false }));
});

const costOf = (text: string, variables: Record<string, unknown> = {}) => {
  const document = parse(text);
  return cost(document, document.definitions[0] as OperationDefinitionNode, variables);
};

it.each<[string, number, string, Record<string, unknown>?]>([
  ['values cost nothing, an object 1', 1, '{ loan(id: "x") { id loanStatus } }'],
  ['a page without a size is one of 20', 20, '{ loans { edges { node { id } } } }'],
  ['a page costs its nodes', 70, '{ loans(last: 70) { edges { cursor node { id } } pageInfo { endCursor } } }'],
  ['lists multiply', 1_010, '{ loans(first: 10) { edges { node { events(first: 100) { edges { node { id } } } } } } }'],
  ['a variable counts as it is sent', 7, 'query ($n: Int) { loans(first: $n) { edges { node { id } } } }', { n: 7 }],
  ['or as its default', 9, 'query ($n: Int = 9) { loans(first: $n) { edges { node { id } } } }'],
  ['and never as more than a page can be', 100, '{ loans(first: 2000000000) { edges { node { id } } } }'],
  [
    'entities cost as many as are named',
    30 * 8,
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Loan { publicRecord riskAssessment { id } underwriting { id } } } }',
    { r: Array.from({ length: 30 }, () => ({})) },
  ],
  ['heavy parts cost more', 53, '{ loan(id: "x") { underwriting { primaryCreditBureauPdf { content } } } }'],
  ['aliases count each', 40, '{ a: loans { edges { node { id } } } b: loans { edges { node { id } } } }'],
  [
    'a fragment counts wherever it is spread',
    3,
    '{ a: loan(id: "x") { ...L } } fragment L on Loan { x: autoLoan { ltv } y: autoLoan { ltv } }',
  ],
  [
    'conditions that many loans are looked at for cost more, as they are sent',
    260,
    'query ($late: Boolean, $from: DateTime) { loans(filter: { chargeOffDue: $late, createdAt: { from: $from } }) { totalCount } }',
    { late: true, from: '2020-01-01T00:00:00Z' },
  ],
  ['a list for each of its values', 310, '{ loans(filter: { holds: [FRAUD, PAYMENT_DISPUTE] }) { totalCount } }'],
  ['and one value in its place is one of them', 210, '{ loans(filter: { holds: FRAUD }) { totalCount } }'],
  [
    'also as a variable',
    210,
    'query ($filter: LoanFilter) { loans(filter: $filter) { totalCount } }',
    { filter: { holds: 'FRAUD' } },
  ],
  [
    'or not at all',
    10,
    'query ($filter: LoanFilter) { loans(filter: $filter) { totalCount } }',
    { filter: { chargeOffDue: null, loanStatus: ['ACTIVE'] } },
  ],
  [
    'a filter that is none costs nothing',
    10,
    'query ($filter: LoanFilter) { loans(filter: $filter) { totalCount } }',
    { filter: 'x' },
  ],
  [
    'and once more wherever they are asked for',
    20 * 212,
    '{ loans { edges { node { borrower { loans(filter: { chargeOffDue: true }) { totalCount } } } } } }',
  ],
  ['introspection is free', 0, '{ __schema { types { name fields { name } } } }'],
])('%s', (_, expected, text, variables) => {
  expect(costOf(text, variables)).toBe(expected);
});

it('fragments that double with each level are added up at once, with variables too', () => {
  const levels = Array.from(
    { length: 80 },
    (_, n) =>
      `fragment A${n} on Loan { ...A${n + 1} ...B${n + 1} } fragment B${n} on Loan { ...A${n + 1} ...B${n + 1} }`,
  );
  const last = 'fragment A80 on Loan { events(first: $n) { totalCount } } fragment B80 on Loan { id }';
  expect(costOf(`query ($n: Int) { loan(id: "x") { ...A0 } } ${levels.join(' ')} ${last}`)).toBeGreaterThan(0);
});
