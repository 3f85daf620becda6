import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SEALED_COLUMNS, SEALED_ROWS, OTHER_BYTES, TEXT_COLUMNS } from '../../src/features/loan/sealed-columns.js';

const schema = readFileSync(new URL('../../prisma/schema.prisma', import.meta.url), 'utf8');

/** Every column of these types, as `Table.column`. */
function columnsOf(...types: string[]): string[] {
  const models = [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)];
  return models.flatMap(([, model, body = '']) =>
    [...body.matchAll(/^ {2}(\w+) +(\w+)(?:\[\]|\?)?/gm)].flatMap(([, column, type = '']) =>
      types.includes(type) ? [`${model}.${column}`] : [],
    ),
  );
}

const named = (...tables: Readonly<Record<string, object>>[]): string[] =>
  tables.flatMap((table) =>
    Object.entries(table).flatMap(([model, columns]) =>
      (Array.isArray(columns) ? (columns as string[]) : Object.keys(columns)).map((column) => `${model}.${column}`),
    ),
  );

describe('a column of the database', () => {
  it('that holds text or JSON is known for what it may hold; free text is sealed, and none of these', () => {
    expect(columnsOf('String', 'Json').sort()).toEqual(named(TEXT_COLUMNS).sort());
  });

  it('that holds bytes is sealed under its borrower’s key, and emptied by an erasure, or is no value of a person', () => {
    expect(columnsOf('Bytes').sort()).toEqual(named(SEALED_COLUMNS, SEALED_ROWS, OTHER_BYTES).sort());
  });
});
