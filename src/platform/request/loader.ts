import DataLoader from 'dataloader';

/** Reads rows by their ids. An id without an entry has no row, or none that this request may see. */
type ReadRows<Reading, Key, Row> = (keys: readonly Key[], reading: Reading) => Promise<ReadonlyMap<string, Row>>;

export interface LoaderSpec<Reading, Key, Row> {
  readonly read: ReadRows<Reading, Key, Row>;
  /** Records what is disclosed by each row that was read. */
  readonly disclose?: (reading: Reading) => (row: Row, id: string) => void;
  /** The id of a key; needed where keys are not strings. */
  readonly idOf?: (key: Key) => string;
}

/**
 * How rows of one kind are read, as a constant beside the feature that reads them. A request creates the DataLoader
 * behind it on first use.
 */
export interface Loader<Reading, Key, Row> {
  /** The same object for all questions to one declaration. */
  readonly family: object;
  /** What tells the loaders of a family apart. */
  readonly question: string;
  readonly spec: () => LoaderSpec<Reading, Key, Row>;
}

export function loader<Reading, Key, Row>(spec: LoaderSpec<Reading, Key, Row>): Loader<Reading, Key, Row> {
  return { family: spec, question: '', spec: () => spec };
}

/** A loader for each question, such as the columns to read or the page of a list. Equal questions share one. */
export function loaderFor<Reading, Question extends object | string, Key, Row>(
  specOf: (question: Question) => LoaderSpec<Reading, Key, Row>,
): (question: Question) => Loader<Reading, Key, Row> {
  return (question) => ({ family: specOf, question: keyOf(question), spec: () => specOf(question) });
}

/** Questions belong to cached plans and come again: each is serialized once. */
const keys = new WeakMap<object, string>();

function keyOf(question: object | string): string {
  if (typeof question === 'string') return question;
  const known = keys.get(question) ?? JSON.stringify(question, withSortedSets);
  keys.set(question, known);
  return known;
}

const withSortedSets = (_: string, value: unknown) =>
  value instanceof Set ? [...(value as Set<string>)].sort() : value;

/** The DataLoaders of one request. */
export class RequestLoaders<Reading> {
  private readonly families = new Map<object, Map<string, DataLoader<never, unknown, string>>>();

  constructor(private readonly reading: Reading) {}

  load<Key, Row>(wanted: Loader<Reading, Key, Row>, key: Key): Promise<Row | undefined> {
    return this.dataLoader(wanted).load(key);
  }

  /** In the order of the keys. Fails if reading any of them fails. */
  loadAll<Key, Row>(wanted: Loader<Reading, Key, Row>, all: readonly Key[]): Promise<(Row | undefined)[]> {
    const rows = this.dataLoader(wanted);
    return Promise.all(all.map((key) => rows.load(key)));
  }

  private dataLoader<Key, Row>({ family, question, spec }: Loader<Reading, Key, Row>) {
    const ofFamily = this.families.get(family) ?? new Map<string, DataLoader<never, unknown, string>>();
    const known = ofFamily.get(question) ?? dataLoaderOf(spec(), this.reading);
    ofFamily.set(question, known);
    this.families.set(family, ofFamily);
    return known as DataLoader<Key, Row | undefined, string>;
  }
}

function dataLoaderOf<Reading, Key, Row>(
  { read, disclose, idOf = String }: LoaderSpec<Reading, Key, Row>,
  reading: Reading,
) {
  const note = disclose?.(reading);
  return new DataLoader<Key, Row | undefined, string>(
    async (all) => {
      const rows = await read(all, reading);
      if (note) rows.forEach(note);
      return all.map((key) => rows.get(idOf(key)));
    },
    { cacheKeyFn: idOf },
  );
}
