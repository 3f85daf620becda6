import { randomBytes } from 'node:crypto';
import { pino, type Logger } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { registerClient, type ClientCredentials, type NewClient } from '../../src/features/client/manage-clients.js';
import type { Clock } from '../../src/features/ports.js';
import { loadConfig, type Config } from '../../src/gateway/config/config.js';
import type { Portfolio } from '../../src/domain/access/viewer.js';
import type { Role } from '../../src/domain/access/roles.js';
import { tokens } from '../../src/platform/identity/tokens.js';
import type { PrismaClient } from '../../src/generated/prisma/client.js';
import { startGateway, type RunningGateway } from '../../src/gateway/main.js';
import { KeyRing } from '../../src/platform/sealing/key-ring.js';
import { keysOf } from '../../src/gateway/config/keys.js';
import type { PostLimits } from '../../src/platform/outbound/post-message.js';
import { administrationWork } from '../../src/gateway/unit-of-work.js';
import { openTestDatabase, type TestDatabase } from './open-test-database.js';
import { seedLoans, type LoanSeed, type SeededLoan } from './seed-loans.js';
import { postGraphql, TestClient, type Answer, type Headered } from './test-client.js';

export interface WorldOptions {
  readonly clock?: Clock;
  /** One that is made already; the world closes it. */
  readonly database?: TestDatabase;
  readonly config?: Partial<Config>;
  /** How long receivers of webhooks may take. */
  readonly postLimits?: PostLimits;
}

export interface Binding {
  readonly lender?: string;
  readonly servicer?: string;
  readonly borrower?: string;
  readonly subject?: string;
  readonly name?: string;
}

/** A real gateway behind real HTTP, on a database of its own. Waits that only cost time are skipped. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const database = options.database ?? (await openTestDatabase());
  const keys = { masterKeys: [randomBytes(32)], tokenSigningKey: randomBytes(32) };
  const config: Config = {
    ...loadConfig({ PORT: '0', ...(inject('testRedis') && { REDIS_URL: inject('testRedis') ?? '' }) }),
    keys,
    // Statements are counted and connections watched: who tries jobs has workers.
    workers: false,
    // Each world has a log of its own; the default is beside the data of this checkout.
    auditAnchor: undefined,
    ...options.config,
  };
  const log: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => log.push(line) });
  const clock = options.clock ?? quickClock();
  const gateway = await startGateway(config, { database, logger, clock, postLimits: options.postLimits });
  return new World(gateway, { database, config, clock, logger, log });
}

/** Tells the time and never waits; what it was asked to wait is noted. */
export function quickClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    now: () => new Date(),
    sleep: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
}

interface WorldParts {
  readonly database: TestDatabase;
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly log: string[];
}

export class World {
  private readonly peers: RunningGateway[] = [];

  constructor(
    private readonly gateway: RunningGateway,
    private readonly parts: WorldParts,
  ) {}

  get url(): string {
    return this.gateway.url;
  }

  get database(): TestDatabase {
    return this.parts.database;
  }

  get prisma(): PrismaClient {
    return this.parts.database.prisma;
  }

  get config(): Config {
    return this.parts.config;
  }

  /** What a gateway in a process of its own needs to serve the same clients and loans; on PostgreSQL only. */
  get processEnv(): Record<string, string> {
    const { masterKeys = [], tokenSigningKey } = this.config.keys ?? {};
    return {
      DATABASE_URL: this.database.url ?? '',
      MASTER_KEY: masterKeys.map((key) => key.toString('base64')).join(),
      TOKEN_SIGNING_KEY: tokenSigningKey?.toString('base64') ?? '',
    };
  }

  /** Every line that the gateway logged so far. */
  get log(): readonly string[] {
    return this.parts.log;
  }

  /** A client of any role, ready to ask. */
  async client(role: Role, binding: Binding = {}): Promise<TestClient> {
    const credentials = await this.register(role, binding);
    return new TestClient(this.url, credentials, await this.issuedTo(credentials));
  }

  /** What `authToken` would answer; `tokenFor` asks for it as a client does. */
  private async issuedTo({ clientId }: ClientCredentials): Promise<string> {
    const { tokenSigningKey } = keysOf(this.config);
    return (await tokens(() => [tokenSigningKey], undefined).issue(clientId)).accessToken;
  }

  /** A client that has not asked for a token yet. */
  async register(role: Role, { name = `${role} of a test`, subject, ...binding }: Binding = {}) {
    const portfolio = portfolioOf(binding);
    const client: NewClient = { role, name, subject, portfolio, allLoans: portfolio.kind === 'ALL' };
    const work = administrationWork(this.prisma, Buffer.from('unused'));
    const result = await work.run((stores) => registerClient(stores, this.parts.clock, client));
    if (!result.ok) throw new Error(result.refusal.message);
    return result.value;
  }

  async tokenFor({ clientId, clientSecret, apiKey }: ClientCredentials): Promise<string> {
    const { data, text } = await this.post<{ authToken: { accessToken: string } }>(
      { query: AUTH_TOKEN, variables: { input: { clientId, clientSecret } } },
      { key: apiKey },
    );
    if (!data) throw new Error(`authToken answered ${text}`);
    return data.authToken.accessToken;
  }

  /** A loan in any state. */
  loan(seed: LoanSeed = {}): Promise<SeededLoan> {
    return this.loans([seed]).then(([made]) => made!);
  }

  loans(seeds: readonly LoanSeed[]): Promise<SeededLoan[]> {
    const { masterKeys } = keysOf(this.config);
    return seedLoans(this.prisma, seeds, new KeyRing(masterKeys));
  }

  /** Any GraphQL request, without credentials unless given. */
  post<Data = Record<string, unknown>>(body: unknown, headers: Headered = {}): Promise<Answer<Data>> {
    return postGraphql<Data>(this.url, body, headers);
  }

  /** Another gateway on the same database, as a second process would be. */
  async peer(config: Partial<Config> = {}, clock = this.parts.clock): Promise<RunningGateway> {
    const { database, logger } = this.parts;
    const peer = await startGateway({ ...this.config, ...config }, { database, logger, clock });
    this.peers.push(peer);
    return peer;
  }

  async close(): Promise<void> {
    for (const gateway of [...this.peers, this.gateway]) await gateway.stop();
    await this.database.close();
  }
}

/** A world that closes with its test. */
export async function openTestWorld(options: WorldOptions = {}): Promise<World> {
  const world = await openWorld(options);
  onTestFinished(() => world.close());
  return world;
}

export const AUTH_TOKEN = `mutation AuthToken($input: AuthTokenInput!) {
  authToken(input: $input) { accessToken tokenType expiresIn }
}`;

function portfolioOf({ lender, servicer, borrower }: Binding): Portfolio {
  if (lender !== undefined) return { kind: 'LENDER', id: lender };
  if (servicer !== undefined) return { kind: 'SERVICER', id: servicer };
  if (borrower !== undefined) return { kind: 'BORROWER', id: borrower };
  return { kind: 'ALL' };
}
