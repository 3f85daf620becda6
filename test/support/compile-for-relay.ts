import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Kind, print, visit, type ConstDirectiveNode } from 'graphql';
import type { ConcreteRequest } from 'relay-runtime';
import type { SampleOperation } from './sample-operations.js';

const COMPILER = resolve('node_modules/relay-compiler/cli.js');
/** The manifest that Relay's compiler writes of one operation. */
export async function persistWithRelay(
  text: string,
  algorithm: 'MD5' | 'SHA1' | 'SHA256',
): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-relay-'));
  try {
    mkdirSync(join(folder, 'src'));
    cpSync('schema/schema.graphql', join(folder, 'schema.graphql'));
    writeFileSync(join(folder, 'persisted.json'), '{}');
    writeFileSync(join(folder, 'src/Persisted.js'), `graphql\`${text}\`;`);
    writeFileSync(
      join(folder, 'relay.config.json'),
      JSON.stringify({
        src: 'src',
        schema: 'schema.graphql',
        language: 'javascript',
        persistConfig: { file: 'persisted.json', algorithm },
      }),
    );
    await promisify(execFile)(process.execPath, [COMPILER, 'relay.config.json'], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, 'persisted.json'), 'utf8')) as Readonly<Record<string, string>>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The reader of a screen gets what its fragments select. */
const UNMASKED: ConstDirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'relay' },
  arguments: [
    { kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: 'mask' }, value: { kind: Kind.BOOLEAN, value: false } },
  ],
};

const KINDS = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

/**
 * The output of Relay's compiler for operations, over the schema as it is printed for clients; it wants them named
 * after the file and the kind. Of a type in `refetched` it makes the query that fetches an object again by its id.
 */
export async function compileForRelay(
  operations: readonly SampleOperation[],
  refetched: readonly string[],
): Promise<ReadonlyMap<string, ConcreteRequest>> {
  const folder = mkdtempSync(join(tmpdir(), 'loan-gateway-relay-'));
  try {
    const nameOf = ({ name, kind }: SampleOperation) => `Screens${name}${KINDS[kind]}`;
    const texts = operations.flatMap((operation) => {
      const renamed = visit(operation.document, {
        OperationDefinition: (node) => ({ ...node, name: { kind: Kind.NAME, value: nameOf(operation) } }),
        FragmentSpread: (node) => ({
          ...node,
          name: { kind: Kind.NAME, value: `Screens${node.name.value}` },
          directives: [...(node.directives ?? []), UNMASKED],
        }),
        FragmentDefinition: (node) => ({ ...node, name: { kind: Kind.NAME, value: `Screens${node.name.value}` } }),
      });
      return renamed.definitions.map((definition) => `graphql\`${print(definition)}\`;`);
    });
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    cpSync('schema/schema.graphql', join(folder, 'schema.graphql'));
    const fragments = refetched.map(
      (type) =>
        `graphql\`fragment Screens_${type} on ${type} @refetchable(queryName: "Screens${type}RefetchQuery") { __typename id }\`;`,
    );
    writeFileSync(join(folder, 'src/Screens.js'), [...new Set(texts), ...fragments].join('\n'));
    writeFileSync(
      join(folder, 'relay.config.json'),
      JSON.stringify({
        src: 'src',
        schema: 'schema.graphql',
        language: 'javascript',
        eagerEsModules: true,
        // Fragments that fit some answers only are told apart by an alias of Relay's own, which other clients do not know.
        featureFlags: { enforce_fragment_alias_where_ambiguous: { kind: 'disabled' } },
      }),
    );
    await promisify(execFile)(process.execPath, [COMPILER, 'relay.config.json'], { cwd: folder });
    const artifacts = [
      ...operations.map((operation) => [operation.name, nameOf(operation)] as const),
      ...refetched.map((type) => [`refetch ${type}`, `Screens${type}RefetchQuery`] as const),
    ].map(async ([name, artifact]) => {
      const file = join(folder, `src/__generated__/${artifact}.graphql.js`);
      const { default: request } = (await import(pathToFileURL(file).href)) as { default: ConcreteRequest };
      return [name, request] as const;
    });
    return new Map(await Promise.all(artifacts));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
