import { describe, expect, it } from 'vitest';
import { ROLE_SCOPES, ROLES, type Scope } from '../../src/domain/access/roles.js';
import { businessDate } from '../../src/domain/calendar.js';
import { lateFeeChanges } from '../../src/domain/delinquency/late-fee-changes.js';
import { HOLD_KINDS, overlap, standsOn, type HoldDays, type HoldKind } from '../../src/domain/hold/hold.js';
import {
  answerDueOn,
  BLOCK_FUNDING,
  BLOCK_TAKING_COLLATERAL,
  blocks,
  holdMessage,
  HOLD_EFFECTS,
  isPersonal,
  isStoppedOn,
  seesHold,
  stops,
  type HoldEffect,
} from '../../src/domain/hold/hold-effects.js';
import { policyOf } from '../../src/domain/loan/contract-rules.js';
import { fundedAccount } from '../../src/domain/repayment/account.js';
import type { AccountEntry } from '../../src/domain/repayment/entry.js';
import { DEFAULT_RULES } from '../../src/domain/rules/account-rules.js';
import { readLateFee } from '../../src/domain/rules/late-fee-policy.js';
import { RULES_BEFORE } from '../../src/domain/rules/servicing-rules.js';
import { LOAN } from './loan.js';

const day = businessDate;
const hold = (kind: HoldKind | null, from: string, until?: string, liftedOn?: string): HoldDays => ({
  kind,
  from: day(from),
  until: until === undefined ? null : day(until),
  liftedOn: liftedOn === undefined ? null : day(liftedOn),
});

const TAKING = 'BANKRUPTCY SERVICE_MEMBER DECEASED PAYMENT_DISPUTE LITIGATION FRAUD DISASTER';

const STOPPED: Readonly<Record<HoldEffect, string>> = {
  LATE_FEES: 'BANKRUPTCY SERVICE_MEMBER DECEASED PAYMENT_DISPUTE FRAUD DISASTER',
  BUREAU_DELINQUENCY: 'BANKRUPTCY FRAUD',
  NOTICES: 'BANKRUPTCY DECEASED DEBT_VALIDATION CEASE_CONTACT LITIGATION FRAUD',
  REPOSSESSION: TAKING,
  SCHEDULED_PAYMENTS: 'BANKRUPTCY DECEASED PAYMENT_DISPUTE FRAUD',
};

describe('the table of holds', () => {
  const effects = Object.keys(HOLD_EFFECTS) as HoldEffect[];
  it.each(effects.flatMap((effect) => HOLD_KINDS.map((kind) => [kind, effect] as const)))('%s x %s', (kind, effect) => {
    expect(stops(kind, effect)).toBe(STOPPED[effect].split(' ').includes(kind));
    const on = day('2026-01-05');
    expect(isStoppedOn([hold(kind, '2026-01-05', '2026-01-05')], effect, on)).toBe(stops(kind, effect));
    expect(isStoppedOn([hold(kind, '2026-01-06')], effect, on)).toBe(false);
  });

  it('lets no hold that stops payments charge a late fee for them', () => {
    for (const kind of HOLD_KINDS)
      if (stops(kind, 'SCHEDULED_PAYMENTS')) expect([kind, stops(kind, 'LATE_FEES')]).toEqual([kind, true]);
  });

  it('asks for an answer to a disputed credit report within 30 days (12 CFR 1022.43(e))', () => {
    expect(answerDueOn(hold('REPORTING_DISPUTE', '2026-10-20'))).toBe('2026-11-19');
    expect(answerDueOn(hold('PAYMENT_DISPUTE', '2026-10-20'))).toBeUndefined();
  });

  it('lets one whose kind was erased stop and forbid what all of those kinds do', () => {
    const erased = HOLD_KINDS.filter(isPersonal);
    expect(erased).toEqual(['BANKRUPTCY', 'SERVICE_MEMBER', 'DECEASED']);
    // Otherwise an erasure would bring back late fees that were never due.
    expect(stops(null, 'LATE_FEES')).toBe(true);
    expect(blocks(null, BLOCK_TAKING_COLLATERAL)).toBe(true);
    expect(blocks(null, BLOCK_FUNDING)).toBe(false);
  });

  it('shows each kind to the roles that have its classes', () => {
    const seen = Object.fromEntries(
      ROLES.map((role) => [
        role,
        HOLD_KINDS.filter((kind) => !seesHold(new Set<Scope>(ROLE_SCOPES[role]), kind)).join(' '),
      ]),
    );
    const personal = 'BANKRUPTCY SERVICE_MEMBER DECEASED';
    expect(seen).toEqual({
      MARKETPLACE: HOLD_KINDS.join(' '),
      BORROWER: 'LITIGATION FRAUD',
      SUPPORT: '',
      SERVICER: '',
      UNDERWRITER: '',
      LENDER: personal,
      AUDITOR: '',
      ADMIN: personal,
    });
  });
});

describe('the days of a hold', () => {
  it('are its first, its last and all between; not the one on which it was lifted', () => {
    const standing = (one: HoldDays) =>
      ['01-04', '01-05', '01-06', '01-07', '01-08'].filter((date) => standsOn(one, day(`2026-${date}`))).join(' ');
    expect(standing(hold('FRAUD', '2026-01-05', '2026-01-06'))).toBe('01-05 01-06');
    expect(standing(hold('FRAUD', '2026-01-05'))).toBe('01-05 01-06 01-07 01-08');
    expect(standing(hold('FRAUD', '2026-01-05', undefined, '2026-01-07'))).toBe('01-05 01-06');
    expect(standing(hold('FRAUD', '2026-01-05', '2026-01-05', '2026-01-07'))).toBe('01-05');
    expect(standing(hold('FRAUD', '2026-01-05', undefined, '2026-01-05'))).toBe('');
  });

  it.each([
    ['2026-01-01', '2026-01-31', '2026-01-31', undefined, true],
    ['2026-01-01', '2026-01-31', '2026-02-01', undefined, false],
    ['2026-01-01', undefined, '2030-01-01', '2030-01-02', true],
    ['2026-01-10', undefined, '2026-01-01', '2026-01-09', false],
  ])('%s to %s and %s to %s overlap: %s', (from, until, otherFrom, otherUntil, expected) => {
    const [one, other] = [hold('FRAUD', from, until), hold('FRAUD', otherFrom, otherUntil)];
    expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
  });

  it('of one that was lifted on its first day overlap with none', () => {
    expect(overlap(hold('FRAUD', '2026-01-05', undefined, '2026-01-05'), hold('FRAUD', '2026-01-01'))).toBe(false);
  });
});

describe('late fees and holds', () => {
  /** 1200 without interest, 100 due on the 15th of twelve months, grace 10: fees fall due on the 26th. */
  const account = (holds: readonly HoldDays[], entries: readonly AccountEntry[] = []) => ({
    original: { ...LOAN, rules: { ...DEFAULT_RULES, lateFee: policyOf(readLateFee('25')) } },
    opening: fundedAccount(LOAN),
    graceDays: 10,
    rules: RULES_BEFORE,
    entries,
    holds,
  });
  const changes = (on: string, holds: readonly HoldDays[], entries?: readonly AccountEntry[]) =>
    lateFeeChanges('LN', account(holds, entries), day(on)).entries;
  const brief = (...asked: Parameters<typeof changes>) => changes(...asked).map(({ id }) => id);

  it.each(HOLD_KINDS)('%s', (kind) => {
    const fees = brief('2024-04-30', [hold(kind, '2024-03-26', '2024-03-26')]);
    expect(fees).toEqual(stops(kind, 'LATE_FEES') ? ['LF-LN-1', 'LF-LN-3'] : ['LF-LN-1', 'LF-LN-2', 'LF-LN-3']);
  });

  it('one that is placed for the past takes fees back; lifted, it charges those of the days after it and no others', () => {
    const charged = changes('2024-04-30', []);
    const held = hold('BANKRUPTCY', '2024-03-01');
    const back = changes('2024-05-01', [held], charged);
    expect(back.map(({ id }) => id)).toEqual(['RV-LF-LN-2', 'RV-LF-LN-3']);
    const lifted = { ...held, liftedOn: day('2024-04-01') };
    expect(brief('2024-05-02', [lifted], [...charged, ...back])).toEqual(['LF-LN-3~2']);
    expect(brief('2024-05-27', [{ ...held, liftedOn: day('2024-05-20') }], [...charged, ...back])).toEqual(['LF-LN-4']);
  });
});

it('a refusal names in its text no hold that tells something of the person', () => {
  const all = HOLD_KINDS.map((kind) => ({ id: kind, ...hold(kind, '2026-03-01') }));
  const text = holdMessage('repossessCollateral', all as never);
  expect(HOLD_KINDS.filter((kind) => text.includes(kind))).toEqual(HOLD_KINDS.filter((kind) => !isPersonal(kind)));
});
