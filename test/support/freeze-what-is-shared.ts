import 'reflect-metadata';
import pg from 'pg';
import { OpenedValues } from '../../src/platform/sealing/opened-values.js';
import { PreparedRead } from '../../src/platform/postgres/prepared-statements.js';

/** Opened values and rows are shared between requests: changing one fails. */
const read = Reflect.get(OpenedValues.prototype, 'read');

// Files that share a worker share its modules, and each comes by here.
if (read.name !== 'readFrozen') {
  OpenedValues.prototype.read = function readFrozen(this: OpenedValues, ...args: Parameters<typeof read>) {
    const value = read.apply(this, args);
    freeze(value);
    return value as never;
  };
}

/** Lists are Prisma's and not shared. */
const Query = pg.Query as unknown as { prototype: { handleReadyForQuery(connection: unknown): void } };
const ready = Reflect.get(Query.prototype, 'handleReadyForQuery');
if (ready.name !== 'readyWithFrozen')
  Query.prototype.handleReadyForQuery = function readyWithFrozen(connection) {
    const { rows } = (Reflect.get(this, '_results') ?? {}) as { readonly rows?: readonly unknown[] };
    if (rows && !Array.isArray(rows[0])) freeze(rows);
    ready.call(this, connection);
  };
const handleReadyForQuery = Reflect.get(PreparedRead.prototype, 'handleReadyForQuery');
if (handleReadyForQuery.name !== 'readyFrozen')
  PreparedRead.prototype.handleReadyForQuery = function readyFrozen(this: PreparedRead) {
    freeze(Reflect.get(this, 'found'));
    handleReadyForQuery.call(this);
  };

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) freeze(member);
}
