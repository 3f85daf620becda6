import '../../src/gateway/graph/features.js';
import { allCommands } from '../../src/features/command/registry.js';
import { isOpenToAll } from '../../src/features/loan/loan-rules.js';
import type { Command, Outcomes } from '../../src/features/command/declaration.js';

/** schema/commands.json: every declared command, for code generators such as the desk's. */
export const printCommandsJson = (): string =>
  `${JSON.stringify(
    allCommands().map(({ name, summary, event, scopes, refusals, rest, affects, onLoan }) => ({
      name,
      summary,
      event,
      scopes,
      refusals: [...new Set(refusals)].sort(),
      rest: rest?.path ?? null,
      states: onLoan?.states ?? null,
      blockedBy: onLoan?.blockedBy ?? [],
      offeredOn: onLoan?.offeredOn ?? null,
      menu: onLoan?.menu ?? null,
      affects,
    })),
    undefined,
    2,
  )}\n`;

const cells = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const statesOf = (states: Outcomes | undefined): string => {
  if (states === undefined) return '';
  return isOpenToAll(states) ? 'any' : codes(Object.keys(states));
};

const row = ({ name, summary, scopes, refusals, rest, onLoan }: Command): string =>
  cells([
    `\`${name}\``,
    summary,
    codes(scopes),
    statesOf(onLoan?.states),
    rest ? `\`POST ${rest.path}\`` : '',
    codes([...new Set(refusals)].sort()),
  ]);

/** docs/commands.md: the declared commands as one table. */
export const printCommandTable = (): string => `# Commands

<!-- Printed by \`npm run schema\` from the declarations in src/features; a test compares it. -->

Each command is declared in one file of \`src/features\`. The mutation, its result, its permission, its v2 endpoint and
the tables of [states](lifecycle.md) and [holds](holds.md) are derived from the declaration. \`schema/commands.json\` has
the same for code generators.

${cells(['command', 'what it does', 'scope', 'states of the loan', 'v2', 'refusals'])}
${cells(['---', '---', '---', '---', '---', '---'])}
${allCommands().map(row).join('\n')}
`;
