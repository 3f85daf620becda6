import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { gatewayConfig } from '../../deploy/routers/hive-gateway.config.js';

const CREDENTIALS = ['authorization', 'key'];

it('Apollo Router passes credentials on to this graph alone', () => {
  const { headers } = parse(readFileSync('deploy/routers/apollo-router.yaml', 'utf8')) as {
    headers: { all?: unknown; subgraphs: Record<string, { request: { propagate: { named?: string } }[] }> };
  };
  expect(Object.keys(headers.subgraphs)).toEqual(['loans']);
  expect(headers.all).toBeUndefined();
  const passed = headers.subgraphs.loans?.request.map(({ propagate }) => propagate.named);
  expect(passed).toEqual(expect.arrayContaining(CREDENTIALS));
});

it('Cosmo Router passes credentials on to this graph alone', () => {
  const { headers } = parse(readFileSync('deploy/routers/cosmo-router.yaml', 'utf8')) as {
    headers: { all?: unknown; subgraphs: Record<string, { request: { op: string; named: string }[] }> };
  };
  expect(Object.keys(headers.subgraphs)).toEqual(['loans']);
  expect(headers.all).toBeUndefined();
  const passed = headers.subgraphs.loans?.request.map(({ named }) => named.toLowerCase());
  expect(passed).toEqual(expect.arrayContaining(CREDENTIALS));
});

it('Hive Gateway passes credentials on to this graph alone', () => {
  const request = { headers: new Headers({ authorization: 'Bearer t', key: 'k', cookie: 'c' }) };
  const passed = (subgraphName: string) =>
    gatewayConfig.propagateHeaders.fromClientToSubgraphs({ request, subgraphName });
  expect(passed('LOANS')).toEqual({ authorization: 'Bearer t', key: 'k' });
  expect(passed('notes')).toEqual({});
});
