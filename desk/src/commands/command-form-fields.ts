import { commandForms } from '../generated/commands.js';
import { counted, day, dollars, percents, title } from '../text/words.js';
import { fieldText } from '../text/field-texts.js';

export type CommandName = keyof typeof commandForms;

export interface CommandField {
  /** With its way, where it is a part of a part: `rules.lateFee.flat`. */
  readonly name: string;
  readonly type: string;
  readonly values: readonly string[];
  /** In the part that it belongs to. */
  readonly isRequired: boolean;
}

export type Values = Readonly<Record<string, string>>;

interface Choice {
  readonly value: string;
  readonly label: string;
  /** For the button that sends the form. */
  readonly short?: string;
}

/** What there is to choose from, by the name of the field; of amounts, those that are likely. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** What a command is done to. */
export interface Subject {
  readonly field:
    | 'loanId'
    | 'repaymentId'
    | 'holdId'
    | 'approvalId'
    | 'scheduledPaymentId'
    | 'noticeId'
    | 'changeId'
    | 'through'
    | 'promiseId'
    | 'adjustmentId'
    | 'transferId';
  readonly id: string;
  /** Of what is no loan itself: the loan that it is of, where a command asks for that too. */
  readonly loanId?: string;
}

export const isCommand = (name: string): name is CommandName => name in commandForms;

/** What is left to fill in, what is required first. */
export function fieldsOf(command: CommandName, ...given: readonly string[]): readonly CommandField[] {
  const fields: readonly CommandField[] = commandForms[command].fields;
  return fields
    .filter(({ name }) => !given.includes(name))
    .toSorted((a, b) => Number(isRequired(b, {})) - Number(isRequired(a, {})));
}

/** The part that a field belongs to, as `rules.lateFee`; empty for the command itself. */
export const partOf = ({ name }: CommandField): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** The label of a field. */
export const labelOf = (name: string, command?: string): string =>
  fieldText(name, command)?.label ?? title(name.replaceAll('.', ': ').replace(/Id$/, ''));

/** Of a part that nothing is said of nothing is required. */
export function isRequired(field: CommandField, values: Values): boolean {
  const part = partOf(field);
  if (!field.isRequired || part === '') return field.isRequired;
  return Object.entries(values).some(([name, value]) => name.startsWith(`${part}.`) && value !== '');
}

type Input = Record<string, unknown>;

/** What was filled in, as the graph takes it. */
export function inputOf(fields: readonly CommandField[], values: Values): Input {
  const input: Input = {};
  for (const { name, type } of fields) {
    const text = values[name]?.trim() ?? '';
    if (text === '') continue;
    const way = name.split('.');
    const last = way.pop() ?? name;
    let part = input;
    for (const step of way) part = (part[step] ??= {}) as Input;
    part[last] = valueOf(type, text);
  }
  return input;
}

/** The input of a command on a subject, without its key. */
export function inputFor(
  command: CommandName,
  subject: Subject,
  fields: readonly CommandField[],
  values: Values,
): Input {
  const asksForLoan = commandForms[command].fields.some(({ name }) => name === 'loanId');
  return {
    ...inputOf(fields, values),
    ...(asksForLoan && subject.loanId !== undefined && { loanId: subject.loanId }),
    [subject.field]: subject.id,
  };
}

/** Whether everything is filled in that the command requires. */
export const isComplete = (fields: readonly CommandField[], values: Values): boolean =>
  fields.every((field) => !isRequired(field, values) || (values[field.name] ?? '').trim() !== '');

function valueOf(type: string, text: string): unknown {
  if (type === 'Int') return Number(text);
  if (type === 'Boolean') return text === 'true';
  if (type === 'EnumList') return chosenIn(text);
  if (type === 'JSONObject') return jsonObjectOf(text);
  return isFigure(type) ? plainDecimal(text) : text;
}

/** Several values of a field are kept as one text. */
export const chosenIn = (text: string): readonly string[] => text.split(',').filter((value) => value !== '');

/** Undefined for what is none. */
export function jsonObjectOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The scalars of decimal numbers. */
export const isFigure = (type: string): boolean => ['Decimal', 'Fraction', 'Percent'].includes(type);

/** As the graph takes it: an amount may be pasted as the desk prints it. */
const plainDecimal = (text: string): string => text.replaceAll(/[$,]/g, '');

/** A value of a field as people read it. */
export function shownValue(
  { name, type }: Pick<CommandField, 'name' | 'type'>,
  value: string,
  choices?: Choices,
): string {
  if (type === 'EnumList')
    return chosenIn(value)
      .map((one) => shownValue({ name, type: 'Enum' }, one, choices))
      .join(', ');
  const chosen = choices?.[name]?.find((choice) => choice.value === value);
  // Of an amount the figure is what is looked at.
  if (chosen && !isFigure(type)) return chosen.label;
  if (type === 'JSONObject') return `JSON, ${counted(value.length)} characters`;
  if (type === 'Date') return day(value);
  if (type === 'Enum') return title(value);
  if (type === 'Boolean') return value === 'true' ? 'Yes' : 'No';
  if (!isFigure(type)) return value;
  const figure = plainDecimal(value.trim());
  if (type === 'Percent') return /^-?\d+(\.\d+)?$/.test(figure) ? percents(figure) : value;
  if (type === 'Fraction') return value;
  // What has parts of a cent is shown as it was typed, and is for the graph to refuse.
  return /^-?\d+(\.\d{1,2})?$/.test(figure) ? dollars(figure) : value;
}
