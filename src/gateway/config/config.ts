import type { DatabasePlace } from '../../platform/postgres/place.js';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { AccessRule } from '../../domain/access/access-rule.js';
import type { ChartOfAccounts } from '../../domain/ledger/chart-of-accounts.js';
import type { AdjustmentPolicy } from '../../domain/adjustment/policy.js';
import type { Originator } from '../../domain/payment/nacha-file.js';
import type { PaymentPolicy } from '../../domain/payment/return-codes.js';
import type { LetterSender } from '../../features/letter/letter-port.js';
import type { GatewayKeys } from '../../platform/sealing/embedded-keys.js';
import { postgresPlace, withoutDatabase } from './database-settings.js';
import { environment } from './environment.js';
import { limitsOf, type Limits } from './limits.js';
import { unknownSettings } from './unknown-settings.js';
import { hasSecretFiles, readSecretFiles, SECRETS, type SecretsRead } from './secret-files.js';

/** An outside identity provider. */
export interface Oidc {
  readonly issuer: string;
  readonly audience: string;
  /** The desk's client id at the provider; without one there is no login at the desk by the provider. */
  readonly deskClientId?: string | undefined;
  /** The claim that names a person; `sub` without it. */
  readonly personClaim?: string | undefined;
  /** What people may see and do, by the claims of their tokens; without it their application's client says so. */
  readonly access?: readonly AccessRule[] | undefined;
  /** People who are denied access with any token. */
  readonly denied?: readonly string[] | undefined;
}

/** The environment, parsed once. Every fault is named in one message, so that a start fails once and not five times. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** How clients reach the gateway, for links that leave it: `https://loans.example.com`, with a path where a proxy has one. */
  readonly publicUrl: string | undefined;
  readonly database: DatabasePlace;
  /** By whose clocks a business day begins and ends. */
  readonly businessTimeZone: string;
  readonly redisUrl: string | undefined;
  /** The certificate authority of Redis, if it is not a public one. */
  readonly redisCa?: string | undefined;
  /** Absent in embedded mode: the data directory then keeps keys of its own. */
  readonly keys: GatewayKeys | undefined;
  /** The module that reaches a key service, which then wraps data keys. */
  readonly keyService?: string | undefined;
  readonly oidc: Oidc | undefined;
  readonly production: boolean;
  readonly logLevel: string;
  readonly corsOrigins: readonly string[];
  /** How many proxies stand before the gateway, whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: number;
  /** Whether the pages of an embedded database with demo loans come with credentials; never in production. */
  readonly demoCredentials: boolean;
  /** The token for /metrics; without it there are no metrics. */
  readonly metricsToken: string | undefined;
  readonly federationAuthDirectives: boolean;
  readonly limits: Limits;
  /** Documents that clients may ask for by their digest; `only` runs no others. */
  readonly persistedDocuments: { readonly file: string; readonly only: boolean } | undefined;
  /** The file that keeps ends of the audit log, outside the database. */
  readonly auditAnchor: string | undefined;
  /** How long the record of a loan is kept from erasure after the loan ended. */
  readonly erasureRetentionMonths: number;
  /** How long idempotency keys and their answers are kept. */
  readonly idempotencyDays: number;
  /** The limits of adjustments by hand, by role. */
  readonly adjustmentPolicy: AdjustmentPolicy;
  /** The sender of bank files; without it none are written. */
  readonly achOriginator: Originator | undefined;
  /** Numbers and names of the accounts of a general ledger. */
  readonly chartOfAccounts: ChartOfAccounts;
  /** Who sends letters; without it none are issued. */
  readonly letterSender: LetterSender | undefined;
  /** A folder of letter templates besides the gateway's own. */
  readonly letterTemplates: string | undefined;
  /** What follows from returned payments. */
  readonly paymentPolicy: PaymentPolicy;
  /** Where traces go; none are made without it. */
  readonly otlpEndpoint: string | undefined;
  /** Where usage of the schema is reported to; nowhere without it. */
  readonly hive: { readonly token: string; readonly target: string; readonly usageUrl: string | undefined } | undefined;
  /** Undefined where no secret is in a file. */
  readonly reload: Reload | undefined;
  /** Addresses inside the house that webhooks may reach, also without TLS: for development and tests. */
  readonly webhookAllowLocal: readonly string[];
  /** Whether `serve` does jobs too; `work` does nothing else. */
  readonly workers: boolean;
}

/** Secrets that are in files may change while the gateway runs. */
interface Reload {
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

/** Names that the environment may have. */
const SETTINGS = [...Object.keys(environment.shape), ...SECRETS.map((name) => `${name}_FILE`)];

export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const secrets = readSecretFiles(env);
  const given = Object.fromEntries(Object.entries(secrets.env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const faults = parsed.success ? [] : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  faults.push(...unknownSettings(env, SETTINGS), ...secrets.faults, ...missingTogether(given));
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
    hive:
      values.HIVE_ACCESS_TOKEN && values.HIVE_TARGET
        ? { token: values.HIVE_ACCESS_TOKEN, target: values.HIVE_TARGET, usageUrl: values.HIVE_USAGE_URL }
        : undefined,
    keys:
      values.TOKEN_SIGNING_KEY && (values.MASTER_KEY ?? values.KEY_SERVICE)
        ? keysFrom(values.MASTER_KEY ?? [], values.TOKEN_SIGNING_KEY)
        : undefined,
    keyService: values.KEY_SERVICE,
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
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    demoCredentials: values.DEMO_CREDENTIALS && !isProduction,
    metricsToken: values.METRICS_TOKEN,
    federationAuthDirectives: values.FEDERATION_AUTH_DIRECTIVES,
    auditAnchor:
      values.AUDIT_ANCHOR ?? (values.DATABASE_URL ? undefined : join(values.DATA_DIR, 'audit-anchor.ndjson')),
    erasureRetentionMonths: values.ERASURE_RETENTION_MONTHS,
    idempotencyDays: values.IDEMPOTENCY_KEY_DAYS,
    adjustmentPolicy: values.ADJUSTMENT_POLICY,
    webhookAllowLocal: values.WEBHOOK_ALLOW_LOCAL,
    achOriginator: values.ACH_ORIGINATOR,
    chartOfAccounts: values.CHART_OF_ACCOUNTS,
    letterSender: values.LETTER_SENDER ?? (isProduction ? undefined : DEMO_SENDER),
    letterTemplates: values.LETTER_TEMPLATES,
    paymentPolicy: values.PAYMENT_POLICY,
    workers: values.WORKERS,
    limits: limitsOf(values),
    persistedDocuments:
      values.PERSISTED_DOCUMENTS === undefined
        ? undefined
        : { file: values.PERSISTED_DOCUMENTS, only: values.PERSISTED_DOCUMENTS_ONLY },
  };
}

/** Of letters about generated loans. */
const DEMO_SENDER: LetterSender = {
  name: 'Example Servicing',
  address: ['1 Example Street', 'Springfield, IL 62701'],
  phone: '(217) 555-0100',
  payments: ['By mail to the address above, with your loan number on the check.'],
};

function keysFrom(
  listed: readonly (Buffer | 'service')[],
  [tokenSigningKey, ...otherSigningKeys]: readonly Buffer[],
): GatewayKeys {
  if (!tokenSigningKey) throw new Error('a list of keys has one');
  const masterKeys = listed.filter((key) => key !== 'service');
  return { masterKeys, servicePlace: Math.max(0, listed.indexOf('service')), tokenSigningKey, otherSigningKeys };
}

const fingerprintOf = (secrets: SecretsRead): string =>
  createHash('sha256')
    .update(JSON.stringify([SECRETS.map((name) => secrets.env[name]), secrets.faults]))
    .digest('hex');

/** What is missing beside other settings that are given. */
function missingTogether(env: NodeJS.ProcessEnv): string[] {
  const faults = withoutDatabase(env);
  const keys = [...(env.KEY_SERVICE ? [] : ['MASTER_KEY']), 'TOKEN_SIGNING_KEY'];
  if (env.DATABASE_URL) {
    for (const name of keys)
      if (!env[name])
        faults.push(
          `${name} is required with DATABASE_URL: 32 bytes in base64, as created by \`openssl rand -base64 32\``,
        );
  } else {
    const isHalf = env.KEY_SERVICE
      ? env.MASTER_KEY && !env.TOKEN_SIGNING_KEY
      : !env.MASTER_KEY !== !env.TOKEN_SIGNING_KEY;
    if (isHalf) faults.push('MASTER_KEY and TOKEN_SIGNING_KEY must be set together');
  }
  if (env.MASTER_KEY?.split(',').includes('service') && !env.KEY_SERVICE)
    faults.push('KEY_SERVICE is required because MASTER_KEY contains `service`');
  const oidc = ['OIDC_ISSUER', 'OIDC_AUDIENCE'];
  if (oidc.filter((name) => env[name]).length === 1) faults.push(`${oidc.join(' and ')} must be set together`);
  const hive = ['HIVE_ACCESS_TOKEN', 'HIVE_TARGET'];
  if (hive.filter((name) => env[name]).length === 1) faults.push(`${hive.join(' and ')} must be set together`);
  if (env.HIVE_USAGE_URL && !env.HIVE_TARGET) faults.push('HIVE_TARGET is required with HIVE_USAGE_URL');
  if (env.REDIS_CA_FILE && !env.REDIS_URL?.startsWith('rediss:'))
    faults.push('REDIS_URL must be a rediss:// address when REDIS_CA_FILE is set');
  if (env.OIDC_DESK_CLIENT_ID && !env.OIDC_ISSUER) faults.push('OIDC_ISSUER is required with OIDC_DESK_CLIENT_ID');
  for (const name of ['OIDC_ACCESS', 'OIDC_DENIED', 'OIDC_PERSON_CLAIM'])
    if (env[name] && !env.OIDC_ISSUER) faults.push(`OIDC_ISSUER is required with ${name}`);
  if (['1', 'true'].includes(env.PERSISTED_DOCUMENTS_ONLY ?? '') && !env.PERSISTED_DOCUMENTS)
    faults.push('PERSISTED_DOCUMENTS is required with PERSISTED_DOCUMENTS_ONLY');
  return faults;
}
