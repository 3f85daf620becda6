import { nearestName } from '../../platform/runtime/nearest-name.js';

/** Variables that begin so are ours. `NODE_`, `LOG_`, `DATA_`, `PUBLIC_`, `KEY_` and `OTEL_` belong to others too. */
const PREFIXES = [
  'ACH_',
  'ADJUSTMENT_',
  'AUDIT_',
  'BUSINESS_',
  'CORS_',
  'DATABASE_',
  'DEMO_',
  'ERASURE_',
  'FEDERATION_',
  'HIVE_',
  'IDEMPOTENCY_',
  'LIMIT_',
  'MASTER_',
  'METRICS_',
  'OIDC_',
  'PAYMENT_',
  'PERSISTED_',
  'REDIS_',
  'TOKEN_SIGNING',
  'TRUST_',
  'WEBHOOK_',
];

/** Kubernetes and Docker set these for a service that is named `redis` or `database`. */
const OF_A_SERVICE = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT|PORT_\d+_(?:TCP|UDP)(?:_(?:ADDR|PORT|PROTO))?)$/;

/** Each unknown setting, with the name that was probably meant. Values are not repeated. */
export function unknownSettings(env: NodeJS.ProcessEnv, known: readonly string[]): string[] {
  const unknown = Object.keys(env).filter(
    (name) =>
      env[name] !== '' &&
      !known.includes(name) &&
      !OF_A_SERVICE.test(name) &&
      PREFIXES.some((prefix) => name.startsWith(prefix)),
  );
  return unknown.map((name) => {
    const nearest = nearestName(name, known);
    return `${name} is not a setting${nearest === undefined ? ': see docs/configuration.md' : `: did you mean ${nearest}?`}`;
  });
}
