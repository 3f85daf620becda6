import { createHmac, timingSafeEqual } from 'node:crypto';
import { open, seal } from '../sealing/sealed-box.js';
import type { AuditEntry } from '../../app/audit/audit-log.js';
import type { ChainedEntry } from '../../app/audit/audit-reader.js';

export interface AuditHead {
  readonly seq: bigint;
  readonly hash: Uint8Array;
}

/** The arithmetic of the chain: every hash covers its entry and the hash before it, and the end is signed. */
export class AuditChain {
  private readonly signingKey: Buffer;
  private readonly reasonKey: Buffer;

  constructor(private readonly key: Uint8Array) {
    this.signingKey = createHmac('sha256', key).update('audit head').digest();
    this.reasonKey = createHmac('sha256', key).update('audit reason').digest();
  }

  /** Where an empty log stands. */
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

/** JSON keeps the members apart whatever characters they hold. */
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
