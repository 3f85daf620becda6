import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** README.md and the pages of docs/, without those that `npm run docs` makes. */
export const PAGES: readonly string[] = [
  'README.md',
  ...readdirSync(fileURLToPath(new URL('docs', root)), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !/^(generated|decisions)/.test(file))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .sort(),
];

/** The code of a page in one language; words after the language name another use. */
export const codeIn = (page: string, language: string): string[] =>
  [...readFileSync(new URL(page, root), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, named]) => named === language)
    .map(([, , text = '']) => text);
