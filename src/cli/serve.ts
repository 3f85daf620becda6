import { setTimeout as sleep } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import { loadConfig } from '../config/config.js';
import type { DemoWorld } from '../demo/demo-world.js';
import type { DemoAccess } from '../http/pages/sandbox-route.js';

export const serveCommand = () =>
  new Command('serve')
    .description('Start the gateway. Without DATABASE_URL it runs on an embedded database in DATA_DIR.')
    .option('--demo-loans <n>', 'demo loans for an empty embedded database; 0 for none', wholeNumber, 250)
    .action(async ({ demoLoans }: { demoLoans: number }) => {
      const config = loadConfig(process.env);
      // Loaded only when needed: it is most of the time that any other command would take.
      const [{ startGateway }, { demoWorld }] = await Promise.all([
        import('../gateway/main.js'),
        import('../demo/demo-world.js'),
      ]);
      let demo: DemoWorld | undefined;
      const gateway = await startGateway(config, {
        openDemo: async (needs) => (demo = await demoWorld(needs, demoLoans)),
        rehearsed: config.production,
      });
      process.stdout.write(await greeting(gateway.url, demo));
      await untilStopped(gateway);
    });

/** Ten thousand full records are more than an embedded database should start with. */
function wholeNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number up to 99999.');
  return Number(text);
}

async function greeting(url: string, demo: DemoWorld | undefined): Promise<string> {
  const lines = [
    `The loan gateway listens at ${url}`,
    `  Desk      ${url}/desk`,
    `  GraphQL   ${url}/graphql`,
    `  Sandbox   ${url}/`,
    `  Explorer  ${url}/explorer`,
  ];
  if (demo) {
    if (demo.missingLoans > 0)
      lines.push('', `${demo.missingLoans} more demo loans are being stored; a stop in between does no harm.`);
    lines.push('', 'Demo clients, one for each role, are in demo-clients.json in the data directory.');
    const access = await demo.access('UNDERWRITER');
    if (access) lines.push(...demoAccess(url, access));
    else
      lines.push('No demo credentials are handed out: they are turned off, or there are loans that are not made up.');
    lines.push('', 'Stop with Ctrl-C.');
  }
  return `${lines.join('\n')}\n`;
}

function demoAccess(url: string, { accessToken, apiKey }: DemoAccess): string[] {
  const query = JSON.stringify({ query: '{ loans(first: 3) { edges { node { id loanStatus principalAmount } } } }' });
  return [
    'The Sandbox comes with credentials of the demo UNDERWRITER, the desk and the explorer with those of every role, for who opens',
    'them on this machine, as long as all loans are made up. DEMO_CREDENTIALS=0 turns that off.',
    'Try it (the token is good for 15 minutes):',
    '',
    `curl -s ${url}/graphql -H 'content-type: application/json' -H 'key: ${apiKey}' -H 'authorization: Bearer ${accessToken}' -d '${query}'`,
  ];
}

export const workCommand = () =>
  new Command('work')
    .description(
      'Do jobs and nothing else, beside gateways on the same PostgreSQL database. Any number of processes share them.',
    )
    .action(async () => {
      const { startWork } = await import('../gateway/work.js');
      const work = await startWork(loadConfig(process.env));
      process.stdout.write('Jobs are being done. Stop with Ctrl-C.\n');
      await untilStopped(work);
    });

/** A statement that the database never answers would keep its connection, and so the process, open. */
const LONGEST_STOP_MS = 9_000;

/** Waits for a signal, then stops what runs in good order and ends the process; a second signal means now. */
async function untilStopped(running: { stop(): Promise<void> }): Promise<never> {
  await signalled();
  await Promise.race([running.stop(), sleep(LONGEST_STOP_MS)]);
  process.exit();
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130));
        resolve();
      });
    }
  });
}
