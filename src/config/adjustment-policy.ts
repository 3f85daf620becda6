import { z } from 'zod';
import { ROLES, type Role } from '../domain/access/roles.js';
import {
  ADJUSTMENT_COMMANDS,
  DEFAULT_POLICY,
  isDerivedFee,
  type AdjustmentCommand,
  type AdjustmentLimits,
  type AdjustmentPolicy,
} from '../domain/adjustment/policy.js';
import { Decimal } from '../domain/money.js';
import { FEE_KINDS } from '../domain/repayment/account.js';
import { readJson } from './read-json.js';

const amount = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => /^\d{1,12}(\.\d{1,2})?$/.test(text), { error: 'must be an amount such as "25.00"' })
  .transform((text) => new Decimal(text));

/** Null is no limit. */
const limit = amount.nullable().transform((value) => value ?? undefined);

const written = z.strictObject({
  limits: z
    .partialRecord(z.enum(ROLES), z.partialRecord(z.enum(ADJUSTMENT_COMMANDS), limit))
    .refine((limits) => Object.values(limits).every((row) => !('adjustPrincipal' in row)), {
      error: 'adjustPrincipal always takes two clients',
    })
    .optional(),
  fees: z.partialRecord(z.enum(FEE_KINDS.filter((kind) => !isDerivedFee(kind))), amount).optional(),
  smallBalance: amount.optional(),
});

/** The policy of adjustments, as JSON: limits that are said take the place of the table's, fees that of all of them. */
export const adjustmentPolicy = z
  .string()
  .default('{}')
  .transform((text, context): AdjustmentPolicy => policyOf(readJson(written, 'is no policy:', text, context)));

function policyOf({ limits, fees, smallBalance }: z.output<typeof written>): AdjustmentPolicy {
  const said = (role: Role): Partial<Record<AdjustmentCommand, Decimal | undefined>> => limits?.[role] ?? {};
  return {
    limits: Object.fromEntries(
      ROLES.map((role) => [role, { ...DEFAULT_POLICY.limits[role], ...said(role) }]),
    ) as AdjustmentLimits,
    fees: fees ?? DEFAULT_POLICY.fees,
    smallBalance: smallBalance ?? DEFAULT_POLICY.smallBalance,
  };
}
