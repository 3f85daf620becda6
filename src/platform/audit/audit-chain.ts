import { createHmac, timingSafeEqual } from 'node:crypto';
import { open, seal } from '../sealing/sealed-box.js';
import { AUDIT_DROP, AUDIT_LOG, type AuditEntry, type ChainedEntry } from './audit-log-port.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import type { Executor } from '../postgres/statement.js';
import { type KeyRing, newSystemKey, readSystemKey } from '../sealing/key-ring.js';

export interface AuditHead {
  readonly seq: bigint;
  readonly hash: Uint8Array;
}

export const printHead = ({ seq, hash }: AuditHead): string => `${seq}:${Buffer.from(hash).toString('hex')}`;

export function parseHead(text: string): AuditHead | undefined {
  const [, seq, hash] = /^(\d{1,18}):([0-9a-f]{64})$/i.exec(text) ?? [];
  return seq === undefined || hash === undefined ? undefined : { seq: BigInt(seq), hash: Buffer.from(hash, 'hex') };
}

/** The arithmetic of the chain: every hash covers its entry and the hash before it, and the end is signed. */
export class AuditChain {
  private readonly signingKey: Buffer;
  private readonly reasonKey: Buffer;

  constructor(private readonly key: Uint8Array) {
    this.signingKey = createHmac('sha256', key).update('audit head').digest();
    this.reasonKey = createHmac('sha256', key).update('audit reason').digest();
  }

  /** The end of an empty log. */
  get start(): AuditHead {
    return { seq: 0n, hash: createHmac('sha256', this.key).update('audit start').digest() };
  }

  /** The entries with their numbers and hashes, following on from a head. */
  extend(head: AuditHead, entries: readonly AuditEntry[]): ChainedEntry[] {
    let { seq, hash } = head;
    return entries.map((given) => {
      const entry = { ...given, reason: this.sealReason(given) };
      seq += 1n;
      hash = this.hashOf(hash, seq, entry);
      return { ...entry, seq, hash };
    });
  }

  /** A reason is free text, and outlives whomever it is about: it is sealed under a key of the log's own. */
  private sealReason({ reason, requestId }: AuditEntry): string | null {
    if (reason === null) return null;
    return `${SEALED}${seal(this.reasonKey, Buffer.from(reason), reasonPlace(requestId)).toString('base64')}`;
  }

  /** As it was given. One of an earlier version was not sealed, and stays as it is: the chain covers it. */
  openReason({ reason, requestId }: Pick<AuditEntry, 'reason' | 'requestId'>): string | null {
    if (!reason?.startsWith(SEALED)) return reason;
    const sealed = Buffer.from(reason.slice(SEALED.length), 'base64');
    return open(this.reasonKey, sealed, reasonPlace(requestId)).toString();
  }

  hashOf(previous: Uint8Array, seq: bigint, entry: AuditEntry): Buffer {
    return createHmac('sha256', this.key).update(previous).update(canonical(seq, entry)).digest();
  }

  sign({ seq, hash }: AuditHead): Buffer {
    return createHmac('sha256', this.signingKey).update(`${seq}:`).update(hash).digest();
  }

  isSigned(head: AuditHead & { readonly signature: Uint8Array }): boolean {
    const expected = this.sign(head);
    return expected.length === head.signature.length && timingSafeEqual(expected, head.signature);
  }
}

const SEALED = 'sealed:';

const reasonPlace = (requestId: string) => ({ table: 'AuditEntry', column: 'reason', row: requestId });

/** JSON keeps the members apart for any characters. */
function canonical(seq: bigint, entry: AuditEntry): string {
  const { at, clientId, clientName, operation, requestId, subjects, classes, fields, reason } = entry;
  return JSON.stringify([
    String(seq),
    at.toISOString(),
    clientId,
    clientName,
    operation,
    requestId,
    subjects,
    classes,
    fields,
    reason,
  ]);
}

/** The end of the log was written without its key. Continuing would bury the evidence, so no process does. */
export class AuditHeadForged extends Error {
  constructor() {
    super('The head of the audit log is missing or not signed by this gateway. Run `loan-gateway audit verify`');
    this.name = 'AuditHeadForged';
  }
}

/** The log was cut or put back since this process, or the one before it, last saw its end. */
export class AuditLogCut extends Error {
  constructor() {
    super('The audit log is shorter than before. Run `loan-gateway audit verify`, or `audit accept` after a restore');
    this.name = 'AuditLogCut';
  }
}

/** Gives an empty log its start. */
export async function ensureAuditHead(db: Pick<PrismaClient, '$executeRaw'>, chain: AuditChain): Promise<void> {
  const { seq, hash } = chain.start;
  await db.$executeRaw`
    INSERT INTO "AuditHead" ("id", "seq", "hash", "signature")
    SELECT 1, ${seq}, ${hash}, ${chain.sign(chain.start)}
    WHERE NOT EXISTS (SELECT 1 FROM "AuditEntry")
    ON CONFLICT ("id") DO NOTHING`;
}

type Queries = Pick<Executor, '$queryRaw'>;

/** The end of the log; until the transaction ends no other process can add to it. */
export async function lockAuditHead(tx: Executor, chain: AuditChain, remembered?: AuditHead): Promise<AuditHead> {
  const [head] = await tx.$queryRaw<
    (AuditHead & { signature: Uint8Array })[]
  >`SELECT "seq", "hash", "signature" FROM "AuditHead" WHERE "id" = 1 FOR UPDATE`;
  if (!head || !chain.isSigned(head)) throw new AuditHeadForged();
  if (remembered && !(await holds(tx, chain, remembered))) throw new AuditLogCut();
  return head;
}

/** Whether an end that the log had is still in it, or among the entries that the log itself says were dropped. */
export async function holds(db: Queries, chain: AuditChain, end: AuditHead): Promise<boolean> {
  if (end.seq === 0n) return Buffer.from(chain.start.hash).equals(end.hash);
  const hash = await hashAt(db, end.seq);
  if (hash) return Buffer.from(hash).equals(end.hash);
  const beginning = await auditBeginning(db, chain);
  if (end.seq === beginning.seq && !Buffer.from(beginning.hash).equals(end.hash)) return false;
  return end.seq <= beginning.seq && (await isChained(db, chain, beginning));
}

async function hashAt(db: Queries, seq: bigint): Promise<Uint8Array | undefined> {
  const [entry] = await db.$queryRaw<{ hash: Uint8Array }[]>`SELECT "hash" FROM "AuditEntry" WHERE "seq" = ${seq}`;
  return entry?.hash;
}

/** Behind which entry the log begins: its start, or the last one that was dropped. */
export interface AuditBeginning extends AuditHead {
  /** The entry that says so. */
  readonly saidBy?: ChainedEntry;
}

const DROPPED = 'dropped:';

/** What an entry has for subjects that says that all up to another were dropped. */
export const dropSubjects = (through: AuditHead): string[] => [
  AUDIT_LOG,
  AUDIT_DROP,
  `${DROPPED}${printHead(through)}`,
];

/** As the newest entry about a drop says. Only the chain proves that entry: walk over it, or see `isChained`. */
export async function auditBeginning(db: Queries, chain: AuditChain): Promise<AuditBeginning> {
  const [saidBy] = await db.$queryRaw<ChainedEntry[]>`
    SELECT * FROM "AuditEntry" WHERE "subjects" @> ARRAY[${AUDIT_DROP}]
      AND "seq" <= (SELECT "seq" FROM "AuditHead" WHERE "id" = 1)
    ORDER BY "seq" DESC LIMIT 1`;
  const subject = saidBy?.subjects.find((one) => one.startsWith(DROPPED));
  const through = subject && parseHead(subject.slice(DROPPED.length));
  return saidBy && through ? { ...through, saidBy } : chain.start;
}

async function isChained(db: Queries, chain: AuditChain, { seq, hash, saidBy }: AuditBeginning): Promise<boolean> {
  if (!saidBy) return false;
  const previous = saidBy.seq === seq + 1n ? hash : await hashAt(db, saidBy.seq - 1n);
  return previous !== undefined && chain.hashOf(previous, saidBy.seq, saidBy).equals(saidBy.hash);
}

/** A database that has been in use has an audit log, so one without was taken away. */
export class AuditLogGone extends Error {
  constructor() {
    super(
      'The audit log and its key are missing from a database that was in use. Restore it, or run `loan-gateway audit accept` to start a new log',
    );
    this.name = 'AuditLogGone';
  }
}

/**
 * The log's key. In a database that was never used, key and end of the log are made, together and before anything else; an
 * end that is missing later is not made again.
 */
export async function openAuditChain(prisma: PrismaClient, ring: KeyRing): Promise<AuditChain> {
  const known = await readAuditChain(prisma, ring);
  if (known) return known;
  if ((await prisma.systemKey.count()) === 0) await beginAuditLog(prisma, ring);
  const chain = await readAuditChain(prisma, ring);
  if (!chain) throw new AuditLogGone();
  return chain;
}

/** The same without making anything; undefined when the key is not there. */
export async function readAuditChain(prisma: PrismaClient, ring: KeyRing): Promise<AuditChain | undefined> {
  const key = await readSystemKey(prisma, ring, 'audit-chain');
  return key && new AuditChain(key);
}

/** Several processes may start on an empty database at once: the first one decides. */
export async function beginAuditLog(prisma: PrismaClient, ring: KeyRing): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('audit log', 0))::text`;
    if (await tx.systemKey.findUnique({ where: { name: 'audit-chain' } })) return;
    const { key, row } = await newSystemKey(ring, 'audit-chain');
    await tx.systemKey.create({ data: row });
    await ensureAuditHead(tx, new AuditChain(key));
  });
}
