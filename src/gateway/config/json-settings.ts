import { z } from 'zod';
import type { AccessRule, Bound, ClaimPath } from '../../domain/access/access-rule.js';
import { type Role, ROLES } from '../../domain/access/roles.js';
import { portfolioFault, WHOLE_PORTFOLIO } from '../../domain/access/viewer.js';
import {
  ADJUSTED_BY,
  ADJUSTMENT_COMMANDS,
  type AdjustmentCommand,
  type AdjustmentLimits,
  type AdjustmentPolicy,
  DEFAULT_POLICY,
  isDerivedFee,
} from '../../domain/adjustment/policy.js';
import { LEDGER_ACCOUNTS } from '../../domain/ledger/balances.js';
import { type ChartOfAccounts, chartWith } from '../../domain/ledger/chart-of-accounts.js';
import { Decimal } from '../../domain/money.js';
import { BANK_ACCOUNT_TYPES, isAccountNumber, isRoutingNumber } from '../../domain/payment/bank-account.js';
import type { LetterSender } from '../../features/letter/letter-port.js';
import type { Originator } from '../../domain/payment/nacha-file.js';
import {
  DEFAULT_PAYMENT_POLICY,
  UNANNOUNCED_AMOUNTS,
  type PaymentPolicy,
  RETURN_KINDS,
  type ReturnKind,
} from '../../domain/payment/return-codes.js';
import { FEE_KINDS } from '../../domain/repayment/account.js';

/** A setting that is JSON: each fault is told by its place. */
export function readJson<Value>(
  schema: z.ZodType<Value>,
  what: string,
  json: string,
  context: z.core.$RefinementCtx<string>,
): Value {
  const parsed = schema.safeParse(parsedJson(json));
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues)
    context.addIssue({ code: 'custom', message: [what, path.join('.'), message].filter(Boolean).join(' ') });
  return z.NEVER;
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const text = z.string().refine((value) => value.trim() !== '' && value.length <= 200, {
  error: 'must be text of 1 to 200 characters',
});

const claim = z
  .union([text, z.tuple([text], text)], {
    error: 'must be the name of a claim, or a list of names for a nested claim, such as ["realm_access", "roles"]',
  })
  .transform((path): ClaimPath => (typeof path === 'string' ? [path] : path));

const loansOf = z.union([text, z.strictObject({ claim })], {
  error: 'must be an ID, or {"claim": …} for the claim with the ID',
});

const loansFor = (kind: Bound | undefined, loans: z.output<typeof loansOf> | undefined): AccessRule['loans'] => {
  if (kind === undefined || loans === undefined) return WHOLE_PORTFOLIO;
  return typeof loans === 'string' ? { kind, id: loans } : { kind, claim: loans.claim };
};

const PARTIES = ['lender', 'servicer', 'borrower'] as const;

const rule = z
  .strictObject({
    claim,
    value: text,
    role: z.enum(ROLES, { error: `must be one of ${ROLES.join(', ')}` }),
    lender: loansOf.optional(),
    servicer: loansOf.optional(),
    borrower: loansOf.optional(),
    allLoans: z.literal(true, { error: 'must be true or omitted' }).optional(),
  })
  .transform((written, context): AccessRule => {
    const { role, allLoans = false } = written;
    const parties = PARTIES.filter((party) => written[party] !== undefined);
    const [party] = parties;
    const loans = party && written[party];
    const kind = party && (party.toUpperCase() as Uppercase<typeof party>);
    const fault =
      parties.length > 1
        ? `only one of ${parties.join(' and ')} can be set`
        : portfolioFault(role, kind ? { kind, id: party } : WHOLE_PORTFOLIO, allLoans);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
    return { claim: written.claim, value: written.value, role, loans: loansFor(kind, loans) };
  });

const listOf = <Item extends z.ZodType>(item: Item, what: string) => {
  const list = z.array(item, { error: 'must be a JSON list' });
  return z.string().transform((json, context): readonly z.output<Item>[] => readJson(list, what, json, context));
};

/** The access that claims give: only the first matching rule counts. */
export const accessRules = listOf(rule, 'is not a valid list of rules:');

/** People who are denied access with any token. */
export const deniedPeople = listOf(
  z.string().min(1).max(255, { error: 'must be text of 1 to 255 characters' }),
  'is not a valid list of people:',
);

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
    .refine((limits) => Object.values(limits).every((row) => !(ADJUSTED_BY.PRINCIPAL_ADJUSTMENT in row)), {
      error: `${ADJUSTED_BY.PRINCIPAL_ADJUSTMENT} always requires two clients`,
    })
    .optional(),
  fees: z.partialRecord(z.enum(FEE_KINDS.filter((kind) => !isDerivedFee(kind))), amount).optional(),
  smallBalance: amount.optional(),
});

/** The policy of adjustments, as JSON: limits that are said take the place of the table's, fees that of all of them. */
export const adjustmentPolicy = z
  .string()
  .default('{}')
  .transform((text, context): AdjustmentPolicy => policyOf(readJson(written, 'is not a valid policy:', text, context)));

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

const routingNumber = z.string().refine(isRoutingNumber, { error: 'must be nine digits with a valid check digit' });
const upTo = (longest: number) =>
  z.string().refine((value) => /^[\x20-\x7e]+$/.test(value) && value.length <= longest, {
    error: `must have 1 to ${longest} ASCII characters`,
  });

const originator = z.strictObject({
  immediateDestination: routingNumber,
  immediateDestinationName: upTo(23),
  immediateOrigin: upTo(10),
  immediateOriginName: upTo(23),
  companyId: upTo(10),
  companyName: upTo(16),
  entryDescription: upTo(10).default('LOAN PMT'),
  originatingBank: routingNumber,
  offsetAccount: z.strictObject({
    routingNumber,
    accountNumber: z.string().refine(isAccountNumber, { error: 'must have 5 to 17 digits, letters and hyphens' }),
    type: z.enum(BANK_ACCOUNT_TYPES),
  }),
}) satisfies z.ZodType<Originator>;

const line = upTo(80);

const sender = z.strictObject({
  name: line,
  address: z.array(line).min(2).max(6),
  phone: line,
  email: line.optional(),
  payments: z.array(upTo(200)).min(1).max(10),
}) satisfies z.ZodType<LetterSender>;

const chart = z.partialRecord(z.enum(LEDGER_ACCOUNTS), z.strictObject({ number: upTo(40), name: upTo(80) }));

/** Numbers and names of accounts, as JSON. Those that are left out keep their defaults. */
export const chartOfAccounts = z
  .string()
  .default('{}')
  .transform((json, context): ChartOfAccounts =>
    chartWith(readJson(chart, 'is not a valid chart of accounts:', json, context)),
  );

/** Who sends letters, as JSON. */
export const letterSender = z
  .string()
  .transform((json, context): LetterSender => readJson(sender, 'is not a valid sender:', json, context))
  .optional();

const policy = z.strictObject({
  returnedPaymentFee: z
    .string()
    .refine((amount) => /^\d{1,4}(\.\d{1,2})?$/.test(amount), { error: 'must be an amount such as "25.00"' })
    .optional(),
  feeFor: z.array(z.enum(Object.keys(RETURN_KINDS) as [ReturnKind, ...ReturnKind[]])).optional(),
  suspendAfter: z.int().min(1).max(100).optional(),
  settleAfterBusinessDays: z.int().min(1).max(60).optional(),
  unannouncedAmounts: z.enum(UNANNOUNCED_AMOUNTS).optional(),
});

/** The sender of bank files, as JSON. Faults name members and never repeat contents. */
export const achOriginator = z
  .string()
  .transform((json, context): Originator => readJson(originator, 'is not a valid originator:', json, context))
  .optional();

/** What follows from returns, as JSON; what it does not name stays as it is. */
export const paymentPolicy = z
  .string()
  .default('{}')
  .transform((json, context): PaymentPolicy => {
    const said = readJson(policy, 'is not a valid policy:', json, context);
    const named = Object.entries(said).filter(([, value]) => value !== undefined);
    return { ...DEFAULT_PAYMENT_POLICY, ...Object.fromEntries(named) };
  });
