import type { Request, RequestHandler } from 'express';
import { parse, type DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { documentFault, lengthFault, type DocumentLimits } from '../graphql/limits/document-fault.js';
import { LIMIT_EXCEEDED, STORED_ONLY, type LimitExceeded } from '../graphql/limits/limit-exceeded.js';
import { variablesFault } from '../graphql/limits/variables-fault.js';
import type { Denial, Deny } from './authentication.js';
import { documentText, parametersOf, putText } from './persisted/document-text.js';
import { hashFault } from './persisted/hash-fault.js';
import { digestOf, type PersistedDocuments } from './persisted/persisted-documents.js';

export const MAX_TOKENS = 5_000;

interface Admission {
  readonly limits: DocumentLimits;
  readonly documents: PersistedDocuments;
  readonly deny: Deny;
}

/**
 * One document of a shape that is worth validating, or a denial. A text that was admitted is not looked at again; one that
 * does not parse goes on to Apollo, which says where.
 */
export function admitDocument({ limits, documents, deny }: Admission): RequestHandler {
  const admitted = new LRUCache<string, true>({ maxSize: 10_000_000, sizeCalculation: (_, text) => text.length + 1 });

  const denialOf = (req: Request): Denial | undefined => {
    if (Array.isArray(req.body)) return BATCH;
    const { query, documentId, variables } = parametersOf(req);
    const deep = variablesFault(variables);
    if (deep) return exceeded(deep);
    if (documentId !== undefined && query !== undefined) return TWO_DOCUMENTS;
    const text = documentText(req, documents);
    const long = text === undefined ? undefined : lengthFault(text);
    if (long) return exceeded(long);
    const hash = hashFault(req, text);
    if (hash !== undefined) return { status: 400, code: 'BAD_REQUEST', message: hash };
    if (text === undefined) return documentId === undefined ? undefined : NOT_FOUND;
    if (documentId !== undefined) putText(req, text);
    if (admitted.has(text)) return undefined;
    const denial = textDenial(text);
    if (!denial) admitted.set(text, true);
    return denial;
  };

  const textDenial = (text: string): Denial | undefined => {
    if (documents.only && !documents.texts.has(digestOf(text))) return NOT_LISTED;
    const document = tryParse(text);
    const fault = document && documentFault(document, limits);
    return fault && exceeded(fault);
  };

  return (req, res, next) => {
    const denial = denialOf(req);
    if (denial) deny(res, denial);
    else next();
  };
}

function tryParse(text: string): DocumentNode | undefined {
  try {
    return parse(text, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return undefined;
  }
}

const exceeded = (fault: LimitExceeded): Denial => ({ status: 400, code: LIMIT_EXCEEDED, ...fault });

const BATCH: Denial = {
  status: 400,
  code: 'BATCHING_NOT_SUPPORTED',
  message: 'One request carries one operation: send the operations of this list one by one',
};

const TWO_DOCUMENTS: Denial = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'Send documentId or query, not both',
};

const NOT_FOUND: Denial = {
  status: 400,
  code: 'PERSISTED_QUERY_NOT_FOUND',
  message: 'No document with this documentId is stored here: it is the SHA-256 digest of the text, in hexadecimal',
};

const NOT_LISTED: Denial = { status: 400, ...STORED_ONLY };
