import { z } from 'zod';
import { readJson } from './read-json.js';
import { BANK_ACCOUNT_TYPES, isAccountNumber, isRoutingNumber } from '../domain/payment/bank-account.js';
import type { Originator } from '../domain/payment/nacha-file.js';
import {
  DEFAULT_PAYMENT_POLICY,
  RETURN_KINDS,
  type PaymentPolicy,
  type ReturnKind,
} from '../domain/payment/return-codes.js';

const routingNumber = z.string().refine(isRoutingNumber, { error: 'must be nine digits with a right check digit' });
const text = (longest: number) =>
  z.string().refine((value) => /^[\x20-\x7e]+$/.test(value) && value.length <= longest, {
    error: `must have 1 to ${longest} characters of plain ASCII`,
  });

const originator = z.strictObject({
  immediateDestination: routingNumber,
  immediateDestinationName: text(23),
  immediateOrigin: text(10),
  immediateOriginName: text(23),
  companyId: text(10),
  companyName: text(16),
  entryDescription: text(10).default('LOAN PMT'),
  originatingBank: routingNumber,
  offsetAccount: z.strictObject({
    routingNumber,
    accountNumber: z.string().refine(isAccountNumber, { error: 'must have 5 to 17 digits, letters and hyphens' }),
    type: z.enum(BANK_ACCOUNT_TYPES),
  }),
}) satisfies z.ZodType<Originator>;

const policy = z.strictObject({
  returnedPaymentFee: z
    .string()
    .refine((amount) => /^\d{1,4}(\.\d{1,2})?$/.test(amount), { error: 'must be an amount such as "25.00"' })
    .optional(),
  feeFor: z.array(z.enum(Object.keys(RETURN_KINDS) as [ReturnKind, ...ReturnKind[]])).optional(),
  suspendAfter: z.int().min(1).max(100).optional(),
  settleAfterBusinessDays: z.int().min(1).max(60).optional(),
});

/** Who sends bank files, as JSON. Faults name members and never repeat what stands there. */
export const achOriginator = z
  .string()
  .transform((json, context): Originator => readJson(originator, 'is no originator:', json, context))
  .optional();

/** What follows from returns, as JSON; what it does not name stays as it is. */
export const paymentPolicy = z
  .string()
  .default('{}')
  .transform((json, context): PaymentPolicy => {
    const said = readJson(policy, 'is no policy:', json, context);
    const named = Object.entries(said).filter(([, value]) => value !== undefined);
    return { ...DEFAULT_PAYMENT_POLICY, ...Object.fromEntries(named) };
  });
