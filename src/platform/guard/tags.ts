import {
  Kind,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeNode,
} from 'graphql';
import { Directive } from 'type-graphql';
import { type Access, type AccessClasses, type Permissions, scopesOf } from './access.js';

/** `identity` for what shows the class, `loan-service` for what takes the scope: a tag has no colon. */
function tagOfScope({ scopeOfClass }: AccessClasses, scope: string): string {
  const shown = Object.keys(scopeOfClass).find((one) => scopeOfClass[one] === scope);
  return shown?.toLowerCase() ?? scope.replace(':', '-');
}

/** A field of several classes has the tag of each: a contract that leaves one out leaves the field out. */
export function tagsOf(classes: AccessClasses, access: Access): readonly string[] {
  const scopes = scopesOf(classes, access);
  if (scopes.length === 0) return [access === 'ANYONE' ? 'anyone' : 'viewer'];
  return scopes.map((scope) => tagOfScope(classes, scope));
}

/** For a field of an input: the classes of what is written there. */
export const Tagged =
  (classes: Iterable<string>): PropertyDecorator =>
  (prototype, name) => {
    for (const one of classes) Directive(`@tag(name: "${one.toLowerCase()}")`)(prototype, name);
  };

type Member = FieldDefinitionNode | InputValueDefinitionNode;

interface Graph {
  /** Fields of objects, interfaces and inputs. */
  readonly members: ReadonlyMap<string, readonly Member[]>;
  readonly inputs: readonly string[];
  readonly unions: ReadonlyMap<string, readonly string[]>;
  readonly implementers: ReadonlyMap<string, readonly string[]>;
}

export type Tags = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The tags of every field, by `Type.field`, and of unions and inputs, by name. What the table says, and one thing more: where a contract leaves a whole type out,
 * the fields that lead to it go too, or it would not build.
 */
export function fieldTags(document: DocumentNode, permissions: Permissions): Tags {
  const graph = graphOf(document);
  const tags = new Map<string, Set<string>>();
  for (const [type, fields] of graph.members)
    for (const field of fields)
      tags.set(`${type}.${field.name.value}`, new Set(ownTags(graph, permissions, type, field)));
  const known = new Set([...tags.values()].flatMap((each) => [...each]));
  known.delete('viewer');
  known.delete('anyone');
  for (const tag of known) spread(graph, tags, tag);
  return tags;
}

function ownTags(
  { implementers }: Graph,
  { table, classes }: Permissions,
  type: string,
  field: Member,
): readonly string[] {
  const name = field.name.value;
  const access = table[type]?.[name];
  if (access) return tagsOf(classes, access);
  const [first = [], ...others] = (implementers.get(type) ?? []).map((each) => {
    const own = table[each]?.[name];
    return own ? tagsOf(classes, own) : [];
  });
  return [...writtenTags(field), ...first.filter((tag) => others.every((each) => each.includes(tag)))];
}

const writtenTags = ({ directives = [] }: Member): string[] =>
  directives.filter(isTag).flatMap((directive) => {
    const value = directive.arguments?.[0]?.value;
    return value?.kind === Kind.STRING ? [value.value] : [];
  });

export const isTag = ({ name }: ConstDirectiveNode): boolean => name.value === 'tag';

/** Until nothing leads to a type of which the tag leaves nothing. */
function spread({ members, unions, inputs }: Graph, tags: Map<string, Set<string>>, tag: string): void {
  const has = (type: string, field: Member) => tags.get(`${type}.${field.name.value}`)?.has(tag) === true;
  const isGone = (type: string): boolean => {
    const fields = members.get(type);
    if (fields)
      return fields.some((field) => isRequired(field) && has(type, field)) || fields.every((field) => has(type, field));
    // A command without its outcome is none: a union goes with the first of its members.
    return unions.get(type)?.some(isGone) ?? false;
  };
  let grew = true;
  while (grew) {
    grew = false;
    const gone = new Set([...members.keys(), ...unions.keys()].filter(isGone));
    const leadsNowhere = (field: Member) =>
      gone.has(nameOf(field.type)) ||
      (field.kind === Kind.FIELD_DEFINITION && field.arguments?.some(({ type }) => gone.has(nameOf(type))));
    for (const [type, fields] of members)
      for (const field of fields) {
        if (has(type, field) || !leadsNowhere(field)) continue;
        tags.get(`${type}.${field.name.value}`)?.add(tag);
        grew = true;
      }
  }
  for (const type of [...unions.keys(), ...inputs])
    if (isGone(type)) tags.set(type, (tags.get(type) ?? new Set<string>()).add(tag));
}

/** An input that must say what is left out cannot be sent. */
const isRequired = (field: Member): boolean =>
  field.kind === Kind.INPUT_VALUE_DEFINITION && field.type.kind === Kind.NON_NULL_TYPE && !field.defaultValue;

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

function graphOf({ definitions }: DocumentNode): Graph {
  const members = new Map<string, readonly Member[]>();
  const inputs: string[] = [];
  const unions = new Map<string, readonly string[]>();
  const implementers = new Map<string, string[]>();
  for (const definition of definitions) {
    if (definition.kind === Kind.UNION_TYPE_DEFINITION)
      unions.set(definition.name.value, definition.types?.map(({ name }) => name.value) ?? []);
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.INTERFACE_TYPE_DEFINITION &&
      definition.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION
    )
      continue;
    members.set(definition.name.value, definition.fields ?? []);
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      inputs.push(definition.name.value);
      continue;
    }
    for (const { name } of definition.interfaces ?? [])
      implementers.set(name.value, [...(implementers.get(name.value) ?? []), definition.name.value]);
  }
  return { members, inputs, unions, implementers };
}
