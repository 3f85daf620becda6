import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuditEntry } from '../../app/audit/audit-log.js';
import type { ChainedEntry } from '../../app/audit/audit-reader.js';

export interface AuditHead {
  readonly seq: bigint;
  readonly hash: Uint8Array;
}

/** The arithmetic of the chain: every hash covers its entry and the hash before it, and the end is signed. */
export class AuditChain {
  private readonly signingKey: Buffer;

  constructor(private readonly key: Uint8Array) {
    this.signingKey = createHmac('sha256', key).update('audit head').digest();
  }

  /** Where an empty log stands. */
  get start(): AuditHead {
    return { seq: 0n, hash: createHmac('sha256', this.key).update('audit start').digest() };
  }

  /** The entries with their numbers and hashes, following on from a head. */
  extend(head: AuditHead, entries: readonly AuditEntry[]): ChainedEntry[] {
    let { seq, hash } = head;
    return entries.map((entry) => {
      seq += 1n;
      hash = this.hashOf(hash, seq, entry);
      return { ...entry, seq, hash };
    });
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
