import pg from 'pg';
import { OpenedValues } from '../../src/persistence/sealing/opened-values.js';
import { PreparedRead } from '../../src/persistence/database/prepared-statements.js';

/** Opened values and rows are shared between requests: whoever changes one, fails. */
const read = Reflect.get(OpenedValues.prototype, 'read');

// Files that share a worker share its modules, and each comes by here.
if (read.name !== 'readFrozen') {
  OpenedValues.prototype.read = function readFrozen(this: OpenedValues, ...args: Parameters<typeof read>) {
    const value = read.apply(this, args);
    freeze(value);
    return value as never;
  };
}

interface Rows {
  readonly rows?: readonly unknown[];
}
/** pg's own rows are arrays where Prisma asks, which nobody shares. */
const Result = pg.Result as unknown as { prototype: { parseRow(fields: unknown): unknown } };
const parseRow = Reflect.get(Result.prototype, 'parseRow');
if (parseRow.name !== 'parseFrozen')
  Result.prototype.parseRow = function parseFrozen(this: Rows, fields) {
    const row = parseRow.call(this, fields);
    freeze(row);
    return row;
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
