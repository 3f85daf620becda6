import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A file with personal data. It gets its name when it is complete, and only its owner may read it. */
export interface PrivateFile {
  write(text: string): Promise<void>;
  /** Resolves when the bytes are on the disk, before the file has its name. */
  flush(): Promise<void>;
  /** Gives the file its name. Resolves when the name is on the disk too. */
  publish(): Promise<void>;
  /** Closes the file, and removes it unless it was published. */
  close(): Promise<void>;
}

/** `KEEP`: an existing file is never changed. Writing the same bytes again succeeds; other bytes are an error. */
type IfThere = 'REPLACE' | 'KEEP';

/** Names the file and the error code only: a message of the file system may name other paths. */
export class FileNotWritten extends Error {
  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file} cannot be written (${reason})`, { cause });
    this.name = 'FileNotWritten';
  }
}

/**
 * Creates a file beside the one that it becomes, under a name that no other process uses, and exclusively: no existing file is
 * reused or emptied, and no symbolic link is followed.
 */
export async function createPrivateFile(file: string, ifThere: IfThere): Promise<PrivateFile> {
  const named = errorsNaming(file);
  const partial = `${file}.${randomBytes(8).toString('hex')}.partial`;
  const create = async () => {
    if ((await stat(file).catch(() => undefined))?.isDirectory()) throw new FileNotWritten(file, 'it is a folder');
    await removeAbandoned(file);
    return open(partial, 'wx', 0o600);
  };
  const handle = await named(create());
  const flush = async () => {
    await handle.sync();
    if (ifThere === 'KEEP') await refuseOtherContents(partial, file);
  };
  const publish = async () => {
    await (ifThere === 'KEEP' ? linkOnce(partial, file) : rename(partial, file));
    await syncFolder(file);
  };
  return {
    write: (text) => named(handle.appendFile(text)),
    flush: () => named(flush()),
    publish: () => named(publish()),
    close: async () => {
      await handle.close();
      await rm(partial, { force: true });
    },
  };
}

const errorsNaming =
  (file: string) =>
  async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof FileNotWritten) throw error;
      throw new FileNotWritten(file, codeOf(error), error);
    }
  };

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown';

/** What file systems without hard links answer. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Unlike a rename, a hard link fails where a file exists. */
async function linkOnce(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'EEXIST' && !NO_LINKS.includes(code)) throw error;
    await refuseOtherContents(partial, file);
    if (code !== 'EEXIST') await rename(partial, file);
  }
}

async function refuseOtherContents(partial: string, file: string): Promise<void> {
  if (!(await lstat(file).catch(() => undefined))) return;
  if ((await digestOf(partial)) !== (await digestOf(file)))
    throw new FileNotWritten(file, 'it exists with other contents. Name another file');
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest('hex');
}

async function syncFolder(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** A killed process leaves personal data behind. A file that is still being written changed less than an hour ago. */
async function removeAbandoned(file: string): Promise<void> {
  const folder = dirname(file);
  const prefix = `${basename(file)}.`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || !/^[0-9a-f]{16}\.partial$/.test(name.slice(prefix.length))) continue;
    const path = join(folder, name);
    const stats = await lstat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
}
