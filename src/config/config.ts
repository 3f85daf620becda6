import { createHash } from 'node:crypto';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { AccessRule } from '../domain/access/access-rule.js';
import type { AdjustmentPolicy } from '../domain/adjustment/policy.js';
import { isTimeZone } from '../domain/business-day.js';
import { SHORTEST_RETENTION_MONTHS } from '../domain/borrower/borrower.js';
import { accessRules, deniedPeople } from './access-rules.js';
import { address } from './address.js';
import { fileText } from './file-text.js';
import { adjustmentPolicy } from './adjustment-policy.js';
import { databaseVariables, postgresPlace, type PostgresPlace } from './database-settings.js';
import { hasSecretFiles, readSecretFiles, SECRETS, type SecretsRead } from './secret-files.js';
import type { Originator } from '../domain/payment/nacha-file.js';
import type { PaymentPolicy } from '../domain/payment/return-codes.js';
import { achOriginator, paymentPolicy } from './payment-settings.js';
import { limitsOf, limitVariables, type Limits } from './limits.js';
import { missingTogether } from './missing-together.js';

/** An outside identity provider. */
export interface Oidc {
  readonly issuer: string;
  readonly audience: string;
  /** As what the desk is known to it; without one nobody logs in at the desk by the provider. */
  readonly deskClientId?: string | undefined;
  /** The claim that names a person; `sub` without it. */
  readonly personClaim?: string | undefined;
  /** What people may see and do, by the claims of their tokens; without it their application's client says so. */
  readonly access?: readonly AccessRule[] | undefined;
  /** People who are not let in whatever their tokens say. */
  readonly denied?: readonly string[] | undefined;
}

/** The environment, parsed once. Every fault is named in one message, so that a start fails once and not five times. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** How clients reach the gateway, for links that leave it: `https://loans.example.com`, with a path where a proxy has one. */
  readonly publicUrl: string | undefined;
  readonly database: PostgresPlace | { readonly kind: 'embedded'; readonly dataDir: string };
  /** By whose clocks a business day begins and ends. */
  readonly businessTimeZone: string;
  readonly redisUrl: string | undefined;
  /** Who vouches for Redis, where that is nobody whom everybody knows. */
  readonly redisCa?: string | undefined;
  /** Absent in embedded mode: the data directory then keeps keys of its own. */
  readonly keys: GatewayKeys | undefined;
  readonly oidc: Oidc | undefined;
  readonly production: boolean;
  readonly logLevel: string;
  readonly corsOrigins: readonly string[];
  /** How many proxies stand before the gateway, whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: number;
  /** Whether the pages of an embedded database with demo loans come with credentials; never in production. */
  readonly demoCredentials: boolean;
  /** What whoever reads /metrics has to show; there are none without it. */
  readonly metricsToken: string | undefined;
  readonly federationAuthDirectives: boolean;
  readonly limits: Limits;
  /** Documents that clients may ask for by their digest; `only` runs no others. */
  readonly persistedDocuments: { readonly file: string; readonly only: boolean } | undefined;
  /** The file that keeps ends of the audit log, outside the database. */
  readonly auditAnchor: string | undefined;
  /** How long the record of a loan is kept from erasure after the loan ended. */
  readonly erasureRetentionMonths: number;
  /** What may be adjusted by hand, how far, and by whom. */
  readonly adjustmentPolicy: AdjustmentPolicy;
  /** Who sends bank files; none are written without it. */
  readonly achOriginator: Originator | undefined;
  /** What follows from returned payments. */
  readonly paymentPolicy: PaymentPolicy;
  /** Where traces go; none are made without it. */
  readonly otlpEndpoint: string | undefined;
  /** Undefined where no secret is in a file. */
  readonly reload: Reload | undefined;
  /** Addresses inside the house that webhooks may reach, also without TLS: for development and tests. */
  readonly webhookAllowLocal: readonly string[];
  /** Whether `serve` does jobs too; `work` does nothing else. */
  readonly workers: boolean;
}

export interface GatewayKeys {
  /** The first key seals; the others still open what they sealed until `keys rotate` has run. */
  readonly masterKeys: readonly Buffer[];
  readonly tokenSigningKey: Buffer;
  /** What these signed is good as well, while the key is being changed. */
  readonly otherSigningKeys?: readonly Buffer[];
}

/** Secrets that are in files may change while the gateway runs. */
export interface Reload {
  /** The same for the same secrets, and nothing else of them. */
  fingerprint(): string;
  /** Fails as a start does. */
  config(): Config;
}

export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The gateway cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
export const keyText = z
  .string()
  // Buffer.from skips over whatever is not base64.
  .refine((text) => /^[A-Za-z0-9+/]{43}=$/.test(text), {
    error: 'must be 32 bytes in base64, as `openssl rand -base64 32` makes',
  })
  .transform((text) => Buffer.from(text, 'base64'));
const keyList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(keyText).min(1));

const environment = z.object({
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
  MASTER_KEY: keyList.optional(),
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

export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const secrets = readSecretFiles(env);
  const given = Object.fromEntries(Object.entries(secrets.env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  faults.push(...secrets.faults, ...missingTogether(given));
  if (!parsed.success || faults.length > 0) throw new ConfigError([...new Set(faults)]);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production' || values.DATABASE_URL !== undefined;
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    database: postgresPlace(values) ?? { kind: 'embedded', dataDir: values.DATA_DIR },
    businessTimeZone: values.BUSINESS_TIME_ZONE,
    redisUrl: values.REDIS_URL,
    redisCa: values.REDIS_CA_FILE,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    keys: values.MASTER_KEY && values.TOKEN_SIGNING_KEY && keysFrom(values.MASTER_KEY, values.TOKEN_SIGNING_KEY),
    reload: hasSecretFiles(env)
      ? { fingerprint: () => fingerprintOf(readSecretFiles(env)), config: () => loadConfig(env) }
      : undefined,
    oidc:
      values.OIDC_ISSUER && values.OIDC_AUDIENCE
        ? {
            issuer: values.OIDC_ISSUER,
            audience: values.OIDC_AUDIENCE,
            deskClientId: values.OIDC_DESK_CLIENT_ID,
            personClaim: values.OIDC_PERSON_CLAIM,
            access: values.OIDC_ACCESS,
            denied: values.OIDC_DENIED,
          }
        : undefined,
    production: isProduction,
    logLevel: values.LOG_LEVEL,
    corsOrigins: values.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustProxy: values.TRUST_PROXY,
    demoCredentials: values.DEMO_CREDENTIALS && !isProduction,
    metricsToken: values.METRICS_TOKEN,
    federationAuthDirectives: values.FEDERATION_AUTH_DIRECTIVES,
    auditAnchor:
      values.AUDIT_ANCHOR ?? (values.DATABASE_URL ? undefined : join(values.DATA_DIR, 'audit-anchor.ndjson')),
    erasureRetentionMonths: values.ERASURE_RETENTION_MONTHS,
    adjustmentPolicy: values.ADJUSTMENT_POLICY,
    webhookAllowLocal: values.WEBHOOK_ALLOW_LOCAL,
    achOriginator: values.ACH_ORIGINATOR,
    paymentPolicy: values.PAYMENT_POLICY,
    workers: values.WORKERS,
    limits: limitsOf(values),
    persistedDocuments:
      values.PERSISTED_DOCUMENTS === undefined
        ? undefined
        : { file: values.PERSISTED_DOCUMENTS, only: values.PERSISTED_DOCUMENTS_ONLY },
  };
}

function keysFrom(
  masterKeys: readonly Buffer[],
  [tokenSigningKey, ...otherSigningKeys]: readonly Buffer[],
): GatewayKeys {
  if (!tokenSigningKey) throw new Error('a list of keys has one');
  return { masterKeys, tokenSigningKey, otherSigningKeys };
}

const fingerprintOf = (secrets: SecretsRead): string =>
  createHash('sha256')
    .update(JSON.stringify([SECRETS.map((name) => secrets.env[name]), secrets.faults]))
    .digest('hex');
