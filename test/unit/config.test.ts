import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../src/gateway/config/config.js';

const key = () => randomBytes(32).toString('base64');

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults;
  }
}

/** The variables that the one message names. */
const named = (env: NodeJS.ProcessEnv) => faultsOf(env).map((fault) => fault.split(' ')[0]);

describe('configuration', () => {
  it('needs nothing: an embedded database and a loopback address', () => {
    expect(loadConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      database: { kind: 'embedded', dataDir: './.data' },
      redisUrl: undefined,
      keys: undefined,
      oidc: undefined,
      production: false,
      trustProxy: 0,
      corsOrigins: [],
    });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: '', REDIS_URL: '' }).database.kind).toBe('embedded');
  });

  it('reads what is set', () => {
    const config = loadConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_URL: 'https://loans.example.com/',
      DATABASE_URL: 'postgresql://db/loans',
      REDIS_URL: 'rediss://cache:6380',
      MASTER_KEY: `${key()},${key()}`,
      TOKEN_SIGNING_KEY: key(),
      OIDC_ISSUER: 'https://id.example',
      OIDC_AUDIENCE: 'loans',
      CORS_ORIGINS: 'https://a.example, https://b.example',
      TRUST_PROXY: '2',
      FEDERATION_AUTH_DIRECTIVES: 'true',
      AUDIT_ANCHOR: join(tmpdir(), 'audit-anchor'),
      ERASURE_RETENTION_MONTHS: '84',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://loans.example.com',
      database: { kind: 'postgres', url: 'postgresql://db/loans' },
      redisUrl: 'rediss://cache:6380',
      oidc: { issuer: 'https://id.example', audience: 'loans' },
      corsOrigins: ['https://a.example', 'https://b.example'],
      trustProxy: 2,
      federationAuthDirectives: true,
      production: true,
      auditAnchor: join(tmpdir(), 'audit-anchor'),
      erasureRetentionMonths: 84,
    });
    expect(config.keys?.masterKeys).toHaveLength(2);
  });

  it('has the keys of a key service where MASTER_KEY says so, before them all without a word', () => {
    const [old, signing] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
    const KEY_SERVICE = fileURLToPath(import.meta.url);
    const placed = (MASTER_KEY?: string) =>
      loadConfig({ KEY_SERVICE, TOKEN_SIGNING_KEY: signing, ...(MASTER_KEY && { MASTER_KEY }) }).keys;
    expect(placed(`${old},service`)).toMatchObject({ masterKeys: [Buffer.from(old, 'base64')], servicePlace: 1 });
    expect(placed(`service,${old}`)).toMatchObject({ servicePlace: 0 });
    expect(placed(old)).toMatchObject({ servicePlace: 0 });
    expect(placed()).toMatchObject({ masterKeys: [], servicePlace: 0 });
    expect(() => loadConfig({ MASTER_KEY: 'service', TOKEN_SIGNING_KEY: signing })).toThrow('KEY_SERVICE is required');
    expect(() => loadConfig({ KEY_SERVICE, MASTER_KEY: old })).toThrow('must be set together');
  });

  it('reads where replicas are, how far behind they may be, and how the database is reached', () => {
    const { database } = loadConfig({
      DATABASE_URL: 'postgresql://pooler/loans',
      DATABASE_DIRECT_URL: 'postgresql://db/loans',
      DATABASE_READ_URL: 'postgresql://one/loans, postgresql://two/loans',
      DATABASE_READ_LAG_SECONDS: '3',
      DATABASE_POOL_SIZE: '20',
      MASTER_KEY: key(),
      TOKEN_SIGNING_KEY: key(),
    });
    expect(database).toEqual({
      kind: 'postgres',
      url: 'postgresql://pooler/loans',
      directUrl: 'postgresql://db/loans',
      readUrls: ['postgresql://one/loans', 'postgresql://two/loans'],
      longestLagSeconds: 3,
      poolSize: 20,
    });
  });

  it('refuses what is said of a database without one, and what is wrong of it', () => {
    const env = { DATABASE_READ_URL: 'postgresql://one/loans', DATABASE_POOL_SIZE: '9' };
    expect(faultsOf(env)).toEqual(Object.keys(env).map((name) => `DATABASE_URL is required with ${name}`));
    const wrong = {
      DATABASE_DIRECT_URL: 'http://db',
      DATABASE_READ_URL: 'postgresql://one/loans,',
      DATABASE_READ_LAG_SECONDS: '51',
      DATABASE_POOL_SIZE: '1',
    };
    const whole = { DATABASE_URL: 'postgres://db/loans', MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() };
    expect(named({ ...whole, ...wrong })).toEqual(Object.keys(wrong));
  });

  it('reads who vouches for Redis from a file', () => {
    const file = fileURLToPath(import.meta.url);
    const given = { REDIS_URL: 'rediss://cache:6380', REDIS_CA_FILE: file };
    expect(loadConfig(given).redisCa).toBe(readFileSync(file, 'utf8'));
    expect(faultsOf({ ...given, REDIS_URL: 'redis://cache:6379' })).toEqual([expect.stringContaining('rediss://')]);
    expect(faultsOf({ ...given, REDIS_CA_FILE: `${file}.none` })).toEqual([
      'REDIS_CA_FILE names an unreadable file (ENOENT)',
    ]);
  });

  it('names every missing and malformed variable in one message', () => {
    const env = {
      PORT: 'many',
      DATABASE_URL: 'mysql://db/loans',
      REDIS_URL: 'localhost',
      MASTER_KEY: 'short',
      OIDC_ISSUER: 'not an address',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'perhaps',
      ERASURE_RETENTION_MONTHS: '24',
      ADJUSTMENT_POLICY: '{"limits":{"SERVICER":{"adjustPrincipal":"5"}}}',
    };
    expect(new Set(named(env))).toEqual(new Set([...Object.keys(env), 'TOKEN_SIGNING_KEY']));
    expect(() => loadConfig(env)).toThrow(/cannot start:\n {2}- .*\n {2}- /);
  });

  it('reads a policy of adjustments over the one that is built in', () => {
    const { adjustmentPolicy } = loadConfig({
      ADJUSTMENT_POLICY: '{"limits":{"SERVICER":{"waiveFee":"5.50","waiveInterest":null}},"fees":{"TITLE":12}}',
    });
    const { waiveFee, waiveInterest, assessFee } = adjustmentPolicy.limits.SERVICER;
    expect([waiveFee?.toFixed(2), waiveInterest, assessFee?.toFixed(2)]).toEqual(['5.50', undefined, '250.00']);
    expect(Object.entries(adjustmentPolicy.fees).map(([kind, cap]) => `${kind} ${cap.toFixed(2)}`)).toEqual([
      'TITLE 12.00',
    ]);
    expect(adjustmentPolicy.smallBalance.toFixed(2)).toBe('50.00');
  });

  it.each([
    ['not json', 'ADJUSTMENT_POLICY is not a valid policy: '],
    ['{"limits":{"CLERK":{}}}', 'ADJUSTMENT_POLICY is not a valid policy: limits'],
    ['{"limits":{"SERVICER":{"waiveFee":"much"}}}', 'must be an amount such as "25.00"'],
    ['{"limits":{"SERVICER":{"adjustPrincipal":"1"}}}', 'adjustPrincipal always requires two clients'],
    ['{"fees":{"LATE":"1"}}', 'ADJUSTMENT_POLICY is not a valid policy: fees'],
    ['{"smallBalances":"1"}', 'ADJUSTMENT_POLICY is not a valid policy: '],
  ])('refuses a policy of adjustments that is none: %s', (text, fault) => {
    expect(faultsOf({ ADJUSTMENT_POLICY: text })).toEqual([expect.stringContaining(fault)]);
  });

  it('requires both keys with DATABASE_URL', () => {
    expect(named({ DATABASE_URL: 'postgres://db/loans' })).toEqual(['MASTER_KEY', 'TOKEN_SIGNING_KEY']);
  });

  it.each([{ MASTER_KEY: key() }, { TOKEN_SIGNING_KEY: key() }])('refuses one key without the other', (env) => {
    expect(faultsOf(env)).toEqual([expect.stringMatching(/MASTER_KEY and TOKEN_SIGNING_KEY must be set together/)]);
  });

  const PROVIDER = { OIDC_ISSUER: 'https://id.example', OIDC_AUDIENCE: 'loans' };
  const withRules = (...rules: object[]) => ({ ...PROVIDER, OIDC_ACCESS: JSON.stringify(rules) });

  it('reads who may do what by which claims', () => {
    const staff = { claim: ['realm_access', 'roles'], value: 'servicing', role: 'SERVICER', servicer: 'SRV-1' };
    const borrowers = { claim: 'azp', value: 'app', role: 'BORROWER', borrower: { claim: 'borrower_id' } };
    const auditors = { claim: 'groups', value: 'audit', role: 'AUDITOR' };
    expect(loadConfig({ ...withRules(staff, borrowers, auditors), OIDC_DENIED: '["mallory"]' }).oidc).toMatchObject({
      access: [
        { claim: ['realm_access', 'roles'], role: 'SERVICER', loans: { kind: 'SERVICER', id: 'SRV-1' } },
        { claim: ['azp'], role: 'BORROWER', loans: { kind: 'BORROWER', claim: ['borrower_id'] } },
        { claim: ['groups'], role: 'AUDITOR', loans: { kind: 'ALL' } },
      ],
      denied: ['mallory'],
    });
  });

  const RULE = { claim: 'groups', value: 'staff', role: 'SUPPORT' };
  it.each<[string, object, RegExp]>([
    [
      'a role that there is not',
      { ...RULE, role: 'BOSS' },
      /^OIDC_ACCESS is not a valid list of rules: 0.role must be one of MARK/,
    ],
    ['a borrower who is nobody', { ...RULE, role: 'BORROWER' }, /: 0 the role BORROWER requires one borrower$/],
    [
      'a lender without one',
      { ...RULE, role: 'LENDER' },
      /: 0 the role LENDER must be limited to a lender or servicer/,
    ],
    ['two parties', { ...RULE, lender: 'a', servicer: 'b' }, /: 0 only one of lender and servicer can be set/],
    [
      'staff of one borrower',
      { ...RULE, borrower: 'BR-1' },
      /: 0 only the role BORROWER can be limited to a borrower$/,
    ],
    [
      'bound and not',
      { ...RULE, role: 'LENDER', lender: 'a', allLoans: true },
      /limited to some loans or sees all loans, not both$/,
    ],
    ['no value', { claim: 'groups', role: 'SUPPORT' }, /: 0.value /],
    ['a word too many', { ...RULE, portfolio: 'ALL' }, /: 0 Unrecognized key: "portfolio"$/],
    ['no claim', { ...RULE, claim: [] }, /: 0.claim must be the name of a claim, or a list/],
  ])('refuses rules with %s', (_, rule, fault) => {
    expect(faultsOf(withRules(rule))).toEqual([expect.stringMatching(fault)]);
  });

  it('refuses rules that are no JSON, and those of no provider', () => {
    expect(faultsOf({ ...PROVIDER, OIDC_ACCESS: 'groups=staff' })).toEqual([
      'OIDC_ACCESS is not a valid list of rules: must be a JSON list',
    ]);
    expect(faultsOf({ ...PROVIDER, OIDC_DENIED: 'mallory' })).toEqual([
      'OIDC_DENIED is not a valid list of people: must be a JSON list',
    ]);
    expect(named({ OIDC_ACCESS: '[]', OIDC_DENIED: '[]', OIDC_PERSON_CLAIM: 'oid' })).toEqual([
      'OIDC_ISSUER',
      'OIDC_ISSUER',
      'OIDC_ISSUER',
    ]);
  });

  it.each([{ OIDC_ISSUER: 'https://id.example' }, { OIDC_AUDIENCE: 'loans' }])(
    'refuses half of an identity provider',
    (env) => {
      expect(faultsOf(env)).toEqual([expect.stringMatching(/OIDC_ISSUER and OIDC_AUDIENCE must be set together/)]);
    },
  );

  it('reports usage to Hive with a token of an organization and a target, and with neither alone', () => {
    const HIVE = { HIVE_ACCESS_TOKEN: 'hvo1/token', HIVE_TARGET: 'bank/loans/production' };
    expect(loadConfig({}).hive).toBeUndefined();
    expect(loadConfig(HIVE).hive).toEqual({ token: 'hvo1/token', target: HIVE.HIVE_TARGET, usageUrl: undefined });
    expect(faultsOf({ HIVE_TARGET: HIVE.HIVE_TARGET })).toEqual([expect.stringMatching(/must be set together/)]);
    expect(faultsOf({ HIVE_USAGE_URL: 'https://hive.example/usage' })).toEqual([expect.stringMatching(/HIVE_TARGET/)]);
    const wrong = faultsOf({ ...HIVE, HIVE_ACCESS_TOKEN: 'swordfish', HIVE_TARGET: '../x' });
    expect(wrong).toEqual([expect.stringMatching(/^HIVE_ACCESS_TOKEN/), expect.stringMatching(/^HIVE_TARGET/)]);
    expect(wrong.join()).not.toContain('swordfish');
  });

  it.each([
    ['too short', randomBytes(31).toString('base64')],
    ['too long', randomBytes(33).toString('base64')],
    ['not base64', `${'!'.repeat(8)}${key()}`],
    ['two keys with a gap', `${key()},,${key()}`],
  ])('refuses a master key that is %s and does not repeat it', (_, text) => {
    const faults = faultsOf({ MASTER_KEY: text, TOKEN_SIGNING_KEY: key() });
    expect(faults).toEqual([expect.stringMatching(/^MASTER_KEY must be 32 bytes in base64/)]);
    expect(faults.join()).not.toContain(text);
  });

  it.each(['-1', '65536', '80.5', '0x50', '1e3', ' '])('refuses the port %j', (PORT) => {
    expect(named({ PORT })).toEqual(['PORT']);
  });

  it('has limits that an operator may change, as a whole and for single roles', () => {
    const { limits } = loadConfig({ LIMIT_COST: '900', LIMIT_COST_BY_ROLE: 'BORROWER=50, ADMIN=70', LIMIT_DEPTH: '9' });
    expect(limits.cost).toMatchObject({ BORROWER: 50, ADMIN: 70, SUPPORT: 900, MARKETPLACE: 900 });
    expect(limits.document.depth).toBe(9);
    expect(
      named({ LIMIT_DEPTH: '0', LIMIT_RATE_PER_CLIENT: '0', LIMIT_COST_BY_ROLE: 'NOBODY=1', LIMIT_CONCURRENT: 'many' }),
    ).toEqual(['LIMIT_DEPTH', 'LIMIT_COST_BY_ROLE', 'LIMIT_CONCURRENT']);
  });

  it('counts days in UTC unless a time zone is named, and refuses one that there is not', () => {
    expect(loadConfig({}).businessTimeZone).toBe('UTC');
    expect(loadConfig({ BUSINESS_TIME_ZONE: 'America/New_York' }).businessTimeZone).toBe('America/New_York');
    expect(named({ BUSINESS_TIME_ZONE: 'America/Nowhere' })).toEqual(['BUSINESS_TIME_ZONE']);
  });

  it('runs only stored documents where it knows which', () => {
    expect(named({ PERSISTED_DOCUMENTS_ONLY: '1' })).toEqual(['PERSISTED_DOCUMENTS']);
  });
});

describe('demo credentials', () => {
  it('are never handed out in production', () => {
    expect(loadConfig({}).demoCredentials).toBe(true);
    expect(loadConfig({ DEMO_CREDENTIALS: '0' }).demoCredentials).toBe(false);
    expect(loadConfig({ NODE_ENV: 'production' }).demoCredentials).toBe(false);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-secrets-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  it('is taken as if it were in the environment, without the end of its line', () => {
    const [master, signing] = [key(), key()];
    const { database, keys, metricsToken, redisUrl } = loadConfig({
      DATABASE_URL_FILE: file('database-url', 'postgresql://db/loans\n'),
      REDIS_URL_FILE: file('redis-url', 'redis://cache:6379\n'),
      MASTER_KEY_FILE: file('master-key', `${master}\n`),
      TOKEN_SIGNING_KEY_FILE: file('signing-key', signing),
      METRICS_TOKEN_FILE: file('metrics-token', 'a-token-for-whoever-watches\n'),
    });
    expect(database).toEqual({ kind: 'postgres', url: 'postgresql://db/loans' });
    expect({ redisUrl, metricsToken }).toEqual({
      redisUrl: 'redis://cache:6379',
      metricsToken: 'a-token-for-whoever-watches',
    });
    expect(keys?.masterKeys.map(String)).toEqual([String(Buffer.from(master, 'base64'))]);
    expect(keys?.tokenSigningKey.toString('base64')).toBe(signing);
  });

  it('is named, and not shown, where it cannot be read, is empty, wrong, or given twice', () => {
    const faults = faultsOf({
      METRICS_TOKEN_FILE: join(folder, 'nowhere'),
      REDIS_URL_FILE: file('empty', '\n'),
      MASTER_KEY_FILE: file('not-a-key', 'secret words'),
      TOKEN_SIGNING_KEY: key(),
      TOKEN_SIGNING_KEY_FILE: file('another-key', key()),
    });
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
      'MASTER_KEY',
      'METRICS_TOKEN_FILE',
      'REDIS_URL_FILE',
      'TOKEN_SIGNING_KEY',
    ]);
    expect(faults.join()).not.toContain('secret words');
  });
});
