import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import gateway from '../../package.json' with { type: 'json' };

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-kit-'));
const project = join(folder, 'project');
const kit = join(project, 'node_modules/loan-gateway-client');
/** What packing needs of a checkout. Nothing in it is built. */
const SOURCES = ['package.json', 'scripts', 'test/package.json', 'clients/typescript'];
/** What the project installs beside the kit. */
const INSTALLED = [
  '@apollo/client',
  '@graphql-typed-document-node/core',
  '@urql/core',
  '@urql/exchange-graphcache',
  'graphql',
  'graphql-sse',
  'graphql-ws',
  'rxjs',
];

/** A project outside the repository, with the packed kit. */
beforeAll(async () => {
  const checkout = join(folder, 'checkout');
  for (const path of SOURCES)
    cpSync(path, join(checkout, path), { recursive: true, filter: (source) => !source.endsWith('typescript/dist') });
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
  // Its packages are installed, so that packing installs none.
  cpSync('node_modules/.tools', join(checkout, 'package-lock.json'));
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(checkout, 'clients/typescript'),
  });
  mkdirSync(kit, { recursive: true });
  await run('tar', ['-xzf', join(folder, stdout.trim().split('\n').at(-1) ?? ''), '-C', kit, '--strip-components=1']);
  for (const name of INSTALLED) {
    mkdirSync(join(project, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(project, 'node_modules', name));
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('holds built modules with their types, and the version of the gateway', () => {
  const { version, exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    version: string;
    exports: Record<string, string>;
  };
  expect(version).toBe(gateway.version);
  const screens = [...readdirSync('schema/operations'), ...readdirSync('desk/operations')].map((file) =>
    file.replace('.graphql', ''),
  );
  const files = Object.values(exports).flatMap((path) =>
    path.includes('*') ? screens.map((screen) => path.replace('*', screen)) : [path],
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect(readFileSync(join(kit, file), 'utf8')).not.toBe('');
    expect(readFileSync(join(kit, file.replace(/js$/, 'd.ts')), 'utf8')).not.toBe('');
  }
  expect(readdirSync(join(kit, 'dist'))).toEqual(['src']);
});

const PROJECT = `
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { clientCredentials, gatewayFetch, isHidden, newIdempotencyKey } from 'loan-gateway-client';
import { cacheOptions, refreshLink } from 'loan-gateway-client/apollo';
import { PayInstallmentDocument } from 'loan-gateway-client/documents/pay-installment';
import { LoanDetailDocument, type LoanDetailQuery } from 'loan-gateway-client/documents/loan-detail';
import type { Command } from 'loan-gateway-client/documents';
import { liveClient } from 'loan-gateway-client/live';
import { liveClientOverSse } from 'loan-gateway-client/live-sse';
import { refreshAfter } from 'loan-gateway-client/relay';
import { cacheOptions as graphcacheOptions } from 'loan-gateway-client/urql';

const url = 'http://127.0.0.1:4000/graphql';
const tokens = clientCredentials({ url, clientId: 'id', clientSecret: 'secret', apiKey: 'key' });
const client = new ApolloClient({
  link: ApolloLink.from([refreshLink(), new HttpLink({ uri: url, fetch: gatewayFetch(tokens) })]),
  cache: new InMemoryCache(cacheOptions({ infinite: ['Query.loans'] })),
});

export async function pay(loanId: string): Promise<string | null> {
  const { data } = await client.query({ query: LoanDetailDocument, variables: { id: loanId } });
  const loan: LoanDetailQuery['loan'] = data?.loan ?? null;
  const status: string | undefined = loan?.loanStatus;
  // @ts-expect-error A misspelled field is an error.
  void loan?.loanStats;
  // @ts-expect-error An amount is text.
  void { input: { loanId, amount: 1 } } satisfies Parameters<typeof send>[0];
  return status === undefined || isHidden([], 'loan') ? null : (await send({ loanId, amount: '1.00' })) ?? null;
}

async function send(input: { loanId: string; amount: string }): Promise<string | undefined> {
  const variables = { input: { ...input, method: 'ACH', idempotencyKey: newIdempotencyKey() } } as const;
  const { data } = await client.mutate({ mutation: PayInstallmentDocument, variables });
  return data?.submitRepayment?.__typename;
}

export const commands: readonly Command[] = [];
export const others = [liveClient, liveClientOverSse, graphcacheOptions, refreshAfter];
console.log(LoanDetailDocument.definitions.length);
`;

it('is used by a strict TypeScript project outside the repository', async () => {
  writeFileSync(join(project, 'main.ts'), PROJECT);
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM'],
    module: 'NodeNext',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['main.ts'] }));
  await run(process.execPath, [resolve('node_modules/typescript-native/bin/tsc'), '-p', project]);
  const { stdout, stderr } = await run(process.execPath, [join(project, 'main.js')]);
  expect([stdout, stderr]).toEqual(['1\n', '']);
});

it('brings only the documents of the screen that is imported', async () => {
  writeFileSync(
    join(project, 'screen.js'),
    `import * as documents from 'loan-gateway-client/documents/loan-detail';
     console.log(JSON.stringify(Object.keys(documents)));`,
  );
  const { stdout } = await run(process.execPath, [join(project, 'screen.js')]);
  expect(JSON.parse(stdout)).toEqual(['LoanDetailDocument']);
  const module = readFileSync(join(kit, 'dist/src/generated/documents/loan-detail.js'), 'utf8');
  expect(module).not.toMatch(/^import /m);
});
