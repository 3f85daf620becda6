import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GatewayProcess, newDataDir } from '../../support/gateway-process.js';
import { snippetsThatRun, type ShellSnippet } from '../../support/documented-shell.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CALLS = `
loan-gateway() { node ${join(ROOT, 'bin', 'loan-gateway.js')} "$@"; }
npx() { "$@"; }
demo() { node -p "require('./.data/demo-clients.json').find((client) => client.role === 'SUPPORT').$1"; }
ID=$(demo clientId) SECRET=$(demo clientSecret) KEY=$(demo apiKey)
set -e
`;

/** The last answers of snippets that send requests. */
const ANSWERS: Readonly<Record<string, string>> = {
  'docs/guides/integrator.md': '"accessToken"',
  'docs/rest.md': '"state":"Settled"',
};

describe('a shell snippet of the documentation', () => {
  let dataDir: string;
  let gateway: GatewayProcess;
  let url: string;
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-shell-'));
  beforeAll(async () => {
    dataDir = newDataDir();
    gateway = new GatewayProcess(['serve', '--demo-loans', '5'], { DATA_DIR: dataDir });
    url = await gateway.url();
  });
  afterAll(async () => {
    if (gateway.running) await gateway.stop();
    for (const name of [dataDir, folder]) rmSync(name, { recursive: true, force: true });
  });

  function run({ text }: ShellSnippet) {
    const script = `${CALLS}${text}`
      .replaceAll('http://127.0.0.1:4000', url)
      .replaceAll('./.data/', `${dataDir}/`)
      .replaceAll('schema/operations', join(ROOT, 'schema/operations'));
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
    return spawnSync('bash', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
  }
  const named = (snippet: ShellSnippet) => [snippet.page, snippet.text.split('\n', 1)[0], snippet] as const;

  it.each(snippetsThatRun('WITH_GATEWAY').map(named))('runs on a gateway: %s, %s', (_page, _first, snippet) => {
    const { status, stdout, stderr } = run(snippet);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(ANSWERS[snippet.page]);
    expect(stdout).not.toContain('"code"');
  });

  describe('on the command line', () => {
    beforeAll(() => gateway.stop());
    it.each(snippetsThatRun('AFTER_GATEWAY').map(named))('runs: %s, %s', (_page, _first, snippet) => {
      const { status, stderr } = run(snippet);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    });
  });
});
