// node scripts/bundle.js <folder>: what runs, src and the packages it imports, in a few files. A start reads these instead of two thousand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);
const dist = process.argv[2];
const parts = join(dist, 'parts');

/** They find files of their own beside their code. */
const LEFT_OUT = ['@electric-sql/pglite', '@prisma/schema-engine-wasm'];

/** graphql-shield is asked for by `require`, since only its CommonJS part loads; that part is bundled too. */
const bundledRequires = {
  name: 'bundled-requires',
  transform: (code, id) =>
    id.startsWith(join(root, 'src'))
      ? code.replace(/^const require = createRequire\(import\.meta\.url\);$/m, '')
      : undefined,
};

/** Prisma's compiler comes as 4 MB of text in base64, which takes a start longer to read than the bytes that it stands for. */
const compilerAsBytes = {
  name: 'compiler-as-bytes',
  transform: (code, id) => {
    if (!/query_compiler_\w+\.postgresql\.wasm-base64/.test(id)) return undefined;
    const [, text] = /"([A-Za-z0-9+/=]{1000,})"/.exec(code) ?? [];
    if (text === undefined) throw new Error(`${id} has another form than expected: see scripts/bundle.js`);
    mkdirSync(parts, { recursive: true });
    writeFileSync(join(parts, 'query-compiler.wasm'), Buffer.from(text, 'base64'));
    return `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
export const wasm = readFileSync(join(import.meta.dirname, 'query-compiler.wasm'));`;
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [bundledRequires, compilerAsBytes],
  // One copy for those who import it and those who require it: types of two copies do not know each other.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    ssr: true,
    outDir: dist,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    sourcemap: true,
    license: { fileName: 'packages.json' },
    rolldownOptions: {
      input: { main: join(root, 'src', 'cli', 'main.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        // reflect-metadata comes before those who need it, whatever part each is in.
        strictExecutionOrder: true,
      },
    },
  },
});
