import { z } from 'zod';
import { isRole, type Role, ROLES } from '../../domain/access/roles.js';

/** How much one request, one client and one address may ask for. */
export interface Limits {
  readonly document: { readonly depth: number; readonly aliases: number; readonly rootFields: number };
  readonly cost: Readonly<Record<Role, number>>;
  /** Requests a minute; 0 is no limit. */
  readonly rate: { readonly perClient: number; readonly perAddress: number };
  /** Requests at work at once in this process. */
  readonly concurrent: { readonly inAll: number; readonly perClient: number };
  /** How long a client may take to send its request. */
  readonly requestSeconds: number;
  /** Time for one statement of a request; its connection is closed after that. */
  readonly statementSeconds: number;
}

const wholeNumber = (least: number, usual: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least, {
      error: `must be a whole number from ${least} to 999999999`,
    })
    .transform(Number)
    .default(usual);

const count = (usual: number) => wholeNumber(1, usual);
const rate = (usual: number) => wholeNumber(0, usual);

const BY_ROLE = { error: `must be pairs such as BORROWER=5000, separated by commas, for ${ROLES.join(', ')}` };
const byRole = z
  .string()
  .refine((text) => text.split(',').every((pair) => isPair(pair.trim())), BY_ROLE)
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => costOf(pair.trim()))));

const isPair = (pair: string): boolean => {
  const [role = '', cost = ''] = pair.split('=');
  return isRole(role) && /^\d{1,9}$/.test(cost);
};

const costOf = (pair: string): [string, number] => {
  const [role = '', cost] = pair.split('=');
  return [role, Number(cost)];
};

export const limitVariables = {
  LIMIT_DEPTH: count(16),
  LIMIT_ALIASES: count(50),
  LIMIT_ROOT_FIELDS: count(20),
  LIMIT_COST: count(50_000),
  LIMIT_COST_BY_ROLE: byRole.default({ BORROWER: 20_000, MARKETPLACE: 30_000 }),
  LIMIT_RATE_PER_CLIENT: rate(300_000),
  LIMIT_RATE_PER_ADDRESS: rate(600_000),
  LIMIT_CONCURRENT: count(1_000),
  LIMIT_CONCURRENT_PER_CLIENT: count(500),
  LIMIT_REQUEST_SECONDS: count(30),
  LIMIT_STATEMENT_SECONDS: count(10),
};

type LimitValues = z.infer<z.ZodObject<typeof limitVariables>>;

export const limitsOf = (values: LimitValues): Limits => ({
  document: { depth: values.LIMIT_DEPTH, aliases: values.LIMIT_ALIASES, rootFields: values.LIMIT_ROOT_FIELDS },
  cost: {
    ...(Object.fromEntries(ROLES.map((role) => [role, values.LIMIT_COST])) as Record<Role, number>),
    ...values.LIMIT_COST_BY_ROLE,
  },
  rate: { perClient: values.LIMIT_RATE_PER_CLIENT, perAddress: values.LIMIT_RATE_PER_ADDRESS },
  concurrent: { inAll: values.LIMIT_CONCURRENT, perClient: values.LIMIT_CONCURRENT_PER_CLIENT },
  requestSeconds: values.LIMIT_REQUEST_SECONDS,
  statementSeconds: values.LIMIT_STATEMENT_SECONDS,
});
