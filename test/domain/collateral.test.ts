import { describe, expect, it } from 'vitest';
import { businessDate } from '../../src/domain/calendar.js';
import { loanToValue } from '../../src/domain/collateral/collateral.js';
import { checkVin } from '../../src/domain/collateral/vin.js';
import { Decimal } from '../../src/domain/money.js';

describe('a VIN', () => {
  it.each(['1M8GDM9AXKP042788', '1HGCM82633A004352', '11111111111111111', '5GZCZ43D13S812715'])(
    '%s is sound',
    (vin) => {
      expect(checkVin(vin)).toEqual({ faults: [], warnings: [] });
    },
  );

  it('with another check digit only warns', () => {
    expect(checkVin('1HGCM82633A486252')).toEqual({ faults: [], warnings: ['check digit is 3, expected 8'] });
  });

  it.each([
    ['1HGCM82633A00435', 'must have 17 characters, has 16'],
    ['1HGCM82633A00435O', 'may hold only digits and capital letters without I, O and Q'],
    ['1hgcm82633a004352', 'may hold only digits and capital letters without I, O and Q'],
  ])('%s is refused', (vin, reason) => {
    expect(checkVin(vin, 'vehicle.vin').faults).toEqual([{ field: 'vehicle.vin', reason }]);
  });
});

describe('loan to value', () => {
  const valuations = [
    { on: businessDate('2024-03-01'), amount: new Decimal(20_000) },
    { on: businessDate('2024-01-01'), amount: new Decimal(25_000) },
  ];
  const on = (date: string, balance = '10000') =>
    loanToValue(new Decimal(balance), valuations, businessDate(date))?.toString();

  it('follows from the newest valuation of the day', () => {
    expect(on('2023-12-31')).toBeUndefined();
    expect(on('2024-02-29')).toBe('0.4');
    expect(on('2024-03-01')).toBe('0.5');
  });
});
