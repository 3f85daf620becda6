import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLE_SCOPES, ROLES } from '../../src/domain/access/roles.js';
import { clientSchema } from '../../src/gateway/graph/printed-schemas.js';
import { schemaOfRole } from '../../src/gateway/graph/schema-of-role.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { ViewerDocument } from '../../clients/typescript/src/generated/graphql.js';
import { openWorld, type World } from '../support/world.js';

const { schema } = await (await buildGraph({ authDirectives: false })).subgraph();
const plain = clientSchema(schema);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('viewer', () => {
  it.each(ROLES)('tells a client of role %s who it is and what it may see', async (role) => {
    const client = await world.client(role, role === 'BORROWER' ? { borrower: 'BOR-1' } : {});
    const { viewer } = await client.data(ViewerDocument);
    expect(viewer).toMatchObject({
      clientId: client.clientId,
      role,
      scopes: [...ROLE_SCOPES[role]].sort().map((scope) => scope.toUpperCase().replace(':', '_')),
    });
  });

  it.each(ROLES)('lists the operations a client of role %s may send: the root fields of its schema', async (role) => {
    const client = await world.client(role, role === 'BORROWER' ? { borrower: 'BOR-1' } : {});
    const { viewer } = await client.data(ViewerDocument);
    const ofRole = await schemaOfRole(plain, role);
    const roots = [ofRole.getQueryType(), ofRole.getMutationType(), ofRole.getSubscriptionType()];
    const names = roots.flatMap((root) => Object.keys(root?.getFields() ?? {})).filter((name) => !name.startsWith('_'));
    expect(viewer.operations).toEqual(names.sort());
  });

  it('tells a bound client its portfolio', async () => {
    const client = await world.client('SUPPORT', { lender: 'LEN-1' });
    const { viewer } = await client.data(ViewerDocument);
    expect(viewer.portfolio).toEqual({ kind: 'LENDER', lenderId: 'LEN-1', servicerId: null });
  });
});
