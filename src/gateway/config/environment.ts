import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { IS_KEY, keyText, NO_KEY } from '../../platform/sealing/embedded-keys.js';
import { parseAddress, parseRange } from '../../platform/runtime/ip-address.js';
import { isTimeZone } from '../../domain/calendar.js';
import { SHORTEST_RETENTION_MONTHS } from '../../domain/borrower/borrower.js';
import {
  accessRules,
  achOriginator,
  adjustmentPolicy,
  deniedPeople,
  chartOfAccounts,
  letterSender,
  paymentPolicy,
} from './json-settings.js';
import { address, databaseVariables } from './database-settings.js';
import { limitVariables } from './limits.js';
import { existingFile, existingFolder, fileToBe, folderToBe } from './named-files.js';

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
// Buffer.from skips characters that are not base64.
/** `service` means the keys of KEY_SERVICE. */
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
    context.addIssue({ code: 'custom', message: `names an unreadable file (${code})` });
    return z.NEVER;
  }
});

const IS_HOST_NAME =
  /^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;

/** A name as another system has it. */
const word = z.string().refine((text) => /^[!-~]{1,255}$/.test(text), {
  error: 'must have 1 to 255 ASCII characters without spaces',
});

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isAddressOrRange = (text: string): boolean => parseRange(text) !== undefined;

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol) && new URL(text).origin === text;

/** Read by the tracing library itself, which ignores what it does not know. */
const tracingVariables = {
  OTEL_SERVICE_NAME: word.optional(),
  OTEL_TRACES_SAMPLER: z
    .string()
    .refine((text) => /^(?:parentbased_)?(?:always_on|always_off|traceidratio)$/.test(text), {
      error: 'must be always_on, always_off or traceidratio, optionally prefixed with parentbased_',
    })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((text) => /^(?:0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/.test(text), { error: 'must be a number from 0 to 1' })
    .optional(),
};

/** What the environment may hold, by its names. */
export const environment = z.object({
  HOST: z
    .string()
    .refine((text) => parseAddress(text) !== undefined || IS_HOST_NAME.test(text), {
      error: 'must be an address of this host, such as 127.0.0.1 or 0.0.0.0, or a host name',
    })
    .default('127.0.0.1'),
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
  DATA_DIR: folderToBe.default('./.data'),
  BUSINESS_TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone such as America/New_York or UTC' })
    .default('UTC'),
  REDIS_URL: address('redis:', 'rediss:').optional(),
  REDIS_CA_FILE: fileText.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http:', 'https:').optional(),
  ...tracingVariables,
  HIVE_ACCESS_TOKEN: z
    .string()
    .refine((text) => text.startsWith('hvo1/'), { error: 'must be an access token of an organization, hvo1/…' })
    .optional(),
  HIVE_TARGET: z
    .string()
    .refine((text) => /^[\w-]+(\/[\w-]+\/[\w-]+)?$/.test(text), {
      error: 'must be organization/project/target, or the ID of a target',
    })
    .optional(),
  HIVE_USAGE_URL: address('http:', 'https:').optional(),
  MASTER_KEY: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(masterKeyText).min(1))
    .optional(),
  KEY_SERVICE: existingFile.optional(),
  TOKEN_SIGNING_KEY: keyList.optional(),
  OIDC_ISSUER: address('https:', 'http:').optional(),
  OIDC_AUDIENCE: word.optional(),
  OIDC_DESK_CLIENT_ID: word.optional(),
  OIDC_PERSON_CLAIM: word.optional(),
  OIDC_ACCESS: accessRules.optional(),
  OIDC_DENIED: deniedPeople.optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be one of production, development, test' })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, silent',
    })
    .default('info'),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform(listed)
    .refine((origins) => origins.every(isOrigin), {
      error: 'must be origins without a path, separated by commas, such as https://desk.example.com',
    }),
  TRUST_PROXY: z
    .string()
    .refine((text) => /^(\d|true|false)$/.test(text), {
      error: 'must be the number of proxies in front of the gateway, 0 to 9',
    })
    .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
    .default(0),
  DEMO_CREDENTIALS: flag.default(true),
  METRICS_TOKEN: z
    .string()
    .refine((text) => /^[\w~+/.-]{16,200}=*$/.test(text), {
      error: 'must have 16 to 200 characters of a bearer token, as created by `openssl rand -base64 32`',
    })
    .optional(),
  FEDERATION_AUTH_DIRECTIVES: flag.default(false),
  AUDIT_ANCHOR: fileToBe.optional(),
  IDEMPOTENCY_KEY_DAYS: z
    .string()
    .refine((text) => /^[1-9]\d{0,3}$/.test(text), { error: 'must be a whole number from 1 to 9999' })
    .transform(Number)
    .default(30),
  ERASURE_RETENTION_MONTHS: z
    .string()
    .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= SHORTEST_RETENTION_MONTHS, {
      error: `must be a whole number of months, at least ${SHORTEST_RETENTION_MONTHS}`,
    })
    .transform(Number)
    .default(SHORTEST_RETENTION_MONTHS),
  ADJUSTMENT_POLICY: adjustmentPolicy,
  WEBHOOK_ALLOW_LOCAL: z
    .string()
    .default('')
    .transform(listed)
    .refine((ranges) => ranges.every(isAddressOrRange), {
      error: 'must be addresses or ranges separated by commas, such as 127.0.0.1 or 10.1.0.0/16',
    }),
  ACH_ORIGINATOR: achOriginator,
  CHART_OF_ACCOUNTS: chartOfAccounts,
  LETTER_SENDER: letterSender,
  LETTER_TEMPLATES: existingFolder.optional(),
  PAYMENT_POLICY: paymentPolicy,
  WORKERS: z
    .enum(['on', 'off'], { error: 'must be on, or off when `loan-gateway work` runs the jobs' })
    .default('on')
    .transform((text) => text === 'on'),
  PERSISTED_DOCUMENTS: existingFile.optional(),
  PERSISTED_DOCUMENTS_ONLY: flag.default(false),
  ...limitVariables,
});
