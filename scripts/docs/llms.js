// llms.txt and the whole documentation as one Markdown file, for agents.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sidebar } from '../../docs/.vitepress/sidebar.js';

/** File names below the site and their texts. `commands` are the pages of commands, which the sidebar does not list one by one. */
export function textsForAgents(root, commands) {
  const groups = sidebar.map(({ text, items }) => ({
    text,
    pages: items.map(({ text: title, link }) => ({ title, link })),
  }));
  const commandPages = commands.map((name) => ({ title: name, link: `/reference/commands/${name}` }));
  const listed = [...groups, { text: 'Commands', pages: commandPages }];
  const index = listed.map(
    ({ text, pages }) => `## ${text}\n\n${pages.map(({ title, link }) => `- [${title}](/docs${link})`).join('\n')}`,
  );
  const whole = listed.flatMap(({ pages }) => pages.map(({ link }) => sourceOf(root, link))).filter(Boolean);
  return {
    'llms.txt': `# Loan gateway\n\n> A GraphQL gateway over the whole life of a loan, with a v2 REST interface beside it.\n\nAll pages in one file: [llms-full.md](/docs/llms-full.md). Schema: \`schema/schema.graphql\`. OpenAPI: \`/v2/openapi.json\`.\n\n${index.join('\n\n')}\n`,
    'llms-full.md': whole.join('\n\n---\n\n'),
  };
}

function sourceOf(root, link) {
  const path =
    link === '/'
      ? 'index'
      : link
          .slice(1)
          .replace(/^reference\//, 'generated/')
          .replace(/\/$/, '/index');
  for (const file of [path, link.slice(1)]) {
    const name = join(root, 'docs', `${file}.md`);
    if (existsSync(name)) return readFileSync(name, 'utf8').trim();
  }
  return undefined;
}
