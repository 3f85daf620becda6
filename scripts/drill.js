// npm run drill -- restore|failover|rotation: rehearses it on temporary database servers and prints what was proved. Drills share the tests'
// helpers, which are TypeScript that Node 20 can't run.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'drills');
const NAMES = ['restore', 'failover', 'rotation'];
const LONGEST_SECONDS = 240;

const [name] = process.argv.slice(2);
if (!NAMES.includes(name) || !existsSync(join(folder, `${name}.ts`))) {
  console.error(`Which drill? npm run drill -- ${NAMES.join('|')}`);
  process.exit(2);
}
await build();
const { runnerImport } = await import('vite');
const load = async (file) => (await runnerImport(join(folder, file), { logLevel: 'error' })).module;
const [{ runDrill }, { drill }] = [await load('run-drill.ts'), await load(`${name}.ts`)];
process.exit(await runDrill(name, drill, { seconds: LONGEST_SECONDS, say: (line) => console.log(line) }));
