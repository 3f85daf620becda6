import {
  getNamedType,
  isAbstractType,
  isObjectType,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { SCOPE_OF_CLASS, SEALED_CLASSES, type Scope } from '../../domain/access/visibility.js';
import { obtain } from '../../domain/obtain.js';
import { isGranted, scopesOf } from '../guard/access.js';
import { permissions } from '../permissions.js';

const AUDITED: ReadonlySet<Scope> = new Set([...SEALED_CLASSES, 'AUDIT' as const].map((one) => SCOPE_OF_CLASS[one]));

type ByName = Map<string | undefined, readonly string[]>;

const known = new WeakMap<ReadonlySet<Scope>, WeakMap<DocumentNode, ByName>>();

/**
 * The coordinates of sealed fields that an operation asks for and its viewer may see, worked out once per document and
 * set of scopes.
 */
export function disclosedFields(
  schema: GraphQLSchema,
  scopes: ReadonlySet<Scope>,
  document: DocumentNode,
  operationName: string | undefined,
): readonly string[] {
  const ofScopes = obtain(known, scopes, () => new WeakMap<DocumentNode, ByName>());
  const ofDocument = obtain(ofScopes, document, (): ByName => new Map<string | undefined, readonly string[]>());
  return obtain(ofDocument, operationName, () => collect(schema, scopes, operationOf(document, operationName)));
}

const operationOf = (document: DocumentNode, name: string | undefined): DocumentNode =>
  (name === undefined ? undefined : separateOperations(document)[name]) ?? document;

function collect(schema: GraphQLSchema, scopes: ReadonlySet<Scope>, document: DocumentNode): readonly string[] {
  const coordinates = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: ({ name }) => {
        const parent = getNamedType(typeInfo.getParentType());
        const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : isObjectType(parent) ? [parent] : [];
        for (const type of types) {
          const access = permissions[type.name]?.[name.value];
          const isSealed = access !== undefined && scopesOf(access).some((scope) => AUDITED.has(scope));
          if (isSealed && isGranted(access, scopes)) coordinates.add(`${type.name}.${name.value}`);
        }
      },
    }),
  );
  return [...coordinates].sort();
}
