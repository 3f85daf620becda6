import type { FieldPlan, PrintObject, ValuePlan } from './plan.js';
import { quote } from './quote.js';
import { Unplanned } from './unplanned.js';

type Print = (value: unknown) => string;

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

function memberOf({ name, constant, value }: FieldPlan, place: number, waitedAt: number): string {
  if (constant !== undefined) return JSON.stringify(JSON.stringify(constant));
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
  if (value.kind === 'LEAF') return value.print(source);
  if (source === null || source === undefined) return nothing(value.isNonNull);
  if (value.kind === 'OBJECT') return value.plan.print(source as Record<string, unknown>, NONE, 0);
  return printList(listed(source).map((element) => printPlain(value.each, element)));
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

export function listed(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unplanned();
  return value;
}

export function nothing(isNonNull: boolean): 'null' {
  if (isNonNull) throw new Unplanned();
  return 'null';
}
