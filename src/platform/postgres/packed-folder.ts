import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** A file with its size, or a folder without one. */
type Entry = readonly [path: string, size?: number];

const LENGTH_BYTES = 4;

/** A folder as one file: those who carry files about leave out empty folders and names that look like something else's. */
export function packFolder(folder: string): Buffer {
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isDirectory()) entries.push([name]);
    if (!entry.isFile()) continue;
    const bytes = readFileSync(path);
    entries.push([name, bytes.length]);
    contents.push(bytes);
  }
  const list = Buffer.from(JSON.stringify(entries));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(list.length);
  return gzipSync(Buffer.concat([length, list, ...contents]));
}

/** What {@link packFolder} packed, in a folder that is not there yet, for its owner alone. */
export function unpackFolder(packed: Buffer, folder: string): void {
  const bytes = gunzipSync(packed);
  let at = LENGTH_BYTES + bytes.readUInt32BE();
  const entries = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, at)) as Entry[];
  mkdirSync(folder, { mode: 0o700 });
  for (const [name] of entries.filter(([, size]) => size === undefined))
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  for (const [name, size] of entries) {
    if (size === undefined) continue;
    writeFileSync(join(folder, name), bytes.subarray(at, (at += size)), { mode: 0o600 });
  }
}
