import { withdrawLoan } from '../../../features/origination/withdraw-loan.js';
import { clearStipulation } from '../../../features/origination/clear-stipulation.js';
import { reopenUnderwriting } from '../../../features/origination/reopen-underwriting.js';
import { startUnderwriting } from '../../../features/origination/start-underwriting.js';
import { apply, namedLoanId, review } from '../origination.js';
import { step, type Story } from '../story.js';

export const APPROVED: Story = {
  loanId: namedLoanId(12),
  title: 'Declined, reviewed again and approved, with one condition open',
  steps: (days) => {
    const [appliedOn, reopenedOn] = [days.bankDay(2, 6), days.bankDay(1, 5)];
    return [
      step(appliedOn, (desk) => apply(desk, 12, 'DECLINED')),
      step(days.bankDay(2, 9), async (desk) => {
        await desk.does(startUnderwriting, {}, 'UNDERWRITER');
      }),
      step(days.bankDay(2, 10), (desk) => review(desk, 12, appliedOn, 'DECLINED')),
      step(reopenedOn, async (desk) => {
        await desk.does(reopenUnderwriting, { reason: 'A pay slip shows a higher income' }, 'UNDERWRITER');
      }),
      step(days.bankDay(1, 8), (desk) => review(desk, 12, appliedOn, 'APPROVED')),
      step(days.bankDay(1, 12), async (desk) => {
        await desk.does(clearStipulation, { position: 0 }, 'UNDERWRITER');
      }),
    ];
  },
};

/** Numbers from here on belong to loans that no page names. */
const OTHERS = 100;

/** Applications in the states that an application can be in. */
export const OTHER_APPLICATIONS: readonly Story[] = [
  {
    loanId: namedLoanId(OTHERS),
    title: 'Declined two years ago, and erased when the record no longer had to be kept',
    steps: (days) => {
      const appliedOn = days.bankDay(28, 6);
      return [
        step(appliedOn, (desk) => apply(desk, OTHERS, 'DECLINED')),
        step(days.bankDay(28, 11), async (desk) => {
          await desk.does(startUnderwriting, {}, 'UNDERWRITER');
          await review(desk, OTHERS, appliedOn, 'DECLINED');
        }),
        step(days.bankDay(1, 14), (desk) => desk.eraseBorrower('Asked for by the applicant')),
      ];
    },
  },
  {
    loanId: namedLoanId(OTHERS + 1),
    title: 'Withdrawn by the applicant after the approval',
    steps: (days) => {
      const appliedOn = days.bankDay(3, 6);
      return [
        step(appliedOn, (desk) => apply(desk, OTHERS + 1)),
        step(days.bankDay(3, 11), async (desk) => {
          await desk.does(startUnderwriting, {}, 'UNDERWRITER');
          await review(desk, OTHERS + 1, appliedOn);
        }),
        step(days.bankDay(3, 17), async (desk) => {
          await desk.does(withdrawLoan, { reason: 'Bought another car' }, 'UNDERWRITER');
        }),
      ];
    },
  },
  {
    loanId: namedLoanId(OTHERS + 2),
    title: 'In review since this month or the one before',
    steps: (days) => [
      step(days.bankDay(1, 20), (desk) => apply(desk, OTHERS + 2)),
      step(days.bankDay(1, 22), async (desk) => {
        await desk.does(startUnderwriting, {}, 'UNDERWRITER');
      }),
    ],
  },
  {
    loanId: namedLoanId(OTHERS + 3),
    title: 'Arrived and not reviewed yet',
    steps: (days) => [step(days.bankDay(1, 26), (desk) => apply(desk, OTHERS + 3))],
  },
];
