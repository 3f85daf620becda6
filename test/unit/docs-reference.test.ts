import {
  getVariableValues,
  isObjectType,
  parse,
  validate,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { printOpenapi } from '../../src/rest/routes.js';

const root = new URL('../../', import.meta.url);
const script = async <Module>(name: string) => (await import(new URL(`scripts/docs/${name}`, root).href)) as Module;

interface Example {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
interface Item {
  readonly name: string;
  readonly items: readonly Item[];
  readonly request: { readonly body: { readonly graphql: { readonly query: string; readonly variables: string } } };
}

const { readGraph } = await script<{ readGraph: (root: string) => { schema: GraphQLSchema } }>('graph-model.js');
const { graphPages } = await script<{ graphPages: (root: string) => Readonly<Record<string, string>> }>(
  'graph-pages.js',
);
const { exampleOf } = await script<{
  exampleOf: (graph: { schema: GraphQLSchema }, parent: string, field: object) => Example;
}>('graph-examples.js');
const { brunoCollection } = await script<{ brunoCollection: (root: string, openapi: object) => Item }>('bruno.js');

const graph = readGraph(root.pathname);
const pages = graphPages(root.pathname);
const built = await buildGraph({ authDirectives: false });
const examples = ['Query', 'Mutation', 'Subscription'].flatMap((parent) => {
  const type = graph.schema.getType(parent);
  return isObjectType(type) ? Object.values(type.getFields()).map((field) => exampleOf(graph, parent, field)) : [];
});

function faultsOf({ query, variables }: Example): string[] {
  const document = parse(query);
  const faults = validate(built.schema, document).map(({ message }) => message);
  const definitions = (document.definitions[0] as OperationDefinitionNode).variableDefinitions ?? [];
  const { errors = [] } = getVariableValues(built.schema, definitions, { ...variables });
  return [...faults, ...errors.map(({ message }) => message)];
}

describe('the reference of the graph', () => {
  it.each(examples.map((example) => [example.name, example] as const))('has an example that fits: %s', (_, example) => {
    expect(faultsOf(example)).toEqual([]);
  });

  it('has a section for each type and a row for each field', () => {
    const text = Object.values(pages).join('\n');
    for (const type of Object.values(graph.schema.getTypeMap())) {
      if (type.name.startsWith('__') || ['Query', 'Mutation', 'Subscription'].includes(type.name)) continue;
      expect(text).toContain(`## ${type.name}\n`);
    }
    expect(pages['commands/waiveFee.md']).toContain('Can be sent by: <span class="role">servicer</span>');
    expect(pages['graph/objects.md']).toMatch(/<tr data-roles="underwriter auditor"><td><code>ssn<\/code>/);
  });
});

describe('the collection for Bruno', () => {
  it('has the same examples, and the endpoints of the REST interface', () => {
    const openapi = JSON.parse(printOpenapi(built)) as { paths: Readonly<Record<string, object>> };
    const { items } = brunoCollection(root.pathname, openapi);
    const named = (name: string) => items.find((folder) => folder.name === name)!.items;
    for (const { request } of [...named('Queries'), ...named('Commands')]) {
      const { query, variables } = request.body.graphql;
      expect(faultsOf({ name: '', query, variables: JSON.parse(variables) as Example['variables'] })).toEqual([]);
    }
    expect(named('REST')).toHaveLength(Object.keys(openapi.paths).length);
  });
});
