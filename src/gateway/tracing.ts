import { trace, type Context } from '@opentelemetry/api';
import { makeSpans } from '../platform/runtime/in-span.js';

/**
 * OpenTelemetry, when an endpoint is given; until then spans are made of nothing and nothing is loaded. How many requests are
 * traced is said by `OTEL_TRACES_SAMPLER`, which the SDK reads itself.
 */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve();
  const [
    { NodeTracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { AsyncLocalStorageContextManager },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
  ]);

  /** Older versions of Node keep account of every promise while one has a context: so only what is traced has one, and what is done beside it. */
  class TracedContexts extends AsyncLocalStorageContextManager {
    override with<Args extends unknown[], Work extends (...args: Args) => ReturnType<Work>>(
      context: Context,
      work: Work,
      self?: ThisParameterType<Work>,
      ...args: Args
    ): ReturnType<Work> {
      return trace.getSpan(context)?.isRecording() || trace.getSpan(this.active())?.isRecording()
        ? super.with(context, work, self, ...args)
        : work.call(self as never, ...args);
    }
  }

  const contextManager = new TracedContexts();
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 2_000 });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'loan-gateway' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register({ contextManager });
  makeSpans(() => {
    contextManager.disable();
  });
  return () => provider.shutdown();
}
