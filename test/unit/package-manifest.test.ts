import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const home = new URL('../../', import.meta.url);

describe('package.json', () => {
  const guide = readFileSync(new URL('docs/dependencies.md', home), 'utf8');
  const firstCells = guide.split('\n').flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? []);

  it.each(Object.keys(manifest.overrides))('overrides %s for a reason in docs/dependencies.md', (name) => {
    expect(firstCells.filter((cell) => cell.includes(`\`${name}\``))).toHaveLength(1);
  });

  it('restarts `npm run dev` on changes in every folder of src except the generated one', () => {
    const folders = readdirSync(new URL('src', home)).filter((name) => name !== 'generated');
    const watched = [...manifest.scripts.dev.matchAll(/--watch-path=src\/(\S+)/g)].map(([, name]) => name);
    expect(watched).toEqual(folders.sort());
  });
});
