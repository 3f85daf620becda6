import { SpanStatusCode, trace } from '@opentelemetry/api';

let isTraced = false;

/** Until then a step is carried out and nothing more. */
export function makeSpans(): void {
  isTraced = true;
}

/** A step of the work as a span of its own. What it works on stays out of it; a failure shows as one, without its text. */
export const inSpan = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  isTraced ? spanned(name, work) : work();

const spanned = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  trace.getTracer('loan-gateway').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
