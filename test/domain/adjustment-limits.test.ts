import { describe, expect, it } from 'vitest';
import { type Role, ROLE_SCOPES, ROLES, type Scope } from '../../src/domain/access/roles.js';
import {
  ADJUSTMENT_COMMANDS,
  type AdjustmentCommand,
  checkLimits,
  DEFAULT_POLICY,
  limitFor,
} from '../../src/domain/adjustment/policy.js';
import { Decimal } from '../../src/domain/money.js';

const CENT = new Decimal('0.01');

/** Written by hand, apart from the code's own. */
const SERVICER: Record<AdjustmentCommand, string> = {
  assessFee: '250.00',
  waiveFee: '100.00',
  refundFee: '100.00',
  refundCredit: 'any',
  waiveInterest: '100.00',
  writeOffSmallBalance: '25.00',
  adjustPrincipal: '0.00',
  reverseAdjustment: '250.00',
};

const pairs = ROLES.flatMap((role) => ADJUSTMENT_COMMANDS.map((command) => [role, command] as const));

describe('what a role may do alone', () => {
  it.each(pairs)('%s x %s', (role, command) => {
    const written = role === 'SERVICER' ? SERVICER[command] : '0.00';
    const limit = limitFor(role, command);
    expect(limit?.toFixed(2) ?? 'any').toBe(written);
    const check = (amount: Decimal) => checkLimits(DEFAULT_POLICY, role, [{ command, amount }]);
    if (!limit) {
      expect(check(new Decimal(1_000_000_000)).ok).toBe(true);
      return;
    }
    expect(check(limit).ok).toBe(true);
    expect(check(limit.negated()).ok).toBe(true);
    for (const amount of [limit.plus(CENT), limit.plus(CENT).negated()])
      expect(check(amount)).toMatchObject({ refusal: { code: 'NEEDS_APPROVAL', limit: written } });
  });

  it('is bound by the reversed amount too', () => {
    const check = (undoes: AdjustmentCommand, text: string) => {
      const amount = new Decimal(text);
      return checkLimits(DEFAULT_POLICY, 'SERVICER', [
        { command: 'reverseAdjustment', amount },
        { command: undoes, amount },
      ]);
    };
    expect(check('adjustPrincipal', '0.01')).toMatchObject({ refusal: { limit: '0.00' } });
    expect(check('waiveFee', '100.01')).toMatchObject({ refusal: { limit: '100.00' } });
    expect(check('refundCredit', '250.00').ok).toBe(true);
  });
});

it('support asks, a servicer does, and a servicer or the lender decides; no other role takes part', () => {
  const of = (scope: Scope) => ROLES.filter((role: Role) => (ROLE_SCOPES[role] as readonly Scope[]).includes(scope));
  expect(of('loan:request')).toEqual(['SUPPORT', 'SERVICER']);
  expect(of('loan:approve')).toEqual(['SERVICER', 'LENDER']);
});
