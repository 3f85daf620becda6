// A collection for Bruno with the examples of the reference: an export file, which Bruno imports.
import { exampleOf } from './graph-examples.js';
import { readGraph } from './graph-model.js';
import { endpointsOf } from './rest-pages.js';

export function brunoCollection(root, openapi) {
  const graph = readGraph(root);
  const folders = [
    ...Object.entries({ Query: 'Queries', Mutation: 'Commands' }).map(([parent, name]) =>
      folder(name, graphItems(graph, parent)),
    ),
    folder('REST', restItems(openapi)),
  ];
  return {
    name: 'Loan gateway',
    version: '1',
    items: folders,
    environments: [
      {
        name: 'Local',
        variables: [
          variable('url', 'http://127.0.0.1:4000'),
          variable('apiKey', '', true),
          variable('clientId', ''),
          variable('clientSecret', '', true),
          variable('token', '', true),
        ],
      },
    ],
    brunoConfig: { version: '1', name: 'Loan gateway', type: 'collection' },
  };
}

const folder = (name, items) => ({ type: 'folder', name, items });
const variable = (name, value, secret = false) => ({ name, value, enabled: true, secret, type: 'text' });
const KEY = { name: 'key', value: '{{apiKey}}', enabled: true };
const BEARER = { mode: 'bearer', bearer: { token: '{{token}}' } };

function graphItems(graph, parent) {
  const fields = Object.values(graph.schema.getType(parent).getFields()).filter(({ name }) => !name.startsWith('_'));
  return fields.map((field, index) => {
    const { query, variables } = exampleOf(graph, parent, field);
    const body = { mode: 'graphql', graphql: { query, variables: JSON.stringify(variables, null, 2) } };
    return request('graphql', field.name, index, {
      method: 'POST',
      url: '{{url}}/graphql',
      headers: [KEY],
      body,
      auth: BEARER,
    });
  });
}

const restItems = (openapi) =>
  endpointsOf(openapi).map(({ title, method, path, sample }, index) =>
    request('http', title, index, {
      method,
      url: `{{url}}/v2/servicing${path.replace(/\{(\w+)\}/g, ':$1')}`,
      headers: [KEY],
      body: sample === undefined ? { mode: 'none' } : { mode: 'json', json: JSON.stringify(sample, null, 2) },
      auth: path === '/auth-token' ? { mode: 'none' } : BEARER,
    }),
  );

const request = (type, name, index, given) => ({ type, name, seq: index + 1, request: { params: [], ...given } });
