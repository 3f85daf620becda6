import type { GraphQLSchema } from 'graphql';
import type { Scope } from '../../../src/domain/access/roles.js';
import { getOrCreate } from '../../../src/platform/runtime/get-or-create.js';
import { isGranted } from '../granted.js';
import { permissions } from '../../../src/features/permissions.js';
import type { TestClient } from '../test-client.js';
import { argumentsFor, type Values } from './arguments-for.js';
import { foundIn, type Needle } from './planted-record.js';
import { growTree, printTree } from './selection-tree.js';
import type { Way } from './ways.js';

type Tree = ReturnType<typeof growTree>;

/** How a role met a field: shown a value, refused it, or refused what it hangs on. */
export type Meeting = 'shown' | 'denied' | 'behind a denied field';

/** Everything that went wrong, in words. */
export interface Findings {
  readonly met: Map<string, Set<Meeting>>;
  readonly faults: string[];
  readonly seen: Set<Needle>;
}

/** Every role is led along the same ways. */
const trees = new WeakMap<readonly Way[], Tree>();

export const noFindings = (): Findings => ({ met: new Map(), faults: [], seen: new Set() });

export interface Asking {
  readonly schema: GraphQLSchema;
  readonly client: TestClient;
  readonly scopes: ReadonlySet<Scope>;
  readonly needles: readonly Needle[];
  readonly findings: Findings;
}

/** Asks for all that lies at the end of some ways in one operation, and holds the raw answer against the table. */
export async function ask(asking: Asking, kind: 'query' | 'mutation', ways: readonly Way[], given: Values) {
  const { schema, client, findings, needles, scopes } = asking;
  const tree = getOrCreate(trees, ways, () => growTree(schema, ways));
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const used = Object.keys(tree[root?.name ?? ''] ?? {});
  const args = new Map(
    used.map((name) => {
      const field = root?.getFields()[name];
      if (!field) throw new Error(`There is no ${name}`);
      return [name, argumentsFor(field, (given[name] ?? {}) as Values)];
    }),
  );
  const declared = [...args.values()].flatMap((one) => one.declared);
  const variables = Object.assign({}, ...[...args.values()].map((one) => one.variables)) as Values;
  const body = printTree(schema, tree, (type, field) => (type === root?.name ? (args.get(field)?.passed ?? '') : ''));
  const operation = `${kind} Walk${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${body} }`;
  const answer = await client.query(operation, variables);

  const sent = JSON.stringify(variables);
  for (const needle of foundIn(answer.text.replaceAll(BINDING, ''), needles)) {
    // What the caller sent may come back: it is no news to the caller.
    if (sent.includes(needle.text)) continue;
    if (isGranted(needle.access, scopes)) findings.seen.add(needle);
    else findings.faults.push(`${needle.of} leaks by ${describe(ways)}`);
  }
  if (answer.data === undefined) findings.faults.push(`${describe(ways)}: ${answer.text.slice(0, 500)}`);
  const denials = meet(asking, tree, answer.data);
  checkErrors(findings, denials, answer.errors, describe(ways));
  return answer;
}

/**
 * A client manager binds clients to borrowers by id, and sees the id there again. No other field of this role leads
 * from the id to a person or a loan.
 */
const BINDING = /"kind":"BORROWER","id":"[^"]*"/g;

const describe = (ways: readonly Way[]) => ways[0]?.map(({ field }) => field).join('.') ?? '';

interface Fault {
  readonly message: string;
  readonly extensions: { readonly code: string; readonly notListed?: unknown };
}

/** One FORBIDDEN for each field denied, and nothing else went wrong. */
function checkErrors(findings: Findings, denials: number, errors: readonly Fault[], where: string): void {
  let refused = 0;
  for (const { message, extensions } of errors) {
    if (extensions.code === 'FORBIDDEN') refused += 1;
    else if (extensions.code === 'ERRORS_CAPPED') refused += Number(extensions.notListed);
    else findings.faults.push(`${where}: ${extensions.code} ${message}`);
  }
  if (refused !== denials) findings.faults.push(`${where}: ${denials} fields denied, ${refused} errors say so`);
}

/** Goes down an answer beside its selection; counts the fields that were denied. */
function meet(asking: Asking, tree: Tree, node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const { __typename: typeName } = node as { __typename?: string };
  let denials = 0;
  for (const [type, fields] of Object.entries(tree)) {
    if (typeName !== undefined && typeName !== type) continue;
    for (const [field, below] of Object.entries(fields)) {
      denials += meetField(asking, `${type}.${field}`, below, (node as Record<string, unknown>)[field]);
    }
  }
  return denials;
}

function meetField(asking: Asking, coordinate: string, below: Tree | true, value: unknown): number {
  const { scopes, findings } = asking;
  const [type = '', field = ''] = coordinate.split('.');
  const access = permissions[type]?.[field];
  if (access === undefined) throw new Error(`${coordinate} is not in the table`);
  if (!isGranted(access, scopes)) {
    note(findings, coordinate, 'denied');
    if (value !== null) findings.faults.push(`${coordinate} is denied and not null`);
    if (below !== true) noteBehind(findings, below);
    return 1;
  }
  if (value === null || value === undefined) return 0;
  note(findings, coordinate, 'shown');
  if (below === true) return 0;
  const nodes: unknown[] = Array.isArray(value) ? value : [value];
  return nodes.reduce<number>((sum, node) => sum + meet(asking, below, node), 0);
}

function noteBehind(findings: Findings, tree: Tree): void {
  for (const [type, fields] of Object.entries(tree)) {
    for (const [field, below] of Object.entries(fields)) {
      note(findings, `${type}.${field}`, 'behind a denied field');
      if (below !== true) noteBehind(findings, below);
    }
  }
}

function note({ met }: Findings, coordinate: string, meeting: Meeting): void {
  const meetings = met.get(coordinate) ?? new Set();
  meetings.add(meeting);
  met.set(coordinate, meetings);
}
