import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOAN_COMMANDS } from '../../src/domain/loan/lifecycle.js';
import { printLifecycle } from '../../src/domain/loan/print-lifecycle.js';

it('docs/lifecycle.md is what the transition tables say, every command in it', () => {
  const page = printLifecycle();
  expect(readFileSync(new URL('../../docs/lifecycle.md', import.meta.url), 'utf8')).toBe(page);
  for (const command of LOAN_COMMANDS) expect(page).toContain(command);
});
