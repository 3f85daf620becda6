import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';
import { codeClasses } from './code-classes.js';
import { renderDiagrams } from './diagrams.js';
import { linksToFiles } from './links.js';
import { sidebar } from './sidebar.js';
import { inlineStyles } from './tables.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const code = codeClasses();

export default defineConfig({
  title: 'Loan gateway',
  description: 'A GraphQL gateway over the whole life of a loan.',
  lang: 'en-US',
  base: '/docs/',
  outDir: '../dist/docs.new',
  cacheDir: '../node_modules/.cache/docs',
  cleanUrls: true,
  // Without the style element that the theme adds while the color scheme changes: the content security policy forbids it.
  appearance: { disableTransition: false },
  metaChunk: true,
  rewrites: { 'generated/:rest*': 'reference/:rest*' },
  head: [
    ['link', { rel: 'stylesheet', href: '/docs/code.css' }],
    ['link', { rel: 'icon', href: 'data:,' }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    codeTransformers: [code.transformer],
    config: (md) => md.use(renderDiagrams).use(linksToFiles).use(inlineStyles),
  },
  themeConfig: {
    siteTitle: 'Loan gateway',
    nav: [
      { text: 'Start', link: '/start/five-minutes' },
      { text: 'Reference', link: '/reference/graph/' },
      { text: `Version ${version}`, link: '/reference/project/changelog' },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        miniSearch: { searchOptions: { boost: { title: 6, titles: 2, text: 1 }, fuzzy: 0.15, prefix: true } },
      },
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
  transformHtml: (html) => withoutInlineCode(html),
  buildEnd: ({ outDir }) => code.write(outDir),
});

/** The content security policy allows files only: scripts of the theme are in docs/public, styles in theme/style.css. */
const withoutInlineCode = (html) =>
  html
    .replace(/<script id="check-dark-mode">.*?<\/script>/s, '<script src="/docs/first-paint.js"></script>')
    .replace(/<script id="check-mac-os">.*?<\/script>/s, '')
    .replaceAll(/ style="[^"]*"/g, '');
