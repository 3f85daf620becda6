import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../../app/cache-bounds.js';
import { digestOf, type PersistedDocuments } from './persisted-documents.js';

/** What of Redis is needed to share documents. */
export interface SharedTexts {
  get(key: string): Promise<string | null>;
  set(key: string, text: string, unit: 'EX', seconds: number): Promise<unknown>;
}

export interface RegisteredTexts {
  find(digest: string): Promise<string | undefined>;
  register(digest: string, text: string): void;
}

const PREFIX = 'document:apq:';
const DAY = 24 * 60 * 60;

/**
 * Texts that clients register under their digest (automatic persisted queries): the manifest, this process, then Redis. A
 * Redis that does not answer only means that a client sends its text once more. Who has written values into a text keeps
 * them in this process, for as long as the text is in use: only what is the same for every person is shared.
 */
export function registeredTexts({ texts, only }: PersistedDocuments, shared: SharedTexts | undefined): RegisteredTexts {
  const own = new LRUCache<string, string>({
    maxSize: CACHE_BOUNDS.registeredTexts.characters,
    sizeCalculation: (text) => text.length + 100,
    ttl: CACHE_BOUNDS.registeredTexts.idleMs,
    updateAgeOnGet: true,
  });

  const ofOthers = async (digest: string): Promise<string | undefined> => {
    const text = await shared?.get(PREFIX + digest).catch(() => null);
    // Whoever else can write there must not decide what our clients ask.
    if (text == null || digestOf(text) !== digest) return undefined;
    own.set(digest, text);
    return text;
  };

  return {
    find: async (digest) => {
      const listed = texts.get(digest);
      if (listed !== undefined || only) return listed;
      return own.get(digest) ?? (DIGEST.test(digest) ? ofOthers(digest) : undefined);
    },
    register: (digest, text) => {
      if (only || own.has(digest)) return;
      own.set(digest, text);
      if (!VALUE.test(text)) void shared?.set(PREFIX + digest, text, 'EX', DAY).catch(() => undefined);
    },
  };
}

const DIGEST = /^[0-9a-f]{64}$/;

/** A text, or a number that may be somebody's, in the document itself. */
const VALUE = /"|\d{4}/;
