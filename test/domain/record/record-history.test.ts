import { describe, expect, it } from 'vitest';
import { businessDate } from '../../../src/domain/calendar.js';
import { delinquencyHistory, paymentHistory, type RatedHistory } from '../../../src/domain/loan/payment-history.js';
import { historyFaults, historyIn, ratedBefore } from '../../../src/domain/record/record-history.js';

const day = businessDate;
const cameOn = day('2026-03-05');

describe('the history in a record', () => {
  it('is of the months that ended before the record came, or through the one that it names', () => {
    expect(historyIn({ paymentHistory: '012' }, cameOn)).toEqual({ ratings: '012', through: '2026-02-28' });
    expect(historyIn({ paymentHistory: '012', paymentHistoryThrough: '2025-12-31' }, cameOn)).toMatchObject({
      through: '2025-12-31',
    });
    expect(historyIn({ firstDelinquencyDate: '2025-11-14' }, cameOn)).toMatchObject({
      ratings: '',
      firstDelinquencyOn: '2025-11-14',
    });
    expect(historyIn({ paymentHistory: '', firstDelinquencyDate: null }, cameOn)).toBeUndefined();
    expect(historyIn({}, cameOn)).toBeUndefined();
  });

  it('rates the ends of its months, and no other day', () => {
    const history = { ratings: '012', through: day('2026-02-28'), firstDelinquencyOn: undefined };
    const rated = ['2026-03-31', '2026-02-28', '2026-02-27', '2026-01-31', '2025-12-31', '2025-11-30'];
    expect(rated.map((on) => ratedBefore(history, day(on)))).toEqual([undefined, '0', undefined, '1', '2', undefined]);
  });

  it.each([
    [{ paymentHistory: '7' }, 'paymentHistory'],
    [{ paymentHistory: '0'.repeat(25) }, 'paymentHistory'],
    [{ paymentHistory: '0', paymentHistoryThrough: '2026-02-27' }, 'paymentHistoryThrough'],
    [{ paymentHistoryThrough: 'soon' }, 'paymentHistoryThrough'],
    [{ firstDelinquencyDate: '2026-02-30' }, 'firstDelinquencyDate'],
  ])('that is none is refused: %j', (details, name) => {
    expect(historyFaults(details)).toMatchObject([{ path: `data.loanDetails.${name}` }]);
  });

  it('takes the place of what is not known of an imported loan', () => {
    const imported: RatedHistory = {
      openedOn: day('2025-08-14'),
      knownFrom: day('2026-01-10'),
      chargedOffOn: undefined,
      spells: [{ since: day('2026-01-10'), oldestUnpaidOn: day('2025-11-14') }],
    };
    expect(paymentHistory([imported], cameOn, 8)).toBe('32DDDDDB');
    const before = { ratings: '1000G', through: day('2025-12-31'), firstDelinquencyOn: day('2025-10-14') };
    expect(paymentHistory([{ ...imported, before }], cameOn, 8)).toBe('321000GB');
    // Late since its first known day: the delinquency began before. Once it was current, its own days count.
    const { spells } = imported;
    expect(delinquencyHistory(spells, cameOn, before).firstDelinquencyOn).toBe('2025-10-14');
    expect(delinquencyHistory(spells, cameOn).firstDelinquencyOn).toBe('2025-11-14');
    const cured = [
      ...spells,
      { since: day('2026-01-20'), oldestUnpaidOn: undefined },
      { since: day('2026-02-15'), oldestUnpaidOn: day('2026-02-14') },
    ];
    expect(delinquencyHistory(cured, cameOn, before).firstDelinquencyOn).toBe('2026-02-14');
  });
});
