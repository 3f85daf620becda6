import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/gateway/config/config.js';
import { loadKeyService } from '../../src/platform/sealing/key-service.js';
import { codeIn, PAGES, snippetsIn } from '../support/documentation.js';
import { SHELL_SNIPPETS, UNUSED_ENTRIES } from '../support/documented-shell.js';

const EVERY_PAGE = [...PAGES, 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'clients/typescript/README.md', 'bench/README.md'];

/** What is done with the snippets of a language. */
const CHECKED: Readonly<Record<string, string>> = {
  graphql: 'documented-operations.test.ts fits them to the schema, test/graphql/screens.test.ts runs them',
  sh: 'listed in test/support/documented-shell.ts with the test that runs them, or why none does',
  json: 'parsed below; settings are read as the gateway reads them',
  js: 'parsed below; test/process/webhook-receiver.test.ts runs the receiver',
  ts: 'files of clients/typescript/examples (test/clients), or run by test/process/first-screen.test.ts',
  tsx: 'run by test/process/first-screen.test.ts',
  html: 'run by test/process/first-screen.test.ts',
  mermaid: 'drawn when the site is built',
};

/** Snippets that no test runs, with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'graphql supergraph': 'parts of a supergraph with a subgraph that is not ours',
  'ts client': 'needs packages that are generated and installed by the reader; tried by hand',
  text: 'names, no code',
};

describe('a snippet of the documentation', () => {
  it.each(EVERY_PAGE)('is checked, or has a reason why not: %s', (page) => {
    const languages = snippetsIn(page).map(({ language }) => language);
    const purposes = languages.map((language) => (language.startsWith('mermaid ') ? 'mermaid' : language));
    expect(purposes.filter((language) => !(language in CHECKED) && !(language in NOT_RUN))).toEqual([]);
  });

  it('has one entry in the list of shell snippets', () => {
    expect(SHELL_SNIPPETS.length).toBeGreaterThan(20);
    expect(SHELL_SNIPPETS.filter(({ uses }) => uses.length !== 1)).toEqual([]);
    expect(UNUSED_ENTRIES).toEqual([]);
  });

  it.each(SHELL_SNIPPETS.map(({ page, text }) => [page, text.split('\n', 1)[0], text] as const))(
    'is a script that the shell can read: %s, %s',
    (_page, _first, text) => {
      expect(spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    },
  );

  it('calls scripts of package.json', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    const called = SHELL_SNIPPETS.flatMap(({ text }) =>
      [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(called.length).toBeGreaterThan(3);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(PAGES.flatMap((page) => codeIn(page, 'json').map((text) => [page, text] as const)))(
    'is JSON: %s',
    (_page, text) => {
      expect(() => JSON.parse(text) as unknown).not.toThrow();
    },
  );

  it.each([
    ['docs/configuration.md', 'OIDC_ACCESS', { OIDC_ISSUER: 'https://id.example.com', OIDC_AUDIENCE: 'loans' }],
    ['docs/payments.md', 'ACH_ORIGINATOR', {}],
    ['docs/letters.md', 'LETTER_SENDER', {}],
    ['docs/ledger-export.md', 'CHART_OF_ACCOUNTS', {}],
    ['docs/adjustments.md', 'ADJUSTMENT_POLICY', {}],
  ])('is a setting that the gateway takes: %s, %s', (page, name, others) => {
    const [text] = codeIn(page, 'json');
    expect(() => loadConfig({ ...others, [name]: text })).not.toThrow();
  });

  it.each(PAGES.flatMap((page) => codeIn(page, 'js').map((text) => [page, text] as const)))(
    'is a module: %s',
    (_page, text) => {
      expect(spawnSync(process.execPath, ['--check', fileOf(text)], { encoding: 'utf8' }).stderr).toBe('');
    },
  );

  it('is a key service that the gateway can load: docs/security.md', async () => {
    const [text = ''] = codeIn('docs/security.md', 'js');
    await expect(loadKeyService(fileOf(text), {})).resolves.toBeDefined();
  });
});

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'loan-gateway-snippet-')), 'snippet.mjs');
  writeFileSync(file, text);
  return file;
}
