import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const atRoot = readdirSync(root).filter((file) => file.endsWith('.md'));
const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && !file.startsWith('generated'))
  .map((file) => join('docs', file));

/** As GitHub and VitePress name a heading. */
const anchorOf = (heading: string) =>
  heading
    .replace(/`|\[|\]\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

const linksIn = (file: string) =>
  [
    ...readFileSync(join(root, file), 'utf8')
      .replace(/```.*?```/gs, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

/** What is wrong with a link; nothing for one that leads somewhere. */
function faultOf(file: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : relative(root, normalize(join(root, dirname(file), path)));
  // Pages that `npm run docs` makes.
  if (target.startsWith(join('docs', 'generated'))) return undefined;
  if (!existsSync(join(root, target))) return `${link}: there is no such file`;
  if (anchor && target.endsWith('.md') && !anchorsIn(target).includes(anchor))
    return `${link}: there is no such heading`;
  return undefined;
}

describe('links in the documentation lead to a file and a heading', () => {
  it.each([...atRoot, ...inDocs])('%s', (file) => {
    expect(linksIn(file).flatMap((link) => faultOf(file, link) ?? [])).toEqual([]);
  });
});

it('each decision has a number of its own, in its name and title', () => {
  const files = inDocs.filter((file) => file.startsWith(join('docs', 'decisions')));
  const numbers = files.map((file) => Number(/(\d+)-[\w-]+\.md$/.exec(file)?.[1]));
  expect(new Set(numbers).size).toBe(files.length);
  const titled = files.map((file) => Number(/^# (\d+) · /.exec(readFileSync(join(root, file), 'utf8'))?.[1]));
  expect(titled).toEqual(numbers);
});
