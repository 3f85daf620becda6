import type { FieldPlan, PrintObject, ValuePlan } from './operation.js';
import { quote } from './written-values.js';

type Print = (value: unknown) => string;

/**
 * What cannot be shown as it is: `complete-value` then says what is wrong, and what takes its place. Always the same one: nobody looks at
 * where it was thrown, and finding that out would cost every denied value of a page.
 */
const NOT_PLAIN = new Error('A value cannot be shown as it is');

/**
 * Writes an object as JSON, by code of its own: a loop over the fields would look each property up anew. Only names that
 * GraphQL accepts are written into it, as JSON strings. What has to be waited for is written already.
 */
export function objectPrinter(fields: readonly FieldPlan[], waited: readonly FieldPlan[]): PrintObject {
  const members = fields.map((field, place) => {
    const before = `${place === 0 ? '{' : ','}${JSON.stringify(field.key)}:`;
    return `${JSON.stringify(before)} + ${memberOf(field, place, waited.indexOf(field))}`;
  });
  const print = fields.map(
    ({ value }): Print =>
      (source) =>
        printPlain(value, source),
  );
  const code = `return (s, w, i) => { let v; return ${members.length === 0 ? '"{"' : members.join(' + ')} + '}'; };`;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const make = new Function('print', 'quote', code) as (print: readonly Print[], quoted: typeof quote) => PrintObject;
  return make(print, quote);
}

function memberOf({ name, origin, value }: FieldPlan, place: number, waitedAt: number): string {
  if (origin.kind === 'CONSTANT') return JSON.stringify(JSON.stringify(origin.text));
  if (waitedAt !== -1) return `w[${waitedAt}][i]`;
  const property = `(v = s[${JSON.stringify(name)}])`;
  const printed = `print[${place}](v)`;
  if (value.kind !== 'LEAF' || value.is === 'OTHER') return `(${property}, ${printed})`;
  switch (value.is) {
    case 'TEXT':
      return `(typeof ${property} === 'string' ? quote(v) : ${printed})`;
    case 'FIGURE':
      return `(typeof ${property} === 'string' ? '"' + v + '"' : ${printed})`;
    case 'INT':
      return `(typeof ${property} === 'number' && (v | 0) === v ? v : ${printed})`;
  }
}

const NONE: readonly (readonly string[])[] = [];

/** A value of which everything is at hand. */
export function printPlain(value: ValuePlan, source: unknown): string {
  if (source === null || source === undefined) {
    if (value.isNonNull) throw NOT_PLAIN;
    return 'null';
  }
  if (typeof source === 'function' || source instanceof Error) throw NOT_PLAIN;
  switch (value.kind) {
    case 'LEAF':
      return value.print(source);
    case 'OBJECT':
      return value.plan.print(source as Record<string, unknown>, NONE, 0);
    case 'LIST':
      if (!Array.isArray(source)) throw NOT_PLAIN;
      return printList(source.map((element) => printPlain(value.each, element)));
    case 'ABSTRACT':
      throw NOT_PLAIN;
  }
}

/** Added up, not joined: the whole answer is put together once, at its end. */
export function printList(elements: readonly string[]): string {
  let text = '[';
  let separator = '';
  for (const element of elements) {
    text += separator + element;
    separator = ',';
  }
  return `${text}]`;
}
