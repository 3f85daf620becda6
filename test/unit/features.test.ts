import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FEATURES } from '../../src/gateway/graph/features.js';

const FOLDERS = new URL('../../src/features/', import.meta.url);

it('lists every feature that has an index.ts, under the name of its folder', () => {
  const folders = readdirSync(FOLDERS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/index.ts'))
    .map((path) => path.replace(/\/index\.ts$/, ''));
  expect(FEATURES.map(({ name }) => name).sort()).toEqual(folders.sort());
});

it('lists every resolver class of a feature once', () => {
  const resolvers = FEATURES.flatMap(({ resolvers = [] }) => resolvers);
  expect(new Set(resolvers).size).toBe(resolvers.length);
});
