import fc from 'fast-check';
import { expect } from 'vitest';
import { payoff } from './account-model.js';
import { REPAYMENT_MOVES, type LoanModel, type ModelRepayment } from './loan-model.js';
import { amount, dateOf } from './loan-under-test.js';
import { allows, command, expectCode, hasRepayment, none, place, refusedInState, type Step } from './model-command.js';

/** How much to pay: an amount of its own, or around what is owed. */
const payment = fc.oneof(
  fc.bigInt({ min: 1n, max: 300_000n }).map((value) => () => value),
  fc.constantFrom(-1n, 0n, 5_000n).map((more) => (owed: bigint) => (owed + more > 0n ? owed + more : 1n)),
);

export const initiate = command('initiate', none, allows('initiateRepayment'), () => async (model, real) => {
  const { loanId } = real;
  const answer = await real.send('initiateRepayment', { loanId });
  const { books } = model;
  const nothing = books && model.owed === 0n && (books.chargedOff ?? 0n) === books.recovered;
  if (!expectCode(answer, refusedInState(model, 'initiateRepayment') ?? (nothing ? 'NOTHING_OWED' : undefined))) return;
  expect((answer.amountsOwed!.payoff as { amount: string }).amount).toBe(amount(model.owed));
  model.repayments.push({ id: String(answer.repayment?.id), state: 'INITIATED' });
  model.events += 1;
});

export const submit = command(
  'submit',
  fc.record({ pays: payment, daysAgo: fc.constantFrom(-1, 0, 0, 0, 3, 20, 400), initiated: fc.boolean() }),
  allows('submitRepayment'),
  ({ pays, daysAgo, initiated }) =>
    async (model, real) => {
      const on = model.today - daysAgo;
      const value =
        model.terms && model.books ? pays(payoff(model.terms, model.books, Math.max(on, model.books.since))) : 100n;
      const chosen = initiated ? model.repayments.findLast(({ state }) => state === 'INITIATED') : undefined;
      const answer = await real.send('submitRepayment', {
        loanId: real.loanId,
        amount: amount(value),
        effectiveDate: dateOf(on),
        method: 'ACH',
        repaymentId: chosen?.id,
      });
      const dated = on > model.today || on < (model.terms?.fundedOn ?? 0) ? 'EFFECTIVE_DATE_NOT_ALLOWED' : undefined;
      const code =
        refusedInState(model, 'submitRepayment') ?? dated ?? (chosen && refusedOf(chosen, 'submitRepayment'));
      if (!expectCode(answer, code)) return;
      const repayment = chosen ?? { id: String(answer.repayment?.id), state: '' };
      if (!chosen) model.repayments.push(repayment);
      Object.assign(repayment, { state: 'SUBMITTED', cents: value, on });
      model.events += 1;
    },
);

const refusedOf = ({ state }: ModelRepayment, name: string): string | undefined =>
  REPAYMENT_MOVES[state]?.includes(name) ? undefined : 'NOT_ALLOWED_IN_STATE';

/** A command on a repayment that it fits, or anyway on one that it may not fit or that is not there. */
const onRepayment =
  (name: string, input: Record<string, unknown>, carryOut: (model: LoanModel, repayment: ModelRepayment) => void) =>
  (at: number, anyway: boolean): Step =>
  async (model, real) => {
    const fitting = model.repayments.filter((known) => anyway || refusedOf(known, name) === undefined);
    const repayment = anyway ? fitting[at] : fitting[at % fitting.length];
    const answer = await real.send(name, { repaymentId: repayment?.id ?? 'RP-NONE', ...input });
    if (!expectCode(answer, repayment ? refusedOf(repayment, name) : 'NOT_FOUND') || !repayment) return;
    carryOut(model, repayment);
    expect(answer.repayment?.state).toBe(repayment.state);
    model.events += 1;
  };

export const settle = command(
  'settle',
  place,
  hasRepayment('SUBMITTED'),
  onRepayment('acknowledgeRepayment', { outcome: 'SETTLED' }, (model, repayment) => {
    const { id, cents = 0n, on = 0 } = repayment;
    repayment.state = 'SETTLED';
    model.enter([{ kind: 'PAYMENT', id, on, cents }], on);
  }),
);
export const fail = command(
  'fail',
  place,
  hasRepayment('SUBMITTED'),
  onRepayment('acknowledgeRepayment', { outcome: 'FAILED', reason: 'R01' }, (_model, repayment) => {
    repayment.state = 'FAILED';
  }),
);
export const cancel = command(
  'cancel',
  place,
  hasRepayment('INITIATED'),
  onRepayment('cancelRepayment', {}, (_model, repayment) => {
    repayment.state = 'CANCELLED';
  }),
);
export const reverse = command(
  'reverse',
  fc.tuple(place, fc.constantFrom('0', '20.00')),
  hasRepayment('SETTLED'),
  ([at, returnedPaymentFee], anyway) =>
    onRepayment('reverseRepayment', { reason: 'returned', returnedPaymentFee }, (model, repayment) => {
      repayment.state = 'REVERSED';
      model.takeBack(repayment.id);
      const fee = { kind: 'FEE', id: `fee of ${repayment.id}`, on: model.today, cents: 2_000n } as const;
      model.enter(returnedPaymentFee === '0' ? [] : [fee], model.today);
    })(at, anyway),
);
