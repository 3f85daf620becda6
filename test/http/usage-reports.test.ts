import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scopeSet } from '../../src/domain/access/viewer.js';
import { hiveReports } from '../../src/gateway/hive-reports.js';
import { buildGraph } from '../../src/gateway/graph/schema.js';
import { openWorld } from '../support/world.js';

interface Report {
  readonly size: number;
  readonly map: Record<string, { operation: string; operationName: string; fields: string[] }>;
  readonly operations: {
    operationMapKey: string;
    execution: { ok: boolean; duration: number; errorsTotal: number };
    metadata: { client: { name: string } };
  }[];
}

/** Takes reports as Hive does. */
async function startHive(status = 200) {
  const received: { path: string; headers: IncomingHttpHeaders; text: string }[] = [];
  const server = createServer((req, res) => {
    let text = '';
    req.setEncoding('utf8').on('data', (part: string) => (text += part));
    req.on('end', () => {
      received.push({ path: req.url ?? '', headers: req.headers, text });
      res
        .writeHead(status, { 'content-type': 'application/json' })
        .end('{"id":"r","operations":{"accepted":1,"rejected":0}}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/usage` };
}

const TARGET = 'bank/loans/production';
const LOOK = `query Look { one: loan(id: "LN-SECRET-1") { id loanStatus } viewer { role } }`;

describe('usage for Hive', () => {
  it('names operation, fields, client and outcome, and no value that was asked with', async () => {
    const { received, url } = await startHive();
    const world = await openWorld({ config: { hive: { token: 'hvo1/token', target: TARGET, usageUrl: url } } });
    const client = await world.client('SUPPORT', { name: 'Desk of the bank' });
    await client.data(LOOK);
    const other = LOOK.replace('SECRET-1', 'SECRET-3');
    await client.raw({ query: `query Other { viewer { name } } ${other}`, operationName: 'Look' });
    await client.query('query Denied($id: ID!) { loan(id: $id) { id } auditLog { totalCount } }', {
      id: 'LN-SECRET-2',
    });
    await world.close();
    expect(received.map(({ path }) => path)).toEqual([`/usage/${TARGET}`]);
    const [{ headers, text } = { headers: {}, text: '' }] = received;
    expect(headers).toMatchObject({ authorization: 'Bearer hvo1/token', 'x-usage-api-version': '2' });
    expect(text).not.toContain('SECRET');
    const { size, map, operations } = JSON.parse(text) as Report;
    expect(size).toBe(3);
    // Not even by a digest: what differs in values alone is one document.
    expect(Object.keys(map)).toHaveLength(2);
    const [look, denied] = ['Look', 'Denied'].map((name) =>
      Object.entries(map).find(([, each]) => each.operationName === name),
    );
    expect(look?.[1].fields).toEqual(expect.arrayContaining(['Query.loan', 'Loan.loanStatus', 'Viewer.role']));
    expect(operations.filter(({ operationMapKey }) => operationMapKey === look?.[0])).toHaveLength(2);
    expect(operations[0]).toMatchObject({
      execution: { ok: true, errorsTotal: 0 },
      metadata: { client: { name: 'Desk of the bank' } },
    });
    expect(operations[0]?.execution.duration).toBeGreaterThan(10_000);
    expect(operations.find(({ operationMapKey }) => operationMapKey === denied?.[0])).toMatchObject({
      execution: { ok: false, errorsTotal: 1 },
    });
  });

  it('that are not accepted delay and break no answer', async () => {
    const { received, url } = await startHive(500);
    const world = await openWorld({ config: { hive: { token: 'hvo1/token', target: TARGET, usageUrl: url } } });
    const client = await world.client('SUPPORT');
    expect(await client.data(LOOK)).toMatchObject({ one: null, viewer: { role: 'SUPPORT' } });
    await world.close();
    expect(received.length).toBeGreaterThan(0);
    expect(world.log.join('')).toContain('usage could not be reported');
    expect(world.log.join('')).not.toMatch(/SECRET|hvo1/);
  });

  it('continues under a token that was read again, and leaves out what is too long to keep', async () => {
    const { received, url } = await startHive();
    const { schema } = await buildGraph({ authDirectives: false });
    const hive = { token: 'hvo1/one', target: TARGET, usageUrl: url };
    const reports = await hiveReports(hive, schema, pino({ level: 'silent' }));
    const viewer = {
      clientId: 'c',
      name: 'Desk',
      role: 'SUPPORT',
      scopes: scopeSet([]),
      portfolio: { kind: 'ALL' },
    } as const;
    const sent = (query: string) =>
      reports?.carriedOut({ document: parse(query), operationName: undefined, variables: undefined }, viewer, {}, 1);
    sent('query First { viewer { name } }');
    reports?.use({ ...hive, token: 'hvo1/two' });
    sent('query Second { viewer { name } }');
    const long = Array.from({ length: 2_000 }, (_, n) => `a${n}: name`).join(' ');
    sent(`query Long { viewer { ${long} } }`);
    await reports?.close();
    await expect.poll(() => received.length).toBe(2);
    const told = received.map(({ headers, text }) => [
      headers.authorization,
      Object.values((JSON.parse(text) as Report).map).map(({ operationName }) => operationName),
    ]);
    expect(Object.fromEntries(told)).toEqual({ 'Bearer hvo1/one': ['First'], 'Bearer hvo1/two': ['Second'] });
  });
});
