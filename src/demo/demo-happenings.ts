import { requestApproval } from '../features/approval/request-approval.js';
import { placeHold } from '../features/hold/place-hold.js';
import { submitRepayment } from '../features/repayment/submit-repayment.js';
import { loanReader } from '../features/loan/loan.reader.js';
import { endOfDay } from '../features/end-of-day/end-of-day.js';
import type { Clock } from '../features/ports.js';
import { type Role, ROLE_SCOPES } from '../domain/access/roles.js';
import { scopeSet, WHOLE_PORTFOLIO } from '../domain/access/viewer.js';
import { addDays, addMonths, type BusinessDay, type BusinessDate } from '../domain/calendar.js';
import type { Result } from '../domain/refusal.js';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { Services } from '../gateway/services.js';
import { endOfDayStore } from '../features/end-of-day/end-of-day.store.js';

export interface HappeningsNeeds {
  readonly prisma: PrismaClient;
  readonly graph: Pick<Services['graph'], 'loanCommands' | 'source'>;
  readonly clock: Clock;
  readonly businessDay: BusinessDay;
  /** The id of the client of a role. */
  readonly clientId: (role: Role) => string;
}

const MONTHS = 4;

/**
 * The work that a desk would have done with the demo loans: closed months, holds, pending payments, and open approvals.
 * Each step has its own key, so an interrupted run is completed by repeating it.
 */
export async function* demoHappenings(needs: HappeningsNeeds): AsyncGenerator<void, void, undefined> {
  const today = needs.businessDay(needs.clock.now());
  const close = endOfDay({ ...needs, store: endOfDayStore(needs.prisma) });
  for (const on of [...monthEndsBefore(today), addDays(today, -1)]) {
    succeeded(await close(on, () => undefined));
    yield;
  }
  const loans = await currentLoans(needs);
  for (const work of worksOf(needs, today)) {
    const loanId = loans.shift();
    if (loanId === undefined) return;
    succeeded(await work(loanId));
    yield;
  }
}

/** The last days of the months before, the oldest first. */
function monthEndsBefore(today: BusinessDate): BusinessDate[] {
  const firstOfMonth = addDays(today, 1 - Number(today.slice(8)));
  return Array.from({ length: MONTHS }, (_, index) => addDays(addMonths(firstOfMonth, index + 1 - MONTHS), -1));
}

/** By their ids, so that a step finds the same loan again. */
async function currentLoans({ graph: { source } }: HappeningsNeeds): Promise<string[]> {
  const { rows } = await source
    .get(loanReader)
    .page(
      { filter: { loanStatus: ['ACTIVE'], bucket: ['CURRENT'] }, sort: 'ID', direction: 'ASC' },
      { direction: 'FORWARD', size: 20, after: undefined, before: undefined },
      new Set(),
      WHOLE_PORTFOLIO,
    );
  return rows.map(({ id }) => id);
}

type Work = (loanId: string) => Promise<Result<unknown>>;

function worksOf({ graph: { loanCommands }, clientId }: HappeningsNeeds, today: BusinessDate): readonly Work[] {
  const as = (role: Role) => ({
    viewer: {
      clientId: clientId(role),
      name: `Demo ${role.toLowerCase()}`,
      role,
      scopes: scopeSet(ROLE_SCOPES[role]),
      portfolio: WHOLE_PORTFOLIO,
    },
    requestId: 'demo',
  });
  const key = (what: string) => ({ idempotencyKey: `demo ${what}` });
  const from = addDays(today, -20);
  return [
    (loanId) =>
      placeHold.run(loanCommands, as('SERVICER'), {
        ...key('dispute'),
        loanId,
        kind: 'PAYMENT_DISPUTE',
        from,
        reason: 'The borrower says that the September payment was never counted',
      }),
    (loanId) =>
      placeHold.run(loanCommands, as('SERVICER'), {
        ...key('disaster'),
        loanId,
        kind: 'DISASTER',
        from,
        until: addDays(today, 70),
        reason: 'The county was declared a disaster area after the flood',
      }),
    (loanId) =>
      placeHold.run(loanCommands, as('SERVICER'), {
        ...key('cease contact'),
        loanId,
        kind: 'CEASE_CONTACT',
        from,
        reason: 'Wants letters only, asked by telephone',
      }),
    (loanId) =>
      requestApproval.run(loanCommands, as('SUPPORT'), {
        ...key('principal'),
        adjustPrincipal: { loanId, amount: '-180.00', reason: 'The dealer charged the title fee twice' },
      }),
    (loanId) =>
      requestApproval.run(loanCommands, as('SERVICER'), {
        ...key('modification'),
        modifyLoan: {
          loanId,
          annualRatePercent: '6.5',
          installments: 36,
          principalForgiven: '500.00',
          reason: 'Signed after the borrower lost work',
        },
      }),
    ...['212.50', '95.00', '340.00'].map(
      (amount): Work =>
        (loanId) =>
          submitRepayment.run(loanCommands, as('SERVICER'), {
            ...key(`payment of ${amount}`),
            loanId,
            amount,
            method: 'ACH',
          }),
    ),
  ];
}

/** A demo without it would be poorer without anybody knowing why. */
function succeeded(result: Result<unknown>): void {
  if (!result.ok) throw new Error(result.refusal.message);
}
