import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json, prisma/ and dist/, whichever file this code was bundled into. */
export const HOME = folderWith('package.json', dirname(fileURLToPath(import.meta.url)));

function folderWith(name: string, folder: string): string {
  return existsSync(join(folder, name)) || dirname(folder) === folder ? folder : folderWith(name, dirname(folder));
}
