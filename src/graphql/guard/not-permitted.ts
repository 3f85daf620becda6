import { GraphQLError } from 'graphql';
import type { Scope } from '../../domain/access/visibility.js';

export const notPermitted = (requiredScopes: readonly Scope[]) =>
  new GraphQLError('Not permitted for this client', { extensions: { code: 'FORBIDDEN', requiredScopes } });
