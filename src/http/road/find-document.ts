import { parse, type DocumentNode, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import {
  documentFault,
  lengthFault,
  nameFault,
  type DocumentLimits,
  type LimitExceeded,
} from '../../graphql/limits/document-fault.js';
import { CACHE_BOUNDS } from '../../app/runtime/cache-bounds.js';
import {
  bareDigest,
  digestOf,
  type PersistedDocuments,
  registeredTexts,
  type SharedTexts,
} from './registered-texts.js';
import { type Denial, Refused } from './call.js';
import type { GraphqlRequest } from './read-request.js';

export const MAX_TOKENS = 5_000;

export interface DocumentNeeds {
  readonly limits: DocumentLimits;
  readonly documents: PersistedDocuments;
  /** Where processes share the documents that clients register. */
  readonly sharedTexts: SharedTexts | undefined;
}

export interface FoundDocument {
  readonly text: string;
  /** Undefined for a text that is new: it is read, and learned, before it is carried out. */
  readonly document: DocumentNode | undefined;
}

export interface DocumentFinder {
  find(request: GraphqlRequest): Promise<FoundDocument> | FoundDocument;
  /** The text that is stored under a documentId. */
  listed(documentId: string | undefined): string | undefined;
  readonly known: KnownDocuments;
}

/** The document that a request is about: the one it sent, or the one it names by its digest. */
export function documentFinder({ limits, documents, sharedTexts }: DocumentNeeds): DocumentFinder {
  const known = knownDocuments();
  const registered = registeredTexts(documents, sharedTexts);

  const found = (text: string): FoundDocument => {
    const document = known.find(text);
    if (!document) admit(text);
    return { text, document };
  };

  /** What is too much about a text is told before anybody validates it. */
  const admit = (text: string): void => {
    const long = lengthFault(text);
    if (long) throw exceeded(long);
    if (documents.only && !documents.texts.has(digestOf(text))) throw new Refused(NOT_LISTED);
    const document = tryParse(text);
    const fault = document && documentFault(document, limits);
    if (fault) throw exceeded(fault);
  };

  const byDigest = async (digest: string): Promise<FoundDocument> => {
    const text = await registered.find(digest);
    if (text === undefined) throw new Refused(NOT_REGISTERED);
    return found(text);
  };

  const listed = (documentId: string | undefined) =>
    documentId === undefined ? undefined : documents.texts.get(bareDigest(documentId));

  return {
    known,
    listed,
    find: ({ text, documentId, digest, operationName }) => {
      const named = nameFault(operationName);
      if (named) throw exceeded(named);
      if (documentId !== undefined) {
        const stored = listed(documentId);
        if (stored === undefined) throw new Refused(NOT_FOUND);
        return found(stored);
      }
      if (text === undefined) {
        if (digest === undefined) throw new Refused(NO_DOCUMENT);
        return byDigest(digest);
      }
      const answer = found(text);
      if (digest !== undefined) {
        if (digest !== digestOf(text)) throw new Refused(WRONG_DIGEST);
        registered.register(digest, text);
      }
      return answer;
    },
  };
}

function tryParse(text: string): DocumentNode | undefined {
  try {
    return parse(text, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
  } catch {
    // Whoever reads it says where it is wrong.
    return undefined;
  }
}

const exceeded = (fault: LimitExceeded) => new Refused({ status: 400, code: 'LIMIT_EXCEEDED', ...fault });

const NO_DOCUMENT: Denial = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Send the document as `query`, or its documentId',
};

const WRONG_DIGEST: Denial = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'extensions.persistedQuery.sha256Hash is not the SHA-256 digest of the query',
};

const NOT_FOUND: Denial = {
  status: 400,
  code: 'PERSISTED_QUERY_NOT_FOUND',
  message: 'No document with this documentId is stored here: it is the SHA-256 digest of the text, in hexadecimal',
};

/** Clients know these words, and send the text next. */
const NOT_REGISTERED: Denial = { status: 200, code: 'PERSISTED_QUERY_NOT_FOUND', message: 'PersistedQueryNotFound' };

export const NOT_LISTED: Denial = {
  status: 400,
  code: 'PERSISTED_QUERY_ONLY',
  message: 'This gateway runs stored documents only: send the documentId of one of them',
};

/** Documents that were read and found valid, by their texts. */
interface KnownDocuments {
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
