import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ChainedEntry } from '../../app/ports/audit-log.js';
import { parseHead, printHead } from './audit-chain.js';

/** An entry as it is kept outside the database: all that the chain covers, and its place in it. */
export const archiveLine = ({ seq, hash, ...entry }: ChainedEntry): string =>
  `${JSON.stringify({ seq: String(seq), ...entry, head: printHead({ seq, hash }) })}\n`;

/** A file that `audit export` did not write, or that was cut. */
export class ArchiveUnreadable extends Error {
  constructor(file: string, line: number) {
    super(`Line ${line} of ${file} is no entry as \`audit export\` writes it`);
    this.name = 'ArchiveUnreadable';
  }
}

/** What `audit export` wrote, file after file. Whether it is the log is for the chain to say. */
export async function* archivedEntries(files: readonly string[]): AsyncGenerator<ChainedEntry> {
  for (const file of files) {
    let number = 0;
    for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
      number += 1;
      if (line === '') continue;
      const entry = entryIn(line);
      if (!entry) throw new ArchiveUnreadable(file, number);
      yield entry;
    }
  }
}

function entryIn(line: string): ChainedEntry | undefined {
  try {
    const { seq, at, head, ...entry } = JSON.parse(line) as Record<string, unknown>;
    const place = parseHead(String(head));
    const instant = new Date(String(at));
    if (!place || String(place.seq) !== seq || Number.isNaN(instant.getTime())) return undefined;
    // The chain covers every member: one that is missing, or is something else, does not give the same hash.
    return { ...(entry as unknown as Omit<ChainedEntry, 'at' | 'seq' | 'hash'>), at: instant, ...place };
  } catch {
    return undefined;
  }
}
