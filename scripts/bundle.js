// node scripts/bundle.js <folder>: what runs, src and the packages it imports, in a few files. A start reads these instead of two thousand.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

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

await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [bundledRequires],
  // One copy for those who import it and those who require it: types of two copies do not know each other.
  resolve: { alias: [{ find: /^graphql$/, replacement: require.resolve('graphql') }] },
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    ssr: true,
    outDir: process.argv[2],
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
