/** An error as every client library hands it on. */
export interface AnsweredError {
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Whether a null of the answer stands for what this client may not see, and not for "there is none". Where there were more
 * errors than are listed every null may be such a one.
 */
export function isHidden(errors: readonly AnsweredError[] | undefined, ...path: readonly (string | number)[]): boolean {
  return (errors ?? []).some(({ path: at, extensions }) => {
    if (extensions?.code === 'ERRORS_CAPPED') return true;
    return extensions?.code === 'FORBIDDEN' && at !== undefined && isAtOrAbove(at, path);
  });
}

const isAtOrAbove = (at: readonly (string | number)[], path: readonly (string | number)[]): boolean =>
  at.length <= path.length && at.every((step, index) => step === path[index]);
