import { describe, expect, it } from 'vitest';
import { covers, portfolioFault, type Portfolio } from '../../src/domain/access/viewer.js';
import { ROLES } from '../../src/domain/access/roles.js';

const ALL: Portfolio = { kind: 'ALL' };
const lender = (id: string): Portfolio => ({ kind: 'LENDER', id });

describe('a client without a binding', () => {
  it('is refused for one party’s roles, unless it is said that it sees all loans', () => {
    const refused = ROLES.filter((role) => portfolioFault(role, ALL, false) !== undefined);
    expect(refused).toEqual(['BORROWER', 'SERVICER', 'LENDER']);
    expect(ROLES.filter((role) => portfolioFault(role, ALL, true) !== undefined)).toEqual(['BORROWER']);
  });

  it('cannot be bound at the same time', () => {
    expect(portfolioFault('LENDER', lender('A'), true)).toContain('not both');
    expect(portfolioFault('LENDER', lender('A'), false)).toBeUndefined();
  });
});

it('a portfolio covers itself, all loans cover every one, and nothing else is covered', () => {
  const servicer: Portfolio = { kind: 'SERVICER', id: 'A' };
  expect([ALL, lender('A'), servicer].every((one) => covers(ALL, one) && covers(one, one))).toBe(true);
  expect([ALL, lender('B'), servicer].some((other) => covers(lender('A'), other))).toBe(false);
});
