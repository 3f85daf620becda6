import { getNamedType, isAbstractType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { leafFields, nodesOf, type Way } from './ways.js';

/** Selections by type condition, then field. */
interface Tree {
  readonly [typeName: string]: Record<string, Tree | true>;
}

interface Growing {
  [typeName: string]: Record<string, Growing | true>;
}

/** Ways merged into one selection; at the end of each every leaf of the type there. */
export function growTree(schema: GraphQLSchema, ways: readonly Way[]): Tree {
  const root: Growing = {};
  for (const way of ways) {
    let at = root;
    for (const { parent, field } of way) {
      const fields = (at[parent] ??= {});
      at = fields[field] = fields[field] === true || fields[field] === undefined ? {} : fields[field];
    }
    const type = way.at(-1)?.type ?? '';
    const leaves = (at[type] ??= {});
    const end = schema.getType(type) as GraphQLObjectType;
    for (const leaf of leafFields(end)) leaves[leaf] = true;
    if (nodesOf(end)) leaves.nodes = {};
  }
  return root;
}

type ArgumentsOf = (typeName: string, field: string) => string;

/** The tree as GraphQL. Below a union every type is a fragment; elsewhere there is one type and it needs none. */
export function printTree(schema: GraphQLSchema, tree: Tree, argumentsOf: ArgumentsOf, inUnion = false): string {
  return Object.entries(tree)
    .map(([typeName, fields]) => {
      const type = schema.getType(typeName) as GraphQLObjectType;
      const body = Object.entries(fields).map(([field, below]) => {
        const args = argumentsOf(typeName, field);
        if (below === true) return `${field}${args}`;
        const named = getNamedType(type.getFields()[field]?.type);
        const inner = printTree(schema, below, argumentsOf, named !== undefined && isAbstractType(named));
        return `${field}${args} { __typename ${inner} }`;
      });
      return inUnion ? `... on ${typeName} { ${body.join(' ')} }` : body.join(' ');
    })
    .join(' ');
}
