import type { Request } from 'express';
import { bareDigest, type PersistedDocuments } from './persisted-documents.js';

interface Parameters {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

/** What a request asks, wherever it says so. */
export const parametersOf = (req: Request): Parameters =>
  ((req.method === 'GET' ? req.query : req.body) ?? {}) as Parameters;

/** The document that a request is about: the one it sent, or the one it names. */
export function documentText(req: Request, documents: PersistedDocuments): string | undefined {
  const { query, documentId } = parametersOf(req);
  if (typeof documentId === 'string') return documents.texts.get(bareDigest(documentId));
  return typeof query === 'string' ? query : undefined;
}

/** Lets a request that named its document go on as if it had sent it. */
export function putText(req: Request, query: string): void {
  if (req.method !== 'GET') {
    req.body = { ...(req.body as object), query };
    return;
  }
  const url = new URL(req.url, 'http://here');
  url.searchParams.set('query', query);
  req.url = `${url.pathname}${url.search}`;
}
