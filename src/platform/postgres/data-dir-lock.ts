import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export class DataDirInUse extends Error {
  constructor(
    dataDir: string,
    readonly pid: number,
    /** Whether that process was told to stop. */
    readonly isEnding: boolean,
  ) {
    super(
      `The embedded database in ${dataDir} is in use by process ${pid}. Stop that process, set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL database.`,
    );
    this.name = 'DataDirInUse';
  }
}

/** Locks of this process. A lock file with our process id that is not here was left by an earlier process with that id. */
const held = new Set<string>();

const endingFile = (file: string): string => `${file}.ending`;

/** Two processes on one PGlite directory would destroy it, and PGlite itself does not check. */
export function lockDataDir(dataDir: string): () => void {
  const file = resolve(dataDir, 'lock');
  if (held.has(file)) throw new DataDirInUse(dataDir, process.pid, false);
  while (!tryLock(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined && isAlive(owner))
      throw new DataDirInUse(dataDir, owner, ownerOf(endingFile(file)) === owner);
    removeStale(file, owner);
  }
  rmSync(endingFile(file), { force: true });
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(endingFile(file), { force: true });
    rmSync(file, { force: true });
  };
}

const LONGEST_WAIT_MS = 15_000;
const LOOK_MS = 50;

/** Waits for a process that was told to stop, and says so. Fails at once if the process goes on. */
export async function lockWhenFree(dataDir: string, say: (line: string) => void): Promise<() => void> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  let told: number | undefined;
  for (;;) {
    try {
      return lockDataDir(dataDir);
    } catch (error) {
      if (!(error instanceof DataDirInUse) || !error.isEnding || performance.now() > deadline) throw error;
      if (told !== error.pid)
        say(
          `Waiting up to ${LONGEST_WAIT_MS / 1_000} s for process ${error.pid}, which is stopping and still uses ${dataDir}.`,
        );
      told = error.pid;
    }
    await sleep(LOOK_MS);
  }
}

/** Called when this process is told to stop: a process that starts meanwhile waits for it. */
export function announceEnd(): void {
  for (const file of held) writeFileSync(endingFile(file), String(process.pid));
}

/** The file appears with its content, so that no process reads a lock without an owner. */
function tryLock(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function ownerOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Another process may have taken the lock since it was read: a lock that was moved by mistake is put back. */
function removeStale(file: string, owner: number | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    const found = ownerOf(aside);
    if (found !== undefined && !Object.is(found, owner) && isAlive(found)) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A dead process whose parent did not collect it, as in containers without an init, still takes signals. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command before the state is in parentheses and may contain any character.
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}
