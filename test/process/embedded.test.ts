import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDataDir, runCli, startedDataDir, startProcess } from '../support/gateway-process.js';
import { postGraphql } from '../support/test-client.js';

interface DemoClient {
  readonly role: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

const demoClient = (dataDir: string, role: string) =>
  (JSON.parse(readFileSync(join(dataDir, 'demo-clients.json'), 'utf8')) as DemoClient[]).find(
    (client) => client.role === role,
  )!;

const tokenOf = async (url: string, { clientId, clientSecret, apiKey }: DemoClient) => {
  const { data } = await postGraphql<{ authToken: { accessToken: string } }>(
    url,
    {
      query: `mutation { authToken(input: { clientId: "${clientId}", clientSecret: "${clientSecret}" }) { accessToken } }`,
    },
    { key: apiKey },
  );
  return { authorization: `Bearer ${data!.authToken.accessToken}`, key: apiKey };
};

const createClient = (name: string) => ({
  query: `mutation { createClient(input: { name: "${name}", role: SUPPORT, idempotencyKey: "${name}" }) { __typename } }`,
});

const names = (url: string, headers: Record<string, string>) =>
  postGraphql(url, { query: '{ clients { name } }' }, headers).then(({ text }) => text);

describe('the first start on a bare machine', () => {
  it('makes its database, keys and demo clients, prints a request that works when pasted, and stops on Ctrl-C', async () => {
    const DATA_DIR = emptyDataDir();
    const gateway = startProcess(['serve', '--demo-loans', '4'], { DATA_DIR });
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
    for (const file of ['keys.json', 'demo-clients.json'])
      expect(statSync(join(DATA_DIR, file)).mode & 0o077, `${file} is for its owner only`).toBe(0);

    expect(await gateway.stop('SIGINT')).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false);
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

  it.each(['SIGTERM', 'SIGKILL'] as const)('is found again after %s, with all that was answered', async (signal) => {
    const first = serve();
    const url = await first.url();
    const headers = await tokenOf(url, demoClient(DATA_DIR, 'ADMIN'));
    expect((await postGraphql(url, createClient(`Before ${signal}`), headers)).text).toContain(
      'ClientCredentialsIssued',
    );
    await first.stop(signal);

    const second = serve();
    const again = await second.url();
    expect(await names(again, headers), 'the token of before still works').toContain(`Before ${signal}`);
    await second.stop();
  });

  it('is refused to a second process, in words that say what to do, and the first goes on', async () => {
    const first = serve();
    const url = await first.url();
    for (const args of [['clients', 'list']]) {
      const { code, stderr } = await runCli(args, { DATA_DIR });
      expect(code).toBe(1);
      expect(stderr).toBe(
        `loan-gateway: The embedded database in ${DATA_DIR} is in use by process ${first.pid}. Stop that process first, ` +
          'give another DATA_DIR, or set DATABASE_URL to share one PostgreSQL database.\n',
      );
    }
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    await first.stop();
  });

  it('goes to exactly one of several processes that start at once', async () => {
    const starts = Array.from({ length: 3 }, serve);
    const outcomes = await Promise.all(
      starts.map((start) =>
        start.url().then(
          () => 'listens',
          () => start.stderr,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'listens')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.includes('is in use by process'))).toHaveLength(2);
  });
});
