import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ChainedEntry } from './audit-log-port.js';
import { getOrCreate } from '../runtime/get-or-create.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { readAnchors } from './audit-anchor.js';
import { auditBeginning, printHead, parseHead, type AuditChain, type AuditHead } from './audit-chain.js';

/** A place where the log is not as it was written. */
export interface ChainFault {
  readonly seq: bigint;
  readonly what: string;
}

/** Checks entries one after the other. An altered one does not hide those after it: the walk goes on from its hash. */
export class ChainWalk {
  readonly faults: ChainFault[] = [];
  verified = 0n;
  private seq: bigint;
  /** Undefined behind a gap: the first entry there cannot be told from a false one. */
  private hash: Uint8Array | undefined;
  private readonly hashesAt = new Map<bigint, Uint8Array[]>();

  constructor(
    private readonly chain: AuditChain,
    /** Ends that the log had, kept elsewhere. */
    private readonly expected: readonly AuditHead[],
    /** Behind which entry to begin. */
    from: AuditHead,
  ) {
    for (const { seq, hash } of expected) getOrCreate(this.hashesAt, seq, (): Uint8Array[] => []).push(hash);
    ({ seq: this.seq, hash: this.hash } = from);
    this.compare(chain.start);
    if (from.seq > 0n) this.compare(from);
  }

  get reached(): bigint {
    return this.seq;
  }

  step(entry: ChainedEntry): void {
    if (entry.seq > this.seq + 1n) {
      this.missing(this.seq + 1n, entry.seq - 1n);
      this.hash = undefined;
    }
    if (this.hash && !this.chain.hashOf(this.hash, entry.seq, entry).equals(entry.hash))
      this.fault(entry.seq, 'altered, inserted or out of order');
    else if (this.hash) this.verified += 1n;
    this.compare(entry);
    ({ seq: this.seq, hash: this.hash } = entry);
  }

  /** Entries that are kept outside the database, up to one of them. Files may overlap, and go on behind it. */
  async archive(entries: AsyncIterable<ChainedEntry>, through: bigint): Promise<void> {
    for await (const entry of entries) if (entry.seq > this.seq && entry.seq <= through) this.step(entry);
  }

  expectThrough(seq: bigint): void {
    if (this.seq < seq) this.missing(this.seq + 1n, seq);
  }

  /** `last` is the number of the last existing entry, for any head. */
  end(head: AuditHead & { readonly signature: Uint8Array }, last: bigint): void {
    if (this.seq < head.seq) this.expectThrough(head.seq);
    else if (this.hash && !same(this.hash, head.hash))
      this.fault(head.seq, 'differs from the entry in the head of the log');
    if (!this.chain.isSigned(head)) this.fault(head.seq, 'the head of the log is not signed by this gateway');
    if (last > head.seq) this.fault(head.seq + 1n, 'inserted after the head of the log');
    const furthest = this.expected.reduce((most, { seq }) => (seq > most ? seq : most), 0n);
    if (furthest > head.seq) this.missing(head.seq + 1n, furthest);
  }

  private compare({ seq, hash }: AuditHead): void {
    const kept = this.hashesAt.get(seq) ?? [];
    if (kept.some((one) => !same(one, hash))) this.fault(seq, 'differs from the entry whose hash was kept');
  }

  fault(seq: bigint, what: string): void {
    this.faults.push({ seq, what });
  }

  private missing(from: bigint, to: bigint): void {
    this.fault(from, from === to ? 'missing' : `missing, up to ${to}`);
  }
}

const same = (a: Uint8Array, b: Uint8Array) => Buffer.from(a).equals(b);

/** Finding the parts of a batch costs as much as reading some hundred entries. */
const BATCH = 2_000;

export interface ChainReport {
  readonly head: AuditHead | undefined;
  /** Behind which entry the log begins; entries up to it were dropped. */
  readonly beginning: AuditHead;
  readonly verified: bigint;
  readonly faults: readonly ChainFault[];
}

interface End extends AuditHead {
  readonly signature: Uint8Array;
  readonly first: bigint;
  readonly last: bigint;
}

interface VerifyOptions {
  /** Ends of the log that were kept elsewhere: without any a database put back whole to an old state looks in order. */
  readonly expected?: readonly AuditHead[];
  /** Files with the entries that were dropped. Without any the walk begins where the log says that it begins. */
  readonly archives?: readonly string[];
  readonly onStep?: (done: bigint, total: bigint) => void;
}

/** Walks the whole log in batches. */
export async function verifyChain(
  prisma: PrismaClient,
  chain: AuditChain,
  { expected = [], archives = [], onStep }: VerifyOptions = {},
): Promise<ChainReport> {
  const beginning = await auditBeginning(prisma, chain);
  // One statement sees entries and head as of one moment, so what a running gateway adds meanwhile is no fault.
  const [end] = await prisma.$queryRaw<End[]>`
    SELECT "seq", "hash", "signature", (SELECT coalesce(max("seq"), 0) FROM "AuditEntry") AS "last",
      (SELECT coalesce(min("seq"), 0) FROM "AuditEntry") AS "first"
    FROM "AuditHead" WHERE "id" = 1`;
  if (!end)
    return { head: undefined, beginning, verified: 0n, faults: [{ seq: 0n, what: 'the head of the log is missing' }] };

  const walk = new ChainWalk(chain, expected, archives.length > 0 ? chain.start : beginning);
  await walk.archive(archivedEntries(archives), beginning.seq);
  for (;;) {
    const rows = await prisma.auditEntry.findMany({
      where: { seq: { gt: walk.reached > beginning.seq ? walk.reached : beginning.seq, lte: end.seq } },
      orderBy: { seq: 'asc' },
      take: BATCH,
    });
    for (const row of rows) walk.step(row);
    onStep?.(walk.reached, end.seq);
    if (rows.length < BATCH) break;
  }
  if (end.last > 0n && end.first <= beginning.seq) walk.fault(end.first, 'inserted where entries were dropped');
  walk.end(end, end.last);
  return { head: end, beginning, verified: walk.verified, faults: walk.faults };
}

export interface KeptHeads {
  readonly heads: readonly AuditHead[];
  /** Behind which entries the log may begin. */
  readonly drops: readonly AuditHead[];
  readonly faults: readonly string[];
  /** Notes for the verifier that are no fault. */
  readonly notes: readonly string[];
}

/** What files outside the database say the log must hold. A file that is not there is a fault: it was. */
export async function keptHeads(files: readonly string[]): Promise<KeptHeads> {
  const heads: AuditHead[] = [];
  const drops: AuditHead[] = [];
  const faults: string[] = [];
  const notes: string[] = [];
  for (const file of files) {
    const kept = await readAnchors(file);
    if (!kept) {
      faults.push(`the anchor ${file} is missing`);
      continue;
    }
    for (const line of kept.unreadable) faults.push(`line ${line} of the anchor ${file} is unreadable`);
    const [first] = kept.anchors;
    if (first?.acceptedBecause !== undefined)
      notes.push(`${first.at}: a log without earlier heads was accepted (${first.acceptedBecause})`);
    for (const head of kept.anchors) heads.push(head);
    drops.push(...kept.drops);
  }
  return { heads, drops, faults, notes };
}

/** A drop that only the database knows could be forged by its administrator: each drop is in an anchor first. */
export function dropFaults({ beginning }: ChainReport, drops: readonly AuditHead[]): string[] {
  const isNamed = drops.some((drop) => drop.seq === beginning.seq && same(drop.hash, beginning.hash));
  if (beginning.seq === 0n || isNamed) return [];
  return [`the log begins after ${printHead(beginning)}, and no anchor records the drop of earlier entries`];
}

/** An entry as it is kept outside the database: all that the chain covers, and its place in it. */
export const archiveLine = ({ seq, hash, ...entry }: ChainedEntry): string =>
  `${JSON.stringify({ seq: String(seq), ...entry, head: printHead({ seq, hash }) })}\n`;

/** A file that `audit export` did not write, or that was cut. */
class ArchiveUnreadable extends Error {
  constructor(file: string, line: number) {
    super(`Line ${line} of ${file} is not an entry written by \`audit export\``);
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
