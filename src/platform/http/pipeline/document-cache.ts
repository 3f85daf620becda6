import type { DocumentStore } from '@apollo/server';
import { type DocumentNode, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../../runtime/cache-bounds.js';

/** The size of one node of a document, with what is computed from it once; 220 bytes were measured. */
const BYTES_PER_NODE = 320;

interface Kept {
  readonly document: DocumentNode;
  readonly bytes: number;
}

/** Documents that were parsed and found valid, by the digests of their texts. Bounded by the memory they take. */
export class DocumentCache implements DocumentStore {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: CACHE_BOUNDS.documents.bytes,
    sizeCalculation: ({ bytes }) => bytes,
    // A text may hold a value that is not to be kept for long, such as an id that was written into it.
    ttl: CACHE_BOUNDS.documents.idleMs,
    updateAgeOnGet: true,
  });

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.kept.get(key)?.document);
  }

  set(key: string, document: DocumentNode): Promise<void> {
    const characters = document.loc?.source.body.length ?? 0;
    this.kept.set(key, { document, bytes: 2 * characters + BYTES_PER_NODE * nodesOf(document) });
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.kept.delete(key));
  }
}

/** Counts the nodes of a document, and drops the chain of tokens that each of them refers to. */
function nodesOf(document: DocumentNode): number {
  let nodes = 0;
  visit(document, {
    enter: (node) => {
      nodes += 1;
      const { loc } = node;
      if (loc) Object.assign(node, { loc: { start: loc.start, end: loc.end, source: loc.source } });
    },
  });
  return nodes;
}
