import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../src/gateway/config/config.js';
import { privateFolder } from '../../src/platform/postgres/data-dir.js';

const key = () => randomBytes(32).toString('base64');
const DATABASE = { DATABASE_URL: 'postgresql://db/loans', MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() };
const PROVIDER = { OIDC_ISSUER: 'https://id.example', OIDC_AUDIENCE: 'loans' };
const HIVE = { HIVE_ACCESS_TOKEN: 'hvo1/token', HIVE_TARGET: 'bank/loans/production' };

type Three = readonly [string, string, string];

const ADDRESS: Three = ['localhost', 'ftp://host/x', '//host'];
const POSTGRES: Three = ['db/loans', 'mysql://db/loans', 'http://db'];
const FLAG: Three = ['yes', 'TRUE', '2'];
const COUNT: Three = ['0', '-1', '1.5'];
const RATE: Three = ['-1', 'many', '1e3'];
const WORD: Three = ['two words', 'naïve', 'x'.repeat(256)];
const KEY: Three = ['short', randomBytes(31).toString('base64'), `${key()},,${key()}`];
const JSON_LIST: Three = ['groups=staff', '{}', '[1]'];

/** Three wrong values of each setting. */
const WRONG: Readonly<Record<string, Three>> = {
  HOST: ['http://localhost', 'two words', '-host'],
  PORT: ['65536', '-1', '0x50'],
  PUBLIC_URL: ['loans.example.com', 'https://user@host', 'https://host/?a=b'],
  DATABASE_URL: POSTGRES,
  DATABASE_DIRECT_URL: POSTGRES,
  DATABASE_POOL_SIZE: ['1', '201', 'many'],
  DATABASE_SILENT_SECONDS: ['0', '61', 'long'],
  DATABASE_READ_URL: ['postgresql://one/loans,', 'http://db', 'db'],
  DATABASE_READ_LAG_SECONDS: ['0', '51', 'soon'],
  BUSINESS_TIME_ZONE: ['America/Nowhere', 'EST+5', 'local'],
  MASTER_KEY: KEY,
  TOKEN_SIGNING_KEY: KEY,
  REDIS_URL: ['localhost:6379', 'http://cache', 'cache'],
  OIDC_ISSUER: ADDRESS,
  OIDC_AUDIENCE: WORD,
  OIDC_DESK_CLIENT_ID: WORD,
  OIDC_ACCESS: JSON_LIST,
  OIDC_PERSON_CLAIM: WORD,
  OIDC_DENIED: JSON_LIST,
  CORS_ORIGINS: ['*', 'desk.example.com', 'https://desk.example.com/'],
  TRUST_PROXY: ['10', '-1', 'perhaps'],
  METRICS_TOKEN: ['short', 'with spaces in the middle', 'x'.repeat(201)],
  DEMO_CREDENTIALS: FLAG,
  FEDERATION_AUTH_DIRECTIVES: FLAG,
  OTEL_EXPORTER_OTLP_ENDPOINT: ADDRESS,
  OTEL_TRACES_SAMPLER: ['all', 'ratio', 'ALWAYS_ON'],
  OTEL_TRACES_SAMPLER_ARG: ['1.5', '-0.1', 'half'],
  OTEL_SERVICE_NAME: WORD,
  HIVE_ACCESS_TOKEN: ['swordfish', 'hvo2/token', ' '],
  HIVE_TARGET: ['../x', 'bank/loans', 'bank loans'],
  HIVE_USAGE_URL: ADDRESS,
  ERASURE_RETENTION_MONTHS: ['24', 'two years', '25.5'],
  IDEMPOTENCY_KEY_DAYS: ['0', 'a month', '30.5'],
  ADJUSTMENT_POLICY: ['not json', '{"limits":{"CLERK":{}}}', '{"fees":{"LATE":"1"}}'],
  WORKERS: ['1', 'true', 'ON'],
  WEBHOOK_ALLOW_LOCAL: ['localhost', '10.0.0.0/33', '10.0.0'],
  ACH_ORIGINATOR: ['Example Bank', '{}', '{"immediateDestination":"1"}'],
  CHART_OF_ACCOUNTS: ['not json', '{"CASH":{}}', '{"CASHBOX":{"number":"1","name":"x"}}'],
  LETTER_SENDER: ['Example Bank', '{}', '{"name":"x"}'],
  LETTER_TEMPLATES: ['/nowhere/at/all', 'package.json', 'no such folder'],
  PAYMENT_POLICY: ['not json', '{"suspendAfter":"often"}', '{"feeFo":[]}'],
  LOG_LEVEL: ['loud', 'INFO', 'verbose'],
  NODE_ENV: ['prod', 'Production', 'staging'],
  LIMIT_DEPTH: COUNT,
  LIMIT_ALIASES: COUNT,
  LIMIT_ROOT_FIELDS: COUNT,
  LIMIT_COST: COUNT,
  LIMIT_COST_BY_ROLE: ['BORROWER', 'CLERK=1', 'BORROWER=many'],
  LIMIT_RATE_PER_CLIENT: RATE,
  LIMIT_RATE_PER_ADDRESS: RATE,
  LIMIT_CONCURRENT: COUNT,
  LIMIT_CONCURRENT_PER_CLIENT: COUNT,
  LIMIT_REQUEST_SECONDS: COUNT,
  LIMIT_STATEMENT_SECONDS: COUNT,
  PERSISTED_DOCUMENTS_ONLY: FLAG,
};

/** Settings that name files: what is wrong depends on what is there. */
const WRONG_FILES = ['DATA_DIR', 'KEY_SERVICE', 'REDIS_CA_FILE', 'AUDIT_ANCHOR', 'PERSISTED_DOCUMENTS'];

let folder: string;
let file: string;

const surroundings = (name: string): NodeJS.ProcessEnv => ({
  ...(/^DATABASE_|_KEY$/.test(name) && DATABASE),
  ...(name.startsWith('OIDC_') && PROVIDER),
  ...(name.startsWith('HIVE_') && HIVE),
  ...(name === 'REDIS_CA_FILE' && { REDIS_URL: 'rediss://cache:6380' }),
  ...(name === 'PERSISTED_DOCUMENTS_ONLY' && { PERSISTED_DOCUMENTS: file }),
  ...(name === 'KEY_SERVICE' && { TOKEN_SIGNING_KEY: key() }),
});

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults;
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loan-gateway-settings-'));
  file = join(folder, 'file');
  writeFileSync(file, '');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a wrong setting', () => {
  it.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    '%s=%s is a fault that names it, and does not repeat a secret',
    (name, value) => {
      const around = surroundings(name);
      expect(faultsOf(around)).toEqual([]);
      const faults = faultsOf({ ...around, [name]: value });
      expect(new Set(faults.map((fault) => fault.split(' ')[0]))).toEqual(new Set([name]));
      if (/KEY|TOKEN|URL/.test(name) && value.trim() !== '') expect(faults.join()).not.toContain(value);
    },
  );

  it.each(WRONG_FILES)('%s names its fault: nothing there, a folder for a file or a file for a folder', (name) => {
    const values = {
      DATA_DIR: [file, join(file, 'below'), ' '],
      AUDIT_ANCHOR: [join(folder, 'none', 'anchor'), folder, join(file, 'below')],
    }[name] ?? [join(folder, 'none'), folder, join(file, 'below')];
    for (const value of values)
      expect(faultsOf({ ...surroundings(name), [name]: value })).toEqual([
        expect.stringMatching(new RegExp(`^${name} (?:must|names)`)),
      ]);
  });

  it('is tried for every setting that is documented', () => {
    const page = readFileSync(fileURLToPath(new URL('../../docs/configuration.md', import.meta.url)), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const documented = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    const tried = [...Object.keys(WRONG), ...WRONG_FILES];
    expect(documented.length).toBeGreaterThan(40);
    expect(documented.filter((name) => !tried.includes(name ?? ''))).toEqual([]);
  });
});

describe('an unknown setting', () => {
  it.each([
    ['LIMIT_DEPHT', 'LIMIT_DEPTH'],
    ['DATABASE_POOLSIZE', 'DATABASE_POOL_SIZE'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['MASTER_KEYS', 'MASTER_KEY'],
    ['MASTER_KEY_FIEL', 'MASTER_KEY_FILE'],
    ['PERSISTED_DOCUMENT', 'PERSISTED_DOCUMENTS'],
  ])('%s suggests %s', (typed, meant) => {
    expect(faultsOf({ [typed]: 'a-value' })).toEqual([`${typed} is not a setting: did you mean ${meant}?`]);
  });

  it('that is like none is named, and its value is not', () => {
    expect(faultsOf({ LIMIT_SOMETHING_ELSE: 'a-value' })).toEqual([
      'LIMIT_SOMETHING_ELSE is not a setting: see docs/configuration.md',
    ]);
  });

  it('of other programs is left alone, also one that Kubernetes sets for a service', () => {
    const others = {
      NODE_OPTIONS: '--enable-source-maps',
      OTEL_RESOURCE_ATTRIBUTES: 'a=b',
      LOG_FORMAT: 'json',
      REDIS_SERVICE_HOST: '10.0.0.1',
      REDIS_SERVICE_PORT_TLS: '6380',
      REDIS_PORT: 'tcp://10.0.0.1:6379',
      REDIS_PORT_6379_TCP_ADDR: '10.0.0.1',
      LIMIT_DEPHT: '',
    };
    expect(faultsOf(others)).toEqual([]);
  });
});

it.runIf(process.platform === 'linux')('a DATA_DIR that cannot be created fails within a second', () => {
  const begun = performance.now();
  expect(() => {
    privateFolder('/proc/loans/data');
  }).toThrow(/\/proc\/loans\/data is not writable \(ENOENT\). Set DATA_DIR to another folder/);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
