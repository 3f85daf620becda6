import type { PersistedQueryOptions } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import { lengthFault } from '../../limits/document-fault.js';
import { CACHE_BOUNDS } from '../../runtime/cache-bounds.js';
import { digestOf, type PersistedDocuments } from './persisted-documents.js';

/** The part of Redis that shares documents between processes. */
export interface SharedTexts {
  get(key: string): Promise<string | null>;
  set(key: string, text: string, unit: 'EX', seconds: number): Promise<unknown>;
}

const DAY = 24 * 60 * 60;

/**
 * Texts that clients register under their digest (automatic persisted queries): the manifest, this process, then Redis.
 * If Redis does not answer, a client sends its text once more.
 */
export class PersistedQueryCache implements NonNullable<PersistedQueryOptions['cache']> {
  private readonly own = new LRUCache<string, string>({
    maxSize: CACHE_BOUNDS.registeredTexts.characters,
    sizeCalculation: (text) => text.length + 100,
    ttl: CACHE_BOUNDS.registeredTexts.idleMs,
    updateAgeOnGet: true,
  });

  constructor(
    private readonly documents: PersistedDocuments,
    private readonly shared: SharedTexts | undefined,
  ) {}

  async get(key: string): Promise<string | undefined> {
    const digest = KEY.exec(key)?.[1];
    if (digest === undefined) return undefined;
    const { texts, only } = this.documents;
    const listed = texts.get(digest);
    if (listed !== undefined || only) return listed;
    return this.own.get(key) ?? this.readShared(key, digest);
  }

  /** A text with values in it stays in this process: only what is the same for every person is shared. */
  set(key: string, text: string): Promise<void> {
    if (this.documents.only || this.own.has(key)) return Promise.resolve();
    this.own.set(key, text);
    if (!VALUE.test(text)) void this.shared?.set(PREFIX + key, text, 'EX', DAY).catch(() => undefined);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.own.delete(key));
  }

  /** Others may write to Redis too, so a text counts only if its digest fits. */
  private async readShared(key: string, digest: string): Promise<string | undefined> {
    const text = await this.shared?.get(PREFIX + key).catch(() => null);
    if (text == null || lengthFault(text) || digestOf(text) !== digest) return undefined;
    this.own.set(key, text);
    return text;
  }
}

const PREFIX = 'document:';

/** Apollo Server writes this before a digest. */
const KEY = /^apq:([0-9a-f]{64})$/;

/** A text, or a number that may identify a person, in the document itself. */
const VALUE = /"|\d{4}/;
