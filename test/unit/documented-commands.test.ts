import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { program } from '../../src/cli/program.js';
import { codeIn, PAGES } from '../support/documentation.js';

const root = program({ writeOut: () => undefined, writeErr: () => undefined });

/** `loan-gateway …` as lines of shell scripts call it, without what is redirected or said after it. */
const calls = PAGES.flatMap((page) =>
  codeIn(page, 'sh')
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => /(?:^|npx )loan-gateway ([^>|#]+)/.exec(line)?.[1]?.trim() ?? [])
    .map((call) => [page, call] as const),
);

/** Words and options that the command line does not know. */
function unknownIn(call: string): string[] {
  const words = call.match(/"[^"]*"|\S+/g) ?? [];
  let command: Command = root;
  let next = 0;
  for (const word of words) {
    const child = command.commands.find((one) => one.name() === word);
    if (!child) break;
    command = child;
    next += 1;
  }
  const known = command.options.map(({ long }) => long);
  const options = words.slice(next).filter((word) => word.startsWith('--'));
  return [...(command.commands.length > 0 ? [call] : []), ...options.filter((option) => !known.includes(option))];
}

describe('a command line in the documentation is known', () => {
  it.each(calls)('%s: %s', (_page, call) => {
    expect(unknownIn(call)).toEqual([]);
  });
});

it('the first query is the same in README.md and in docs/start/five-minutes.md', () => {
  const [, ...first] = codeIn('README.md', 'sh');
  expect(codeIn('docs/start/five-minutes.md', 'sh')).toContain(first[0]);
});
