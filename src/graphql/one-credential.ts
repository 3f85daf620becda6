import { GraphQLError, Kind, type ASTVisitor, type FieldNode, type ValidationContext } from 'graphql';

/** One request can try one credential: authToken stands alone, so that aliases cannot guess many secrets at once. */
export function oneCredentialRule(context: ValidationContext): ASTVisitor {
  let fields = 0;
  let tries = 0;
  return {
    Field: (node: FieldNode, _key, _parent, _path, ancestors) => {
      if (context.getParentType() !== context.getSchema().getMutationType()) return;
      fields += 1;
      if (node.name.value === 'authToken') tries += 1;
      const inFragment = ancestors.some((ancestor) => 'kind' in ancestor && ancestor.kind === Kind.FRAGMENT_DEFINITION);
      if (tries > 0 && (fields > 1 || inFragment)) {
        context.reportError(new GraphQLError('authToken must be the only field of its request', { nodes: node }));
      }
    },
  };
}
