import { expect, it } from 'vitest';
import { ADJUSTMENTS } from '../../src/app/adjustment/adjustments.js';
import { DEFAULT_POLICY } from '../../src/domain/adjustment/policy.js';
import { businessDate } from '../../src/domain/calendar.js';
import { inputCheck } from '../../src/domain/input-check.js';
import type { Account } from '../../src/domain/loan/servicing-terms.js';

const accountWith = (fees: number) =>
  ({ history: { state: { fees: Array.from({ length: fees }) } } }) as unknown as Account;

it('a loan has thousands of fees at most: each payment looks at all of them', async () => {
  const reading = {
    check: inputCheck(),
    policy: DEFAULT_POLICY,
    today: businessDate('2026-02-01'),
    confirmedHolds: [],
  };
  const input = { loanId: 'LN-1', idempotencyKey: 'key', kind: 'TITLE', amount: '1.00', reason: 'a title' } as const;
  const assess = ADJUSTMENTS.assessFee(input, reading);
  expect(await assess(accountWith(2_999))).toMatchObject({ ok: true });
  const message = 'A loan has at most 3000 fees, paid and waived ones among them';
  expect(await assess(accountWith(3_000))).toMatchObject({ ok: false, refusal: { code: 'CONFLICT', message } });
});
