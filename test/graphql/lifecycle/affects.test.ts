import { getNamedType, isLeafType, isObjectType, isRequiredArgument, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allCommands, commandNamed } from '../../../src/features/command/registry.js';
import { buildGraph } from '../../../src/gateway/graph/schema.js';

import { command } from '../../support/commands.js';
import { actorOf, DAY_OF_SITUATIONS, inputFor, ONLY_APPROVED, type Scene, sceneFor } from '../../support/situations.js';
import type { TestClient } from '../../support/test-client.js';
import { testClock } from '../../support/test-clock.js';
import { openWorld, type World } from '../../support/world.js';

let world: World;
let clients: Scene['clients'];
beforeAll(async () => {
  world = await openWorld({ clock: testClock(DAY_OF_SITUATIONS) });
  const [servicer, second] = [await world.client('SERVICER'), await world.client('SERVICER')];
  clients = { servicer, second, underwriter: await world.client('UNDERWRITER'), lender: await world.client('LENDER') };
});
afterAll(() => world.close());

const { schema } = await buildGraph({ authDirectives: false });

/** Everything that is read of a loan without arguments, to some depth, in parts that a request may ask for. */
const PARTS: readonly string[] = (() => {
  const selectionOf = (type: GraphQLObjectType, depth: number): string[] =>
    Object.values(type.getFields()).flatMap((field) => {
      const below = getNamedType(field.type);
      // Links are new in each answer. The risk of a borrower is computed from all their loans.
      if (field.args.some(isRequiredArgument) || ['cursor', 'link', 'loan', 'risk'].includes(field.name)) return [];
      if (isLeafType(below)) return [field.name];
      if (!isObjectType(below) || depth === 0 || below.name === 'Loan') return [];
      const selected = selectionOf(below, depth - 1);
      return selected.length > 0 ? [`${field.name} { ${selected.join(' ')} }`] : [];
    });
  const fields = selectionOf(schema.getType('Loan') as GraphQLObjectType, 3);
  const count = 6;
  return Array.from({ length: count }, (_, part) => fields.filter((_field, place) => place % count === part).join(' '));
})();

async function loanSeenBy(client: TestClient, id: string): Promise<Readonly<Record<string, unknown>>> {
  const loan: Record<string, unknown> = {};
  for (const part of PARTS) {
    const { data } = await client.query<{ loan: object }>(`query ($id: ID!) { loan(id: $id) { ${part} } }`, { id });
    if (!data) throw new Error('The loan could not be read');
    Object.assign(loan, data.loan);
  }
  return loan;
}

const ALL = allCommands()
  .filter(({ name, onLoan }) => onLoan && !ONLY_APPROVED.includes(name))
  .map(({ name }) => name);

it.each(ALL)('%s changes only the fields of the loan that it names', async (name) => {
  const scene = await sceneFor(name, world, clients);
  const input = await inputFor(name, scene);
  const client = clients[actorOf(name)];
  const before = await loanSeenBy(client, scene.loanId);
  expect(await command(client, name, input)).not.toHaveProperty('code');
  const after = await loanSeenBy(client, scene.loanId);
  const changed = Object.keys(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  const named = commandNamed(name)?.affects ?? [];
  expect(changed.filter((field) => !named.includes(`Loan.${field}`))).toEqual([]);
});
