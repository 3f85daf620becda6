import { SpanStatusCode, trace } from '@opentelemetry/api';

export type Attributes = Readonly<Record<string, string | number>>;

let areMade = false;

export const areSpansMade = (): boolean => areMade;

/** Until then a step is carried out and nothing more. */
export function makeSpans(): void {
  areMade = true;
}

/**
 * A step of the work as a span of its own. What it works on stays out of it: attributes name and count. A failure shows as one,
 * without its text.
 */
export const inSpan = <T>(name: string, work: () => Promise<T>, attributes: Attributes = {}): Promise<T> =>
  areMade ? spanned(name, work, attributes) : work();

const spanned = <T>(name: string, work: () => Promise<T>, attributes: Attributes): Promise<T> =>
  trace.getTracer('loan-gateway').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
