import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessBy, type AccessRule, type Claims } from '../../src/domain/access/access-rule.js';
import { ROLES } from '../../src/domain/access/roles.js';
import { portfolioFault, WHOLE_PORTFOLIO } from '../../src/domain/access/viewer.js';
import { accessRules } from '../../src/gateway/config/json-settings.js';

// Few names and values, so that rules and claims meet; some that every object has.
const name = fc.constantFrom('groups', 'roles', 'sub', 'constructor', '__proto__', 'length');
const value = fc.constantFrom('a', 'b', 'admin', 'servicing', '');
const paths = fc.oneof(name, fc.array(name, { minLength: 1, maxLength: 2 }));
const loans = fc.oneof(
  fc.constantFrom('LEN-1', 'BR-1'),
  paths.map((claim) => ({ claim })),
);
const bound = fc.oneof(
  fc.constant({}),
  fc.constant({ allLoans: true }),
  fc.record({ lender: loans }),
  fc.record({ servicer: loans }),
  fc.record({ borrower: loans }),
  fc.record({ lender: loans, borrower: loans }),
);
const written = fc
  .record({
    claim: paths,
    value: fc.constantFrom('a', 'b', 'admin', 'servicing'),
    role: fc.constantFrom(...ROLES),
    bound,
  })
  .map(({ bound: by, ...rule }) => ({ ...rule, ...by }));
const claims = fc.dictionary(
  name,
  fc.oneof(
    value,
    fc.array(value),
    fc.integer(),
    fc.constant(null),
    fc.dictionary(name, fc.oneof(value, fc.array(value))),
  ),
) as fc.Arbitrary<Claims>;

/** Those that a start would take. */
const rulesOf = (list: readonly unknown[]): readonly AccessRule[] =>
  list.flatMap((rule) => {
    const read = accessRules.safeParse(JSON.stringify([rule]));
    return read.success ? read.data : [];
  });

const memberOf = (value: unknown, name: string): unknown =>
  Array.isArray(value) ? undefined : Object.entries(value ?? {}).find(([key]) => key === name)?.[1];

const textsAt = (told: Claims, path: readonly string[]): unknown[] => {
  const found = path.reduce<unknown>(memberOf, told);
  return Array.isArray(found) ? found : [found];
};

describe('what claims give', () => {
  it('is what one rule says whose claim is there, and never more', () => {
    let given = 0;
    fc.assert(
      fc.property(fc.array(written, { maxLength: 4 }), claims, (list, told) => {
        const rules = rulesOf(list);
        const access = accessBy(rules, told);
        if (typeof access === 'string') return;
        given += 1;
        const fitting = rules.filter((rule) => textsAt(told, rule.claim).includes(rule.value));
        expect(fitting[0]?.role).toBe(access.role);
        const allowed = fitting[0]!.loans;
        if ('claim' in allowed) {
          expect(access.portfolio.kind).toBe(allowed.kind);
          expect(textsAt(told, allowed.claim)).toContain((access.portfolio as { id: string }).id);
        } else expect(access.portfolio).toEqual(allowed);
        // A client that sees all loans has a rule that says so, or a role without a portfolio.
        const saysAll = list.some((rule) => rule.role === access.role && 'allLoans' in rule);
        expect(
          portfolioFault(access.role, access.portfolio, access.portfolio.kind === 'ALL' && saysAll),
        ).toBeUndefined();
      }),
      { numRuns: 3_000 },
    );
    expect(given).toBeGreaterThan(50);
  });

  const rule: AccessRule = {
    claim: ['groups'],
    value: 'borrowers',
    role: 'BORROWER',
    loans: { kind: 'BORROWER', claim: ['borrower_id'] },
  };

  it.each<[string, Claims]>([
    ['no claim', {}],
    ['an empty text', { borrower_id: ' ' }],
    ['an empty list', { borrower_id: [] }],
    ['several', { borrower_id: ['BR-1', 'BR-2'] }],
    ['a number', { borrower_id: 7 }],
    ['a text that cannot be stored', { borrower_id: 'BR\u0000' }],
    ['a text that is too long', { borrower_id: 'B'.repeat(201) }],
  ])('is nothing where the loans are to come from a claim and it has %s', (_, told) => {
    expect(accessBy([rule], { groups: ['borrowers'], ...told })).toBe('UNBOUND');
    // Not even what a later rule would give.
    const later: AccessRule = { ...rule, role: 'SUPPORT', loans: WHOLE_PORTFOLIO };
    expect(accessBy([rule, later], { groups: ['borrowers'], ...told })).toBe('UNBOUND');
  });

  it('is found inside other claims, in texts and in lists', () => {
    const inside: AccessRule = { ...rule, claim: ['realm_access', 'roles'] };
    const portfolio = { kind: 'BORROWER', id: 'BR-1' };
    expect(accessBy([inside], { realm_access: { roles: ['borrowers'] }, borrower_id: ['BR-1'] })).toEqual({
      role: 'BORROWER',
      portfolio,
    });
    expect(accessBy([inside], { 'realm_access.roles': 'borrowers', borrower_id: 'BR-1' })).toBe('UNMAPPED');
    expect(accessBy([rule], { groups: 'borrowers', borrower_id: 'BR-1' })).toEqual({ role: 'BORROWER', portfolio });
    expect(accessBy([rule], { groups: 'borrowers and others', borrower_id: 'BR-1' })).toBe('UNMAPPED');
  });
});
