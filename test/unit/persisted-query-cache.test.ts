import { expect, it } from 'vitest';
import { digestOf, NO_DOCUMENTS } from '../../src/platform/http/pipeline/persisted-documents.js';
import { PersistedQueryCache, type SharedTexts } from '../../src/platform/http/pipeline/persisted-query-cache.js';

function sharedStore() {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (key: string) => Promise.resolve(texts.get(key) ?? null),
    set: (key: string, text: string) => Promise.resolve(texts.set(key, text)),
  };
}

const cacheOver = (store: SharedTexts) => new PersistedQueryCache(NO_DOCUMENTS, store);

/** As Apollo Server names a text. */
const keyOf = (text: string) => `apq:${digestOf(text)}`;

const QUERY = 'query Loan($id: ID!) { loan(id: $id) { id } }';

it('a text that one process registers is found by another', async () => {
  const store = sharedStore();
  await cacheOver(store).set(keyOf(QUERY), QUERY);
  expect(await cacheOver(store).get(keyOf(QUERY))).toBe(QUERY);
});

it('a text under the digest of another one is not used', async () => {
  const store = sharedStore();
  await cacheOver(store).set(keyOf(QUERY), QUERY);
  for (const key of store.texts.keys()) store.texts.set(key, '{ viewer { role } }');
  expect(await cacheOver(store).get(keyOf(QUERY))).toBeUndefined();
});

it.each(['{ borrowerBySsn(ssn: "123-45-6789") { id } }', '{ loan(id: 463370) { id } }'])(
  'a text with personal values stays in its process: %s',
  async (text) => {
    const store = sharedStore();
    const own = cacheOver(store);
    await own.set(keyOf(text), text);
    expect(await own.get(keyOf(text))).toBe(text);
    expect([...store.texts]).toEqual([]);
  },
);

it('a text that is too long to read is not taken from others', async () => {
  const store = sharedStore();
  const long = `# ${'x'.repeat(300_000)}\n${QUERY}`;
  store.texts.set(`document:${keyOf(long)}`, long);
  expect(await cacheOver(store).get(keyOf(long))).toBeUndefined();
});

it('a key that is no digest is not looked up in Redis', async () => {
  const store = { ...sharedStore(), get: () => Promise.reject(new Error('It was asked')) };
  expect(await cacheOver(store).get('apq:../../keys')).toBeUndefined();
});
