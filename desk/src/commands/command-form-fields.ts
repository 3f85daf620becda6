import { commandForms } from '../generated/commands.js';

export type CommandName = keyof typeof commandForms;

export interface CommandField {
  readonly name: string;
  readonly type: string;
  readonly values: readonly string[];
  readonly isRequired: boolean;
  readonly help: string;
}

export type Values = Readonly<Record<string, string>>;

export const isCommand = (name: string): name is CommandName => name in commandForms;

/** What is left to fill in, what is required first. */
export function fieldsOf(command: CommandName, given: string): readonly CommandField[] {
  const fields: readonly CommandField[] = commandForms[command].fields;
  return fields.filter(({ name }) => name !== given).toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** What was filled in, as the graph takes it. */
export function inputOf(fields: readonly CommandField[], values: Values): Record<string, string | number | boolean> {
  const input: Record<string, string | number | boolean> = {};
  for (const { name, type } of fields) {
    const text = values[name]?.trim() ?? '';
    if (text === '') continue;
    if (type === 'Int') input[name] = Number(text);
    else if (type === 'Boolean') input[name] = text === 'true';
    else input[name] = text;
  }
  return input;
}
