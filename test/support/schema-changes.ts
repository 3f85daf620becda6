import {
  DangerousChangeType,
  buildASTSchema,
  findBreakingChanges,
  findDangerousChanges,
  Kind,
  parse,
  type ConstDirectiveNode,
  type DocumentNode,
} from 'graphql';

/** What a client or another graph may notice: what breaks, what may surprise, and other keys of entities. */
export function schemaChanges(before: string, after: string): string[] {
  const [from, to] = [parse(before), parse(after)];
  const [old, present] = [from, to].map((document) => buildASTSchema(document, { assumeValidSDL: true }));
  return [
    ...findBreakingChanges(old!, present!).map(({ description }) => description),
    ...findDangerousChanges(old!, present!)
      .filter(({ type }) => !HARMLESS.has(type))
      .map(({ description }) => description),
    ...keyChanges(keysOf(from), keysOf(to)),
  ];
}

/** Callers without access get the same answer. */
const HARMLESS: ReadonlySet<DangerousChangeType> = new Set([
  DangerousChangeType.OPTIONAL_ARG_ADDED,
  DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED,
]);

function keyChanges(before: Keys, after: Keys): string[] {
  const types = [...new Set([...before.keys(), ...after.keys()])];
  return types.flatMap((type) => {
    const [old = [], present = []] = [before.get(type), after.get(type)];
    return [
      ...old.filter((key) => !present.includes(key)).map((key) => `${type} is no longer found by ${key}.`),
      ...present.filter((key) => !old.includes(key)).map((key) => `${type} is found by ${key} now.`),
    ];
  });
}

type Keys = ReadonlyMap<string, readonly string[]>;

function keysOf({ definitions }: DocumentNode): Keys {
  const keys = new Map<string, string[]>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    const own = definition.directives?.filter(({ name }) => name.value === 'key').map(printedKey) ?? [];
    if (own.length > 0) keys.set(definition.name.value, own);
  }
  return keys;
}

const printedKey = ({ arguments: given = [] }: ConstDirectiveNode): string =>
  `@key(${given
    .map(({ name, value }) => `${name.value}: ${'value' in value ? String(value.value) : value.kind}`)
    .sort()
    .join(', ')})`;

/** Changes of which the text names none of the types, fields or values that they are about. */
export function unnamed(changes: readonly string[], text: string): string[] {
  const named = new Set([...text.matchAll(/`([\w.]+)`/g)].map(([, name]) => name));
  return changes.filter((change) => !(change.match(/\b[A-Z]\w*(\.\w+)?/g) ?? []).some((name) => named.has(name)));
}
