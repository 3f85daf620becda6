import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../../src/config/config.js';

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
      AUDIT_ANCHOR: '/var/lib/loans/audit-anchor',
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
      auditAnchor: '/var/lib/loans/audit-anchor',
      erasureRetentionMonths: 84,
    });
    expect(config.keys?.masterKeys).toHaveLength(2);
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
    ['not json', 'ADJUSTMENT_POLICY is no policy: '],
    ['{"limits":{"CLERK":{}}}', 'ADJUSTMENT_POLICY is no policy: limits'],
    ['{"limits":{"SERVICER":{"waiveFee":"much"}}}', 'must be an amount such as "25.00"'],
    ['{"limits":{"SERVICER":{"adjustPrincipal":"1"}}}', 'adjustPrincipal always takes two clients'],
    ['{"fees":{"LATE":"1"}}', 'ADJUSTMENT_POLICY is no policy: fees'],
    ['{"smallBalances":"1"}', 'ADJUSTMENT_POLICY is no policy: '],
  ])('refuses a policy of adjustments that is none: %s', (text, fault) => {
    expect(faultsOf({ ADJUSTMENT_POLICY: text })).toEqual([expect.stringContaining(fault)]);
  });

  it('requires both keys with DATABASE_URL', () => {
    expect(named({ DATABASE_URL: 'postgres://db/loans' })).toEqual(['MASTER_KEY', 'TOKEN_SIGNING_KEY']);
  });

  it.each([{ MASTER_KEY: key() }, { TOKEN_SIGNING_KEY: key() }])('refuses one key without the other', (env) => {
    expect(faultsOf(env)).toEqual([expect.stringMatching(/MASTER_KEY and TOKEN_SIGNING_KEY go together/)]);
  });

  it.each([{ OIDC_ISSUER: 'https://id.example' }, { OIDC_AUDIENCE: 'loans' }])(
    'refuses half of an identity provider',
    (env) => {
      expect(faultsOf(env)).toEqual([expect.stringMatching(/OIDC_ISSUER and OIDC_AUDIENCE go together/)]);
    },
  );

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
