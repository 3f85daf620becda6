import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHANGE_CODES, RETURN_CODES, SUSPENDS } from '../../../src/domain/payment/return-codes.js';

/** Cells of every row whose first is a code. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\| [RC]\d\d /.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

it('docs/payments.md tells of every code what the tables say', () => {
  const returns = Object.entries(RETURN_CODES).map(([code, { kind, meaning }]) => [
    code,
    meaning,
    kind,
    SUSPENDS[kind],
  ]);
  const changes = Object.entries(CHANGE_CODES).map(([code, { meaning, at }]) => [
    code,
    meaning,
    Object.keys(at).join(', '),
  ]);
  expect(rowsOf(readFileSync('docs/payments.md', 'utf8'))).toEqual([...returns, ...changes]);
});
