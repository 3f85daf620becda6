import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GatewayProcess } from '../../test/support/gateway-process.js';
import type { OwnPostgres } from '../../test/support/own-postgres.js';
import { postGraphql } from '../../test/support/test-client.js';
import type { Run } from './run-drill.js';

export type Env = Readonly<Record<string, string>>;

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiKey: string;
}

export const newKey = (): string => randomBytes(32).toString('base64');

/** Files as Kubernetes has secrets: the file that has the name is another one from now on. */
export class SecretFiles {
  readonly folder = mkdtempSync(join(tmpdir(), 'loan-gateway-drill-'));

  constructor(run: Run) {
    run.atEnd(() => {
      rmSync(this.folder, { recursive: true, force: true });
    });
  }

  put(name: string, secret: string): string {
    const file = join(this.folder, name);
    writeFileSync(`${file}.next`, `${secret}\n`, { mode: 0o600 });
    renameSync(`${file}.next`, file);
    return file;
  }
}

/** Database servers end with the drill. */
export function owned(run: Run, server: OwnPostgres): OwnPostgres {
  run.atEnd(() => server.stop());
  return server;
}

/** What a command said, without its progress. */
export const wordsOf = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{"step"'))
    .join('; ');

/** A command that has to succeed; answers what it said. */
export async function command(run: Run, args: readonly string[], env: Env): Promise<string> {
  const { code, stdout, stderr } = await commandEnd(run, args, env);
  if (code !== 0) throw new Error(`loan-gateway ${args.join(' ')} ended with ${code}: ${stderr}${stdout}`);
  return wordsOf(stdout);
}

export async function commandEnd(run: Run, args: readonly string[], env: Env) {
  const process = new GatewayProcess(args, env);
  run.atEnd(() => (process.running ? process.stop('SIGKILL') : undefined));
  return process.ended;
}

export async function startGateway(run: Run, env: Env): Promise<{ gateway: GatewayProcess; url: string }> {
  const gateway = new GatewayProcess(['serve'], { LOG_LEVEL: 'info', ...env });
  run.atEnd(() => (gateway.running ? gateway.stop('SIGKILL') : undefined));
  return { gateway, url: await gateway.url() };
}

/** Puts a secret into its file and waits until the gateway says that it took it. */
export async function change(run: Run, gateway: GatewayProcess, put: () => unknown): Promise<void> {
  const [taken, refused] = ['secrets were reloaded', 'secrets changed and are not taken'];
  const times = (text: string) => gateway.stdout.split(text).length;
  const [before, refusedBefore] = [times(taken), times(refused)];
  put();
  await run.until('the gateway took the changed secret', () => {
    if (times(refused) > refusedBefore) throw new Error('the gateway did not take the changed secret');
    return times(taken) > before;
  });
}

/** Made-up loans, and a client that takes payments for all of them. */
export async function makePortfolio(run: Run, env: Env, loans: number): Promise<Credentials> {
  await command(run, ['seed', '--loans', String(loans)], env);
  const made = await command(
    run,
    ['clients', 'create', '--role', 'SERVICER', '--name', 'Drill', '--all-loans', '--json'],
    env,
  );
  return JSON.parse(made) as Credentials;
}

export async function newToken(url: string, { clientId, clientSecret, apiKey }: Credentials): Promise<string> {
  const { data, text } = await postGraphql<{ authToken: { accessToken: string } }>(
    url,
    {
      query: 'mutation ($input: AuthTokenInput!) { authToken(input: $input) { accessToken } }',
      variables: { input: { clientId, clientSecret } },
    },
    { key: apiKey },
  );
  if (!data) throw new Error(`no token: ${text}`);
  return data.authToken.accessToken;
}
