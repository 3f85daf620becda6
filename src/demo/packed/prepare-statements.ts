import { type PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

const { serialize } = protocol;

interface Prepared {
  readonly name: string;
  readonly types: readonly number[];
}

/** More different statements than a history has. */
const MOST = 2_000;

type Query = <Row>(sql: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;

/**
 * Makes PGlite plan each statement once, and carry it out by one message instead of five. It is for a process that does nothing
 * else: what is prepared stays in memory.
 */
export function prepareStatements(pglite: PGlite): void {
  const known = new Map<string, Prepared>();
  const say = async (...messages: Uint8Array[]) =>
    (await pglite.execProtocol(Buffer.concat(messages), { syncToFs: false })).messages;

  const prepared = async (sql: string): Promise<Prepared> => {
    const name = known.size < MOST ? `s${known.size}` : '';
    const described = await say(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const made = { name, types: parse.parseDescribeStatementResults(described) };
    if (name !== '') known.set(sql, made);
    return made;
  };

  const textOf = (value: unknown, type: number | undefined) => {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : pglite.serializers[type];
    return write ? write(value) : `${value as string | number | boolean | bigint}`;
  };

  const query: Query = <Row>(sql: string, values: unknown[] = [], options?: QueryOptions) =>
    pglite.runExclusive(async () => {
      const { name, types } = known.get(sql) ?? (await prepared(sql));
      const messages = await say(
        serialize.bind({ statement: name, values: values.map((value, index) => textOf(value, types[index])) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      );
      return parse.parseResults(messages, pglite.parsers, options)[0] as Results<Row>;
    });

  const begin = pglite.transaction.bind(pglite);
  const transaction: PGlite['transaction'] = (work) =>
    begin((tx) => work(Object.assign(Object.create(tx) as Transaction, { query })));
  const queryAlone: PGlite['query'] = (sql, values, options) =>
    pglite._runExclusiveTransaction(() => query(sql, values, options));
  Object.assign(pglite, { transaction, query: queryAlone });
}
