import type { FieldPlan, ShowObject, Shown, ValuePlan } from './plan.js';
import { Unplanned } from './unplanned.js';

/**
 * As code of its own, because a loop over the fields looks each property up anew. Only names that GraphQL accepts are
 * written into it, as JSON strings; `__proto__` is none of them, since planning leaves it to the ordinary way.
 */
export function showObject(fields: readonly FieldPlan[], isPlain: boolean): ShowObject {
  const members = fields.map((field, place) => `${JSON.stringify(field.key)}: ${memberOf(field, place, isPlain)}`);
  const show = fields.map(
    ({ value }) =>
      (source: unknown) =>
        showPlain(value, source),
  );
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const make = new Function('show', `return (s) => { let v; return { ${members.join(', ')} }; };`) as (
    show: readonly ((source: unknown) => unknown)[],
  ) => ShowObject;
  return make(show);
}

function memberOf({ name, constant, batch, value }: FieldPlan, place: number, isPlain: boolean): string {
  if (constant !== undefined) return JSON.stringify(constant);
  if (batch || (value.kind !== 'LEAF' && !isPlain)) return 'null';
  const property = `(v = s[${JSON.stringify(name)}])`;
  const shown = `show[${place}](v)`;
  if (value.kind !== 'LEAF' || value.is === 'OTHER') return `(${property}, ${shown})`;
  return value.is === 'TEXT'
    ? `typeof ${property} === 'string' ? v : ${shown}`
    : `typeof ${property} === 'number' && (v | 0) === v ? v : ${shown}`;
}

/** A value of which everything is at hand. */
export function showPlain(value: ValuePlan, source: unknown): unknown {
  if (value.kind === 'LEAF') return value.leaf(source);
  if (source === null || source === undefined) return nothing(value.isNonNull);
  if (value.kind === 'OBJECT') return value.plan.show(source as Shown);
  return listed(source).map((element) => showPlain(value.each, element));
}

export function listed(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unplanned();
  return value;
}

export function nothing(isNonNull: boolean): null {
  if (isNonNull) throw new Unplanned();
  return null;
}
