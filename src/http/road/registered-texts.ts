import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';

/** Documents that clients may ask for by the SHA-256 digest of their text. */
export interface PersistedDocuments {
  readonly texts: ReadonlyMap<string, string>;
  /** No other document is run. */
  readonly only: boolean;
}

export const NO_DOCUMENTS: PersistedDocuments = { texts: new Map(), only: false };

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const manifest = z.record(z.string(), z.string());

/** A manifest whose digests do not fit its documents would answer something else than was asked for: no start with it. */
export function loadPersistedDocuments({ file, only }: { file: string; only: boolean }): PersistedDocuments {
  const texts = new Map(Object.entries(read(file)).map(([id, text]) => [bareDigest(id), text]));
  const wrong = [...texts].filter(([digest, text]) => digest !== digestOf(text)).map(([digest]) => digest);
  if (wrong.length > 0)
    throw new Error(
      `PERSISTED_DOCUMENTS: ${wrong.length} of the documents in ${file} have another SHA-256 than their id, the first ${wrong[0]}`,
    );
  return { texts, only };
}

/** Clients write the digest alone or with its name before it. */
export const bareDigest = (id: string): string => id.replace(/^sha256:/, '').toLowerCase();

function read(file: string): Record<string, string> {
  try {
    return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`PERSISTED_DOCUMENTS: ${file} must be a JSON file of the form {"<sha256>": "<document>"}`);
  }
}

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
