import type { Request } from 'express';
import { parametersOf } from './document-text.js';
import { digestOf } from './persisted-documents.js';

/** What is wrong with the digest that an automatic persisted query comes with. */
export function hashFault(req: Request, text: string | undefined): string | undefined {
  const given = persistedQueryOf(parametersOf(req).extensions);
  if (!given) return undefined;
  if (given.version !== 1) return 'extensions.persistedQuery.version must be 1';
  if (typeof given.sha256Hash !== 'string') return 'extensions.persistedQuery.sha256Hash must be a text';
  if (text !== undefined && given.sha256Hash !== digestOf(text))
    return 'extensions.persistedQuery.sha256Hash is not the SHA-256 digest of the query';
  return undefined;
}

/** A GET has its extensions as JSON text; Apollo says so if they are none. */
function persistedQueryOf(extensions: unknown): Record<string, unknown> | undefined {
  const read = typeof extensions === 'string' ? tryJson(extensions) : extensions;
  const found = isObject(read) ? read.persistedQuery : undefined;
  return isObject(found) ? found : undefined;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
