import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';
import { directLane, type DirectLaneNeeds } from '../../src/http/direct/direct-lane.js';
import { places } from '../../src/http/limits/places.js';

const document = parse('{ viewer { role } }');
const operation = document.definitions[0] as OperationDefinitionNode;

it('what cannot be carried out leaves its places and goes the ordinary way', async () => {
  const taken = { inAll: places(1), perClient: places(1) };
  const needs = {
    authenticator: { knownViewerOf: () => ({ clientId: 'client', role: 'LENDER', scopes: new Set() }) },
    queries: { find: () => ({ document, operation, name: 'anonymous query' }) },
    costOf: () => 1,
    limits: { cost: { LENDER: 10 } },
    limiters: { perClient: { take: () => undefined }, perAddress: { take: () => undefined } },
    places: taken,
    services: {},
    graph: {
      runPlanned: () => {
        throw new Error('There is no plan');
      },
    },
    headers: [],
    trustProxy: false,
    ordinary: (_: IncomingMessage, res: ServerResponse) => res.end('ordinary'),
  } as unknown as DirectLaneNeeds;
  const server = createServer(directLane(needs)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', authorization: 'Bearer token', key: 'key' };
  const body = JSON.stringify({ query: '{ viewer { role } }' });
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
  expect(await response.text()).toBe('ordinary');
  expect([taken.inAll.take(''), taken.perClient.take('client')]).toEqual([true, true]);
  server.close();
});
