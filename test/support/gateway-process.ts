import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import { createDatabase } from './postgres-databases.js';
import { V8_FLAGS } from './v8-flags.js';

const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));

type Env = Readonly<Record<string, string>>;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A `loan-gateway` in a process of its own. Nothing of this process's configuration reaches it but what is given. */
export class GatewayProcess {
  stdout = '';
  stderr = '';
  readonly ended: Promise<Ended>;
  private readonly child: ChildProcess;

  constructor(args: readonly string[], env: Env, home: string = CHECKOUT) {
    // With the tests' own flags of V8: it optimises later and collects less often, which is up to a tenth of what a start takes.
    this.child = spawn(process.execPath, [...V8_FLAGS, join(home, 'bin', 'loan-gateway.js'), ...args], {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LOG_LEVEL: 'warn', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.ended = new Promise((resolve) => {
      this.child.once('close', (code, signal) => {
        resolve({ code, signal, stdout: this.stdout, stderr: this.stderr });
      });
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** As `| head -1` does. */
  stopReading(): void {
    this.child.stdout?.destroy();
  }

  /** The address that it prints once it listens. */
  async url(): Promise<string> {
    const [, url = ''] = await this.said(/listens at (\S+)\n/);
    return url;
  }

  /** What the request answers that it prints for a terminal, pasted there. */
  async askAsPrinted(): Promise<unknown> {
    const [curl] = await this.said(/^curl .*$/m);
    await this.said(/Press Ctrl-C to stop/);
    return JSON.parse(spawnSync('sh', ['-c', curl], { encoding: 'utf8' }).stdout);
  }

  /** Fails with what it printed when it ends before it says so. */
  private async said(what: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = what.exec(this.stdout);
      if (found) return found;
      if (!this.running) throw new Error(`The gateway ended: ${this.stdout}${this.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.signal(signal);
    return this.ended;
  }
}

/** Ends with its test in any case. Of this checkout, or of another folder that has a gateway. */
export function startProcess(args: readonly string[], env: Env = {}, home?: string): GatewayProcess {
  const gateway = new GatewayProcess(args, env, home);
  onTestFinished(async () => {
    if (gateway.running) await gateway.stop('SIGKILL');
  });
  return gateway;
}

export const runCli = (args: readonly string[], env: Env = {}): Promise<Ended> => startProcess(args, env).ended;

/**
 * A migrated database for processes, on the engine of this project: that of a server takes half of what an embedded one takes to
 * open.
 */
export async function newPlace(): Promise<Env> {
  const server = inject('testDatabase');
  if (server === 'pglite') return { DATA_DIR: newDataDir() };
  const key = () => randomBytes(32).toString('base64');
  const DATABASE_URL = await createDatabase(server, inject('template'));
  return { DATABASE_URL, MASTER_KEY: key(), TOKEN_SIGNING_KEY: key() };
}

/** A data directory for processes of the build, which brings the database that they begin with. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'loan-gateway-data-'));
