import { setTimeout as sleep } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { loadConfig } from '../gateway/config/config.js';
import type { Demo } from '../gateway/main.js';
import { announceEnd } from '../platform/postgres/data-dir-lock.js';
import { hasDocs } from '../gateway/pages/docs-routes.js';
import type { DemoAccess } from '../gateway/pages/sandbox-route.js';

export const serveCommand = () =>
  new Command('serve')
    .description('Starts the gateway. Without DATABASE_URL it uses an embedded database in DATA_DIR.')
    .option('--demo-loans <n>', 'number of demo loans in an empty embedded database; 0 for none', wholeNumber, 80)
    .action(async ({ demoLoans }: { demoLoans: number }) => {
      const config = loadConfig(process.env);
      // Loaded only when needed: it is most of the time that any other command would take.
      const [{ startGateway }, { copiedDemo, demoWorld }] = await Promise.all([
        import('../gateway/main.js'),
        import('../demo/demo-world.js'),
      ]);
      const copied = copiedDemo(config, demoLoans);
      if (copied.isNew) process.stdout.write('Preparing the demo, some seconds ...\n');
      let demo: Demo | undefined;
      const gateway = await startGateway(config, {
        ...copied,
        openDemo: async (needs) => (demo = await demoWorld(needs, demoLoans)),
        rehearsed: config.production,
      });
      process.stdout.write(await greeting(gateway.url, demo));
      void demo?.making?.then((isComplete) => {
        if (isComplete) process.stdout.write('The demo is complete.\n');
      });
      await untilStopped(gateway);
    });

/** Ten thousand full records are more than an embedded database should start with. */
function wholeNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number up to 99999.');
  return Number(text);
}

async function greeting(url: string, demo: Demo | undefined): Promise<string> {
  const pages = [
    ['Desk', `${url}/desk`],
    ['Explorer', `${url}/explorer`],
    ...docsPage(url),
    ['GraphQL', `${url}/graphql`],
    ['Sandbox', `${url}/`],
  ];
  const lines = [
    `The loan gateway listens at ${url}`,
    '',
    ...pages.map(([name = '', page = '']) => `  ${name.padEnd(9)} ${page}`),
    '',
    ...(demo ? await demoLines(url, demo) : []),
    'Press Ctrl-C to stop.',
  ];
  return `${lines.join('\n')}\n`;
}

/** `npm start` builds the documentation beside the gateway. */
function docsPage(url: string): string[][] {
  if (hasDocs()) return [['Docs', `${url}/docs`]];
  return process.env.npm_lifecycle_event === 'start' ? [['Docs', `${url}/docs (being built, about a minute)`]] : [];
}

async function demoLines(url: string, { access, making }: Demo): Promise<string[]> {
  const credentials = await access('UNDERWRITER');
  return [
    ...(making ? ['The rest of the demo is being made in the background. You can stop at any time.'] : []),
    ...(credentials
      ? demoAccess(url, credentials)
      : ['Demo credentials are disabled: by configuration, or because the database has real loans.']),
    '',
  ];
}

function demoAccess(url: string, { accessToken, apiKey }: DemoAccess): string[] {
  const query = JSON.stringify({ query: '{ loans(first: 3) { edges { node { id loanStatus principalAmount } } } }' });
  return [
    'The desk and the explorer have demo credentials of the roles, on this computer only. DEMO_CREDENTIALS=0 disables them.',
    'A first query, with a token that is valid for 15 minutes:',
    '',
    `curl -s ${url}/graphql -H 'content-type: application/json' -H 'key: ${apiKey}' -H 'authorization: Bearer ${accessToken}' -d '${query}'`,
  ];
}

export const workCommand = () =>
  new Command('work')
    .description(
      'Runs background jobs only, beside gateways on the same PostgreSQL database. Several processes can share the jobs.',
    )
    .action(async () => {
      const { startWork } = await import('../gateway/work.js');
      const work = await startWork(loadConfig(process.env));
      process.stdout.write('Running background jobs. Press Ctrl-C to stop.\n');
      await untilStopped(work);
    });

/** A statement that the database never answers would keep its connection, and so the process, open. */
const LONGEST_STOP_MS = 9_000;

/** Waits until it is told to stop, then ends the process in order. A second signal ends it at once. */
async function untilStopped(running: { stop(): Promise<void> }): Promise<never> {
  await toldToStop();
  announceEnd();
  await Promise.race([running.stop(), sleep(LONGEST_STOP_MS)]);
  process.exit();
}

const PARENT = process.ppid;
const LOOK_FOR_PARENT_MS = 100;

/** By a signal, or by the end of npm: its shell doesn't pass a signal on, which would leave this process without a parent. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    if (process.env.npm_lifecycle_event !== undefined)
      setInterval(() => {
        if (process.ppid !== PARENT) resolve();
      }, LOOK_FOR_PARENT_MS).unref();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130));
        resolve();
      });
    }
  });
}
