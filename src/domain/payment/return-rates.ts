import { Decimal } from '../money.js';
import type { ReturnCode } from './return-codes.js';

/** Days of effective entry dates that a rate is for. */
export const RETURN_RATE_DAYS = 60;

export const RETURN_RATES = ['unauthorized', 'administrative', 'overall'] as const;
export type ReturnRateKind = (typeof RETURN_RATES)[number];

interface RateLimit {
  /** A share of the debits. */
  readonly threshold: string;
  /** Codes that count; all of them without any. */
  readonly codes?: readonly ReturnCode[];
}

/** Return rate levels of the Nacha Operating Rules (2015), with R11 as unauthorized since 2020; debits returned of those of 60 days. */
const LIMITS: Readonly<Record<ReturnRateKind, RateLimit>> = {
  unauthorized: { threshold: '0.005', codes: ['R05', 'R07', 'R10', 'R11', 'R29'] },
  administrative: { threshold: '0.03', codes: ['R02', 'R03', 'R04'] },
  overall: { threshold: '0.15' },
};

/** Debits that came back with a code; null where the code was erased with the borrower. */
export interface CountedReturns {
  readonly code: string | null;
  readonly count: number;
}

export interface ReturnRate {
  readonly returns: number;
  /** None without debits. */
  readonly rate: Decimal | null;
  readonly threshold: Decimal;
  readonly isAbove: boolean;
}

export function returnRate(kind: ReturnRateKind, debits: number, returned: readonly CountedReturns[]): ReturnRate {
  const { threshold, codes } = LIMITS[kind];
  const counts = ({ code }: CountedReturns): boolean => codes === undefined || codes.some((known) => known === code);
  const returns = returned.filter(counts).reduce((sum, { count }) => sum + count, 0);
  const rate = debits === 0 ? null : new Decimal(returns).div(debits);
  return { returns, rate, threshold: new Decimal(threshold), isAbove: rate?.gt(threshold) === true };
}
