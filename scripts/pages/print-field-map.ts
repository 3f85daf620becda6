import { OTHER_NAMES } from '../../src/domain/record/other-names.js';
import { ATTRIBUTE_FAMILIES, NAMED_ATTRIBUTES } from '../../src/domain/record/bureau-attributes.js';
import { columnOf, type Field } from '../../src/domain/record/field.js';
import { FIELD_MAP } from '../../src/domain/record/field-map.js';

const PREFACE = `# The field map

Every field of the specification's loan record: its place in the graph, its storage and its class. The page is printed from
\`src/domain/record/field-map.ts\`, and a test compares it with the specification.

- \`Loan.x\` is a typed column of the table Loan. Any other place is a part: a JSON object with the fields of one class in the
  shape of the record. Parts of the classes PERSONAL, IDENTITY and BUREAU are sealed. A field of several classes needs all of
  their scopes.
- A value that does not fit its field, for example text in place of a figure, is sealed in any class.
- A \`reason\` with codes only is also stored in the clear, for the graph fields that show codes.
- In a path, \`[]\` marks the elements of a list. \`Underwriting.deals\` pairs \`DealTermsInfo[i]\` with \`UnderwritingInfo[i]\`.
`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const fieldRow = ({ path, graphql, stored, classes, kind, required }: Field): string =>
  row([`\`${path}\``, `\`${graphql}\``, `\`${stored}\``, classes.join(' + '), kind, required ?? '']);

function section(part: string): string {
  const fields = FIELD_MAP.filter(({ path }) => path.startsWith(`${part}.`));
  const heading = row(['Specification', 'GraphQL', 'Stored in', 'Class', 'Kind', 'Required']);
  const lines = [`## ${part}`, '', heading, row(Array<string>(6).fill('---')), ...fields.map(fieldRow)];
  return `${lines.join('\n')}\n`;
}

const ATTRIBUTES = `## Bureau attributes

\`Underwriting.PrimaryCreditInfo\` is one sealed object with any members, stored unchanged. \`Underwriting.bureauAttributes\`
shows all of it, or the attributes of exact names or of a family. All of it is BUREAU.

- Named by the specification: ${NAMED_ATTRIBUTES.map((name) => `\`${name}\``).join(', ')}.

Families are the letters before the first digit:

\`\`\`text
${ATTRIBUTE_FAMILIES.join(' ')}
\`\`\`
`;

const NAMES = `## Other names

These fields keep their v2 names. The graph has another field for the same fact:

| v2 name | Use |
| --- | --- |
${Object.entries(OTHER_NAMES)
  .map(([name, use]) => row([`\`${name}\``, `\`Loan.${use}\``]))
  .join('\n')}
`;

/** The text of docs/field-map.md. */
export function printFieldMap(): string {
  const columns = FIELD_MAP.filter((field) => columnOf(field) !== undefined).length;
  const summary = `${FIELD_MAP.length} fields, ${columns} of them typed columns.\n`;
  const parts = ['loanDetails', 'Request', 'Response', 'Underwriting'].map(section);
  return [PREFACE, summary, ...parts, NAMES, ATTRIBUTES].join('\n');
}
