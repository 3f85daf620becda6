import type { Bucket } from '../../domain/delinquency/bucket.js';
import { enumOf } from '../enum-of.js';

export const DelinquencyBucket = enumOf<Bucket>('DelinquencyBucket', 'How late a loan is, in steps of thirty days.', {
  CURRENT: 'Nothing is past due.',
  DAYS_1_29: '1 to 29 days past due.',
  DAYS_30_59: '30 to 59 days past due.',
  DAYS_60_89: '60 to 89 days past due.',
  DAYS_90_119: '90 to 119 days past due.',
  DAYS_120_PLUS: '120 days past due or more.',
});
