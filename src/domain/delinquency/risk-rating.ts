import { Decimal } from '../money.js';

export const RISK_RATINGS = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
export type RiskRating = (typeof RISK_RATINGS)[number];

/** A band ends below its bound; what passes the last one is CRITICAL. */
export const RISK_BANDS = [
  { rating: 'LOW', probabilityBelow: new Decimal('0.05'), daysPastDueBelow: 1 },
  { rating: 'MEDIUM', probabilityBelow: new Decimal('0.15'), daysPastDueBelow: 30 },
  { rating: 'HIGH', probabilityBelow: new Decimal('0.3'), daysPastDueBelow: 90 },
] as const;

/** The worse of the default-probability band and the days-past-due band. */
export function riskRating(defaultProbability: Decimal, daysPastDue: number): RiskRating {
  const band = RISK_BANDS.find(
    ({ probabilityBelow, daysPastDueBelow }) =>
      defaultProbability.lt(probabilityBelow) && daysPastDue < daysPastDueBelow,
  );
  return band?.rating ?? 'CRITICAL';
}
