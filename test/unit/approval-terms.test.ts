import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { APPROVAL_TERMS, approvalTerms } from '../../src/domain/adjustment/policy.js';

it('the terms of a request are all that can be asked for, but the loan and the words', () => {
  const input = buildSchema(readFileSync('schema/schema.graphql', 'utf8')).getType('RequestApprovalInput');
  if (!isInputObjectType(input)) throw new Error('Nothing can be asked for');
  const asked = Object.values(input.getFields()).flatMap(({ type }) => {
    const details = getNamedType(type);
    return isInputObjectType(details) ? Object.values(details.getFields()) : [];
  });
  const names = [...new Set(asked.map(({ name }) => name))].filter((name) => name !== 'loanId' && name !== 'reason');
  expect(names.toSorted()).toEqual(APPROVAL_TERMS);
  const texts = asked.filter(({ type }) => getNamedType(type).name === 'String').map(({ name }) => name);
  expect(new Set(texts)).toEqual(new Set(['reason']));
});

it('words are left out, and what was not said', () => {
  expect(approvalTerms({ amount: '5.00', reason: 'ill since March', from: null, other: 'ill' })).toEqual({
    amount: '5.00',
  });
});
