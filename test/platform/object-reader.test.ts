import { expect, it } from 'vitest';
import { objectReader } from '../../src/platform/runtime/object-reader.js';

const asIs = (raw: unknown) => raw ?? null;
const doubled = (raw: unknown) => (typeof raw === 'number' ? 2 * raw : null);

const book = objectReader<unknown>(
  [
    { path: ['title'], source: 0, name: 'book title', read: asIs },
    { path: ['author', 'name'], source: 1, name: 'fullName', read: asIs },
    { path: ['author', 'address', 'city'], source: 1, name: 'city', read: asIs },
    { path: ['pages'], source: 0, name: 'sheets', read: doubled },
  ],
  [['prices']],
);

it('makes an object of members from several sources, renamed, read and nested', () => {
  const made = book([
    { 'book title': 'Emma', sheets: 240 },
    { fullName: 'Jane Austen', city: 'Chawton' },
  ]);
  expect(made).toEqual({
    prices: {},
    title: 'Emma',
    author: { name: 'Jane Austen', address: { city: 'Chawton' } },
    pages: 480,
  });
});

it('reads members of an absent source as absent', () => {
  const nothing = { prices: {}, title: null, author: { name: null, address: { city: null } }, pages: null };
  expect(book([null, undefined])).toEqual(nothing);
  expect(book([])).toEqual(nothing);
});

it('takes any text as a name', () => {
  const name = '"]; throw new Error("code"); //';
  const read = objectReader<unknown>([{ path: [name], source: 0, name, read: asIs }]);
  expect(read([{ [name]: 1 }])).toEqual({ [name]: 1 });
});
