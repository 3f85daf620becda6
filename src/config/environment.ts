import { readFileSync } from 'node:fs';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isTimeZone } from '../domain/calendar.js';
import { SHORTEST_RETENTION_MONTHS } from '../domain/borrower/borrower.js';
import { accessRules, achOriginator, adjustmentPolicy, deniedPeople, paymentPolicy } from './json-settings.js';
import { address, databaseVariables } from './database-settings.js';
import { limitVariables } from './limits.js';

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
// Buffer.from skips over whatever is not base64.
const IS_KEY = /^[A-Za-z0-9+/]{43}=$/;
const NO_KEY = 'must be 32 bytes in base64, as `openssl rand -base64 32` makes';
export const keyText = z
  .string()
  .refine((text) => IS_KEY.test(text), { error: NO_KEY })
  .transform((text) => Buffer.from(text, 'base64'));
/** `service` stands for the keys of KEY_SERVICE. */
const masterKeyText = z
  .string()
  .refine((text) => text === 'service' || IS_KEY.test(text), { error: NO_KEY })
  .transform((text) => (text === 'service' ? text : Buffer.from(text, 'base64')));
const keyList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(keyText).min(1));

/** What the file holds that a variable names, read once. */
const fileText = z.string().transform((file, context) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    context.addIssue({ code: 'custom', message: `names a file that cannot be read (${code})` });
    return z.NEVER;
  }
});

/** What the environment may hold, by its names. */
export const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, { error: 'must be a port number' })
    .transform(Number)
    .default(4000),
  PUBLIC_URL: address('http:', 'https:')
    .refine((text) => !/[?#@]/.test(text), { error: 'must have no user, query or fragment' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  ...databaseVariables,
  DATA_DIR: z.string().default('./.data'),
  BUSINESS_TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone such as America/New_York or UTC' })
    .default('UTC'),
  REDIS_URL: address('redis:', 'rediss:').optional(),
  REDIS_CA_FILE: fileText.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http:', 'https:').optional(),
  HIVE_ACCESS_TOKEN: z
    .string()
    .refine((text) => text.startsWith('hvo1/'), { error: 'must be an access token of an organization, hvo1/…' })
    .optional(),
  HIVE_TARGET: z
    .string()
    .refine((text) => /^[\w-]+(\/[\w-]+\/[\w-]+)?$/.test(text), {
      error: 'must be organization/project/target, or the id of a target',
    })
    .optional(),
  HIVE_USAGE_URL: address('http:', 'https:').optional(),
  MASTER_KEY: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(masterKeyText).min(1))
    .optional(),
  KEY_SERVICE: z.string().optional(),
  TOKEN_SIGNING_KEY: keyList.optional(),
  OIDC_ISSUER: address('https:', 'http:').optional(),
  OIDC_AUDIENCE: z.string().optional(),
  OIDC_DESK_CLIENT_ID: z.string().optional(),
  OIDC_PERSON_CLAIM: z.string().optional(),
  OIDC_ACCESS: accessRules.optional(),
  OIDC_DENIED: deniedPeople.optional(),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, silent',
    })
    .default('info'),
  CORS_ORIGINS: z.string().default(''),
  TRUST_PROXY: z
    .string()
    .refine((text) => /^(\d|true|false)$/.test(text), { error: 'must be the number of proxies before it, 0 to 9' })
    .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
    .default(0),
  DEMO_CREDENTIALS: flag.default(true),
  METRICS_TOKEN: z
    .string()
    .refine((text) => /^[\w~+/.-]{16,200}=*$/.test(text), {
      error: 'must have 16 to 200 letters, digits or signs that a bearer token has, as `openssl rand -base64 32` makes',
    })
    .optional(),
  FEDERATION_AUTH_DIRECTIVES: flag.default(false),
  AUDIT_ANCHOR: z.string().optional(),
  ERASURE_RETENTION_MONTHS: z
    .string()
    .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= SHORTEST_RETENTION_MONTHS, {
      error: `must be a whole number of months, ${SHORTEST_RETENTION_MONTHS} at least`,
    })
    .transform(Number)
    .default(SHORTEST_RETENTION_MONTHS),
  ADJUSTMENT_POLICY: adjustmentPolicy,
  WEBHOOK_ALLOW_LOCAL: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((range) => range.trim())
        .filter(Boolean),
    )
    .refine((ranges) => ranges.every((range) => ipaddr.isValid(range) || ipaddr.isValidCIDR(range)), {
      error: 'must be addresses or ranges such as 127.0.0.1 or 10.1.0.0/16, separated by commas',
    }),
  ACH_ORIGINATOR: achOriginator,
  PAYMENT_POLICY: paymentPolicy,
  WORKERS: z
    .enum(['on', 'off'], { error: 'must be on, or off where `loan-gateway work` does the jobs' })
    .default('on')
    .transform((text) => text === 'on'),
  PERSISTED_DOCUMENTS: z.string().optional(),
  PERSISTED_DOCUMENTS_ONLY: flag.default(false),
  ...limitVariables,
});
