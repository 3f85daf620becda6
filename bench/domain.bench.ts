// Run with: npx vitest bench --run bench/domain.bench.ts
import { bench, describe } from 'vitest';
import { quoteSchedule } from '../src/domain/schedule/quote.js';
import { forecastDeals } from '../src/domain/underwriting/forecast.js';

describe('the money domain', () => {
  bench('schedule of 72 months with its APR', () => {
    quoteSchedule({ principal: '22617.61', annualRatePercent: '10.66', fundedOn: '2024-06-14', installments: 72 });
  });

  bench('schedule of 480 months with its APR', () => {
    quoteSchedule({ principal: '350000', annualRatePercent: '6.25', fundedOn: '2024-06-14', installments: 480 });
  });

  bench('forecast of 60 deals', () => {
    forecastDeals({
      requestedAmount: '22617.61',
      requestedTerm: 60,
      downPayment: '1500',
      collateralValue: '24879.37',
      creditScore: 720,
      monthlyIncome: '6100',
      monthlyDebts: '1200',
      fundedOn: '2024-06-14',
    });
  });
});
