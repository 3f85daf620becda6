import { expect, it } from 'vitest';
import { digestOf, NO_DOCUMENTS, registeredTexts } from '../../src/http/road/registered-texts.js';

function sharedStore() {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (key: string) => Promise.resolve(texts.get(key) ?? null),
    set: (key: string, text: string) => Promise.resolve(texts.set(key, text)),
  };
}

const QUERY = 'query Loan($id: ID!) { loan(id: $id) { id } }';

it('a text that one process registers is found by another', async () => {
  const store = sharedStore();
  registeredTexts(NO_DOCUMENTS, store).register(digestOf(QUERY), QUERY);
  expect(await registeredTexts(NO_DOCUMENTS, store).find(digestOf(QUERY))).toBe(QUERY);
});

it('a text that somebody put under the digest of another is not carried out', async () => {
  const store = sharedStore();
  registeredTexts(NO_DOCUMENTS, store).register(digestOf(QUERY), QUERY);
  for (const key of store.texts.keys()) store.texts.set(key, '{ viewer { role } }');
  expect(await registeredTexts(NO_DOCUMENTS, store).find(digestOf(QUERY))).toBeUndefined();
});

it.each(['{ borrowerBySsn(ssn: "123-45-6789") { id } }', '{ loan(id: 463370) { id } }'])(
  'a text with somebody in it stays in its process: %s',
  async (text) => {
    const store = sharedStore();
    const own = registeredTexts(NO_DOCUMENTS, store);
    own.register(digestOf(text), text);
    expect(await own.find(digestOf(text))).toBe(text);
    expect([...store.texts]).toEqual([]);
  },
);

it('what is no digest is not looked for elsewhere', async () => {
  const store = { ...sharedStore(), get: () => Promise.reject(new Error('It was asked')) };
  expect(await registeredTexts(NO_DOCUMENTS, store).find('../../keys')).toBeUndefined();
});
