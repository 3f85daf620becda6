import { Kind, type ConstDirectiveNode, type ObjectTypeDefinitionNode, parse } from 'graphql';
import { ENTITIES } from '../../src/gateway/graph/schema.js';

const BEGIN = '<!-- entities: printed by `npm run schema` from the SDL; a test compares it -->';
const END = '<!-- /entities -->';

interface Key {
  readonly entity: string;
  readonly field: string;
  readonly isResolved: boolean;
}

/** docs/federation.md with the table of entities as the SDL has them. */
export function printFederation(page: string, sdl: string): string {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`docs/federation.md needs the lines ${BEGIN} and ${END}`);
  return `${page.slice(0, before)}${BEGIN}\n\n${entityTable(keysIn(sdl))}\n\n${page.slice(after)}`;
}

const keysIn = (sdl: string): Key[] =>
  parse(sdl).definitions.flatMap((type) => (type.kind === Kind.OBJECT_TYPE_DEFINITION ? keysOf(type) : []));

const keysOf = ({ name, directives = [] }: ObjectTypeDefinitionNode): Key[] =>
  directives
    .filter((directive) => directive.name.value === 'key')
    .map((directive) => ({
      entity: name.value,
      field: String(argumentOf(directive, 'fields')),
      isResolved: argumentOf(directive, 'resolvable') !== false,
    }));

function argumentOf({ arguments: given = [] }: ConstDirectiveNode, name: string): string | boolean | undefined {
  const value = given.find((each) => each.name.value === name)?.value;
  return value?.kind === Kind.STRING || value?.kind === Kind.BOOLEAN ? value.value : undefined;
}

function entityTable(keys: readonly Key[]): string {
  const rows = keys.map(({ entity, field, isResolved }) => [
    `\`${entity}\``,
    `\`${field}\``,
    isResolved ? `\`${exampleOf(entity)}\`` : 'of your graph',
    isResolved ? 'yes' : 'no: `resolvable: false`',
  ]);
  const table = [['Entity', 'Key', 'Key looks like', 'Resolved here'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function exampleOf(entity: string): string {
  const found = ENTITIES[entity];
  if (found?.idExample === undefined) throw new Error(`${entity} has a key and no reader with an example of an id`);
  return found.idExample;
}
