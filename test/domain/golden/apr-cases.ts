import aprCases from '../../golden/regz-apr.json' with { type: 'json' };
import unitPeriodCases from '../../golden/regz-unit-period-count.json' with { type: 'json' };
import { addDays, addMonths, businessDate, type BusinessDate } from '../../../src/domain/calendar.js';
import { quoteApr } from '../../../src/domain/schedule/quote.js';
import { unitPeriodsBetween, type UnitPeriod, chooseUnitPeriod } from '../../../src/domain/schedule/unit-period.js';
import { dueDates } from '../../../src/domain/schedule/frequency.js';
import { exactly, within, type Figure, type GoldenCase } from './figure.js';

const UNITS: Record<string, UnitPeriod> = {
  week: { kind: 'DAYS', length: 7 },
  '2 weeks': { kind: 'DAYS', length: 14 },
  '4 weeks': { kind: 'DAYS', length: 28 },
  semimonth: { kind: 'SEMIMONTH' },
  month: { kind: 'MONTHS', length: 1 },
  '2 months': { kind: 'MONTHS', length: 2 },
  quarter: { kind: 'MONTHS', length: 3 },
  year: { kind: 'MONTHS', length: 12 },
};

function regularDates({
  first_date,
  interval,
  count,
}: {
  first_date: string;
  interval: string;
  count: number;
}): BusinessDate[] {
  const first = businessDate(first_date);
  if (interval.startsWith('semimonthly')) return dueDates(first, 'SEMIMONTHLY', count);
  const [length, unit] = [Number.parseInt(interval, 10), interval.split(' ')[1]!];
  const step = (index: number): BusinessDate =>
    unit.startsWith('week') ? addDays(first, 7 * length * index) : addMonths(first, length * index);
  return Array.from({ length: count }, (_, index) => step(index));
}

export const regzApr: GoldenCase[] = aprCases.map((each) => ({
  id: each.id,
  figures: () => {
    const payments = [
      ...(each.first_payment ? [{ on: each.first_payment.date, amount: each.first_payment.amount }] : []),
      ...regularDates(each.regular_payments).map((on) => ({ on: String(on), amount: each.regular_payments.amount })),
      ...(each.last_payment ? [{ on: each.last_payment.date, amount: each.last_payment.amount }] : []),
    ].map(({ on, amount }) => ({ on, amount: String(amount) }));
    const quote = quoteApr({ advances: [{ on: each.advance_date, amount: String(each.amount_advanced) }], payments });
    const unit = UNITS[each.unit]!;
    const dates = [each.advance_date, ...payments.map(({ on }) => on)].map(businessDate);
    const first = unitPeriodsBetween(dates[0]!, dates[1]!, unit);
    const figures: Figure[] = [
      within('apr', each.expected_apr_percent, quote.ok ? quote.value.aprPercent : undefined, each.tolerance_percent),
      exactly('unit', JSON.stringify(unit), JSON.stringify(chooseUnitPeriod(dates))),
    ];
    if (each.first_period_t === null) return figures;
    return [
      ...figures,
      exactly('t', each.first_period_t, first.whole),
      exactly('f', each.first_period_f, first.odd.days === 0 ? '0' : `${first.odd.days}/${first.odd.basis}`),
    ];
  },
}));

export const regzUnitPeriodCount: GoldenCase[] = unitPeriodCases.map((each) => ({
  id: `${each.from_date} to ${each.to_date} in ${each.unit}s`,
  figures: () => {
    const { whole, odd } = unitPeriodsBetween(
      businessDate(each.from_date),
      businessDate(each.to_date),
      UNITS[each.unit]!,
    );
    return [
      exactly('full units', each.full_units, whole),
      exactly('odd fraction', each.odd_fraction, odd.days === 0 ? '0' : `${odd.days}/${odd.basis}`),
    ];
  },
}));
