import { makeSpans } from '../app/runtime/in-span.js';

/**
 * OpenTelemetry, when an endpoint is given; until then spans are made of nothing and nothing is loaded. How many requests are
 * traced is said by `OTEL_TRACES_SAMPLER`, which the SDK reads itself.
 */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve();
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 2_000 });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'loan-gateway' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  makeSpans();
  return () => provider.shutdown();
}
