import type { BusinessDate } from '../../domain/calendar.js';
import { decimal } from '../../domain/money.js';
import { reasonAgainst, type ScheduledPayment } from '../../domain/payment/scheduled-payment.js';
import { announcedOn, exactly, isOutside, type PaymentNotice } from '../../domain/payment/varying-amount.js';
import { refuse, success, type Result } from '../../domain/refusal.js';
import { boundsWithoutNotice, comparedWith, sentNotice } from '../autopay/amount-bounds.js';
import { expectedAmount } from '../autopay/asked-amount.js';
import type { Autopay, DuePayment } from '../autopay/payment-stores.js';
import { commandCall, newId } from '../command/command-call.js';
import { accountOf } from '../loan/account/account-reader.js';
import type { LoanAnswer } from '../loan/loan-answer.type.js';
import type { LoanTask, LoanWork } from '../loan/loan-command.js';
import { recordChange } from '../loan/record-change.js';
import { automatic, carryOutAll, nightCaller, nightFaults, SLICE, type NightNeeds } from './night-work.js';

interface Announced extends LoanAnswer {
  readonly isAnnounced: boolean;
}

export interface Announcements {
  readonly announced: number;
  /** Payments whose amounts could not be compared. */
  readonly left: number;
}

/** Announces debits of the coming days whose amounts vary. It may be stopped, repeated and run by several processes at once. */
export const announcePayments =
  (needs: NightNeeds) =>
  async (
    on: BusinessDate,
    onStep: (announcements: Announcements) => void = () => undefined,
  ): Promise<Result<Announcements, 'CONFLICT'>> => {
    const today = needs.businessDay(needs.clock.now());
    if (on > today)
      return refuse('CONFLICT', `${on} is in the future. Today is ${today}.`, {
        today,
      });
    const faults = nightFaults(`announce ${on}`);
    let announced = 0;
    let left = 0;
    let last: DuePayment | undefined;
    const count = (done: Result<Announced>) => {
      if (!done.ok) left += 1;
      else if (done.value.isAnnounced) announced += 1;
    };
    for (;;) {
      const slice = await needs.night.toCompare(announcedOn(on), last, SLICE);
      const tasks = slice.map((due) => ({
        ...comparePayment(due),
        done: count,
        failed: faults.of(due.loanId),
      }));
      await carryOutAll(needs, tasks);
      onStep({ announced, left });
      last = slice.at(-1);
      if (last) continue;
      faults.check();
      return success({ announced, left });
    }
  };

const comparePayment = ({ id, loanId }: DuePayment): LoanTask<Announced> => ({
  rules: automatic('announcePayment'),
  // The amount may be compared several times a day, after each event of the loan.
  call: commandCall('announcePayment', nightCaller('announce payments'), {
    idempotencyKey: newId('AN'),
  }),
  loanId,
  decide: async (work) => {
    const { stores, loan, now } = work;
    const payment = await stores.payments.scheduled(id);
    const unchanged = {
      loanId,
      loanStatus: loan.loanStatus,
      isAnnounced: false,
    };
    if (payment?.state !== 'SCHEDULED') return success(unchanged);
    const autopay = await stores.payments.autopay(payment.autopayId);
    const notice = autopay && (await noticeFor(work, payment, autopay));
    const known = await stores.payments.notices(id);
    const unsent = known.find(({ sentOn }) => sentOn === null);
    const isKnown = unsent?.amount === notice?.amount && unsent?.collectOn === notice?.collectOn;
    if (!isKnown && notice) await stores.payments.announce(notice);
    else if (!isKnown) await stores.payments.removeUnsent(id);
    await stores.payments.compared(id, now);
    if (isKnown || !notice) return success(unchanged);
    const { collectOn, amount } = notice;
    return success({
      ...(await recordChange(work, {
        effectiveOn: collectOn,
        amounts: { amount },
      })),
      isAnnounced: true,
    });
  },
});

/** The notice that the payment needs by what is known now. */
async function noticeFor(
  work: LoanWork,
  payment: ScheduledPayment,
  autopay: Autopay,
): Promise<PaymentNotice | undefined> {
  const { stores, loan, now } = work;
  const { id, collectOn } = payment;
  if (reasonAgainst({ ...loan, autopay: autopay.state }, collectOn)) return undefined;
  const account = await accountOf(work);
  const expected = account.ok ? await expectedAmount(account.value, payment) : undefined;
  if (!expected) return undefined;
  const compared = await comparedWith(stores, payment);
  const sent = sentNotice(await stores.payments.notices(id), payment);
  const bounds = sent ? exactly(decimal(sent.amount)) : boundsWithoutNotice(autopay, compared);
  if (!isOutside(expected, bounds)) return undefined;
  return {
    id: newId('PN'),
    loanId: loan.id,
    scheduledPaymentId: id,
    amount: expected.toFixed(2),
    comparedWith: compared ?? null,
    collectOn,
    announcedAt: now.toISOString(),
    sentOn: null,
  };
}
