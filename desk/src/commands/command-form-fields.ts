import { commandForms } from '../generated/commands.js';
import { day, dollars, percents, title } from '../shared/words.js';

export type CommandName = keyof typeof commandForms;

export interface CommandField {
  readonly name: string;
  readonly type: string;
  readonly values: readonly string[];
  readonly isRequired: boolean;
  readonly help: string;
}

export type Values = Readonly<Record<string, string>>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What there is to choose from, by the name of the field. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

export const isCommand = (name: string): name is CommandName => name in commandForms;

/** What is left to fill in, what is required first. */
export function fieldsOf(command: CommandName, ...given: readonly string[]): readonly CommandField[] {
  const fields: readonly CommandField[] = commandForms[command].fields;
  return fields
    .filter(({ name }) => !given.includes(name))
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** What was filled in, as the graph takes it. */
export function inputOf(fields: readonly CommandField[], values: Values): Record<string, string | number | boolean> {
  const input: Record<string, string | number | boolean> = {};
  for (const { name, type } of fields) {
    const text = values[name]?.trim() ?? '';
    if (text === '') continue;
    if (type === 'Int') input[name] = Number(text);
    else if (type === 'Boolean') input[name] = text === 'true';
    else input[name] = type === 'Decimal' ? plainDecimal(text) : text;
  }
  return input;
}

/** As the graph takes it: an amount may be pasted as the desk prints it. */
const plainDecimal = (text: string): string => text.replaceAll(/[$,]/g, '');

/** A value of a field as people read it. */
export function shownValue(
  { name, type }: Pick<CommandField, 'name' | 'type'>,
  value: string,
  choices?: Choices,
): string {
  const chosen = choices?.[name]?.find((choice) => choice.value === value);
  if (chosen) return chosen.label;
  if (type === 'Date') return day(value);
  if (type === 'Enum') return title(value);
  if (type === 'Boolean') return value === 'true' ? 'Yes' : 'No';
  if (type !== 'Decimal') return value;
  const figure = plainDecimal(value.trim());
  if (/percent|rate|spread/i.test(name)) return /^-?\d+(\.\d+)?$/.test(figure) ? percents(figure) : value;
  // What has parts of a cent is shown as it was typed, and is for the graph to refuse.
  return /^-?\d+(\.\d{1,2})?$/.test(figure) ? dollars(figure) : value;
}
