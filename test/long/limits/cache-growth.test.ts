import { type Tokens, authenticator } from '../../../src/features/client/authenticate.js';
import { createSecretKey, randomBytes } from 'node:crypto';
import v8 from 'node:v8';
import vm from 'node:vm';
import { buildSchema, parse } from 'graphql';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountReader, computedAccounts } from '../../../src/features/loan/account/account-reader.js';
import type { LedgerReader } from '../../../src/features/loan/loan-stores.js';
import { addDays, addMonths, businessDate } from '../../../src/domain/calendar.js';
import { decimal } from '../../../src/domain/money.js';
import { DEFAULT_RULES as DEFAULT_ACCOUNT_RULES } from '../../../src/domain/rules/account-rules.js';
import { stillAsked } from '../../../src/domain/repayment/projection.js';
import { DEFAULT_RULES } from '../../../src/domain/rules/servicing-rules.js';
import type { ClientStore } from '../../../src/features/ports.js';
import { CACHE_BOUNDS } from '../../../src/platform/runtime/cache-bounds.js';
import { ROLE_SCOPES, ROLES } from '../../../src/domain/access/roles.js';
import { readTradeLines } from '../../../src/domain/record/csv-rows.js';
import { scopeSet } from '../../../src/domain/access/viewer.js';
import { hiveReports } from '../../../src/gateway/hive-reports.js';
import type { GraphContext } from '../../../src/features/graph-context.js';
import { knownOperation } from '../../../src/platform/executor/operation.js';
import { schemaUsage } from '../../../src/features/schema-usage/schema-usage.js';
import { buildGraph } from '../../../src/gateway/graph/schema.js';
import { digestOf, NO_DOCUMENTS } from '../../../src/platform/http/pipeline/persisted-documents.js';
import { PersistedQueryCache } from '../../../src/platform/http/pipeline/persisted-query-cache.js';
import { metrics } from '../../../src/platform/http/request/metrics.js';
import { DocumentCache } from '../../../src/platform/http/pipeline/document-cache.js';
import { acceptedBy } from '../../../src/platform/http/pipeline/call.js';
import { actorSlot, addressSlot, requestLimiter } from '../../../src/platform/identity/limiters.js';
import { tokens } from '../../../src/platform/identity/tokens.js';
import { clientPositions } from '../../../src/platform/replica/client-positions.js';
import { preparedStatements } from '../../../src/platform/postgres/prepared-statements.js';
import { KeyRing } from '../../../src/platform/sealing/key-ring.js';
import { seal } from '../../../src/platform/sealing/sealed-box.js';

const MB = 1024 * 1024;

v8.setFlagsFromString('--expose_gc');
const collect = vm.runInNewContext('gc') as () => void;

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** What is still held, in megabytes, once `grow` has done what it can. */
async function heldAfter(grow: () => unknown): Promise<number> {
  const before = heap();
  const kept = await grow();
  const held = (heap() - before) / MB;
  expect(kept).toBeDefined();
  return held;
}

const query = (n: number) =>
  `query Q${n} { loan(id: "LN-${n}") { id grade loanStatus remainingBalance autoLoan { ltv scheduledPayment }
    borrower { id firstName } underwriting { deals(term: ${n}) { terms { aprPercent term } } } } }`;

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

/** The subsets of some values, each once. */
const subsets = <T>(values: readonly T[]): T[][] =>
  upTo(2 ** values.length).map((bits) => values.filter((_, place) => (bits >> place) % 2 === 1));

// What is forgotten here is forgotten for want of room, and not because time passed.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

const ofAll =
  <Value>(value: () => Value) =>
  (ids: readonly string[]) =>
    Promise.resolve(new Map(ids.map((id) => [id, value()])));

let sequence = 0;
const entryOn = (month: number) => ({
  id: `E${(sequence += 1)}`,
  sequence,
  effectiveOn: addMonths(businessDate('2024-05-10'), month),
});

/** Every loan has such an account: 60 installments, of which 30 were paid, some fees that were not, and three changes of the rate. */
const ONE_ACCOUNT: LedgerReader = {
  balances: ofAll(() => ({})),
  misdated: () => Promise.resolve(new Map()),
  accruals: () => Promise.resolve(new Map()),
  terms: ofAll(() => ({
    schedule: {
      principal: '50000',
      annualRatePercent: '9.125',
      fundedOn: businessDate('2024-04-10'),
      frequency: 'MONTHLY' as const,
      installments: 60,
      dayCount: 'ACTUAL_ACTUAL' as const,
    },
    opening: undefined,
    graceDays: 10,
    accountRules: DEFAULT_ACCOUNT_RULES,
    rules: DEFAULT_RULES,
  })),
  entries: ofAll(() => [
    ...upTo(30).map((n) => ({ ...entryOn(n), kind: 'PAYMENT' as const, amount: decimal('1041.20') })),
    ...upTo(8).map((n) => ({ ...entryOn(n), kind: 'FEE' as const, feeKind: 'OTHER' as const, amount: decimal('5') })),
    ...upTo(3).map((n) => ({
      ...entryOn(n),
      kind: 'TERM_CHANGE' as const,
      change: {
        type: 'RATE' as const,
        from: entryOn(n).effectiveOn,
        annualRate: decimal(`0.0${9 - n}`),
        isCap: false,
        payment: 'RECALCULATED' as const,
      },
    })),
  ]),
  pending: ofAll(() => []),
  holds: ofAll(() => []),
};

const ONE_PART = (n: number) =>
  JSON.stringify(Object.fromEntries(upTo(45).map((member) => [`member${member}`, `value ${n} of ${member}`])));
const NAMES_OF_ITS_OWN = (n: number) =>
  JSON.stringify(upTo(100).map((member) => ({ [`name ${n} of ${member}`]: { [`${n} ${member}`]: n } })));
const ONE_TABLE = (n: number, rows = 15) =>
  ['Creditor,Kind,Opened,Balance,Remark', ...upTo(rows).map((row) => `Bank ${n},AUTO,2024-01-${row},${n},none`)].join(
    '\n',
  );
const asJson = (plain: Buffer) => JSON.parse(plain.toString()) as object;
const asRows = (plain: Buffer) => readTradeLines(plain.toString());

/** What fills each cache with more than it may hold, and shows that it does not. */
const ATTEMPTS: Readonly<Record<keyof typeof CACHE_BOUNDS, () => unknown>> = {
  documents: async () => {
    const held = await heldAfter(async () => {
      const known = new DocumentCache();
      for (let n = 0; n < 6_000; n += 1) await known.set(digestOf(query(n)), parse(query(n)));
      expect(await known.get(digestOf(query(5_999)))).toBeDefined();
      expect(await known.get(digestOf(query(0)))).toBeUndefined();
      return known;
    });
    expect(held).toBeLessThan(CACHE_BOUNDS.documents.bytes / MB);
  },

  plans: async () => {
    const graph = await buildGraph({ authDirectives: false });
    const context = {
      viewer: { scopes: new Set(['loan:public']), role: 'MARKETPLACE', portfolio: { kind: 'ALL' } },
      disclosures: { isEmpty: true },
    } as unknown as GraphContext;
    const held = await heldAfter(async () => {
      for (let n = 0; n < 2_500; n += 1) {
        const document = parse(query(n));
        await graph.execute({ document, operationName: undefined, variables: undefined }, context);
      }
      return graph;
    });
    // Two kilobytes a field were measured.
    expect(held).toBeLessThan((CACHE_BOUNDS.plans.fields * 3_000) / MB);
  },

  registeredTexts: async () => {
    const held = await heldAfter(async () => {
      const registered = new PersistedQueryCache(NO_DOCUMENTS, undefined);
      for (let n = 0; n < 20_000; n += 1)
        await registered.set(`apq:${String(n).padStart(64, '0')}`, `${query(n)}${' '.repeat(1_000)}`);
      return registered;
    });
    expect(held).toBeLessThan((2 * CACHE_BOUNDS.registeredTexts.characters) / MB + 5);
  },

  mediaTypes: async () => {
    const held = await heldAfter(() => {
      for (let n = 0; n < 20_000; n += 1)
        acceptedBy({ headers: { accept: `application/json, text/x-${n}${'x'.repeat(500)}` } });
      return acceptedBy;
    });
    expect(held).toBeLessThan((2 * CACHE_BOUNDS.mediaTypes.characters) / MB + 5);
  },

  accounts: async () => {
    const today = businessDate('2026-11-16');
    const held = await heldAfter(async () => {
      const computed = computedAccounts();
      const read = accountReader(ONE_ACCOUNT, computed);
      for (const n of upTo(100)) {
        const account = (await read([{ id: `LN-${n}`, loanStatus: 'ACTIVE' }])).get(`LN-${n}`)!;
        // Also as it stood on days of the past, of which there may be as many as one likes.
        for (const days of [0, 100, 200, 300]) {
          const { terms, history } = (await account.on(addDays(today, -days)))!;
          stillAsked(terms, history.state, today);
        }
      }
      expect(computed.has('LN-99')).toBe(true);
      expect(computed.has('LN-0')).toBe(false);
      return computed;
    });
    expect(held).toBeLessThan((CACHE_BOUNDS.accounts.parts * 4_000) / MB);
  },

  clients: async () => {
    const asked: unknown[] = [];
    const clients = {
      byKeyHash: (hash: Buffer) => {
        asked.push(hash);
        return Promise.resolve(undefined);
      },
    } as unknown as ClientStore;
    const { count } = CACHE_BOUNDS.clients;
    const auth = authenticator(clients, {} as Tokens);
    for (const n of upTo(count + 1)) await auth.clientOfKey(`lgk_${n}`);
    await auth.clientOfKey(`lgk_${count}`);
    expect(asked).toHaveLength(count + 1);
    await auth.clientOfKey('lgk_0');
    expect(asked).toHaveLength(count + 2);
  },

  tokens: async () => {
    const { count } = CACHE_BOUNDS.tokens;
    const key = randomBytes(32);
    const ours = tokens(() => [key], undefined);
    const issued: string[] = [];
    for (const n of upTo(count + 1)) {
      const { accessToken } = await ours.issue(`client_${n}`);
      issued.push(accessToken);
      await ours.verify(accessToken);
    }
    expect(ours.verified(issued[count]!)).toBeDefined();
    expect(ours.verified(issued[1]!)).toBeDefined();
    expect(ours.verified(issued[0]!)).toBeUndefined();
  },

  dataKeys: async () => {
    const { count } = CACHE_BOUNDS.dataKeys;
    const ring = new KeyRing([randomBytes(32)]);
    const place = (n: number) => ({ table: 'LoanSeal', column: 'dataKey', row: `LN-${n}` });
    const wrapped: Buffer[] = [];
    for (const n of upTo(count + 1)) wrapped.push((await ring.newKey(place(n))).wrapped);
    const keys = await Promise.all(
      [wrapped[1]!, wrapped[count]!].map((each, n) => ring.keyOf(each, place(n === 0 ? 1 : count))),
    );
    // The first has made way, and takes the place of the one that is then the oldest.
    await ring.keyOf(wrapped[0]!, place(0));
    expect(await ring.keyOf(wrapped[count]!, place(count))).toBe(keys[1]);
    expect(await ring.keyOf(wrapped[1]!, place(1))).toBe(keys[0]);
  },

  openedValues: async () => {
    const held = await heldAfter(async () => {
      const ring = new KeyRing([randomBytes(32)]);
      const { key } = await ring.newKey({ table: 'LoanSeal', column: 'dataKey', row: 'LN' });
      const secret = createSecretKey(key);
      const place = (n: number) => ({ table: 'Application', column: 'personalPart', row: `LN-${n}` });
      const sealed = (text: string, n: number) => seal(secret, Buffer.from(text), place(n)).toString('base64');
      const read = (text: string, n: number, reading: (plain: Buffer) => object) =>
        ring.openedValues.read(secret, sealed(text, n), place(n), reading);
      // Many members, many rows, and, which weighs most, many names that no other object has.
      for (const n of upTo(6_000)) read(ONE_PART(n), n, asJson);
      for (const n of upTo(6_000)) read(ONE_TABLE(n), n, asRows);
      for (const n of upTo(300)) read(ONE_TABLE(n, 200), n, asRows);
      for (const n of upTo(1_000)) read(NAMES_OF_ITS_OWN(n), n, asJson);
      const text = sealed(ONE_PART(-1), -1);
      const last = ring.openedValues.read(secret, text, place(-1), asJson);
      expect(ring.openedValues.read(secret, text, place(-1), asJson)).toBe(last);
      return ring;
    });
    expect(held).toBeGreaterThan(CACHE_BOUNDS.openedValues.bytes / MB / 4);
    expect(held).toBeLessThan(CACHE_BOUNDS.openedValues.bytes / MB);
  },

  clientPositions: async () => {
    const { count } = CACHE_BOUNDS.clientPositions;
    const positions = clientPositions(60_000, undefined);
    const at = (n: number) => ({ timeline: 1, at: BigInt(count - n) });
    for (const n of upTo(count)) await positions.wrote(`client ${n}`, at(n));
    expect(await positions.required('nobody', undefined)).toBeUndefined();
    for (const n of [count, count + 1]) await positions.wrote(`client ${n}`, at(n));
    // A forgotten client is asked no less than before, and so are all others then.
    expect(await positions.required('client 0', undefined)).toEqual(at(0));
    expect(await positions.required('nobody', undefined)).toEqual(at(0));
  },

  countedKeys: async () => {
    const { count } = CACHE_BOUNDS.countedKeys;
    // A key whose portion is in hand is answered at once.
    const limiter = requestLimiter(undefined, 'growth', 1_000_000, (key) => key.slice(-2));
    for (const n of upTo(count + 1)) await limiter.take(`client ${n}`);
    expect(limiter.take(`client ${count}`)).toBeUndefined();
    expect(limiter.take('client 0')).toBeInstanceOf(Promise);
  },

  addressSlots: () => {
    const slots = new Set(upTo(100_000).map((n) => addressSlot(`2001:db8:${n.toString(16)}::1`)));
    expect(slots.size).toBeLessThanOrEqual(CACHE_BOUNDS.addressSlots.count);
  },

  personSlots: () => {
    const slots = new Set(upTo(200_000).map((n) => actorSlot(`person:${n}`)));
    expect(slots.size).toBeLessThanOrEqual(CACHE_BOUNDS.personSlots.count);
    expect(actorSlot('client_abcdefghijkl')).toBe('client_abcdefghijkl');
  },

  preparedStatements: () => {
    // What connections keep of them: test/postgres/prepared-places.test.ts.
    const { count } = CACHE_BOUNDS.preparedStatements;
    const prepared = preparedStatements();
    const byId = (n: number) => prepared({ text: `SELECT ${n} + $1`, values: [1] }, 'ONCE');
    const [first, ...others] = upTo(count).map(byId);
    expect(byId(0)).toBe(first);
    byId(count);
    expect(byId(0)).toBe(first);
    expect(byId(1)).not.toBe(others[0]);
    expect(byId(1)).toEqual(others[0]);
  },

  operationNames: async () => {
    const observed = metrics({ pool: undefined });
    const seen = { edge: 'graphql', role: 'SUPPORT', outcome: '200' };
    const { count } = CACHE_BOUNDS.operationNames;
    for (const n of upTo(count + 50)) observed.observe({ ...seen, operation: `Made_up_${n}` }, 0.1);
    const labels = new Set((await observed.read()).match(/operation="[^"]*"/g));
    expect(labels.size).toBe(count + 1);
  },

  schemaUsage: () => {
    const usage = schemaUsage(() => new Date());
    const schema = buildSchema('type Query { a: Int }');
    const document = parse('query Q { a }');
    const known = knownOperation(document, undefined)!;
    const viewer = { name: 'made up', role: 'ADMIN', scopes: new Set<never>(), portfolio: { kind: 'ALL' } } as const;
    const most = CACHE_BOUNDS.schemaUsage.fields / 50;
    for (const n of upTo(most + 100)) usage.note(schema, document, known, { ...viewer, clientId: `client ${n}` });
    expect(usage.list({ kind: 'ALL' }).length).toBeLessThanOrEqual(most);
  },

  reportedOperations: async () => {
    const { count, characters } = CACHE_BOUNDS.reportedOperations;
    const { schema } = await buildGraph({ authDirectives: false });
    // No server answers there.
    const hive = { token: 'hvo1/token', target: 'a/b/c', usageUrl: 'http://127.0.0.1:9/usage' };
    const viewer = {
      clientId: 'c',
      name: 'c',
      role: 'SUPPORT',
      scopes: scopeSet([]),
      portfolio: { kind: 'ALL' },
    } as const;
    const held = await heldAfter(async () => {
      const reports = await hiveReports(hive, schema, pino({ level: 'silent' }));
      for (let n = 0; n < 6 * count; n += 1) {
        const document = parse(`query ${'N'.repeat(characters - 100)}${n} { viewer { name } }`);
        reports?.carriedOut({ document, operationName: undefined, variables: undefined }, viewer, {}, 1);
        if (n % 100 === 0) await new Promise(setImmediate);
      }
      await reports?.close();
      return reports;
    });
    expect(held).toBeLessThan((3 * count * characters) / MB);
  },

  scopeSets: () => {
    const sets = new Set(ROLES.flatMap((role) => subsets(ROLE_SCOPES[role]).map(scopeSet)));
    expect(sets.size).toBeLessThanOrEqual(CACHE_BOUNDS.scopeSets.count);
  },
};

it('every bound is tried here', () => {
  expect(Object.keys(ATTEMPTS).sort()).toEqual(Object.keys(CACHE_BOUNDS).sort());
});

it.each(Object.entries(ATTEMPTS))('%s take what they may, and no more', async (_, attempt) => {
  await attempt();
});

it('names of operations that a document has not leave nothing behind', async () => {
  const graph = await buildGraph({ authDirectives: false });
  const document = parse('query Known { viewer { role } }');
  const held = await heldAfter(async () => {
    for (let n = 0; n < 20_000; n += 1) {
      const operationName = `${'name'.repeat(40)}${n}`;
      await graph.execute({ document, operationName, variables: undefined }, {} as GraphContext);
    }
    return graph;
  });
  expect(held).toBeLessThan(5);
});
