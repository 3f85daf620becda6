import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../../src/gateway/config/config.js';
import { entriesDuring } from '../../support/audit-of.js';
import { command } from '../../support/commands.js';
import { startProviderProcess, type ProviderOptions, type ProviderProcess } from '../../support/oidc-process.js';
import { SIMPLE_LOAN } from '../../support/simple-loan.js';
import { PersonClient } from '../../support/test-client.js';
import { openWorld, type World } from '../../support/world.js';

const AUDIENCE = 'https://loans.example';
const PEOPLE = {
  ada: { groups: ['servicing'], servicer: 'SRV-A' },
  bob: { groups: ['servicing'], servicer: 'SRV-A' },
  cyd: { groups: ['servicing'], servicer: 'SRV-C' },
  otto: { groups: ['audit'] },
  mallory: { groups: ['audit'] },
  eve: { groups: ['others'] },
};
const RULES = [
  { claim: 'groups', value: 'servicing', role: 'SERVICER', servicer: { claim: 'servicer' } },
  { claim: 'groups', value: 'audit', role: 'AUDITOR' },
];
const LIFE = 3_600;
const VIEWER = '{ viewer { personId } }';

const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-people-'));
const deniedFile = join(folder, 'denied');
const deny = (...people: string[]) => {
  writeFileSync(`${deniedFile}.next`, JSON.stringify(people));
  renameSync(`${deniedFile}.next`, deniedFile);
};

async function newKeys(kid: string) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] };
}

let provider: ProviderProcess;
let options: ProviderOptions;
let world: World;
beforeAll(async () => {
  options = {
    audience: AUDIENCE,
    applications: ['desk', 'phone'],
    people: PEOPLE,
    jwks: await newKeys('first'),
    lifeSeconds: LIFE,
  };
  provider = await startProviderProcess(options);
  deny();
  const { oidc, keys, reload } = loadConfig({
    MASTER_KEY: randomBytes(32).toString('base64'),
    TOKEN_SIGNING_KEY: randomBytes(32).toString('base64'),
    OIDC_ISSUER: provider.issuer,
    OIDC_AUDIENCE: AUDIENCE,
    OIDC_ACCESS: JSON.stringify(RULES),
    OIDC_DENIED_FILE: deniedFile,
  });
  world = await openWorld({ config: { production: true, oidc, keys, reload } });
});
afterAll(async () => {
  await world.close();
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (token: string, url = world.url) => new PersonClient(url, token);
const status = async (token: string, url?: string) => (await at(token, url).query(VIEWER)).status;

describe('people of a real identity provider', () => {
  it('see different loans by one application, and appear by name in events, approvals and audit', async () => {
    const loan = { ...SIMPLE_LOAN, lenderId: 'LEN-A' };
    const [ours] = await world.loans([
      { ...loan, primaryServicerId: 'SRV-A' },
      { ...loan, primaryServicerId: 'SRV-C' },
    ]);
    const [ada, bob, cyd] = await Promise.all(
      ['ada', 'bob', 'cyd'].map(async (name) => at(await provider.logIn(name))),
    );
    const loanId = ours!.id;
    const { loan: seen } = await cyd!.data<{ loan: object | null }>(`{ loan(id: "${loanId}") { id } }`);
    expect(seen, 'no loan of hers').toBeNull();

    const change = { loanId, amount: '-100.00', reason: 'sales tax was financed twice' };
    const { approvalId } = await command(ada!, 'requestApproval', { adjustPrincipal: change });
    const adaByPhone = at(await provider.logIn('ada', 'phone'));
    expect(await command(adaByPhone, 'approve', { approvalId })).toMatchObject({ code: 'SAME_CLIENT' });
    expect(await command(cyd!, 'approve', { approvalId })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await command(bob!, 'approve', { approvalId })).toMatchObject({ state: 'APPROVED' });

    const entries = await entriesDuring(world, async () => {
      const { approval, events } = await seenBy(bob!, loanId);
      expect(approval).toEqual({ requestedBy: 'person:ada', decidedBy: 'person:bob' });
      expect(events).toContainEqual({ clientId: 'person:bob', requestedBy: 'person:ada' });
    });
    expect(entries.map(({ clientId, clientName }) => [clientId, clientName])).toEqual([['person:bob', 'desk']]);
    expect(world.log.some((line) => line.includes('"person":"person:bob"'))).toBe(true);
  });

  async function seenBy(person: PersonClient, loanId: string) {
    const { approvals, loan } = await person.data<{
      approvals: { edges: { node: object }[] };
      loan: { events: { edges: { node: object }[] } };
    }>(
      `query ($loanId: ID!) {
        approvals(filter: { loanId: $loanId, state: [APPROVED] }) { edges { node { requestedBy decidedBy } } }
        loan(id: $loanId) { borrower { firstName } events { edges { node { clientId requestedBy } } } } }`,
      { loanId },
    );
    return { approval: approvals.edges[0]?.node, events: loan.events.edges.map(({ node }) => node) };
  }

  it('are told when no rule knows them', async () => {
    expect(await status(await provider.logIn('eve'))).toBe(403);
  });

  it('are shut out within seconds of a word in a file, and let in again', async () => {
    const token = await provider.logIn('mallory');
    expect(await status(token)).toBe(200);
    deny('mallory');
    await expect.poll(() => status(token)).toBe(403);
    deny();
    await expect.poll(() => status(token)).toBe(200);
  });

  it('need tokens that are for this gateway', async () => {
    const { oidc } = world.config;
    const peer = await world.peer({ oidc: { ...oidc!, audience: 'https://other.example' } });
    expect(await status(await provider.logIn('otto'), peer.url)).toBe(401);
  });

  it('need tokens that have not ended, as far as clocks agree', async () => {
    const [late, later] = [await provider.logIn('otto'), await provider.logIn('otto')];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (LIFE + 20) * 1_000 });
    expect(await status(late)).toBe(200);
    vi.setSystemTime(Date.now() + 20_000);
    expect(await status(later)).toBe(401);
  });

  it('are known while the provider is away, and judged by its new keys when it is back', async () => {
    const [before, after] = [await provider.logIn('otto'), await provider.logIn('ada')];
    await provider.stop();
    // Also long after its keys were asked for.
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
    vi.advanceTimersByTime(1_800_000);
    expect(await status(before)).toBe(200);
    // A process that never asked the provider cannot tell.
    const peer = await world.peer();
    const answer = await at(before, peer.url).query(VIEWER);
    expect([answer.status, answer.errors[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(answer.headers.get('retry-after')).toBe('5');

    provider = await startProviderProcess({ ...options, port: provider.port, jwks: await newKeys('second') });
    const renewed = await provider.logIn('otto');
    // An unknown key is asked for again after a while.
    vi.advanceTimersByTime(5_000);
    expect(await status(renewed)).toBe(200);
    expect(await status(after), 'signed by a key that the provider revoked').toBe(401);
    expect(await status(renewed, peer.url)).toBe(200);
  });
});
