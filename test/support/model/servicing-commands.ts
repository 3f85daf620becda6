import fc from 'fast-check';
import { daysPastDue } from './account-model.js';
import { LIEN_MOVES, type LoanModel } from './loan-model.js';
import { amount } from './loan-under-test.js';
import { allows, command, expectCode, hasRepayment, none, refusedInState } from './model-command.js';

export const waive = command(
  'waive',
  fc.tuple(fc.nat(2), fc.bigInt({ min: 1n, max: 2_100n })),
  ({ books }, [at]) => (books?.fees[at]?.outstanding ?? 0n) > 0n,
  ([at, value]) =>
    async (model, real) => {
      const fee = model.books?.fees[at];
      const feeId = real.feeIds[at] ?? 'FE-NONE';
      const answer = await real.send('waiveFee', {
        loanId: real.loanId,
        feeId,
        amount: amount(value),
        reason: 'goodwill',
      });
      const checked = fee ? (value > fee.outstanding ? 'EXCEEDS_FEE_BALANCE' : undefined) : 'NOT_FOUND';
      if (!expectCode(answer, refusedInState(model, 'waiveFee') ?? checked) || !fee) return;
      model.enter([{ kind: 'WAIVER', feeId: fee.id, on: model.today, cents: value }], model.today);
      model.events += 1;
    },
);

export const refund = command(
  'refund',
  fc.constantFrom(0n, 0n, 1n),
  ({ books }) => (books?.credit ?? 0n) > 0n,
  (more) => async (model, real) => {
    const credit = model.books?.credit ?? 0n;
    const value = credit + more > 0n ? credit + more : 1n;
    const answer = await real.send('refundCredit', { loanId: real.loanId, amount: amount(value) });
    const checked = value > credit ? 'EXCEEDS_CREDIT_BALANCE' : undefined;
    if (!expectCode(answer, refusedInState(model, 'refundCredit') ?? checked)) return;
    model.enter([{ kind: 'REFUND', id: `refund ${model.events}`, on: model.today, cents: value }], model.today);
    model.events += 1;
  },
);

export const chargeOff = command(
  'chargeOff',
  fc.constantFrom('DELINQUENCY', 'FRAUD'),
  hasRepayment('SETTLED'),
  (reason) => async (model, real) => {
    const answer = await real.send('chargeOffLoan', { loanId: real.loanId, reason });
    const { terms, books, today } = model;
    const late = terms && books ? daysPastDue(terms, books, today) : 0;
    // No hold is on record here.
    const tooEarly = reason === 'FRAUD' ? 'CONFLICT' : late < 120 ? 'NOT_DELINQUENT_ENOUGH' : undefined;
    const checked = books?.chargedOff === undefined ? tooEarly : 'NOTHING_OWED';
    if (!expectCode(answer, refusedInState(model, 'chargeOffLoan') ?? checked)) return;
    model.enter([{ kind: 'CHARGE_OFF', on: today }], today);
    model.events += 1;
  },
);

/** Days after a due date on which nothing is late yet. */
const GRACE = 10;

const LIEN_NAMES = [...new Set(Object.values(LIEN_MOVES).flatMap((moves) => Object.keys(moves)))];
const CURE_DAYS = 20;
const SALE_NOTICE_DAYS = 10;

const AFTER_DEFAULT = ['recordCureNotice', 'repossessCollateral'];
const LIEN_INPUTS: Readonly<Record<string, object>> = {
  recordSaleNotice: { saleKind: 'PRIVATE' },
  sellCollateral: { proceeds: '1500.00' },
  settleInsurance: { proceeds: '1500.00' },
};

/** What the dates of the case forbid. */
function caseRefusal({ today, cureBy, saleFrom }: LoanModel, name: string): string | undefined {
  if (name === 'repossessCollateral' && cureBy !== undefined && today <= cureBy) return 'EFFECTIVE_DATE_NOT_ALLOWED';
  if (name !== 'sellCollateral') return undefined;
  if (saleFrom === undefined) return 'CONFLICT';
  return today < saleFrom ? 'EFFECTIVE_DATE_NOT_ALLOWED' : undefined;
}

const PROCEEDS = ['sellCollateral', 'settleInsurance'];

export const lien = command(
  'lien',
  fc.constantFrom(...LIEN_NAMES),
  (model, name) => name in model.lienMoves,
  (name) => async (model, real) => {
    const answer = await real.send(name, { loanId: real.loanId, ...LIEN_INPUTS[name] });
    const outstanding =
      name === 'releaseLien' && model.lien === 'LIEN' ? 'BALANCE_OUTSTANDING' : 'NOT_ALLOWED_IN_STATE';
    const next = model.lienMoves[name];
    const { terms, books, today } = model;
    const late = terms && books ? daysPastDue(terms, books, today) : 0;
    const inDefault = model.state !== 'ACTIVE' || late > GRACE;
    const undue = AFTER_DEFAULT.includes(name) && !inDefault ? 'NOT_IN_DEFAULT' : caseRefusal(model, name);
    const money = PROCEEDS.includes(name) ? refusedInState(model, 'acknowledgeRepayment') : undefined;
    if (!expectCode(answer, next === undefined ? outstanding : (money ?? undue)) || next === undefined) return;
    model.lien = next;
    model.events += 1;
    if (name === 'recordCureNotice') model.cureBy = today + CURE_DAYS;
    if (name === 'recordSaleNotice') model.saleFrom = today + SALE_NOTICE_DAYS;
    if (name === 'redeemCollateral') {
      model.cureBy = undefined;
      model.saleFrom = undefined;
    }
    if (!PROCEEDS.includes(name)) return;
    const id = await real.newestRepayment();
    model.repayments.push({ id, state: 'SETTLED', cents: 150_000n, on: model.today });
    const source = name === 'sellCollateral' ? 'SALE' : 'INSURANCE';
    const { today: on } = model;
    const sold = source === 'SALE' ? [{ kind: 'SOLD', on } as const] : [];
    model.enter([{ kind: 'PAYMENT', id, on, cents: 150_000n, proceeds: source }, ...sold], on);
  },
);

const ORIGINATION = {
  startUnderwriting: { input: {}, to: 'IN_UNDERWRITING' },
  completeUnderwriting: { input: { creditScore: 710 }, to: 'APPROVED' },
  reopenUnderwriting: { input: {}, to: 'IN_UNDERWRITING' },
  withdrawLoan: { input: {}, to: 'WITHDRAWN' },
} as const;

export const originate = command(
  'originate',
  fc.constantFrom(...(Object.keys(ORIGINATION) as (keyof typeof ORIGINATION)[])),
  (model, name) => name !== 'withdrawLoan' && model.loanCommands.includes(name),
  (name) => async (model, real) => {
    const { input, to } = ORIGINATION[name];
    const answer = await real.send(name, { loanId: real.loanId, ...input });
    if (!expectCode(answer, refusedInState(model, name))) return;
    model.state = to;
    model.events += 1;
  },
);

export const fund = command('fund', none, allows('fundLoan'), () => async (model, real) => {
  const answer = await real.send('fundLoan', { loanId: real.loanId, term: 24 });
  const secured = model.lien === 'PENDING' || model.lien === 'LIEN' ? undefined : 'LIEN_MISSING';
  if (!expectCode(answer, refusedInState(model, 'fundLoan') ?? secured)) return;
  model.state = 'ACTIVE';
  model.terms = await real.terms();
  model.events += 1;
});
