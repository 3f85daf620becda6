import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { lengthFault } from '../../limits/document-fault.js';
import { type Denial, limitDenial, Refused } from './call.js';

/** Documents that clients may ask for by the digest of their text. */
export interface PersistedDocuments {
  readonly texts: ReadonlyMap<string, string>;
  /** No other document is run. */
  readonly only: boolean;
}

export const NO_DOCUMENTS: PersistedDocuments = { texts: new Map(), only: false };

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The manifests of codegen and Relay name texts by their digest; Apollo's lists operations. */
const manifest = z.union([
  z.object({
    format: z.literal('apollo-persisted-query-manifest'),
    version: z.literal(1),
    operations: z.array(z.object({ id: z.string(), body: z.string() })),
  }),
  z.record(z.string(), z.string()),
]);

/** Fails if a digest does not fit its document: clients would get the answer to another one. */
export function loadPersistedDocuments({ file, only }: { file: string; only: boolean }): PersistedDocuments {
  const listed = read(file).map(([id, text]) => [bareDigest(id), text] as const);
  const wrong = listed.filter(([digest, text]) => !isDigestOf(digest, text)).map(([digest]) => digest);
  if (wrong.length > 0)
    throw new Error(
      `PERSISTED_DOCUMENTS: ${wrong.length} documents in ${file} do not match their ID, the first is ${wrong[0]}. An ID must be the SHA-256, SHA-1 or MD5 digest of the text, in hexadecimal.`,
    );
  // Automatic persisted queries and texts are found by SHA-256.
  return {
    texts: new Map(
      listed.flatMap(([digest, text]) => [
        [digest, text],
        [digestOf(text), text],
      ]),
    ),
    only,
  };
}

/** Clients write the digest alone or with its name before it. */
const bareDigest = (id: string): string => id.replace(/^sha256:/, '').toLowerCase();

/** By the length of a digest. Relay uses MD5 unless it is told otherwise. */
const ALGORITHMS: Readonly<Record<number, string>> = { 32: 'md5', 40: 'sha1', 64: 'sha256' };

function isDigestOf(digest: string, text: string): boolean {
  const algorithm = ALGORITHMS[digest.length];
  return algorithm !== undefined && createHash(algorithm).update(text).digest('hex') === digest;
}

function read(file: string): readonly (readonly [id: string, text: string])[] {
  try {
    const found = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
    return isApolloManifest(found) ? found.operations.map(({ id, body }) => [id, body]) : Object.entries(found);
  } catch {
    throw new Error(
      `PERSISTED_DOCUMENTS: ${file} must be a JSON file of the form {"<digest>": "<document>"}, or a manifest of generate-persisted-query-manifest`,
    );
  }
}

type Manifest = z.infer<typeof manifest>;

const isApolloManifest = (found: Manifest): found is Extract<Manifest, { readonly operations: readonly object[] }> =>
  Array.isArray(found.operations);

/** The document of a request by the name it has in the manifest. Apollo Server knows documents by their text and digest only. */
export function storedText({ texts }: PersistedDocuments, documentId: unknown, query: unknown): string {
  if (query != null) throw new Refused(BOTH);
  const text = typeof documentId === 'string' ? texts.get(bareDigest(documentId)) : undefined;
  if (text === undefined) throw new Refused(NOT_FOUND);
  return text;
}

/** Refuses a text that is too long to read, or that is not one of the manifest where no other is run. */
export function admitText({ texts, only }: PersistedDocuments, text: string): void {
  const long = lengthFault(text);
  if (long) throw new Refused(limitDenial(long));
  if (only && !texts.has(digestOf(text))) throw new Refused(NOT_LISTED);
}

const BOTH: Denial = { status: 400, code: 'BAD_REQUEST', message: 'Send `documentId` or `query`, not both.' };

const NOT_FOUND: Denial = {
  status: 400,
  code: 'PERSISTED_QUERY_NOT_FOUND',
  message: 'No document is stored under this `documentId`. It must be the digest under which the document is stored.',
};

const NOT_LISTED: Denial = {
  status: 400,
  code: 'PERSISTED_QUERY_ONLY',
  message: 'This gateway runs stored documents only. Send the `documentId` of a stored document.',
};
