import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const docs = fileURLToPath(new URL('../', import.meta.url));

/** Files outside docs/ that the site shows as pages of its own. */
const PAGES = {
  '../ARCHITECTURE.md': 'generated/project/architecture.md',
  '../CHANGELOG.md': 'generated/project/changelog.md',
  '../CONTRIBUTING.md': 'generated/project/contributing.md',
  '../SECURITY.md': 'generated/project/security-policy.md',
  '../schema/visibility.md': 'generated/graph/objects.md',
};

/** A link to a file of the repository leads to its page on the site. Where there is none, only the text stays. */
export function linksToFiles(md) {
  md.core.ruler.push('links-to-files', ({ tokens, env }) => {
    for (const { children } of tokens)
      for (const [index, token] of (children ?? []).entries()) rewrite(children, index, token, env);
  });
}

function rewrite(children, index, token, env) {
  if (token.type !== 'link_open') return;
  const href = token.attrGet('href') ?? '';
  if (/^([a-z]+:|#|\/)/i.test(href)) return;
  const [path, anchor] = href.split('#');
  const from = dirname(resolve(docs, env.relativePath ? sourceOf(env) : ''));
  const target = relative(docs, resolve(from, path)).replaceAll('\\', '/');
  const page = PAGES[target];
  if (page)
    token.attrSet('href', relative(from, resolve(docs, page)).replaceAll('\\', '/') + (anchor ? `#${anchor}` : ''));
  else if (target.startsWith('..')) unlink(children, index);
}

const sourceOf = ({ path, relativePath }) => (path && existsSync(path) ? path : relativePath);

function unlink(children, index) {
  const end = children.findIndex((token, at) => at > index && token.type === 'link_close');
  for (const at of [index, end])
    Object.assign(children[at], { type: 'html_inline', tag: '', attrs: null, content: '' });
}
