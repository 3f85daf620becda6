/** An error as the driver, Prisma, its adapter and graphql-js make it. */
export interface Fault {
  readonly message?: string;
  readonly code?: unknown;
  readonly cause?: unknown;
  /** What graphql-js found in a field. */
  readonly originalError?: unknown;
  readonly meta?: { readonly driverAdapterError?: unknown };
  /** Where Prisma's adapter keeps the code that it translated. */
  readonly originalCode?: unknown;
}

/** How many errors may be behind one. */
const DEEPEST = 5;

/** An error and those that caused it, from the outermost to the database's own. */
export function* faultsBehind(error: unknown, depth = 0): Generator<Fault> {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return;
  const fault: Fault = error;
  yield fault;
  for (const behind of [fault.cause, fault.originalError, fault.meta?.driverAdapterError])
    yield* faultsBehind(behind, depth + 1);
}

export function* codesBehind(error: unknown): Generator<string> {
  for (const { code, originalCode } of faultsBehind(error))
    for (const known of [originalCode, code]) if (typeof known === 'string') yield known;
}
