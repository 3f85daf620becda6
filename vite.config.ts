// The server's bundle: src and the packages it imports in a few files. Starting from two thousand files takes longer.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const parts = join(dist, 'parts');
const require = createRequire(import.meta.url);

/** They read files of their own beside their code, so they are installed beside the bundle. */
const EXTERNAL = ['@electric-sql/pglite', '@prisma/schema-engine-wasm'];

/** Bundles what the sources load with `require`: of graphql-shield only the CommonJS build loads. */
const bundledRequires: Plugin = {
  name: 'bundled-requires',
  transform: (code, id) =>
    id.startsWith(join(root, 'src'))
      ? code.replace(/^const require = createRequire\(import\.meta\.url\);$/m, '')
      : undefined,
};

/** Prisma's compiler is 4 MB of base64 text. A start reads the bytes faster. */
const compilerAsBytes: Plugin = {
  name: 'compiler-as-bytes',
  transform: (code, id) => {
    if (!/query_compiler_\w+\.postgresql\.wasm-base64/.test(id)) return undefined;
    const [, text] = /"([A-Za-z0-9+/=]{1000,})"/.exec(code) ?? [];
    if (text === undefined) throw new Error(`${id} no longer holds one base64 string: adapt vite.config.ts`);
    mkdirSync(parts, { recursive: true });
    writeFileSync(join(parts, 'query-compiler.wasm'), Buffer.from(text, 'base64'));
    return `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
export const wasm = readFileSync(join(import.meta.dirname, 'query-compiler.wasm'));`;
  },
};

/**
 * Apollo Server asks for Node's hashes with `module.require`, which a bundle has not, and then uses some written in JavaScript. They
 * would take longer than the rest of its pipeline.
 */
const nodeHashes: Plugin = {
  name: 'node-hashes',
  transform: (code, id) => {
    if (!id.endsWith('@apollo/utils.createhash/dist/index.js')) return undefined;
    if (!code.includes('module.require("crypto")'))
      throw new Error(`${id} asks for hashes in another way: adapt vite.config.ts`);
    return `exports.createHash = require('node:crypto').createHash;`;
  },
};

export default defineConfig({
  root,
  plugins: [bundledRequires, compilerAsBytes, nodeHashes],
  // One copy of graphql for `import` and `require`: types of two copies don't know each other.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: require.resolve('graphql') },
      { find: /^loan-gateway-client$/, replacement: join(root, 'clients', 'typescript', 'src', 'index.ts') },
    ],
  },
  ssr: { noExternal: true, external: EXTERNAL },
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
        // reflect-metadata runs before the modules that need it.
        strictExecutionOrder: true,
      },
    },
  },
});
