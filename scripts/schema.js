// npm run schema: prints the files of schema/ and docs/ that follow from the code. The code is TypeScript, which Node 20 can't run.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { build } from './build.js';

const folder = dirname(fileURLToPath(import.meta.url));
await build();
const { module } = await runnerImport(join(folder, 'pages', 'printed-files.ts'), { logLevel: 'error' });
const { PRINTED_FILES } = module;
for (const [path, text] of Object.entries(PRINTED_FILES)) writeFileSync(join(folder, '..', path), text);
console.log(`Wrote ${Object.keys(PRINTED_FILES).join(', ')}`);
