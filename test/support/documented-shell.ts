import { codeIn, PAGES } from './documentation.js';

/** How a test runs a snippet: while the demo gateway runs, after it has stopped, or not at all for a reason. */
type Use = { readonly runs: 'WITH_GATEWAY' | 'AFTER_GATEWAY' } | { readonly reason: string };

const WITH_GATEWAY: Use = { runs: 'WITH_GATEWAY' };
const AFTER_GATEWAY: Use = { runs: 'AFTER_GATEWAY' };
const because = (reason: string): Use => ({ reason });

/** Every shell snippet of the documentation, by its page and first words. */
const USES: readonly (readonly [page: string, first: string, use: Use])[] = [
  ['README.md', 'npm ci', because('installs packages; test/long/process/first-start.test.ts starts from a checkout')],
  ['README.md', 'demo()', because('test/process/embedded.test.ts runs it')],
  ['docs/configuration.md', 'openssl rand', AFTER_GATEWAY],
  ['docs/dependencies.md', 'npm audit', because('asks the registry')],
  ['docs/guides/auditor.md', 'npx loan-gateway audit verify', AFTER_GATEWAY],
  ['docs/guides/auditor.md', 'npx loan-gateway reconcile', AFTER_GATEWAY],
  ['docs/guides/auditor.md', 'npx loan-gateway audit export', because('--follow does not end')],
  ['docs/guides/integrator.md', 'npx loan-gateway clients create', AFTER_GATEWAY],
  ['docs/guides/integrator.md', 'curl', WITH_GATEWAY],
  ['docs/guides/platform.md', 'export DATABASE_URL', because('needs a server; test/cli and test/process start on one')],
  ['docs/guides/platform.md', 'docker build', because('needs Docker')],
  [
    'docs/ledger-export.md',
    'npx loan-gateway ledger export',
    because('needs a closed period; test/graphql/lifecycle exports one'),
  ],
  ['docs/limits.md', 'npx loan-gateway schema documents', AFTER_GATEWAY],
  ['docs/live-updates.md', 'curl -N', because('does not end; test/http/live-updates.test.ts subscribes like this')],
  ['docs/operations.md', 'docker build', because('needs Docker')],
  ['docs/operations.md', 'npm ci', because('installs packages')],
  [
    'docs/operations.md',
    'loan-gateway audit export',
    because('needs months of an audit log; test/postgres drops them'),
  ],
  ['docs/operations.md', 'npm run drill', because('takes minutes; test/long/postgres/rotation-drill.test.ts runs one')],
  [
    'docs/payments.md',
    'loan-gateway payments announce',
    because('needs a file of a bank; test/postgres carries out days'),
  ],
  ['docs/portfolio.md', 'npx loan-gateway end-of-day', because('its days depend on the demo; test/cli closes days')],
  ['docs/rest.md', 'npm install openapi-fetch', because('installs packages')],
  ['docs/rest.md', 'BASE=', WITH_GATEWAY],
  ['docs/start/first-screen.md', 'npm run build:client', because('test/clients builds and packs the kit')],
  [
    'docs/start/first-screen.md',
    'npm init',
    because('asks the registry; test/process/first-screen.test.ts has the packages'),
  ],
  ['docs/start/first-screen.md', 'GATEWAY_FOLDER', because('test/process/first-screen.test.ts starts Vite')],
  ['docs/start/five-minutes.md', 'npm ci', because('as in README.md')],
  ['docs/start/five-minutes.md', 'demo()', because('the same as in README.md')],
];

export interface ShellSnippet {
  readonly page: string;
  readonly text: string;
  readonly uses: readonly Use[];
}

/** Each snippet with its entries in the list: exactly one, or a test fails. */
export const SHELL_SNIPPETS: readonly ShellSnippet[] = PAGES.flatMap((page) =>
  codeIn(page, 'sh').map((text) => ({
    page,
    text,
    uses: USES.filter(([of, first]) => of === page && text.startsWith(first)).map(([, , use]) => use),
  })),
);

/** Entries without a snippet. */
export const UNUSED_ENTRIES: readonly string[] = USES.filter(
  ([page, first]) => !SHELL_SNIPPETS.some(({ page: of, text }) => of === page && text.startsWith(first)),
).map(([page, first]) => `${page}: ${first}`);

export const snippetsThatRun = (runs: 'WITH_GATEWAY' | 'AFTER_GATEWAY'): readonly ShellSnippet[] =>
  SHELL_SNIPPETS.filter(({ uses }) => uses.some((use) => 'runs' in use && use.runs === runs));
