import DataLoader from 'dataloader';
import { obtain } from '../domain/obtain.js';
import { textFault } from '../domain/record/storable-text.js';

export interface Loader<Row> extends Pick<DataLoader<string, Row | undefined>, 'load' | 'clear'> {
  /** Many at once, in their order. */
  loadAll(ids: readonly string[]): Promise<readonly (Row | undefined)[]>;
}

type Note<Row> = (row: Row, id: string) => void;
type ReadRows<Row> = (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;

/** Rows in the order of their keys, whatever order the database answered in. An id that no row can have finds none. */
export const inOrder =
  <Row>(read: ReadRows<Row>, note?: Note<Row>) =>
  async (ids: readonly string[]): Promise<(Row | undefined)[]> => {
    const rows = await read(ids.filter((id) => textFault(id) === undefined));
    if (note) rows.forEach(note);
    return ids.map((id) => rows.get(id));
  };

export function batched<Row>(read: ReadRows<Row>, note?: Note<Row>): Loader<Row> {
  const readAll = inOrder(read, note);
  // Plans read all at once and need none.
  let made: DataLoader<string, Row | undefined> | undefined;
  const loader = () => (made ??= new DataLoader(readAll));
  return { load: (id) => loader().load(id), clear: (id) => loader().clear(id), loadAll: readAll };
}

/** One loader per question, so that whoever asks the same of many ids is answered by one read. */
export function perQuestion<Question extends object, Row>(
  read: (question: Question, ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
  note?: Note<Row>,
) {
  const loaders = new Map<string, Loader<Row>>();
  const asked = new Map<Question, Loader<Row>>();
  return (question: Question): Loader<Row> =>
    obtain(asked, question, () => obtain(loaders, keyOf(question), () => batched((ids) => read(question, ids), note)));
}

/** Selections belong to documents and come again; what they are known by is written once. */
const keys = new WeakMap<object, string>();

const keyOf = (question: object): string => obtain(keys, question, () => JSON.stringify(question, sorted));

const sorted = (_: string, value: unknown) => (value instanceof Set ? [...(value as Set<string>)].sort() : value);
