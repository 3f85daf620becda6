import { describe, expect, it } from 'vitest';
import { loader, loaderFor, RequestLoaders } from '../../src/platform/request/loader.js';

interface Library {
  readonly titles: ReadonlyMap<string, string>;
  /** The ids of each read, in order. */
  readonly reads: (readonly string[])[];
}

const titles = new Map([
  ['1', 'Emma'],
  ['2', 'Dracula'],
]);

const library = (): Library => ({ titles, reads: [] });

const titleById = loader({
  read: (ids: readonly string[], { titles: known, reads }: Library) => {
    reads.push(ids);
    return Promise.resolve(known);
  },
});

const pageById = loaderFor((question: { readonly pages: ReadonlySet<number> }) => ({
  read: (ids: readonly string[], { reads }: Library) => {
    reads.push(ids);
    return Promise.resolve(new Map(ids.map((id) => [id, `${id}: ${[...question.pages].join('+')}`])));
  },
}));

describe('loaders of a request', () => {
  it('read all ids together that are asked for at the same time, each once', async () => {
    const reading = library();
    const loaders = new RequestLoaders(reading);
    const [one, many] = await Promise.all([
      loaders.load(titleById, '1'),
      loaders.loadAll(titleById, ['2', '1', 'missing', '2']),
    ]);
    expect(one).toBe('Emma');
    expect(many).toEqual(['Dracula', 'Emma', undefined, 'Dracula']);
    expect(reading.reads).toEqual([['1', '2', 'missing']]);
  });

  it('do not read an id again within a request, and read it again in the next', async () => {
    const reading = library();
    const loaders = new RequestLoaders(reading);
    await loaders.load(titleById, '1');
    await loaders.loadAll(titleById, ['1', '2']);
    await new RequestLoaders(reading).load(titleById, '1');
    expect(reading.reads).toEqual([['1'], ['2'], ['1']]);
  });

  it('read equal questions together and different ones apart', async () => {
    const reading = library();
    const loaders = new RequestLoaders(reading);
    const rows = await Promise.all([
      loaders.load(pageById({ pages: new Set([1, 2]) }), 'a'),
      loaders.load(pageById({ pages: new Set([2, 1]) }), 'b'),
      loaders.load(pageById({ pages: new Set([3]) }), 'a'),
    ]);
    expect(rows).toEqual(['a: 1+2', 'b: 1+2', 'a: 3']);
    expect(reading.reads).toEqual([['a', 'b'], ['a']]);
  });

  it('record what each read row discloses, once', async () => {
    const disclosed: string[] = [];
    const audited = loader({
      read: (ids: readonly string[], reading: Library) =>
        Promise.resolve(new Map(ids.map((id) => [id, reading.titles.get(id)]))),
      disclose: () => (title, id) => disclosed.push(`${id} ${title}`),
    });
    const loaders = new RequestLoaders(library());
    await loaders.loadAll(audited, ['1', '2']);
    await loaders.load(audited, '1');
    expect(disclosed).toEqual(['1 Emma', '2 Dracula']);
  });

  it('take keys that are objects by their ids', async () => {
    const sizes: number[] = [];
    const bytesOf = loader({
      read: (files: readonly { readonly id: string; readonly size: number }[], _: Library) => {
        sizes.push(...files.map(({ size }) => size));
        return Promise.resolve(new Map(files.map(({ id }) => [id, id.toUpperCase()])));
      },
      idOf: ({ id }) => id,
    });
    const loaders = new RequestLoaders(library());
    expect(
      await loaders.loadAll(bytesOf, [
        { id: 'a', size: 1 },
        { id: 'a', size: 1 },
      ]),
    ).toEqual(['A', 'A']);
    expect(sizes).toEqual([1]);
  });

  it('fail together where a read fails', async () => {
    const broken = loader({ read: (_ids: readonly string[], _: Library) => Promise.reject(new Error('no shelf')) });
    await expect(new RequestLoaders(library()).loadAll(broken, ['1', '2'])).rejects.toThrow('no shelf');
  });
});
