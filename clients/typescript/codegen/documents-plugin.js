// All documents in one module, for programs that need no small bundles.
import { basename } from 'node:path';

export function plugin(_schema, documents) {
  const named = new Set();
  const lines = documents
    .map(({ location, document }) => [basename(location, '.graphql'), document.definitions.flatMap(namesOf)])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, names]) => {
      // A fragment is repeated in each file that spreads it.
      const fresh = names.filter((name) => !named.has(name));
      for (const name of fresh) named.add(name);
      return `export { ${fresh.join(', ')} } from './documents/${file}.js';`;
    });
  return ['/* eslint-disable */', "export type * from './graph-types.js';", ...lines, ''].join('\n');
}

function namesOf({ kind, operation, name: { value } }) {
  if (kind === 'FragmentDefinition') return [`${value}FragmentDoc`, `type ${value}Fragment`];
  const type = value + KINDS[operation];
  return [`${value}Document`, `type ${type}`, `type ${type}Variables`];
}

const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };
