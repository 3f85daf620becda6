import type { Field } from './field.js';
import { FIELD_MAP } from './field-map.js';

export interface ObjectShape {
  readonly form: 'object';
  readonly members: ReadonlyMap<string, Shape>;
}

export interface ListShape {
  readonly form: 'list';
  readonly element: ObjectShape;
}

export interface LeafShape {
  readonly form: 'leaf';
  readonly field: Field;
}

/** The nesting that the paths of the field map spell out. */
export type Shape = ObjectShape | ListShape | LeafShape;

interface Step {
  readonly field: Field;
  readonly rest: readonly string[];
}

function objectShape(steps: readonly Step[]): ObjectShape {
  const groups = new Map<string, Step[]>();
  for (const { field, rest } of steps) {
    const [segment = '', ...deeper] = rest;
    const group = groups.get(segment) ?? [];
    group.push({ field, rest: deeper });
    groups.set(segment, group);
  }
  return { form: 'object', members: new Map([...groups].map(([segment, group]) => memberShape(segment, group))) };
}

function memberShape(segment: string, steps: readonly Step[]): [string, Shape] {
  const [first] = steps;
  if (first?.rest.length === 0) return [segment, { form: 'leaf', field: first.field }];
  const inner = objectShape(steps);
  return segment.endsWith('[]') ? [segment.slice(0, -2), { form: 'list', element: inner }] : [segment, inner];
}

/** The part of the record's shape that holds the fields asked for. */
export const shapeOf = (keep: (field: Field) => boolean): ObjectShape =>
  objectShape(FIELD_MAP.filter(keep).map((field) => ({ field, rest: field.path.split('.') })));

export const RECORD_SHAPE = shapeOf(() => true);
