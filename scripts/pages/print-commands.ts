import type { Command } from 'commander';

/** The page docs/command-line.md: each command with its arguments and options. */
export function printCommands(root: Command): string {
  const sections = leavesOf(root).map(([words, command]) => section(`${root.name()} ${words}`, command));
  return `# Command line

<!-- Printed by \`npm run schema\` from src/cli; a test compares it. -->

Run a command with \`npx loan-gateway <command>\`. Settings come from the environment: see [Configuration](configuration.md).
A command ends with 0 when it is done, with 1 when it failed, and with 2 when it was called wrongly.

${sections.join('\n\n')}
`;
}

/** Commands that do something, with the words that call them. */
const leavesOf = (command: Command, words: readonly string[] = []): [string, Command][] =>
  command.commands.flatMap((child) => {
    const named = [...words, child.name()];
    return child.commands.length > 0 ? leavesOf(child, named) : [[named.join(' '), child] as [string, Command]];
  });

function section(name: string, command: Command): string {
  const given = command.registeredArguments.map((argument) => {
    const name = argument.name();
    return [argument.required ? `<${name}>` : `[${name}]`, `${argument.description}.`] as const;
  });
  const options = command.options.map(({ flags, description, argChoices, defaultValue }) => {
    const choices = argChoices ? ` One of ${argChoices.map((choice) => `\`${choice}\``).join(', ')}.` : '';
    const standard =
      defaultValue === undefined || defaultValue === false ? '' : ` Default: \`${String(defaultValue)}\`.`;
    return [flags, `${description}.${choices}${standard}`] as const;
  });
  const rows = [...given, ...options].map(
    ([flags, description]) => `| \`${flags.replaceAll('|', '\\|')}\` | ${description.replaceAll('|', '\\|')} |`,
  );
  const table = rows.length > 0 ? `\n\n| option | what it does |\n| --- | --- |\n${rows.join('\n')}` : '';
  return `## ${name}\n\n${command.description()}${table}`;
}
