import { existsSync, rmSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoClient } from '../support/demo-client.js';
import { emptyDataDir, runCli, startedDataDir, startProcess } from '../support/gateway-process.js';
import { postGraphql, type Headered } from '../support/test-client.js';

const createClient = (name: string) => ({
  query: `mutation { createClient(input: { name: "${name}", role: SUPPORT, idempotencyKey: "${name}" }) { __typename } }`,
});

const names = (url: string, headers: Headered) =>
  postGraphql(url, { query: '{ clients { name } }' }, headers).then(({ text }) => text);

/** `fetch` does not let a page name another host; a browser does, when that name points to this machine. */
const pageAs = (url: string, path: string, host: string) =>
  new Promise<string>((resolve, reject) => {
    get(`${url}${path}`, { headers: { host } }, (res) => {
      text(res).then(resolve, reject);
    }).on('error', reject);
  });

describe('the first start on a bare machine', () => {
  it('makes its database, keys and demo clients, prints a request that works when pasted, stops on Ctrl-C, and goes on', async () => {
    const DATA_DIR = emptyDataDir();
    const gateway = startProcess(['serve', '--demo-loans', '30'], { DATA_DIR });
    const url = await gateway.url();
    await expect.poll(() => gateway.stdout).toContain('Stop with Ctrl-C.');
    for (const address of [`${url}/graphql`, `${url}/`, `${url}/explorer`]) expect(gateway.stdout).toContain(address);

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

    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ready' });
    for (const page of ['/', '/explorer']) {
      expect(await pageAs(url, page, new URL(url).host)).toContain(key!);
      expect(await pageAs(url, page, 'another-site.example'), 'a name pointed here by its owner').not.toContain(key!);
    }
    for (const file of ['keys.json', 'demo-clients.json'])
      expect(statSync(join(DATA_DIR, file)).mode & 0o077, `${file} is for its owner only`).toBe(0);

    expect(await gateway.stop('SIGINT')).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);

    const again = startProcess(['serve'], { DATA_DIR });
    const count = { query: '{ loans(first: 1) { totalCount } }' };
    const loans = async () =>
      (await postGraphql(await again.url(), count, { key: key!, authorization: authorization! })).text;
    await expect.poll(loans, { timeout: 30_000 }).toContain('"totalCount":30');
    await expect.poll(() => existsSync(join(DATA_DIR, 'demo-portfolio.json')), { timeout: 30_000 }).toBe(false);
    await again.stop();
  });
});

describe('a data directory', () => {
  let DATA_DIR: string;
  beforeAll(async () => {
    DATA_DIR = await startedDataDir();
  });
  afterAll(() => {
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  const serve = () => startProcess(['serve', '--demo-loans', '0'], { DATA_DIR });

  it('goes to one process at a time, and is found again after SIGTERM and SIGKILL, with all that was answered', async () => {
    const first = serve();
    const url = await first.url();
    const { headers } = await demoClient(url, DATA_DIR, 'ADMIN');
    const refused = await runCli(['clients', 'list'], { DATA_DIR });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toBe(
      `loan-gateway: The embedded database in ${DATA_DIR} is in use by process ${first.pid}. Stop that process first, ` +
        'give another DATA_DIR, or set DATABASE_URL to share one PostgreSQL database.\n',
    );
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect((await postGraphql(url, createClient('Before SIGTERM'), headers)).text).toContain('ClientCredentialsIssued');
    await first.stop('SIGTERM');

    const second = serve();
    const again = await second.url();
    expect(await names(again, headers), 'the token of before still works').toContain('Before SIGTERM');
    expect((await postGraphql(again, createClient('Before SIGKILL'), headers)).text).toContain(
      'ClientCredentialsIssued',
    );
    await second.stop('SIGKILL');

    const third = serve();
    expect(await names(await third.url(), headers)).toContain('Before SIGKILL');
    await third.stop();
  });

  it('goes to exactly one of several processes that start at once', async () => {
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
  });
});
