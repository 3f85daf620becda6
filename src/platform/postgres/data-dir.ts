import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOR_OTHERS = 0o077;

const SHARED = 0o1000;

/** A folder for its owner alone, also an existing one; a shared one, such as /tmp, is left alone. */
export function privateFolder(folder: string): void {
  try {
    makeFolder(resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`The folder ${folder} is not writable (${code}). Set DATA_DIR to another folder.`, {
      cause: error,
    });
  }
  if ((lstatSync(folder).mode & SHARED) !== 0)
    throw new Error(`The folder ${folder} is shared with other programs. Set DATA_DIR to a folder of its own.`);
  closeToOthers(folder);
}

/** Where a folder can't be created, as in /proc, Node's own recursive variant tries again without end. */
function makeFolder(folder: string): void {
  if (lstatSync(folder, { throwIfNoEntry: false })) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
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

/** On disk, and not only in a cache. A synced folder keeps the names in it. */
export function sync(path: string): void {
  // Windows opens no folders, and keeps their names anyway.
  if (process.platform === 'win32' && lstatSync(path).isDirectory()) return;
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Half a file would be worse than none: it is written under another name, then renamed, and is complete when this
 * returns.
 */
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
