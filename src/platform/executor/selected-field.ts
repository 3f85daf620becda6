import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { getOrCreate } from '../runtime/get-or-create.js';

export type Variables = Readonly<Record<string, unknown>>;

/** What a document says, as far as its fields are concerned. */
export interface Document {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Values of those variables that decide whether a field is asked for. */
  readonly variables: Variables;
}

type Nodes = readonly [FieldNode, ...FieldNode[]];

/** No screen that a person looks at comes near it; a short text of fragments within fragments does. */
export const MOST_SELECTED = 20_000;

/**
 * A field of an operation, with its fragments put in place: however often and wherever a document selects it for an
 * object, it is one. All that is said of an operation (its plan, what it reads, what it discloses) is told from these.
 */
export class SelectedField {
  private readonly byType = new Map<GraphQLObjectType, readonly SelectedField[]>();

  constructor(
    private readonly collector: Collector,
    readonly parent: GraphQLObjectType,
    readonly key: string,
    readonly nodes: Nodes,
    readonly definition: GraphQLField<unknown, unknown>,
  ) {}

  get name(): string {
    return this.definition.name;
  }

  /** What is selected of an object of this type that the field gives. */
  fieldsOf(type: GraphQLObjectType): readonly SelectedField[] {
    return getOrCreate(this.byType, type, () => {
      const sets = this.nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
      return this.collector.collect(type, sets);
    });
  }
}

export const rootFields = (
  document: Document,
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode,
): readonly SelectedField[] => new Collector(document).collect(type, [selectionSet]);

/** The one field that `nodes` are, and what is below it. */
export function selectedField(document: Document, parent: GraphQLObjectType, nodes: readonly FieldNode[]) {
  const [first] = nodes;
  const definition = first && definitionOf(document.schema, parent, first.name.value);
  if (!definition) throw new Error('A field was carried out that its type has not');
  return new SelectedField(new Collector(document), parent, first.name.value, nodes as Nodes, definition);
}

/**
 * Each fragment is looked into once for each object that it is part of, so a level costs what the document says of it. The
 * levels of one operation share a number of looks: fragments within fields within fragments double with each level.
 */
class Collector {
  private looks = 0;

  constructor(private readonly document: Document) {}

  collect(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): readonly SelectedField[] {
    const byKey = new Map<string, FieldNode[]>();
    const seen = new Set<string>();
    for (const set of sets) this.look(type, set, byKey, seen);
    const fields: SelectedField[] = [];
    for (const [key, nodes] of byKey) {
      const definition = definitionOf(this.document.schema, type, nodes[0]?.name.value ?? '');
      // A field that the type has not does not pass validation.
      if (definition) fields.push(new SelectedField(this, type, key, nodes as unknown as Nodes, definition));
    }
    return fields;
  }

  private look(
    type: GraphQLObjectType,
    { selections }: SelectionSetNode,
    byKey: Map<string, FieldNode[]>,
    seen: Set<string>,
  ): void {
    this.looks += selections.length;
    if (this.looks > MOST_SELECTED) throw tooMuch();
    for (const selection of selections) {
      if (!this.isIncluded(selection.directives)) continue;
      if (selection.kind === Kind.FIELD) {
        getOrCreate(byKey, selection.alias?.value ?? selection.name.value, () => []).push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (this.isOf(type, selection.typeCondition?.name.value)) this.look(type, selection.selectionSet, byKey, seen);
      } else {
        const name = selection.name.value;
        const fragment = seen.has(name) ? undefined : this.document.fragments[name];
        seen.add(name);
        if (fragment && this.isOf(type, fragment.typeCondition.name.value))
          this.look(type, fragment.selectionSet, byKey, seen);
      }
    }
  }

  private isOf(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const { schema } = this.document;
    const abstract = schema.getType(condition);
    return isAbstractType(abstract) && schema.isSubType(abstract, type);
  }

  private isIncluded(directives: readonly DirectiveNode[] | undefined): boolean {
    if (!directives || directives.length === 0) return true;
    return directives.every(({ name, arguments: given }) => {
      if (name.value !== 'skip' && name.value !== 'include') return true;
      const value = given?.find((argument) => argument.name.value === 'if')?.value;
      const asked =
        value?.kind === Kind.VARIABLE
          ? this.document.variables[value.name.value]
          : value?.kind === Kind.BOOLEAN && value.value;
      return name.value === 'include' ? asked === true : asked !== true;
    });
  }
}

const tooMuch = () =>
  new GraphQLError(
    `The operation selects more than ${MOST_SELECTED} fields after expanding fragments. Request fewer fields.`,
    { extensions: { code: 'LIMIT_EXCEEDED', limit: 'selected', most: MOST_SELECTED, http: { status: 400 } } },
  );

function definitionOf(schema: GraphQLSchema, type: GraphQLObjectType, name: string) {
  if (name === '__typename') return TypeNameMetaFieldDef;
  if (type === schema.getQueryType()) {
    if (name === '__schema') return SchemaMetaFieldDef;
    if (name === '__type') return TypeMetaFieldDef;
  }
  return type.getFields()[name] as GraphQLField<unknown, unknown> | undefined;
}

/** Where below a field to look. */
export interface Place {
  /** Ways of fields to descend first, for instance `edges`, `node`. */
  readonly under?: readonly (readonly string[])[];
  /** The object type at hand, where the field itself returns a union. */
  readonly on?: string;
}

const HERE: readonly (readonly string[])[] = [[]];
const NOTHING_NEEDED: ReadonlySet<string> = new Set();

/** The selection below a field, for its reader. It belongs to a plan and is the same for every request. */
export class Selection {
  private readonly known = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly field: SelectedField,
    private readonly typeNamed: (name: string) => unknown,
    /** What the fields below need of the objects that the field gives: {@link BatchTraits.needs} of each. */
    readonly needs: ReadonlySet<string> = NOTHING_NEEDED,
    /** Nothing is read for what is denied. */
    private readonly isDenied: (field: SelectedField) => boolean = () => false,
  ) {}

  /** The fields below, as dotted paths of at most two steps: `id`, `autoLoan`, `autoLoan.ltv`. */
  paths({ under = HERE, on }: Place = {}): ReadonlySet<string> {
    return getOrCreate(this.known, `${on ?? ''}:${under.map((way) => way.join('.')).join()}`, () => {
      const top = this.fieldsBelow(this.field, on === undefined ? undefined : this.typeNamed(on));
      const found = under.flatMap((way) => way.reduce((level, step) => this.descend(level, step), top));
      return new Set(
        found.flatMap((field) => [field.name, ...this.fieldsBelow(field).map(({ name }) => `${field.name}.${name}`)]),
      );
    });
  }

  private descend(level: readonly SelectedField[], step: string): readonly SelectedField[] {
    return level.filter(({ name }) => name === step).flatMap((field) => this.fieldsBelow(field));
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
