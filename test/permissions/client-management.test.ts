import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerClient } from '../../src/features/client/manage-clients.js';
import type { ClientStore } from '../../src/features/ports.js';
import { WHOLE_PORTFOLIO, type Portfolio } from '../../src/domain/access/viewer.js';
import { type Role, ROLE_SCOPES, ROLES, type Scope } from '../../src/domain/access/roles.js';
import { scopesOf } from '../../src/features/access.js';
import { permissions } from '../../src/features/permissions.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { startIdentityProvider, type IdentityProvider } from '../support/identity-provider.js';
import { TestClient } from '../support/test-client.js';
import { openWorld, quickClock, type Binding, type World } from '../support/world.js';
import { nodesOf, type Nodes } from '../support/nodes.js';

const AUDIENCE = 'loan-gateway-api';
const { schema } = await buildGraph({ authDirectives: false });

/** A mutation that needs `client:manage` manages clients, a new one too. */
const MANAGING = Object.entries(permissions.Mutation ?? {})
  .filter(([, access]) => scopesOf(access).includes('client:manage'))
  .map(([name]) => name);

/** A servicer and a lender may have the same id. */
const BINDINGS: readonly Binding[] = [{}, { lender: 'P-1' }, { servicer: 'P-1' }, { lender: 'P-2' }];
const TARGETS: readonly Target[] = ROLES.flatMap((role) =>
  (role === 'BORROWER' ? [{ borrower: 'P-1' }] : BINDINGS).map((binding) => ({ role, binding })),
);

interface Target {
  readonly role: Role;
  readonly binding: Binding;
}

let provider: IdentityProvider;
let world: World;
const others: TestClient[] = [];
const managers: { readonly client: TestClient; readonly binding: Binding; readonly scopes: Scope[] }[] = [];
beforeAll(async () => {
  provider = await startIdentityProvider();
  const oidc = { issuer: provider.issuer, audience: AUDIENCE };
  world = await openWorld({ config: { oidc } });
  const scopes = [...ROLE_SCOPES.ADMIN];
  for (const binding of BINDINGS.slice(0, 3))
    managers.push({ client: await world.client('ADMIN', binding), binding, scopes });
  for (const { role, binding } of TARGETS)
    if (role !== 'ADMIN' && binding.servicer === undefined && binding.lender !== 'P-2')
      others.push(await world.client(role, binding));
  const credentials = await world.register('ADMIN', { subject: 'narrow-desk' });
  const narrow: Scope[] = ['client:manage', ...ROLE_SCOPES.MARKETPLACE];
  const claims = { iss: provider.issuer, aud: AUDIENCE, azp: 'narrow-desk', scope: narrow.join(' ') };
  const client = new TestClient(world.url, credentials, await provider.token(claims));
  managers.push({ client, binding: {}, scopes: narrow });
});
afterAll(async () => {
  await world.close();
  await provider.close();
});

const idsOf = ({ lender, servicer, borrower }: Binding) => ({
  ...(lender !== undefined && { lenderId: lender }),
  ...(servicer !== undefined && { servicerId: servicer }),
  ...(borrower !== undefined && { borrowerId: borrower }),
});

const portfolioOf = ({ lender, servicer, borrower }: Binding) => {
  if (lender !== undefined) return { kind: 'LENDER', id: lender };
  if (servicer !== undefined) return { kind: 'SERVICER', id: servicer };
  return borrower === undefined ? { kind: 'ALL' } : { kind: 'BORROWER', id: borrower };
};

/** One that is there already, to be managed: the same for all, until it is revoked. */
const there = new Map<Target, string>();
const existing = async (target: Target) => {
  const clientId = there.get(target) ?? (await world.register(target.role, target.binding)).clientId;
  there.set(target, clientId);
  return { clientId };
};

const INPUTS: Record<string, (target: Target) => Promise<object> | object> = {
  createClient: ({ role, binding }) => {
    return { name: 'Made', role, portfolio: portfolioOf(binding) };
  },
  rotateClientKey: existing,
  revokeClient: existing,
};

interface Listed {
  readonly clients: Nodes<{ readonly portfolio: Portfolio & { readonly borrowerId: string | null } }>;
}

interface Answered {
  readonly __typename: string;
  readonly code?: string;
  readonly clientId?: string;
}

const send = async (client: TestClient, mutation: string, input: object) => {
  const type = schema.getMutationType()?.getFields()[mutation]?.args[0]?.type.toString() ?? '';
  const success = mutation === 'revokeClient' ? 'ClientRevoked' : 'ClientCredentialsIssued';
  return client.query<Record<string, Answered | null>>(
    `mutation ($input: ${type}) { ${mutation}(input: $input) {
      __typename ... on ${success} { clientId } ... on CommandRefused { code } ... on InvalidInput { code }
    } }`,
    { input: { idempotencyKey: randomUUID(), ...input } },
  );
};

/** Every client as it is stored, credentials included. */
const clientRows = async () => {
  const rows = await world.prisma.apiClient.findMany({ omit: { createdAt: true } });
  return new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
};

const inside = (mine: Binding, other: Binding) => {
  const [ours, theirs] = [mine, other].map((binding) => JSON.stringify(idsOf(binding)));
  return ours === '{}' || ours === theirs;
};

it('every mutation that manages clients is tried here', () => {
  expect(MANAGING).not.toEqual([]);
  expect(MANAGING.sort()).toEqual(Object.keys(INPUTS).sort());
});

describe.each(Object.keys(INPUTS))('%s', (mutation) => {
  it('reaches clients inside the own portfolio and with no more scopes, and each act is in the audit log', async () => {
    for (const { client, binding, scopes } of managers) {
      const inputs = await Promise.all(TARGETS.map(async (target) => INPUTS[mutation]!(target)));
      const before = await clientRows();
      const { seq: from = 0n } = (await world.prisma.auditEntry.findFirst({ orderBy: { seq: 'desc' } })) ?? {};
      const answers = await Promise.all(inputs.map(async (input) => (await send(client, mutation, input)).data));

      const expected = TARGETS.map((target) => {
        const mayHave = ROLE_SCOPES[target.role].every((scope) => scopes.includes(scope));
        if (inside(binding, target.binding)) return mayHave ? 'DONE' : 'BEYOND_OWN_ACCESS';
        return mutation === 'createClient' ? 'BEYOND_OWN_ACCESS' : 'NOT_FOUND';
      });
      const met = answers.map((data) => data?.[mutation]?.code ?? 'DONE');
      const told = (verdicts: string[]) => verdicts.map((verdict, n) => [TARGETS[n], verdict]);
      expect(told(met)).toEqual(told(expected));
      expect(met).toContain('DONE');

      const done = answers.flatMap((data) => data?.[mutation]?.clientId ?? []);
      if (mutation === 'revokeClient') for (const [target, id] of there) if (done.includes(id)) there.delete(target);
      const changed = [...(await clientRows())].filter(([id, row]) => before.get(id) !== row).map(([id]) => id);
      expect(changed.sort()).toEqual(done.sort());
      const entries = await world.prisma.auditEntry.findMany({ where: { seq: { gt: from } } });
      expect(entries.map(({ subjects }) => subjects.join()).sort()).toEqual(done.map((id) => `client:${id}`));
      for (const entry of entries)
        expect(entry).toMatchObject({ clientId: client.clientId, operation: mutation, classes: [], fields: [] });
    }
  });

  it('is for no other role, bound or not', async () => {
    const input = await INPUTS[mutation]!({ role: 'MARKETPLACE', binding: { lender: 'P-1' } });
    const before = await clientRows();
    for (const client of others) {
      const { data, errors } = await send(client, mutation, input);
      expect([data?.[mutation], errors[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
    }
    expect(await clientRows()).toEqual(before);
  });
});

describe('a client of one party', () => {
  const PARTIES = ['LENDER', 'SERVICER', 'BORROWER'] as const;

  it('that is bound to none is refused in the graph, to every client manager', async () => {
    const before = await clientRows();
    for (const { client } of managers)
      for (const role of PARTIES) {
        const { data } = await send(client, 'createClient', { name: 'Unbound', role });
        expect([role, data?.createClient?.code]).toEqual([role, 'BEYOND_OWN_ACCESS']);
      }
    expect(await clientRows()).toEqual(before);
  });

  /** No role that manages clients has the scopes of these, so what comes after that is asked directly. */
  it('is bound to it, whatever its creator can see, unless it is created for all loans', async () => {
    const made: string[] = [];
    const clients = {
      insert: ({ role }: { role: Role }) => Promise.resolve(made.push(role)),
    } as unknown as ClientStore;
    const make = async (role: Role, allLoans: boolean) => {
      const input = { name: 'Unbound', role, allLoans, portfolio: WHOLE_PORTFOLIO, subject: undefined };
      const result = await registerClient({ clients }, quickClock(), input);
      return result.ok ? 'MADE' : result.refusal.code;
    };
    for (const role of PARTIES) expect([role, await make(role, false)]).toEqual([role, 'INVALID_INPUT']);
    expect(await make('BORROWER', true)).toBe('INVALID_INPUT');
    expect(made).toEqual([]);
    for (const role of ['LENDER', 'SERVICER'] as const) expect(await make(role, true)).toBe('MADE');
  });
});

describe('a list of clients', () => {
  it('has those of the own portfolio, and no id of a borrower for callers that see no persons', async () => {
    await world.register('BORROWER', { borrower: 'BR-hidden' });
    const bound = managers.find(({ binding }) => binding.lender === 'P-1')!;
    const query = '{ clients(first: 100) { edges { node { portfolio { kind lenderId borrowerId } } } } }';
    const some = await bound.client.query<Listed>(query);
    expect(new Set(nodesOf(some.data!.clients).map(({ portfolio }) => JSON.stringify(portfolio)))).toEqual(
      new Set([JSON.stringify({ kind: 'LENDER', lenderId: 'P-1', borrowerId: null })]),
    );
    const all = await managers[0]!.client.query<Listed>(query);
    expect(nodesOf(all.data!.clients).some(({ portfolio }) => portfolio.kind === 'BORROWER')).toBe(true);
    expect(all.text).not.toContain('BR-');
    expect(all.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('a borrower’s client sees whose loans it has', async () => {
    const client = await world.client('BORROWER', { borrower: 'BR-own' });
    expect(await client.data('{ viewer { portfolio { kind lenderId servicerId borrowerId } } }')).toEqual({
      viewer: { portfolio: { kind: 'BORROWER', lenderId: null, servicerId: null, borrowerId: 'borrower:BR-own' } },
    });
  });
});
