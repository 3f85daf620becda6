import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Scope, SCOPES } from '../../../src/domain/access/roles.js';
import { isGranted } from '../../support/granted.js';
import { permissions } from '../../../src/features/permissions.js';
import { buildGraph } from '../../../src/gateway/graph/schema.js';

const { schema } = await (await buildGraph({ authDirectives: false })).subgraph();

type Field = GraphQLField<unknown, unknown>;

const isVisible = (type: GraphQLObjectType, field: Field, scopes: ReadonlySet<Scope>): boolean => {
  const access = permissions[type.name]?.[field.name];
  return access !== undefined && isGranted(access, scopes);
};

/** Who may not see the id of an object doesn't find it by `node`. */
const typesOf = (field: Field, scopes: ReadonlySet<Scope>): readonly GraphQLObjectType[] => {
  const type = getNamedType(field.type);
  const needed = isInterfaceType(type) ? Object.keys(type.getFields()) : [];
  if (isAbstractType(type))
    return schema
      .getPossibleTypes(type)
      .filter((member) => needed.every((name) => isVisible(member, member.getFields()[name]!, scopes)));
  return isObjectType(type) ? [type] : [];
};

/** What a viewer with these scopes can come to hold, following every field that it may see. */
function reachedWith(scopes: ReadonlySet<Scope>): ReadonlySet<GraphQLObjectType> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const reached = new Set<GraphQLObjectType>();
  const next = roots.filter((root) => root != null);
  for (let type = next.pop(); type; type = next.pop()) {
    if (reached.has(type)) continue;
    reached.add(type);
    for (const field of Object.values(type.getFields()))
      if (isVisible(type, field, scopes)) next.push(...typesOf(field, scopes));
  }
  return reached;
}

/**
 * Every caller reads public fields; each of these callers lacks one other scope, and the last one lacks all of them.
 */
const VIEWERS: readonly ReadonlySet<Scope>[] = [
  ...SCOPES.filter((scope) => scope !== 'loan:public').map(
    (lacking) => new Set(SCOPES.filter((scope) => scope !== lacking)),
  ),
  new Set<Scope>(['loan:public']),
];

/** The fields that some viewer holds the object of and may not see. */
const deniable = new Set(
  VIEWERS.flatMap((scopes) =>
    [...reachedWith(scopes)].flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !isVisible(type, field, scopes))
        .map((field) => `${type.name}.${field.name}`),
    ),
  ),
);

const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter((type) => !type.name.startsWith('_'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      isNonNull: isNonNullType(field.type),
      isSemantic: field.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') ?? false,
    })),
  );

describe('a field that always has a value', () => {
  it('is non-null if no holder of its object is denied it', () => {
    expect(fields.filter(({ name, isNonNull }) => isNonNull && deniable.has(name))).toEqual([]);
  });

  it('is @semanticNonNull if a holder is, and nowhere else', () => {
    const semantic = fields.filter(({ isSemantic }) => isSemantic);
    expect(semantic.length).toBeGreaterThan(50);
    expect(semantic.filter(({ name, isNonNull }) => isNonNull || !deniable.has(name))).toEqual([]);
  });
});
