import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { expect, it, onTestFinished } from 'vitest';
import { areSpansMade, beginTrace } from '../../src/platform/runtime/in-span.js';
import { inTurn } from '../../src/platform/runtime/in-turns.js';
import { startTracing } from '../../src/gateway/tracing.js';

const busyFor = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('work that waits for a turn is done in the trace of who wants it, and in none for whom none is kept', async () => {
  const collector = createServer((_, res) => res.end('{}')).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const stop = await startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await stop();
    collector.close();
  });
  const tracer = trace.getTracer('test');
  const seen: Record<string, unknown> = {};
  const note = (name: string) => () => {
    seen[name] = areSpansMade() ? trace.getActiveSpan()?.spanContext().traceId : 'none';
  };
  const asked = (name: string) => {
    const span = tracer.startSpan(name, {}, ROOT_CONTEXT);
    const { end } = beginTrace();
    const work = context.with(trace.setSpan(ROOT_CONTEXT, span), () => inTurn(note(name)));
    const expected = span.spanContext().traceId;
    return work.then(() => {
      span.end();
      end();
      return expected;
    });
  };
  void inTurn(() => {
    busyFor(8);
  });
  const [first, , second] = await Promise.all([asked('first'), inTurn(note('untraced')), asked('second')]);
  expect(first).not.toBe(second);
  expect(seen).toEqual({ first, untraced: 'none', second });
});
