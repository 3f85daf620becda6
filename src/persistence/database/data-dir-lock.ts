import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `The embedded database in ${dataDir} is in use by process ${pid}. ` +
        'Stop that process first, give another DATA_DIR, or set DATABASE_URL to share one PostgreSQL database.',
    );
    this.name = 'DataDirInUse';
  }
}

/** Held by this process now; a lock file with our id that is not here was left by an earlier process of that id. */
const held = new Set<string>();

/** Two processes on one PGlite directory would destroy it, and PGlite itself does not look. */
export function lockDataDir(dataDir: string): () => void {
  const file = resolve(dataDir, 'lock');
  if (held.has(file)) throw new DataDirInUse(dataDir, process.pid);
  while (!tryLock(file)) {
    const owner = ownerOf(file);
    if (owner !== undefined && isAlive(owner)) throw new DataDirInUse(dataDir, owner);
    removeStale(file, owner);
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

/** The file appears with its content in it, so that nobody ever reads one that names no owner yet. */
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

/** Someone else may have taken the lock over since we looked: what we set aside by mistake is put back. */
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
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
