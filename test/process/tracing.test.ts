import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { carryOut } from '../support/carry-out.js';
import { newPlace, startProcess } from '../support/gateway-process.js';
import { postGraphql } from '../support/test-client.js';

interface Exported {
  readonly resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

it('traces go to the collector that is named, under the trace of the caller, and hold no values', async () => {
  const received: string[] = [];
  const collector = createServer((req, res) => {
    void text(req).then((body) => {
      received.push(body);
      res.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    collector.close();
  });
  const { port } = collector.address() as AddressInfo;
  const place = await newPlace();
  onTestFinished(() => {
    if (place.DATA_DIR !== undefined) rmSync(place.DATA_DIR, { recursive: true, force: true });
  });
  const create = ['clients', 'create', '--role', 'SERVICER', '--name', 'S', '--all-loans', '--json'];
  const { clientId, clientSecret, apiKey } = JSON.parse((await carryOut(create, place)).stdout) as Record<
    string,
    string
  >;
  const gateway = startProcess(['serve', '--demo-loans', '0'], {
    ...place,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  const url = await gateway.url();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const { text: answer } = await postGraphql(
    url,
    {
      query: 'mutation Enter($input: AuthTokenInput!) { authToken(input: $input) { accessToken } }',
      variables: { input: { clientId, clientSecret } },
    },
    { key: apiKey ?? '', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  );
  const { accessToken } = (JSON.parse(answer) as { data: { authToken: { accessToken: string } } }).data.authToken;
  const look = (traceparent: string) =>
    postGraphql(
      url,
      { query: 'query Look { loans(first: 1) { edges { node { id } } } }' },
      { key: apiKey ?? '', authorization: `Bearer ${accessToken}`, traceparent },
    );
  // Callers whose own trace is not kept have none here, also beside one that is.
  const unkept = () => look('00-5759e988bd862e3fe1be46a994272793-53995c3f42cd8ad8-00');
  await unkept();
  await Promise.all([unkept(), look(`00-${traceId}-b7ad6b7169203332-01`), unkept()]);
  await unkept();
  expect(await gateway.stop()).toMatchObject({ code: 0, stderr: '' });

  const spans = received
    .flatMap((body) => (JSON.parse(body) as Exported).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans);
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const childOf = (parentId: string, name: string) => {
    const found = spans.find((span) => span.parentSpanId === parentId && span.name === name);
    expect(found, `${name} below ${parentId}`).toBeDefined();
    return found?.spanId ?? '';
  };
  const attributesOf = (id: string) =>
    Object.fromEntries(
      spans.find(({ spanId }) => spanId === id)?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]) ??
        [],
    );
  const enter = childOf(childOf('b7ad6b7169203331', 'POST graphql'), 'mutation');
  expect(attributesOf(enter)).toEqual({ 'graphql.operation.type': 'mutation', 'graphql.operation.name': 'Enter' });
  childOf(childOf(enter, 'execute'), 'read Mutation.authToken');
  for (const step of ['parse', 'validate']) childOf(enter, step);
  const looked = childOf(childOf('b7ad6b7169203332', 'POST graphql'), 'query');
  expect(attributesOf(looked)).toEqual({ 'graphql.operation.type': 'query', 'graphql.operation.name': 'Look' });
  const loans = childOf(childOf(looked, 'execute'), 'read Query.loans');
  childOf(loans, 'statement');
  const [statement] = spans.filter(({ parentSpanId, name }) => parentSpanId === loans && name === 'statement');
  expect(JSON.stringify(statement?.attributes)).toContain('\\"Loan\\"');
  const all = received.join('');
  expect(all).toContain('"Enter"');
  for (const secret of [clientSecret, apiKey, accessToken]) expect(all).not.toContain(secret);
});
