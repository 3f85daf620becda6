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
    .option('--demo-loans <n>', 'number of demo loans in an empty embedded database; 0 for none', wholeNumber, 120)
    .action(async ({ demoLoans }: { demoLoans: number }) => {
      const config = loadConfig(process.env);
      // Loaded only when needed: it is most of the time that any other command would take.
      const [{ startGateway }, { copiedDemo, demoWorld }] = await Promise.all([
        import('../gateway/main.js'),
        import('../demo/demo-world.js'),
      ]);
      let demo: Demo | undefined;
      const gateway = await startGateway(config, {
        ...copiedDemo(config, demoLoans),
        openDemo: async (needs) => (demo = await demoWorld(needs, demoLoans)),
        rehearsed: config.production,
      });
      process.stdout.write(await greeting(gateway.url, demo));
      void demo?.making?.then((isComplete) => {
        if (isComplete) process.stdout.write('The demo loans are complete.\n');
      });
      await untilStopped(gateway);
    });

/** Ten thousand full records are more than an embedded database should start with. */
function wholeNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number up to 99999.');
  return Number(text);
}

async function greeting(url: string, demo: Demo | undefined): Promise<string> {
  const lines = [
    `The loan gateway listens at ${url}`,
    `  Desk      ${url}/desk`,
    `  GraphQL   ${url}/graphql`,
    `  Sandbox   ${url}/`,
    `  Explorer  ${url}/explorer`,
    ...(hasDocs() ? [`  Docs      ${url}/docs`] : []),
  ];
  if (demo) {
    if (demo.making)
      lines.push('', 'The demo loans and their history are being made in the background. You can stop at any time.');
    lines.push('', 'demo-clients.json in the data directory has a demo client for each role.');
    const access = await demo.access('UNDERWRITER');
    if (access) lines.push(...demoAccess(url, access));
    else lines.push('Demo credentials are disabled: by configuration, or because the database has real loans.');
    lines.push('', 'Press Ctrl-C to stop.');
  }
  return `${lines.join('\n')}\n`;
}

function demoAccess(url: string, { accessToken, apiKey }: DemoAccess): string[] {
  const query = JSON.stringify({ query: '{ loans(first: 3) { edges { node { id loanStatus principalAmount } } } }' });
  return [
    'The Sandbox has credentials of the demo UNDERWRITER. The desk and the explorer have credentials of every role.',
    'They work on this computer only, while all loans are demo data. DEMO_CREDENTIALS=0 disables them.',
    'Try it (the token is valid for 15 minutes):',
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
