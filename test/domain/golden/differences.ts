/** Published figures that we decided to differ from, and why. A figure that is listed must differ exactly so. */
export interface Difference {
  readonly section: string;
  readonly id: string;
  readonly reason: string;
  /** Name, their figure, our figure. */
  readonly figures: readonly (readonly [name: string, theirs: string, ours: string])[];
}

export const DIFFERENCES: readonly Difference[] = [
  {
    section: 'simple-interest-us-rule',
    id: 'sce_equalpmt',
    reason: 'They leave 0.03 unpaid after twelve equal payments; our last installment absorbs the residue.',
    figures: [
      ['finance charge', '283.04', '283.07'],
      ['total of payments', '10283.04', '10283.07'],
      ['total principal', '10024.97', '10025'],
      ['line 12 pmt', '856.92', '856.95'],
      ['line 12 prin', '853.66', '853.69'],
      ['line 12 end', '0.03', '0'],
      ['2023 payments', '7712.28', '7712.31'],
      ['2023 principal', '7569.93', '7569.96'],
    ],
  },
  {
    section: 'precomputed-rule-of-78',
    id: 'r78_17400',
    reason: 'They cut 2074.4262 off after two decimals; we round half-even.',
    figures: [
      ['unearned interest', '2074.42', '2074.43'],
      ['payoff with the current payment', '12170.58', '12170.57'],
    ],
  },
  {
    section: 'fineract-schedules-units',
    id: 'emi_act_act_12',
    reason:
      'They count the last day of a period instead of the first, which puts one day of December into the leap year; ISDA counts the first.',
    figures: [
      ['line 1 principal', '1623.75', '1623.74'],
      ['line 1 interest', '101.81', '101.82'],
      ['line 1 balance', '8376.25', '8376.26'],
      ['line 2 balance', '6735.83', '6735.84'],
      ['line 3 balance', '5074.32', '5074.33'],
      ['line 4 balance', '3400.34', '3400.35'],
      ['line 5 balance', '1708.23', '1708.24'],
      ['line 6 principal', '1708.23', '1708.24'],
      ['line 6 due', '1725.59', '1725.6'],
      ['total interest', '353.39', '353.4'],
    ],
  },
  {
    section: 'fineract-schedules-units',
    id: 'emi_act_act_iter',
    reason:
      'They try other payments to shrink the gap of the last installment; our level payment is the formula, rounded.',
    figures: [
      ['line 1 principal', '65.14', '65.13'],
      ['line 1 due', '68.14', '68.13'],
      ['line 1 balance', '266.63', '266.64'],
      ['line 2 principal', '65.73', '65.72'],
      ['line 2 due', '68.14', '68.13'],
      ['line 2 balance', '200.9', '200.92'],
      ['line 3 principal', '66.44', '66.43'],
      ['line 3 due', '68.14', '68.13'],
      ['line 3 balance', '134.46', '134.49'],
      ['line 4 principal', '66.93', '66.92'],
      ['line 4 due', '68.14', '68.13'],
      ['line 4 balance', '67.53', '67.57'],
      ['line 5 principal', '67.53', '67.57'],
      ['line 5 due', '68.12', '68.16'],
    ],
  },
  {
    section: 'fineract-schedules-units',
    id: 'month_end_roll_30_360',
    reason:
      'They move a day that a month lacks to the next month and count it as a whole month; our month ends clamp and come back.',
    figures: [
      ['line 1 due date', '2025-03-01', '2025-02-28'],
      ['line 1 principal', '3300.22', '3304.65'],
      ['line 1 interest', '100', '93.33'],
      ['line 1 due', '3400.22', '3397.98'],
      ['line 1 balance', '6699.78', '6695.35'],
      ['line 2 principal', '3333.22', '3331.03'],
      ['line 2 interest', '67', '66.95'],
      ['line 2 due', '3400.22', '3397.98'],
      ['line 2 balance', '3366.56', '3364.32'],
      ['line 3 due date', '2025-05-01', '2025-04-30'],
      ['line 3 principal', '3366.56', '3364.32'],
      ['line 3 interest', '33.67', '33.64'],
      ['line 3 due', '3400.23', '3397.96'],
    ],
  },
  {
    section: 'fineract-schedules-units',
    id: 'biweekly_364',
    reason:
      'They try other payments to shrink the gap of the last installment; our level payment is the formula, rounded.',
    figures: [
      ['line 1 principal', '33.21', '33.22'],
      ['line 1 due', '33.57', '33.58'],
      ['line 1 balance', '66.79', '66.78'],
      ['line 2 principal', '33.33', '33.34'],
      ['line 2 due', '33.57', '33.58'],
      ['line 2 balance', '33.46', '33.44'],
      ['line 3 principal', '33.46', '33.44'],
      ['line 3 due', '33.58', '33.56'],
    ],
  },
  {
    section: 'payoff-and-overdue',
    id: 'payoff_mid_period',
    reason: 'They take a thirty-day month by its actual days, 14/29; 30/360 (US) counts 14 days of 360.',
    figures: [
      ['amount', '83.81', '83.8'],
      ['interest', '0.24', '0.23'],
    ],
  },
  {
    section: 'payoff-and-overdue',
    id: 'terminate_before_due_date',
    reason: 'They take a thirty-day month by its actual days, 28/29; 30/360 (US) counts 28 days of 360.',
    figures: [
      ['amount', '84.04', '84.02'],
      ['interest', '0.47', '0.45'],
    ],
  },
  {
    section: 'delinquency-cases',
    id: 'ffiec_thresholds',
    reason: 'There is no open-end credit here.',
    figures: [['open-end charge-off', '180', 'not offered']],
  },
];
