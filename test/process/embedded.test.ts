import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sampleApplication } from '../domain/record/sample.js';
import { command } from '../support/commands.js';
import { demoClient } from '../support/demo-client.js';
import { runCli, startProcess } from '../support/gateway-process.js';
import { postGraphql, type Headered } from '../support/test-client.js';

const createClient = (name: string) => ({
  query: `mutation { createClient(input: { name: "${name}", role: MARKETPLACE, idempotencyKey: "${name}" }) { __typename } }`,
});

const names = (url: string, headers: Headered) =>
  postGraphql(url, { query: '{ clients(first: 100) { edges { node { name } } } }' }, headers).then(({ text }) => text);

/** One data directory through its first days. */
/** A first start makes a database, which takes as long as the machine is busy. */
vi.setConfig({ testTimeout: 300_000 });

const DATA_DIR = mkdtempSync(join(tmpdir(), 'loan-gateway-data-'));
afterAll(() => {
  rmSync(DATA_DIR, { recursive: true, force: true });
});
let headers: Headered;
const serve = () => startProcess(['serve'], { DATA_DIR });

/** What the README says to paste into a terminal, for this gateway. */
function firstQuery(url: string): string {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, script = ''] = /## A first query.*?```sh\n(.*?)```/s.exec(readme) ?? [];
  return script.replaceAll('http://127.0.0.1:4000', url).replaceAll('./.data/', `${DATA_DIR}/`);
}

/** `fetch` does not let a page name another host; a browser does, when that name points to this machine. */
const pageAs = (url: string, path: string, host: string, headers: Headered = {}) =>
  new Promise<string>((resolve, reject) => {
    get(`${url}${path}`, { headers: { host, ...headers } }, (res) => {
      text(res).then(resolve, reject);
    }).on('error', reject);
  });

describe('the first start on a bare machine', () => {
  it('makes its database, keys and demo clients, prints a request that works when pasted, and stops on Ctrl-C', async () => {
    const gateway = startProcess(['serve', '--demo-loans', '20'], { DATA_DIR });
    const url = await gateway.url();
    await expect.poll(() => gateway.stdout).toContain('Press Ctrl-C to stop.');
    for (const address of [`${url}/graphql`, `${url}/`, `${url}/explorer`]) expect(gateway.stdout).toContain(address);

    expect(gateway.stdout).toContain(`Sandbox   ${url}/`);
    expect(gateway.stdout).toContain('DEMO_CREDENTIALS=0 disables them.');

    const [, key, authorization, body] =
      /curl -s \S+ -H 'content-type: application\/json' -H 'key: (\S+)' -H 'authorization: (Bearer \S+)' -d '(.*)'/.exec(
        gateway.stdout,
      ) ?? [];
    const { status, data } = await postGraphql<{ loans: { edges: unknown[] } }>(url, body, {
      key: key!,
      authorization: authorization!,
    });
    expect(status).toBe(200);
    expect(data?.loans.edges).toHaveLength(3);

    await expect
      .poll(async () => (await (await fetch(`${url}/health/ready`)).json()) as unknown)
      .toEqual({ status: 'ready' });
    for (const [page, offer] of [
      ['/', key!],
      ['/desk/demo', 'UNDERWRITER'],
    ] as const) {
      expect(await pageAs(url, page, new URL(url).host)).toContain(offer);
      expect(await pageAs(url, page, 'another-site.example'), 'a name pointed here by its owner').not.toContain(offer);
      for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
        expect(await pageAs(url, page, new URL(url).host, { [header]: '127.0.0.1' }), header).not.toContain(offer);
    }
    for (const file of ['keys.json', 'demo-clients.json'])
      expect(statSync(join(DATA_DIR, file)).mode & 0o077, `${file} is for its owner only`).toBe(0);

    const pasted = spawnSync('sh', ['-c', firstQuery(url)], { encoding: 'utf8' });
    expect(pasted).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('"ssnLast4":"') as string });

    ({ headers } = await demoClient(url, DATA_DIR, 'ADMIN'));
    expect((await postGraphql(url, createClient('Before Ctrl-C'), headers)).text).toContain('ClientCredentialsIssued');
    expect(await gateway.stop('SIGINT')).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
  });
});

describe('a later start', () => {
  it('stores the rest of the demo loans, and keeps other processes away', async () => {
    const gateway = startProcess(['serve'], { DATA_DIR, DEMO_CREDENTIALS: '0' });
    const url = await gateway.url();
    expect(await pageAs(url, '/desk/demo', new URL(url).host)).toBe('{"roles":[]}');
    expect(await names(url, headers), 'the token of before still works').toContain('Before Ctrl-C');
    const refused = await runCli(['clients', 'list'], { DATA_DIR });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toBe(
      `loan-gateway: The embedded database in ${DATA_DIR} is in use by process ${gateway.pid}. Stop that process, ` +
        'set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL database.\n',
    );
    await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200);
    const loans = async () => (await postGraphql(url, { query: '{ loans(first: 1) { totalCount } }' }, headers)).text;
    await expect.poll(loans, { timeout: 30_000 }).toContain('"totalCount":20');
    await expect.poll(() => existsSync(join(DATA_DIR, 'demo-portfolio.json')), { timeout: 30_000 }).toBe(false);
    const underwriter = await demoClient(url, DATA_DIR, 'UNDERWRITER');
    const { loanId } = await command(underwriter, 'createLoan', { request: sampleApplication().Request });
    expect(loanId, 'a record of somebody').toBeDefined();
    expect((await postGraphql(url, createClient('Before SIGKILL'), headers)).text).toContain('ClientCredentialsIssued');
    await gateway.stop('SIGKILL');
  });

  it('after a kill is for exactly one of those that start at once, finds all that was answered, and hands out no credentials', async () => {
    const starts = Array.from({ length: 2 }, serve);
    const outcomes = await Promise.all(
      starts.map((start) =>
        start.url().then(
          () => 'listens',
          () => start.stderr,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'listens')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.includes('is in use by process'))).toHaveLength(1);
    const [winner] = starts.filter(({ running }) => running);
    const url = await winner!.url();
    expect(await names(url, headers)).toContain('Before SIGKILL');

    // A real record is there now, so anonymous callers are refused.
    await expect.poll(() => winner!.stdout).toContain('Demo credentials are disabled');
    expect(await pageAs(url, '/', new URL(url).host)).not.toContain('lgk_');
    expect(await pageAs(url, '/desk/demo', new URL(url).host)).toBe('{"roles":[]}');
    expect(winner!.stdout).not.toContain('lgk_');
    expect(await winner!.stop('SIGTERM')).toMatchObject({ code: 0 });
  });
});
