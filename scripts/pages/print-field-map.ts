import { ATTRIBUTE_FAMILIES, NAMED_ATTRIBUTES } from '../../src/domain/record/bureau-attributes.js';
import { columnOf, type Field } from '../../src/domain/record/field.js';
import { FIELD_MAP } from '../../src/domain/record/field-map.js';

const PREFACE = `# The field map

Every field of the specification's loan record, where the graph shows it, where it is stored, and its class. Printed from
\`src/domain/record/field-map.ts\`; a test compares it with the specification.

- \`Loan.x\` is a typed column of table Loan. Any other place is a part: a JSON object that holds the fields of one class in
  the record's own shape. Parts of the classes PERSONAL, IDENTITY and BUREAU are sealed. A field of several classes is
  for those who may see each of them.
- A value that is not of its field's kind, such as words in the place of a figure, is kept sealed, whatever its class.
- A \`reason\` that holds nothing but codes is in the open too, for the fields of the graph that show codes.
- In a path, \`[]\` marks the elements of a list. \`Underwriting.deals\` pairs \`DealTermsInfo[i]\` with \`UnderwritingInfo[i]\`.
`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const fieldRow = ({ path, graphql, stored, classes, kind, required }: Field): string =>
  row([`\`${path}\``, `\`${graphql}\``, `\`${stored}\``, classes.join(' + '), kind, required ?? '']);

function section(part: string): string {
  const fields = FIELD_MAP.filter(({ path }) => path.startsWith(`${part}.`));
  const heading = row(['specification', 'GraphQL', 'stored in', 'class', 'kind', 'required']);
  const lines = [`## ${part}`, '', heading, row(Array<string>(6).fill('---')), ...fields.map(fieldRow)];
  return `${lines.join('\n')}\n`;
}

const ATTRIBUTES = `## Bureau attributes

\`Underwriting.PrimaryCreditInfo\` is one sealed object that passes through unmodified, whatever its members are named.
\`Underwriting.bureauAttributes\` shows it whole, by exact names, or by family. BUREAU, all of it.

- Named by the specification: ${NAMED_ATTRIBUTES.map((name) => `\`${name}\``).join(', ')}.
- Families, by all letters before the first digit: ${ATTRIBUTE_FAMILIES.map((family) => `\`${family}\``).join(', ')}.
`;

/** The text of docs/field-map.md. */
export function printFieldMap(): string {
  const columns = FIELD_MAP.filter((field) => columnOf(field) !== undefined).length;
  const summary = `${FIELD_MAP.length} fields, ${columns} of them typed columns.\n`;
  const parts = ['loanDetails', 'Request', 'Response', 'Underwriting'].map(section);
  return [PREFACE, summary, ...parts, ATTRIBUTES].join('\n');
}
