import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';

/** Undefined if the file is missing, or if a part of its path is a file. */
function kindOf(path: string): 'FILE' | 'FOLDER' | undefined {
  try {
    return statSync(path).isDirectory() ? 'FOLDER' : 'FILE';
  } catch {
    return undefined;
  }
}

/** A file that must be there. */
export const existingFile = z
  .string()
  .refine((path) => kindOf(path) === 'FILE', { error: 'must name an existing file' });

/** A folder that must be there. */
export const existingFolder = z
  .string()
  .refine((path) => kindOf(path) === 'FOLDER', { error: 'must name an existing folder' });

/** A file that may still be created. */
export const fileToBe = z
  .string()
  .refine((path) => kindOf(dirname(resolve(path))) === 'FOLDER', { error: 'must name a file in an existing folder' })
  .refine((path) => kindOf(path) !== 'FOLDER', { error: 'must name a file, not a folder' });

/** A folder that may still be created. */
export const folderToBe = z
  .string()
  .refine((path) => path.trim() === path, { error: 'must not begin or end with a space' })
  .refine((path) => isFolderToBe(resolve(path)), { error: 'must name a folder, not a file' });

function isFolderToBe(path: string): boolean {
  const kind = kindOf(path);
  if (kind !== undefined) return kind === 'FOLDER';
  return dirname(path) !== path && isFolderToBe(dirname(path));
}
