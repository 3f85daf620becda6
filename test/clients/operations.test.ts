import { readdirSync, readFileSync } from 'node:fs';
import {
  getNamedType,
  isObjectType,
  isInterfaceType,
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { SAMPLE_OPERATIONS } from '../support/sample-operations.js';

const { schema } = await buildGraph({ authDirectives: false });

/** Where an operation selects an object that has an id without its id; a cache could not tell which object it is. */
function withoutId({ document }: { readonly document: Parameters<typeof print>[0] }): string[] {
  const places: string[] = [];
  const types = new TypeInfo(schema);
  const SelectionSet = ({ selections }: SelectionSetNode) => {
    const type = types.getType() && getNamedType(types.getType()!);
    if (!(isObjectType(type) || isInterfaceType(type)) || !type.getFields().id) return;
    // A fragment has a selection of its own, which is looked at too.
    if (selections.some(({ kind }) => kind === Kind.FRAGMENT_SPREAD)) return;
    if (!selections.some((selection) => 'name' in selection && selection.name.value === 'id')) places.push(type.name);
  };
  visit(document, visitWithTypeInfo(types, { SelectionSet }));
  return places;
}

it.each([...SAMPLE_OPERATIONS.values()])('$name selects the id of everything that has one', (operation) => {
  expect(withoutId(operation)).toEqual([]);
});

it('the code of docs/frontends.md stands in the examples that are run', () => {
  const folder = 'clients/typescript/examples';
  const examples = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const blocks = [...readFileSync('docs/frontends.md', 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
    ([, code = '']) => code,
  );
  expect(blocks.length).toBeGreaterThan(4);
  expect(blocks.filter((code) => !examples.some((example) => example.includes(code)))).toEqual([]);
});
