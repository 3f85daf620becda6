import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { schemaChanges, unnamed } from '../support/schema-changes.js';

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

const released = textOf('schema/released.graphql');
const unreleased = /^## Unreleased\n(.*?)(?=^## |$(?![^]))/ms.exec(textOf('CHANGELOG.md'))?.[1] ?? '';

describe('the schema', () => {
  it('changes nothing that the last released one promised, or the CHANGELOG names it under Unreleased', () => {
    expect(unnamed(schemaChanges(released, textOf('schema/subgraph.graphql')), unreleased)).toEqual([]);
  });
});

describe('a change is noticed', () => {
  it.each<[string, string, string, string]>([
    ['a field that is gone', ' remainingBalance:', ' renamedBalance:', 'Loan.remainingBalance was removed.'],
    ['another type', 'grade: String', 'grade: Int', 'Loan.grade changed type from String to Int.'],
    [
      'one more value, which a client may not know',
      'enum SortDirection {',
      'enum SortDirection {\n  SIDEWAYS',
      'SIDEWAYS was added to enum type SortDirection.',
    ],
    [
      'one more outcome',
      'EraseBorrowerResult = ',
      'EraseBorrowerResult = LoanHold | ',
      'LoanHold was added to union type EraseBorrowerResult.',
    ],
    ['another key', '@key(fields: "id")', '@key(fields: "loanId")', 'Loan is no longer found by @key(fields: id).'],
    [
      'a key that other graphs cannot resolve any more',
      '@key(fields: "id")',
      '@key(fields: "id", resolvable: false)',
      'Loan is found by @key(fields: id, resolvable: false) now.',
    ],
  ])('%s', (_, before, after, description) => {
    const changes = schemaChanges(released, released.replaceAll(before, after));
    expect(changes).toContainEqual(expect.stringContaining(description));
  });

  it('unless it is named', () => {
    const changes = ['Loan.grade changed type from String to Int.', 'Vehicle was removed.'];
    expect(unnamed(changes, 'Nothing of Vehicle, and `Loan`')).toEqual(changes);
    expect(unnamed(changes, '`Loan.grade` is a number; `Vehicle` is gone')).toEqual([]);
  });
});
