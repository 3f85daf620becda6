import {
  buildASTSchema,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  print,
  type OperationDefinitionNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { COSTS } from '../../../src/features/costs.js';
import { buildGraph } from '../../../src/gateway/graph/schema.js';
import { routerEstimate } from '../../support/router-estimate.js';
import { SAMPLE_OPERATIONS } from '../../support/sample-operations.js';

const graph = await buildGraph({ authDirectives: false });
const sdl = graph.sdl();
/** With what routers don't see, so that every stored operation can be compared. */
const told = (await graph.subgraph()).schema;
const cost = graph.costOf;

function compare(text: string, variables: Record<string, unknown>): [number, number][] {
  const document = parse(text);
  return document.definitions.flatMap((definition): [number, number][] =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [[cost(document, definition, variables), routerEstimate(told, document, definition, variables)]]
      : [],
  );
}

/** A router counts ten payments for `submitRepayments`, however many there are. */
const inputs = Array.from({ length: 10 }, () => ({ loanId: 'LN-1' }));
const input = { idempotencyKey: 'k', loanId: 'LN-1', applicant: { city: 'x' }, results: { response: {} } };

describe('what a router takes an operation to cost is what it costs here', () => {
  it.each([...SAMPLE_OPERATIONS.values()])('$name', ({ document }) => {
    const text = print(document);
    for (const variables of [
      { inputs },
      { inputs, first: 7, id: 'LN-1', loanId: 'LN-1', filter: { loanStatus: ['ACTIVE'] }, input },
    ]) {
      const compared = compare(text, variables);
      expect(compared.length).toBeGreaterThan(0);
      for (const [ours, theirs] of compared) expect(theirs).toBe(ours);
    }
  });

  it.each([
    [
      '{ loans(first: 50) { totalCount pageInfo { endCursor } edges { cursor node { id stipulations { id } } } } }',
      550 + 10,
    ],
    ['{ loans(first: 50) { nodes { id stipulations { id } } pageInfo { endCursor } } }', 550],
    ['{ loans(first: 5) { nodes { id } edges { cursor node { id } } } }', 10],
    [
      '{ loans(first: 5) { ...N edges { node { id } } } } fragment N on LoanConnection { nodes { holds { nodes { id } } } }',
      110,
    ],
    [
      '{ loans { ...P } } fragment P on LoanConnection { ...E totalCount } fragment E on LoanConnection { edges { node { id } } }',
      30,
    ],
    [
      '{ loan(id: "x") { underwriting { deals { terms { apr } } cashflows { rows(last: 30) { edges { node { period } } } } } } }',
      undefined,
    ],
    ['{ loan(id: "x") { loanPayments record { request } publicRecord stipulations { text } } }', undefined],
    ['{ quoteSchedule(input: { principal: "1" }) { installments { amount } payment } }', 5_011],
    [
      'mutation { submitRepayment(input: { loanId: "x" }) { ... on RepaymentUpdated { loan { id } repayment { id } } } }',
      13,
    ],
    [
      '{ loans(first: 1, filter: { chargeOffDue: true, createdAt: { from: "2020-01-01T00:00:00Z" } }) { totalCount } }',
      260,
    ],
    [
      '{ loans(first: 1, filter: { holds: [FRAUD, PAYMENT_DISPUTE], loanStatus: [ACTIVE] }) { edges { node { id } } } }',
      301,
    ],
    [
      `{ loans(first: 1, filter: { or: [{ holds: [FRAUD] }, { not: { daysPastDue: { from: 1 } } }], and: [{ loanStatus: [ACTIVE] }] }) {
        nodes { id repayments(first: 1, filter: { or: [{ state: [SETTLED] }, {}] }) { nodes { id } } }
      } }`,
      1 + 150 + 200 + 50 + 50 + 1 + 150,
    ],
    ['subscription { loanUpdated(loanId: "x") { loan { id } event { id } } }', 3],
  ])('%s', (text, expected) => {
    const [[ours, theirs]] = compare(text, {}) as [[number, number]];
    expect(theirs).toBe(ours);
    if (expected !== undefined) expect(ours).toBe(expected);
  });

  it('also where a field has a cost of its own', () => {
    for (const place of Object.keys(COSTS.fields)) {
      const [typeName = '', fieldName = ''] = place.split('.');
      const type = told.getType(typeName);
      const field = isObjectType(type) || isInputObjectType(type) ? type.getFields()[fieldName] : undefined;
      expect([place, field?.astNode?.directives?.some(({ name }) => name.value === 'cost')]).toEqual([place, true]);
    }
  });

  it('is compared in a way that would notice', () => {
    const other = buildASTSchema(parse(sdl.replaceAll('@cost(weight: 21)', '')), { assumeValidSDL: true });
    const document = parse('{ portfolio { loans } }');
    const [operation] = document.definitions as [OperationDefinitionNode];
    expect(routerEstimate(other, document, operation, {})).not.toBe(cost(document, operation, {}));
  });
});
