import dayCases from '../../golden/day-count-days.json' with { type: 'json' };
import fractionCases from '../../golden/day-count-year-fraction.json' with { type: 'json' };
import spreadsheetCases from '../../golden/excel-days360-edate.json' with { type: 'json' };
import { addMonths, businessDate } from '../../../src/domain/calendar.js';
import { Decimal } from '../../../src/domain/money.js';
import { yearFraction, type DayCount } from '../../../src/domain/schedule/day-count.js';
import { exactly, within, type GoldenCase } from './figure.js';

const days = (dayCount: DayCount, start: string, end: string): number =>
  yearFraction(dayCount, businessDate(start), businessDate(end)).days;

export const dayCountDays: GoldenCase[] = dayCases.map((each) => ({
  id: `${each.start} to ${each.end}`,
  figures: () => [
    exactly('30/360 US', each.days_30_360_US, days('THIRTY_360', each.start, each.end)),
    exactly('30E/360', each.days_30E_360, days('THIRTY_E_360', each.start, each.end)),
    exactly('30E/360 ISDA', each.days_30E_360_ISDA, days('THIRTY_E_360_ISDA', each.start, each.end)),
    exactly('actual', each.days_actual, days('ACTUAL_365', each.start, each.end)),
  ],
}));

const CONVENTIONS: Record<string, DayCount> = {
  'Act/Act': 'ACTUAL_ACTUAL',
  'Act/360': 'ACTUAL_360',
  'Act/365F': 'ACTUAL_365',
  'NL/365': 'NO_LEAP_365',
  '30/360 ISDA': 'THIRTY_360_ISDA',
  '30E+/360': 'THIRTY_E_PLUS_360',
  '30/360 US': 'THIRTY_360',
  '30E/360': 'THIRTY_E_360',
  '30E/360 German': 'THIRTY_E_360_ISDA',
};

export const dayCountYearFraction: GoldenCase[] = fractionCases.map((each) => ({
  id: `${each.convention} ${each.start} to ${each.end}`,
  figures: () => {
    const ours = yearFraction(CONVENTIONS[each.convention]!, businessDate(each.start), businessDate(each.end));
    return [within('years', each.expected, new Decimal(ours.days).div(ours.basis), '1e-15')];
  },
}));

export const excelDays360Edate: GoldenCase[] = spreadsheetCases.map((each, index) => ({
  id: `${each.fn} ${index + 1}`,
  figures: () => {
    if (each.months !== undefined) {
      return [exactly(each.fn, each.expected, addMonths(businessDate(each.start), each.months))];
    }
    return [exactly(each.fn, each.expected, days(each.european ? 'THIRTY_E_360' : 'THIRTY_360', each.start, each.end))];
  },
}));
