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

/** A fence with its text. It may be inside a list. Words after the language name another use. */
export interface Snippet {
  readonly language: string;
  readonly text: string;
}

export const snippetsIn = (page: string): Snippet[] =>
  [...readFileSync(new URL(page, root), 'utf8').matchAll(/^( *)```([^\n]*)\n(.*?)^\1```$/gms)].map(
    ([, indent = '', language = '', text = '']) => ({
      language,
      text: text.replaceAll(`\n${indent}`, '\n').slice(indent.length),
    }),
  );

/** The code of a page in one language. */
export const codeIn = (page: string, language: string): string[] =>
  snippetsIn(page).flatMap((snippet) => (snippet.language === language ? [snippet.text] : []));
