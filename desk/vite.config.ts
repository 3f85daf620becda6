import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const kit = (module: string) => fileURLToPath(new URL(`../clients/typescript/src/${module}.ts`, import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = process.env.GATEWAY ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: here('.'),
  base: '/desk/',
  resolve: {
    alias: [
      { find: /^loan-gateway-client$/, replacement: kit('index') },
      { find: /^loan-gateway-client\/documents$/, replacement: kit('generated/graphql') },
      { find: /^loan-gateway-client\/(.+)$/, replacement: kit('$1') },
    ],
  },
  build: {
    outDir: '../dist/desk',
    emptyOutDir: true,
    // The content security policy of the page allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { desk: here('index.html'), explorer: here('explorer.html') } },
    // The editor of the explorer is large by its nature; the desk loads nothing of it.
    chunkSizeWarningLimit: 5_000,
  },
  // `npm run dev:desk`: the files from here, everything else from a gateway that runs beside.
  server: { proxy: { '/graphql': { target: gateway, ws: true }, '/desk/demo': gateway } },
});
