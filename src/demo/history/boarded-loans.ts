import { chargeOffLoan } from '../../features/default/charge-off-loan.js';
import { withdrawLoan } from '../../features/origination/withdraw-loan.js';
import { addDays, type BusinessDate } from '../../domain/calendar.js';
import { demoLoan, type DemoLoan } from '../demo-loan.js';
import { bulkDraws } from '../demo-random.js';
import { demoRecord } from '../seed-portfolio.js';
import { DEMO_SEED } from '../demo-seed.js';
import { paysInstallments, payUp, startAutopay } from './paying.js';
import { bankDayFrom, type StoryDays } from './story-days.js';
import { step, type Step, type Story } from './story.js';

/** The portfolio came in three parts, each on the first banking day of a month. */
const MONTHS_AGO = [3, 2, 1] as const;

/** As many as one import stores at once. */
const BATCH = 10;

/**
 * The loans that the servicer of the demo took over from others. From that day on they are led by commands: most pay by
 * autopay or by check, some cure, some fall further behind and are charged off.
 */
export function boardedLoans(count: number): readonly Story[] {
  const parts = MONTHS_AGO.map((monthsAgo, part) =>
    Array.from({ length: count }, (_, index) => index)
      .filter((index) => index % MONTHS_AGO.length === part)
      .map((index) => ({ index, monthsAgo })),
  );
  return parts.flatMap((part) => [boarding(part), ...part.map(lifeOf)]);
}

interface Boarded {
  readonly index: number;
  readonly monthsAgo: number;
}

const boardedOn = (days: StoryDays, { monthsAgo }: Boarded): BusinessDate => days.bankDay(monthsAgo, 1);

const boarding = (part: readonly Boarded[]): Story => ({
  loanId: 'boarding',
  title: 'Loans are taken over',
  steps: (days) =>
    Array.from({ length: Math.ceil(part.length / BATCH) }, (_, batch) => {
      const loans = part.slice(batch * BATCH, (batch + 1) * BATCH);
      return loans.map((loan) => ({ loan, on: boardedOn(days, loan) }));
    }).flatMap((loans) =>
      loans[0]
        ? [
            step(loans[0].on, async ({ office, day }) => {
              const records = [];
              for (const { loan } of loans) records.push(await demoRecord(DEMO_SEED, loan.index, day));
              await office.board(records);
            }),
          ]
        : [],
    ),
});

function lifeOf(boarded: Boarded): Story {
  return {
    loanId: `LN-3814-${100_001 + boarded.index}`,
    title: 'Taken over from another servicer',
    steps: (days) => {
      const on = boardedOn(days, boarded);
      return stepsOf(demoLoan(DEMO_SEED, boarded.index, on), on, days.until);
    },
  };
}

function stepsOf(loan: DemoLoan, boardedOn: BusinessDate, until: BusinessDate): readonly Step[] {
  const { story, servicing } = loan;
  const draw = bulkDraws(`${loan.topic}/life`);
  const after = (days: number) => bankDayFrom(addDays(boardedOn, days));
  const dues = (servicing?.installments ?? [])
    .map(({ dueDate }) => dueDate)
    .filter((due) => due > after(3) && due < until);
  const daysPastDue = story.daysPastDue?.[0] ?? 0;
  if (story.state === 'APPROVED' && draw(2) === 0)
    return [
      step(after(12), async (desk) => {
        await desk.does(withdrawLoan, { reason: 'The offer was not taken up' }, 'UNDERWRITER');
      }),
    ];
  if (story.state !== 'ACTIVE') return [];
  if (daysPastDue > 120)
    return [
      step(after(8), async (desk) => {
        await desk.does(chargeOffLoan, { reason: 'DELINQUENCY' });
      }),
      step(after(40), async (desk) => {
        await desk.receives('120.00', { method: 'CHECK' });
      }),
    ];
  if (daysPastDue > 0 && draw(3) > 0)
    return [step(after(4 + draw(20)), payUp), ...paysInstallments(dues.slice(1), { late: draw(9) })];
  if (daysPastDue > 0) return [];
  if (draw(5) < 3) return [step(after(2), (desk) => startAutopay(desk))];
  // Every eighth borrower stops paying at some time.
  const paid = draw(8) === 0 ? dues.slice(0, draw(3)) : dues;
  return paysInstallments(paid, { late: draw(7), method: draw(4) === 0 ? 'CARD' : 'CHECK' });
}
