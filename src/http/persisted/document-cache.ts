import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { PersistedDocuments } from './persisted-documents.js';

type DocumentCache = Exclude<ApolloServerOptions<BaseContext>['cache'], undefined | 'bounded'>;

/** What of Redis is needed to share documents. */
export interface SharedTexts {
  get(key: string): Promise<string | null>;
  set(key: string, text: string, unit: 'EX', seconds: number): Promise<unknown>;
}

const PREFIX = 'document:';
const DAY = 24 * 60 * 60;

/**
 * Where Apollo looks for a document by its digest, and keeps those that clients register: the manifest, this process, then
 * Redis. A Redis that does not answer only means that a client sends its text once more.
 */
export function documentCache({ texts, only }: PersistedDocuments, shared: SharedTexts | undefined): DocumentCache {
  const own = new LRUCache<string, string>({ maxSize: 10_000_000, sizeCalculation: (text) => text.length + 1 });
  return {
    get: async (key) => {
      const listed = texts.get(key.replace(/^apq:/, ''));
      if (listed !== undefined || only) return listed;
      return own.get(key) ?? (await shared?.get(PREFIX + key).catch(() => null)) ?? undefined;
    },
    set: async (key, text) => {
      if (only) return;
      own.set(key, text);
      await shared?.set(PREFIX + key, text, 'EX', DAY).catch(() => undefined);
    },
    delete: () => Promise.resolve(false),
  };
}
