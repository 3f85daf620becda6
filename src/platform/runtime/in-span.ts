import { context, SpanKind, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

export type Attributes = Readonly<Record<string, string | number>>;

/** Requests in flight that are traced. */
let traced = 0;
let forget: () => void = () => undefined;

/** Whether this is work for a request that is traced. Most are not, and then nothing is asked. */
export const areSpansMade = (): boolean => traced > 0 && trace.getActiveSpan()?.isRecording() === true;

/** `forgetContext` is called whenever no request is traced any more. */
export function makeSpans(forgetContext: () => void): void {
  forget = forgetContext;
}

/** Until it ends what is done for this request has spans. */
export function beginTrace(): { readonly end: () => void } {
  traced += 1;
  const end = () => {
    traced -= 1;
    if (traced === 0) forget();
  };
  return { end };
}

/**
 * A step of the work as a span of its own. What it works on stays out of it: attributes name and count. A failure shows as one,
 * without its text.
 */
export const inSpan = <T>(name: string, work: () => Promise<T>, attributes: Attributes = {}): Promise<T> =>
  areSpansMade() ? spanned(name, work, { attributes }) : work();

/**
 * A GraphQL operation as a span of OpenTelemetry's semantic conventions. Its type is known when it was read: `nameOperation`
 * then gives the span its name.
 */
export const inOperationSpan = <T>(work: () => Promise<T>): Promise<T> =>
  areSpansMade() ? spanned('GraphQL Operation', work, { kind: SpanKind.SERVER }) : work();

/** Names the current operation span by its type: names of operations come from clients, so there may be many. */
export function nameOperation(type: string, name: string | undefined): void {
  if (!areSpansMade()) return;
  trace
    .getActiveSpan()
    ?.updateName(type)
    .setAttributes({ 'graphql.operation.type': type, ...(name !== undefined && { 'graphql.operation.name': name }) });
}

/** A span for work that a library does. It ends when the returned function is called. */
export function startSpan(name: string): () => void {
  if (!areSpansMade()) return () => undefined;
  const span = trace.getTracer('loan-gateway').startSpan(name);
  return () => {
    span.end();
  };
}

/** The same work for later, by any caller: its spans belong to the trace in which it was created, or to none. */
export const inItsTrace = <Made>(work: () => Made): (() => Made) =>
  traced > 0 ? context.bind(context.active(), work) : work;

const spanned = <T>(name: string, work: () => Promise<T>, options: SpanOptions): Promise<T> =>
  trace.getTracer('loan-gateway').startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
