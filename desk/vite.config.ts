import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const kit = (module: string) => fileURLToPath(new URL(`../clients/typescript/src/${module}.ts`, import.meta.url));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = process.env.GATEWAY ?? 'http://127.0.0.1:4000';

/** Tells the worker for use offline which files each page is made of. They have hashed names, so another build is another worker. */
const offlineFiles = (): Plugin => ({
  name: 'offline-files',
  generateBundle(_options, bundle) {
    const parts = Object.values(bundle);
    const chunkOf = (name: string) =>
      parts.find((part): part is Rolldown.OutputChunk => part.type === 'chunk' && part.isEntry && part.name === name);
    const worker = chunkOf('worker');
    if (!worker) throw new Error('There is no worker to tell');
    const filesOf = (page: string) => {
      const found = new Set<string>();
      const visit = (file: string) => {
        const part = bundle[file];
        if (found.has(file) || !part) return;
        found.add(file);
        if (part.type === 'asset') return;
        const { importedCss = [], importedAssets = [] } = part.viteMetadata ?? {};
        [...part.imports, ...part.dynamicImports, ...importedCss, ...importedAssets].forEach(visit);
      };
      visit(chunkOf(page)?.fileName ?? '');
      return [...found].sort();
    };
    const files = { '/desk': filesOf('desk'), '/explorer': filesOf('explorer') };
    worker.code = `self.PAGES = ${JSON.stringify(files)};\n${worker.code}`;
  },
});

/** GraphiQL nests the button that closes a tab in the tab, which screen readers can't reach. They are a list of buttons instead. */
const plainTabs: Plugin = {
  name: 'plain-tabs',
  transform: (code, id) => {
    if (!id.endsWith('@graphiql/react/dist/components/tabs/index.js')) return undefined;
    const plain = code
      .replace('"aria-selected": isActive,', '"aria-current": isActive,')
      .replace('role: "tab",', '')
      .replace('role: "tablist",', '');
    if (/role: "tab|aria-selected/.test(plain) || plain === code)
      throw new Error(`${id} writes tabs in another way: adapt desk/vite.config.ts`);
    return plain;
  },
};

export default defineConfig({
  root: here('.'),
  plugins: [offlineFiles(), plainTabs],
  base: '/desk/',
  resolve: {
    alias: [
      { find: /^loan-gateway-client$/, replacement: kit('index') },
      { find: /^loan-gateway-client\/documents$/, replacement: kit('generated/graphql') },
      { find: /^loan-gateway-client\/(documents\/.+)$/, replacement: kit('generated/$1') },
      { find: /^loan-gateway-client\/(.+)$/, replacement: kit('$1') },
    ],
  },
  build: {
    outDir: '../dist/desk',
    emptyOutDir: true,
    // The content security policy of the page allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What browsers run is named among what runs; it is not served.
    license: { fileName: 'packages.json' },
    rolldownOptions: {
      input: { desk: here('index.html'), explorer: here('explorer.html'), worker: here('src/offline/worker.ts') },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
    // The editor of the explorer is large by its nature; the desk loads nothing of it.
    chunkSizeWarningLimit: 5_000,
  },
  // What starts workers names them by paths that cannot be bundled before.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite'] },
  // `npm run dev:desk`: the files from here, everything else from a gateway that runs beside, which gives
  // demo tokens to who asks it by the name that the page has.
  server: { proxy: { '/graphql': { target: gateway, ws: true }, '/desk/demo': { target: gateway } } },
});
