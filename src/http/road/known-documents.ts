import { visit, type DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';

/** Documents that were read and found valid, by their texts. */
export interface KnownDocuments {
  find(text: string): DocumentNode | undefined;
  learn(text: string, document: DocumentNode): void;
}

/** What one part of a tree takes, with what is worked out for it once; 220 were measured. */
const BYTES_PER_NODE = 320;

export function knownDocuments(): KnownDocuments {
  const documents = new LRUCache<string, { readonly document: DocumentNode; readonly bytes: number }>({
    maxSize: CACHE_BOUNDS.documents.bytes,
    sizeCalculation: ({ bytes }) => bytes,
    // A text may hold what nobody should keep for long, such as an id that was written into it.
    ttl: CACHE_BOUNDS.documents.idleMs,
    updateAgeOnGet: true,
  });
  return {
    find: (text) => documents.get(text)?.document,
    learn: (text, document) => {
      documents.set(text, { document, bytes: 2 * text.length + BYTES_PER_NODE * nodesOf(document) });
    },
  };
}

/** Counts the parts of a tree, and lets go of the chain of tokens that each of them holds on to. */
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
