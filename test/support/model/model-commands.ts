import fc from 'fast-check';
import { expect } from 'vitest';
import { command, expectCode } from './model-command.js';
import { cancel, fail, initiate, reverse, settle, submit } from './repayment-commands.js';
import { chargeOff, fund, lien, originate, refund, waive } from './servicing-commands.js';

const days = command(
  'days',
  fc.integer({ min: 1, max: 45 }),
  () => true,
  (count) => (model, real) => {
    model.today += count;
    real.setDay(model.today);
    return Promise.resolve();
  },
);

/** The first answer again, after any later command. */
const repeat = command(
  'repeat',
  fc.nat(20),
  () => true,
  (at) => async (_model, real) => {
    const first = real.sent.toReversed()[at];
    if (!first) return;
    expect(await real.send(first.name, first.input)).toEqual(first.answer);
  },
);

const reuse = command(
  'reuse',
  fc.nat(20),
  () => true,
  (at) => async (_model, real) => {
    const first = real.sent.filter(({ answer }) => answer.code !== 'IDEMPOTENCY_KEY_REUSED').toReversed()[at];
    if (!first) return;
    const { repaymentId, loanId } = first.input;
    const changed = repaymentId === undefined ? { loanId: `${String(loanId)}-other` } : { repaymentId: 'RP-other' };
    expectCode(await real.send(first.name, { ...first.input, ...changed }), 'IDEMPOTENCY_KEY_REUSED');
  },
);

/** What is done often to a loan is here more than once. */
export const modelCommands = [
  ...[days, days, submit, submit, submit, settle, settle, settle, settle, reverse, reverse, waive, refund],
  ...[initiate, fail, cancel, chargeOff, lien, lien, originate, originate, originate, fund, fund, fund, repeat, reuse],
];
