import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Role } from '../../src/domain/access/roles.js';
import { entriesDuring } from '../support/audit-of.js';
import { runCli } from '../support/gateway-process.js';
import { SIMPLE_LOAN } from '../support/simple-loan.js';
import { openWorld, type World } from '../support/world.js';

let world: World;
let loanId: string;
beforeAll(async () => {
  world = await openWorld();
  loanId = (await world.loan(SIMPLE_LOAN)).id;
});
afterAll(() => world.close());

const environment = (credentials: { clientId: string; clientSecret: string; apiKey: string }) => ({
  PATH: process.env.PATH ?? '',
  LOAN_GATEWAY_URL: `${world.url}/graphql`,
  LOAN_GATEWAY_CLIENT_ID: credentials.clientId,
  LOAN_GATEWAY_CLIENT_SECRET: credentials.clientSecret,
  LOAN_GATEWAY_API_KEY: credentials.apiKey,
});

/** An agent of the official SDK, over stdio. */
async function agent(role: Role, ...args: string[]) {
  const { credentials, clientId } = await world.client(role);
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [resolve('bin/loan-gateway.js'), 'mcp', ...args],
      env: environment(credentials),
    }),
  );
  onTestFinished(() => client.close());
  const call = async (name: string, variables: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: variables });
    const [first] = content;
    return { text: first?.type === 'text' ? first.text : '', isError };
  };
  return { client, clientId, call };
}

it('serves the queries that the client can use, and only them', async () => {
  const { client } = await agent('SERVICER');
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['LoanDetail', 'PaymentQueue', 'ServicingDesk']));
  expect(names).not.toContain('Clients');
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const detail = tools.find(({ name }) => name === 'LoanDetail');
  expect(detail?.description).toContain('One loan with its borrower');
  expect(detail?.inputSchema).toMatchObject({ properties: { id: { type: 'string' } }, required: ['id'] });
});

it('answers as the gateway answers this client, with what it may see, and in the audit log', async () => {
  const support = await agent('SUPPORT');
  const [entry] = await entriesDuring(world, async () => {
    const { text, isError } = await support.call('BorrowerPortal', {});
    expect(isError).toBe(false);
    const { data } = JSON.parse(text) as { data: { loans: { edges: { node: { id: string } }[] } } };
    expect(data.loans.edges.map(({ node }) => node.id)).toContain(loanId);
  });
  expect(entry).toMatchObject({ operation: 'BorrowerPortal', clientId: support.clientId });

  const lender = await agent('LENDER');
  const { text } = await lender.call('LoanDetail', { id: loanId });
  expect(text).toContain('"code":"FORBIDDEN"');
});

it('carries out a command only when it is named, and once for each key', async () => {
  const reader = await agent('SERVICER');
  await expect(reader.call('PayInstallment', {})).rejects.toThrow(/PayInstallment/);

  const payer = await agent('SERVICER', '--command', 'PayInstallment');
  const input = { loanId, amount: '10.00', method: 'ACH', idempotencyKey: 'agent-1' };
  const [first, again] = [await payer.call('PayInstallment', { input }), await payer.call('PayInstallment', { input })];
  expect(first.text).toContain('"RepaymentUpdated"');
  expect(again.text).toBe(first.text);
  expect(await world.prisma.repayment.count({ where: { loanId } })).toBe(1);
});

it('refuses arguments that the operation does not have', async () => {
  const { call } = await agent('SERVICER');
  const { text, isError } = await call('LoanDetail', { id: loanId, deep: true });
  expect({ isError, text }).toMatchObject({
    isError: true,
    text: expect.stringMatching(/invalid|additional/i) as string,
  });
});

it('ends with 1 when a setting is missing, a mutation is unknown, or the credentials are wrong', async () => {
  const { LOAN_GATEWAY_API_KEY: apiKey, ...others } = environment(await world.register('SERVICER'));
  const missing = await runCli(['mcp'], others);
  expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('LOAN_GATEWAY_API_KEY') as string });
  const all = { ...others, LOAN_GATEWAY_API_KEY: apiKey };
  const unknown = await runCli(['mcp', '--command', 'PayAll'], all);
  expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('no mutation PayAll') as string });
  const wrong = await runCli(['mcp'], { ...all, LOAN_GATEWAY_CLIENT_SECRET: 'lgs_wrong' });
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).not.toContain('lgs_wrong');
});
