import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import '../../src/gateway/graph/features.js';
import { allCommands } from '../../src/features/command/registry.js';

/** Its declaration, the index of its feature, and one more: a state machine, a policy or a form of commands. */
const MOST = 3;

/** `submitRepayments` gives it in bulk. */
const MORE: Readonly<Record<string, number>> = { submitRepayment: 4 };

/** Names that are ordinary words too, of scopes, promises and texts. */
const WORDS = new Set(['approve', 'reject']);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/^(generated|demo)/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'));

it.each(allCommands().filter(({ name }) => !WORDS.has(name)))('$name is named in few files', ({ name }) => {
  const word = new RegExp(`\\b${name}\\b`);
  expect(sources.filter((text) => word.test(text)).length).toBeLessThanOrEqual(MORE[name] ?? MOST);
});
