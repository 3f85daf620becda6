import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

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
