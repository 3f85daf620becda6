import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRINTED_FILES } from '../../scripts/pages/printed-files.js';
import { REFUSALS } from '../../src/domain/refusal-codes.js';
import { LOAN_COMMAND_NAMES } from '../support/all-commands.js';
import { ERROR_CODES } from '../../src/platform/errors/error-codes.js';

const root = new URL('../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

describe('files printed from the code (`npm run schema`) are up to date', () => {
  it.each(Object.keys(PRINTED_FILES))('%s', (path) => {
    expect(textOf(path)).toBe(PRINTED_FILES[path]);
  });

  it('schema/ holds no other derived files', () => {
    const files = Object.keys(PRINTED_FILES).filter((path) => /^schema\/[^/]+$/.test(path));
    const kept = [...files.map((path) => path.slice('schema/'.length)), 'released.graphql', 'operations'];
    expect(readdirSync(new URL('schema/', root))).toEqual(kept.sort());
  });
});

it('docs/errors.md lists every error code of GraphQL and REST', () => {
  for (const code of [...Object.keys(ERROR_CODES), ...Object.keys(REFUSALS)])
    expect(textOf('docs/errors.md')).toContain(`| \`${code}\` |`);
});

it('docs/lifecycle.md shows every command', () => {
  for (const command of LOAN_COMMAND_NAMES) expect(textOf('docs/lifecycle.md')).toContain(command);
});
