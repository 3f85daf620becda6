import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';

const LEVELS = 2;

/** All that may be selected of what a field answers, some levels deep; pages as long as they may be where they stand first. */
export function widest(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  if (isUnionType(type)) {
    const [success] = type.getTypes();
    return `{ __typename ... on ${success!.name} ${membersOf(success!, LEVELS, false)} }`;
  }
  return isObjectType(type) ? membersOf(type, LEVELS, type.name.endsWith('Connection')) : '{ __typename }';
}

function membersOf(type: GraphQLObjectType, levels: number, inPage: boolean): string {
  const members = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    if (!isObjectType(inner) || levels === 0) return [];
    const isPage = inner.name.endsWith('Connection');
    // A page within a page is a hundred pages; one of them is asked for separately.
    if (isPage && inPage) return [];
    const selected = membersOf(inner, isPage || inner.name.endsWith('Edge') ? levels : levels - 1, inPage || isPage);
    return selected === '{ __typename  }' ? [] : [`${field.name}${isPage ? '(first: 100)' : ''} ${selected}`];
  });
  return `{ __typename ${members.join(' ')} }`;
}
