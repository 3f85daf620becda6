import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { asAdministrator, databaseUrl } from './postgres-databases.js';
import { serverUser } from './server-user.js';

const HOME = '/usr/lib/postgresql';
const PLACES = [
  process.env.POSTGRES_BIN,
  ...(existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : []).map((v) => join(HOME, v, 'bin')),
];

/** Where PostgreSQL's programs are on this machine; POSTGRES_BIN names another place. */
export const postgresBin = PLACES.find((place) => place !== undefined && existsSync(join(place, 'initdb')));

/** A PostgreSQL for one test, so that anything can be done to it. */
export class OwnPostgres {
  private server: ChildProcess | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
  ) {}

  get url(): string {
    return `postgresql://postgres@127.0.0.1:${this.port}/postgres`;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<OwnPostgres> {
    const server = new OwnPostgres(emptyFolder(), await freePort());
    run('initdb', ['-D', server.data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C']);
    await server.open(settings);
    return server;
  }

  /** A standby that follows this server. */
  async standby(): Promise<OwnPostgres> {
    const standby = await this.backUp(['-R']);
    await standby.open({});
    return standby;
  }

  /** A base backup of this server, in the place of one that is not open yet. */
  async backUp(options: readonly string[] = []): Promise<OwnPostgres> {
    const copy = new OwnPostgres(emptyFolder(), await freePort());
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres'];
    run('pg_basebackup', [...from, '-D', copy.data, '-c', 'fast', ...options]);
    return copy;
  }

  /** Opens a base backup and replays the log that follows it, as these settings say. */
  async recover(settings: Readonly<Record<string, string>>): Promise<void> {
    writeFileSync(join(this.data, 'recovery.signal'), '');
    own(join(this.data, 'recovery.signal'));
    await this.open(settings);
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (server?.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Stops all of its processes, as a machine that hangs would. */
  pause(): void {
    this.signalAll('SIGSTOP');
  }

  goOn(): void {
    this.signalAll('SIGCONT');
  }

  /** Ends all of its processes at once, as a machine that loses its power would. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.server?.once('exit', resolve));
    this.signalAll('SIGKILL');
    await ended;
  }

  private signalAll(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
    const parent = this.server?.pid ?? 0;
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
    for (const pid of [parent, ...stdout.split('\n').map(Number)]) if (pid > 0) process.kill(pid, signal);
  }

  query(sql: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
    return asAdministrator(databaseUrl(this.url, database), (query) => query(sql));
  }

  /** A folder that only the server may write to. */
  makeFolder(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder);
    own(folder);
    return folder;
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private async open(settings: Readonly<Record<string, string>>): Promise<void> {
    const lines = {
      port: String(this.port),
      listen_addresses: "'127.0.0.1'",
      unix_socket_directories: "''",
      fsync: 'off',
    };
    const text = Object.entries({ ...lines, ...settings }).map(([name, value]) => `${name} = ${value}\n`);
    appendFileSync(join(this.data, 'postgresql.conf'), text.join(''));
    this.server = spawn(join(postgresBin ?? '', 'postgres'), ['-D', this.data], { ...serverUser(), stdio: 'ignore' });
    await untilItAnswers(this.url);
  }
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-postgres-'));
  own(folder);
  return folder;
}

function own(folder: string): void {
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(join(postgresBin ?? '', program), args, { ...serverUser(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

async function untilItAnswers(url: string): Promise<void> {
  for (let time = 0; ; time += 1) {
    try {
      await asAdministrator(url, (query) => query('SELECT 1'));
      return;
    } catch (error) {
      if (time === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export interface SmallDisk {
  fill(): void;
  free(): void;
  remove(): void;
}

/** A file system of so many megabytes, where this user may mount one; undefined elsewhere. */
export function smallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) return undefined;
  own(folder);
  const filler = join(folder, 'filler');
  return {
    fill: () => {
      try {
        for (;;) appendFileSync(filler, Buffer.alloc(8_192));
      } catch {
        // Full.
      }
    },
    free: () => {
      rmSync(filler);
    },
    remove: () => {
      spawnSync('umount', ['-l', folder]);
    },
  };
}
