// A generated page: what changed in the graph since the last release, from the comparison of both schemas.
import { buildASTSchema, findBreakingChanges, findDangerousChanges, isIntrospectionType, parse } from 'graphql';

export function graphChanges(read) {
  const [before, after] = ['schema/released.graphql', 'schema/subgraph.graphql'].map((file) =>
    buildASTSchema(parse(read(file)), { assumeValidSDL: true }),
  );
  const sections = [
    ['Breaking', describe(findBreakingChanges(before, after))],
    ['Values and members that clients may not know', describe(findDangerousChanges(before, after))],
    ['Added', additions(before, after)],
  ];
  return { 'project/graph-changes.md': page(sections) };
}

const describe = (changes) => changes.map(({ description }) => marked(description)).sort();

/** Names as code: those with a dot, with a second capital, or of a list. */
const NAMES = /\b[A-Z]\w*(?:\.\w+)+|\[[A-Z]\w+!?\]!?|\b_?[A-Z][A-Za-z0-9_]*[A-Z]\w*\b/g;
const marked = (text) => text.replaceAll(NAMES, '`$&`');

function additions(before, after) {
  const types = Object.values(after.getTypeMap()).filter((type) => !isIntrospectionType(type));
  return types
    .flatMap((type) => {
      const known = before.getType(type.name);
      if (!known) return [`\`${type.name}\``];
      const fields = 'getFields' in type ? Object.keys(type.getFields()) : [];
      const old = 'getFields' in known ? known.getFields() : {};
      return fields.filter((name) => !(name in old)).map((name) => `\`${type.name}.${name}\``);
    })
    .sort();
}

const page = (sections) => `# Changes of the graph

Since the last release, by comparison of the two schemas. The [changelog](changelog.md) says why, and what to use instead.
${sections.map(([title, lines]) => `\n## ${title}\n\n${lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : 'Nothing.'}\n`).join('')}`;
