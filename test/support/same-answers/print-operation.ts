import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { FieldSelection, Selection } from './any-selection.js';
import { DECLARED, type AskedWith } from './asked-with.js';

export interface Printing {
  readonly schema: GraphQLSchema;
  readonly askedWith: AskedWith;
  readonly hasDirectives: boolean;
  /** Plain fields answer under each other's names. */
  readonly areSwapped: boolean;
}

/** The text of a query; what answers under one name is asked for in one way, so that it is valid. */
export function printOperation(printing: Printing, selections: readonly Selection[]): string {
  const { schema, askedWith, hasDirectives, areSwapped } = printing;
  const fragments: string[] = [];

  const set = (type: string, below: readonly Selection[], prefix = ''): string =>
    `{ ${below.map((selection) => one(type, selection, prefix)).join(' ')} }`;

  const one = (type: string, selection: Selection, prefix: string): string => {
    if (selection.kind === 'TYPENAME') return `${selection.alias}__typename`;
    const said = hasDirectives ? ` ${selection.directive}` : '';
    if (selection.kind === 'FIELD') return field(type, selection, prefix, said);
    const on = selection.on ?? type;
    const inner = set(on, selection.below, isMember(type, on) && on !== 'Loan' ? `${on}_` : prefix);
    if (selection.kind === 'INLINE') return `... ${selection.on ? `on ${selection.on}` : ''}${said} ${inner}`;
    const name = `F${fragments.length}`;
    fragments.push('');
    fragments[Number(name.slice(1))] = `fragment ${name} on ${on} ${inner}`;
    return selection.kind === 'NAMED_TWICE' ? `...${name}${said} ...${name}` : `...${name}${said}`;
  };

  /** Members of a union may have fields of one name and different types. */
  const isMember = (type: string, on: string) =>
    !isObjectType(schema.getType(type)) && isObjectType(schema.getType(on));

  const field = (
    type: string,
    { name, isAliased, asked, below }: FieldSelection,
    prefix: string,
    said: string,
  ): string => {
    const parent = schema.getType(type) as GraphQLObjectType;
    const of = getNamedType(parent.getFields()[name]?.type);
    const texts = askedWith[`${type}.${name}`];
    const swapped = areSwapped && !texts && isLeafType(of) ? swappedName(parent, name) : name;
    const isOther = isAliased || asked > 0;
    const key = `${prefix}${isOther ? `k${asked}_` : ''}${swapped}`;
    const alias = key === name ? '' : `${key}: `;
    const inner = of && !isLeafType(of) ? ` ${set(of.name, below)}` : '';
    return `${alias}${name}${texts?.[asked] ?? ''}${said}${inner}`;
  };

  const swappedName = (type: GraphQLObjectType, name: string): string => {
    const names = Object.values(type.getFields())
      .filter((each) => isLeafType(getNamedType(each.type)) && !askedWith[`${type.name}.${each.name}`])
      .map((each) => each.name);
    return names[(names.indexOf(name) + 1) % names.length] ?? name;
  };

  const body = [set('Query', selections), ...fragments].join('\n');
  const declared = Object.entries(DECLARED)
    .filter(([name]) => new RegExp(`\\$${name}\\b`).test(body))
    .map(([name, type]) => `$${name}: ${type}`);
  return `query Generated${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body}`;
}
