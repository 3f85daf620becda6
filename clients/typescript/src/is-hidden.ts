/** An error as every client library hands it on. */
export interface AnsweredError {
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Whether a null in the answer is hidden from this client, and does not mean "there is none". If there were more errors
 * than listed, every null may be hidden.
 */
export function isHidden(errors: readonly AnsweredError[] | undefined, ...path: readonly (string | number)[]): boolean {
  return (errors ?? []).some(({ path: at, extensions }) => {
    if (extensions?.code === 'ERRORS_CAPPED') return true;
    return extensions?.code === 'FORBIDDEN' && at !== undefined && isAtOrAbove(at, path);
  });
}

const isAtOrAbove = (at: readonly (string | number)[], path: readonly (string | number)[]): boolean =>
  at.length <= path.length && at.every((step, index) => step === path[index]);
