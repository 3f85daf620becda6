import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

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

const FOR_OTHERS = 0o077;

const SHARED = 0o1000;

/** A folder for its owner alone, whoever made it; one that is there for everybody, such as /tmp, is left alone. */
export function privateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`The folder ${folder} cannot be written to (${code}): name another one by DATA_DIR`, {
      cause: error,
    });
  }
  if ((lstatSync(folder).mode & SHARED) !== 0)
    throw new Error(`The folder ${folder} is for everybody: give the gateway one of its own (DATA_DIR)`);
  closeToOthers(folder);
}

/** A file or a folder with all that is in it becomes its owner's alone; what is not there is left so. */
export function closeToOthers(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  if ((found.mode & FOR_OTHERS) !== 0) chmodSync(path, found.mode & 0o700);
}

/** Everything in a folder, and the folder itself, last. */
export function* treeOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* treeOf(path);
    else if (entry.isFile()) yield path;
  }
  yield folder;
}

/** On disk, and not only on its way there. A folder that is synced keeps the names in it. */
export function sync(path: string): void {
  // Windows opens no folders, and keeps their names by itself.
  if (process.platform === 'win32' && lstatSync(path).isDirectory()) return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Half a file would be worse than none: it is written apart, then put in place, and stands there when this returns. */
export function writePrivately(file: string, text: string): void {
  const unfinished = `${file}.part`;
  const opened = openSync(unfinished, 'w', 0o600);
  try {
    writeSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  closeToOthers(unfinished);
  renameSync(unfinished, file);
  sync(dirname(file));
}
