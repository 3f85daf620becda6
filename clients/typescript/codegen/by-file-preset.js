// One module for each file of operations, so that a page brings only the documents of its own screen.
import { basename, join } from 'node:path';
import { visit } from 'graphql';

export const preset = {
  buildGeneratesSection: ({ baseOutputDir, documents, ...options }) => {
    const fragments = new Map(
      documents.flatMap(({ document }) => document.definitions.filter(isFragment).map((one) => [one.name.value, one])),
    );
    return documents.map((file) => ({
      ...options,
      filename: join(baseOutputDir, `${basename(file.location, '.graphql')}.ts`),
      documents: [{ ...file, document: whole(file.document, fragments) }],
    }));
  },
};

const isFragment = ({ kind }) => kind === 'FragmentDefinition';

/** The generator keeps one definition of a fragment that several files repeat. */
function whole({ kind, definitions }, fragments) {
  const found = new Map(definitions.filter(isFragment).map((one) => [one.name.value, one]));
  const add = (definition) => {
    visit(definition, {
      FragmentSpread: ({ name: { value } }) => {
        if (found.has(value)) return;
        found.set(value, fragments.get(value));
        add(fragments.get(value));
      },
    });
  };
  definitions.forEach(add);
  return { kind, definitions: [...definitions.filter((one) => !isFragment(one)), ...found.values()] };
}
