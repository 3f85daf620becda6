import { join } from 'node:path';
import { z } from 'zod';
import type { AdjustmentPolicy } from '../domain/adjustment/policy.js';
import { isTimeZone } from '../domain/business-day.js';
import { SHORTEST_RETENTION_MONTHS } from '../domain/borrower/borrower.js';
import { adjustmentPolicy } from './adjustment-policy.js';
import { limitsOf, limitVariables, type Limits } from './limits.js';

/** An outside identity provider. */
export interface Oidc {
  readonly issuer: string;
  readonly audience: string;
  /** As what the desk is known to it; without one nobody logs in at the desk by the provider. */
  readonly deskClientId?: string | undefined;
}

/** The environment, parsed once. Every fault is named in one message, so that a start fails once and not five times. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** How clients reach the gateway, for links that leave it: `https://loans.example.com`, with a path where a proxy has one. */
  readonly publicUrl: string | undefined;
  readonly database:
    { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'embedded'; readonly dataDir: string };
  /** By whose clocks a business day begins and ends. */
  readonly businessTimeZone: string;
  readonly redisUrl: string | undefined;
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
  /** Where traces go; none are made without it. */
  readonly otlpEndpoint: string | undefined;
}

export interface GatewayKeys {
  /** The first key seals; the others still open what they sealed until `keys rotate` has run. */
  readonly masterKeys: readonly Buffer[];
  readonly tokenSigningKey: Buffer;
}

export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The gateway cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be a ${protocols.map((protocol) => `${protocol}//`).join(' or ')} address`,
  });
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
  PUBLIC_URL: url('http:', 'https:')
    .refine((text) => !/[?#@]/.test(text), { error: 'must have no user, query or fragment' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATA_DIR: z.string().default('./.data'),
  BUSINESS_TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: 'must be a time zone such as America/New_York or UTC' })
    .default('UTC'),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  MASTER_KEY: keyList.optional(),
  TOKEN_SIGNING_KEY: keyText.optional(),
  OIDC_ISSUER: url('https:', 'http:').optional(),
  OIDC_AUDIENCE: z.string().optional(),
  OIDC_DESK_CLIENT_ID: z.string().optional(),
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
  PERSISTED_DOCUMENTS: z.string().optional(),
  PERSISTED_DOCUMENTS_ONLY: flag.default(false),
  ...limitVariables,
});

export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  faults.push(...missingTogether(given));
  if (!parsed.success || faults.length > 0) throw new ConfigError([...new Set(faults)]);
  const values = parsed.data;
  const isProduction = values.NODE_ENV === 'production' || values.DATABASE_URL !== undefined;
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    database: values.DATABASE_URL
      ? { kind: 'postgres', url: values.DATABASE_URL }
      : { kind: 'embedded', dataDir: values.DATA_DIR },
    businessTimeZone: values.BUSINESS_TIME_ZONE,
    redisUrl: values.REDIS_URL,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    keys:
      values.MASTER_KEY && values.TOKEN_SIGNING_KEY
        ? { masterKeys: values.MASTER_KEY, tokenSigningKey: values.TOKEN_SIGNING_KEY }
        : undefined,
    oidc:
      values.OIDC_ISSUER && values.OIDC_AUDIENCE
        ? { issuer: values.OIDC_ISSUER, audience: values.OIDC_AUDIENCE, deskClientId: values.OIDC_DESK_CLIENT_ID }
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
    limits: limitsOf(values),
    persistedDocuments:
      values.PERSISTED_DOCUMENTS === undefined
        ? undefined
        : { file: values.PERSISTED_DOCUMENTS, only: values.PERSISTED_DOCUMENTS_ONLY },
  };
}

function missingTogether(env: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  const keys = ['MASTER_KEY', 'TOKEN_SIGNING_KEY'];
  if (env.DATABASE_URL) {
    for (const name of keys)
      if (!env[name])
        faults.push(`${name} is required with DATABASE_URL: 32 bytes in base64, as \`openssl rand -base64 32\` makes`);
  } else {
    const given = keys.filter((name) => env[name]);
    if (given.length === 1) faults.push(`MASTER_KEY and TOKEN_SIGNING_KEY go together: give both or neither`);
  }
  const oidc = ['OIDC_ISSUER', 'OIDC_AUDIENCE'];
  if (oidc.filter((name) => env[name]).length === 1)
    faults.push(`${oidc.join(' and ')} go together: give both or neither`);
  if (env.OIDC_DESK_CLIENT_ID && !env.OIDC_ISSUER)
    faults.push('OIDC_ISSUER is required with OIDC_DESK_CLIENT_ID: where people of the desk log in');
  if (['1', 'true'].includes(env.PERSISTED_DOCUMENTS_ONLY ?? '') && !env.PERSISTED_DOCUMENTS)
    faults.push('PERSISTED_DOCUMENTS is required with PERSISTED_DOCUMENTS_ONLY: the file that lists the documents');
  return faults;
}
