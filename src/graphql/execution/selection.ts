import { getNamedType, isObjectType, type GraphQLResolveInfo } from 'graphql';
import { obtain } from '../../domain/obtain.js';
import type { OpenPart } from '../../domain/record/field.js';
import { selectedField, type SelectedField } from './selected-field.js';

/** Where below a field to look. */
export interface Place {
  /** Fields to descend into first, for instance `edges`, `node`. */
  readonly under?: readonly string[];
  /** The object type at hand, where the field itself returns a union. */
  readonly on?: string;
}

const NO_PARTS: ReadonlySet<OpenPart> = new Set();

/** What is selected below a field, for who reads it. It belongs to a plan and comes again with every request. */
export class Selection {
  private readonly known = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly field: SelectedField,
    private readonly typeNamed: (name: string) => unknown,
    /** What the fields below need of the records of the loans that the field gives. */
    readonly parts: ReadonlySet<OpenPart> = NO_PARTS,
    /** Nothing is read for what is denied. */
    private readonly isDenied: (field: SelectedField) => boolean = () => false,
  ) {}

  /** The fields below, as dotted paths of at most two steps: `id`, `autoLoan`, `autoLoan.ltv`. */
  paths({ under = [], on }: Place = {}): ReadonlySet<string> {
    return obtain(this.known, `${on ?? ''}:${under.join('.')}`, () => {
      let level = this.fieldsBelow(this.field, on === undefined ? undefined : this.typeNamed(on));
      for (const step of under)
        level = level.filter(({ name }) => name === step).flatMap((field) => this.fieldsBelow(field));
      return new Set(
        level.flatMap((field) => [field.name, ...this.fieldsBelow(field).map(({ name }) => `${field.name}.${name}`)]),
      );
    });
  }

  private fieldsBelow(field: SelectedField, on?: unknown): readonly SelectedField[] {
    const type = on ?? getNamedType(field.definition.type);
    return isObjectType(type) ? field.fieldsOf(type).filter((below) => !this.isDenied(below)) : [];
  }
}

/** What a plan tells a resolver beside what graphql-js does. */
export interface PlannedInfo {
  readonly selection: Selection;
}

/** The selection below the field that a resolver is called for: its plan's, or worked out where graphql-js calls it. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  if ('selection' in info) return (info as unknown as PlannedInfo).selection;
  const { schema, fragments, variableValues, parentType, fieldNodes } = info;
  const field = selectedField({ schema, fragments, variables: variableValues }, parentType, fieldNodes);
  return new Selection(field, (name) => schema.getType(name));
}
